import Foundation
struct Stack<T> { var items: [T] = []; mutating func push(_ t: T) { items.append(t) } ; var top: T? { items.last } }
class Model { var stack = Stack<String>(); var onChange: ((String) -> Void)?
  func add(_ s: String) { stack.push(s); onChange?(s) } }
let m = Model()
var seen: [String] = []
m.onChange = { seen.append($0) }
m.add("a"); m.add("b")
print(seen, m.stack.top ?? "-")
@dynamicMemberLookup struct Dyn { var d = ["x": 1]; subscript(dynamicMember k: String) -> Int { d[k] ?? 0 } }
print(Dyn().x, Dyn().y)
@resultBuilder enum B { static func buildBlock(_ p: String...) -> String { p.joined(separator: "|") }
  static func buildOptional(_ s: String?) -> String { s ?? "none" } }
@B func build(_ on: Bool) -> String { "a"; "b"; if on { "c" } }
print(build(true), build(false))
func vari(_ n: Int...) -> Int { n.reduce(0, +) }
print(vari(), vari(1, 2, 3))
enum Tree { indirect case node(Tree, Int, Tree); case leaf
  func insert(_ v: Int) -> Tree { switch self { case .leaf: return .node(.leaf, v, .leaf)
    case .node(let l, let x, let r): return v < x ? .node(l.insert(v), x, r) : .node(l, x, r.insert(v)) } }
  var list: [Int] { switch self { case .leaf: []; case .node(let l, let x, let r): l.list + [x] + r.list } } }
print([5, 2, 8, 1].reduce(Tree.leaf) { $0.insert($1) }.list)
let words = "the quick the lazy the dog".split(separator: " ")
var counts: [String: Int] = [:]
for w in words { counts[String(w), default: 0] += 1 }
print(counts.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
var grid = Array(repeating: Array(repeating: 0, count: 3), count: 2)
grid[1][2] = 5
grid[0][0] += 1
print(grid)
let pairs = zip(1...3, ["a", "b", "c"]).map { ($0, $1) }
print(pairs)
protocol Greeter { var name: String { get }; func hi() -> String }
extension Greeter { func hi() -> String { "hi \(name)" } }
struct En: Greeter { let name: String }
func mk() -> some Greeter { En(name: "z") }
print(mk().hi())
print((1...5).map { $0 * $0 }.filter { $0 % 2 == 1 }, [1, 2, 3].contains(2), [3, 1].min()!, ["x": 1].mapValues { $0 + 1 })
print([1, 2, 3].firstIndex(of: 2) as Any, [4, 5].enumerated().map { $0.offset + $0.element })
if case let (a?, b?) = (Optional(1), Optional(2)) { print(a + b) }
print(Optional(3).map { $0 + 1 } ?? 0, [1, nil, 2].compactMap { $0 })
let s = sequence(first: 1) { $0 < 50 ? $0 * 2 : nil }
print(Array(s))
print(String(format: "%.2f", 3.14159), 255, String(255, radix: 16))
// expect: ["a", "b"] b
// expect: 1 0
// expect: a|b|c a|b|none
// expect: 0 6
// expect: [1, 2, 5, 8]
// expect: ["dog=1", "lazy=1", "quick=1", "the=3"]
// expect: [[1, 0, 0], [0, 0, 5]]
// expect: [(1, "a"), (2, "b"), (3, "c")]
// expect: hi z
// expect: [1, 9, 25] true 1 ["x": 2]
// expect: Optional(1) [4, 6]
// expect: 3
// expect: 4 [1, 2]
// expect: [1, 2, 4, 8, 16, 32, 64]
// expect: 3.14 255 ff
