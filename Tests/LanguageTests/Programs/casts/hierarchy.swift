class Shape { func name() -> String { "shape" } }
class Round: Shape { override func name() -> String { "round" } }
final class Circle: Round { var r = 1; override func name() -> String { "circle" } }
protocol Drawable { func draw() -> String }
extension Circle: Drawable { func draw() -> String { "O" } }
extension Int: Drawable { func draw() -> String { String(repeating: "*", count: self) } }
let all: [Shape] = [Shape(), Round(), Circle()]
print(all.map { $0 is Round }, all.map { ($0 as? Circle)?.r ?? 0 }, all.compactMap { $0 as? any Drawable }.map { $0.draw() })
let rounds = all.compactMap { $0 as? Round }
print(rounds.map { $0.name() }, (rounds as [Shape]).count, (all as? [Round]) == nil, (rounds as? [Circle]) == nil)
let mixed: [Any?] = [1, nil, "s", Circle(), 2.5]
for value in mixed {
  switch value {
  case nil: print("nil")
  case let d as any Drawable: print("drawable", d.draw())
  case let s as String where s.count < 3: print("short", s)
  case let n as Double: print("double", n)
  case .some(let other): print("other", other) } }
let any: Any = [1: ["a": 2]]
print((any as? [Int: [String: Int]])?[1]?["a"] ?? 0, any is [Int: Any], any is [String: Any])
let f: Any = { (n: Int) in n + 1 }
print((f as? (Int) -> Int)?(4) ?? 0, f is () -> Void)
let t: Any = (1, "x")
if let (n, s) = t as? (Int, String) { print(n, s) }
print((5 as Any) as? Double as Any, Int(5.0 as Double), (5 as NSNumberLike).value)
struct NSNumberLike: ExpressibleByIntegerLiteral { let value: Int; init(integerLiteral v: Int) { value = v } }
func kind<T>(_ v: T) -> String { switch v { case is Int: "int"; case is [Int]: "ints"; case is T?: "optional T"; default: "?" } }
print(kind(1), kind([1]), kind("a"))
print(type(of: all[2] as Any) == Circle.self, all[2] is any Drawable, (all[1] as Any) is any Drawable)
// expect: [false, true, true] [0, 0, 1] ["O"]
// expect: ["round", "circle"] 2 true true
// expect: drawable *
// expect: nil
// expect: short s
// expect: drawable O
// expect: double 2.5
// expect: 2 true false
// expect: 5 false
// expect: 1 x
// expect: nil 5 5
// expect: int ints optional T
// expect: true true false
