let n: Int? = 4, none: Int? = nil, text: String? = "7"
print(n ?? 0, none ?? 0, none ?? n ?? 1, (none ?? nil) as Any)
print(n == 4, none == nil, n != none, Optional(4) == n, n == Optional(5))
print(n.map { $0 + 1 } as Any, none.map { $0 + 1 } as Any, text.flatMap { Int($0) } as Any, text.flatMap { Int($0 + "x") } as Any)
print(n! + 1, text!.count, (n ?? 0) > 3, [n, none, 9].compactMap { $0 }.reduce(0, +))
func loud(_ v: Int) -> Int { print("default", v); return v }
print(n ?? loud(1), none ?? loud(2))
var value: Int? = 3
value? += 1
value! *= 10
print(value as Any, value.take() as Any, value as Any)
value? += 1
print(value as Any)
if let n, let t = text.flatMap(Int.init), n < t { print("ordered") }
guard let doubled = n.map({ $0 * 2 }) else { fatalError() }
print(doubled)
var implicit: String! = nil
print(implicit == nil)
implicit = "set"
print(implicit.count, implicit!, implicit ?? "none", implicit as Any)
let length: Int = implicit.count
print(length, type(of: implicit))
switch n { case 0?: print("zero"); case .some(1...5): print("some"); default: print("other") }
let anyValue: Any = n as Any
print(anyValue as? Int as Any, anyValue is Int, anyValue is Int?, (anyValue as? String) as Any)
let words: [String?] = ["a", nil]
print(words.map { $0 ?? "-" }, words.contains(nil), words.contains("a"), words == ["a", nil])
print([1: "a"][1] ?? "none", [1: "a"][2, default: "d"], Int("x") ?? -1, "abc".first.map(String.init) ?? "")
enum E: Error { case e }
func may(_ b: Bool) throws -> Int? { if b { throw E.e }; return nil }
print((try? may(true)) as Any, (try? may(false)) as Any)
let zipped = zip([1, nil, 3], ["a", "b", nil]).compactMap { a, b in a.flatMap { x in b.map { "\(x)\($0)" } } }
print(zipped)
print(Optional.some(3).hashValue == Optional(3).hashValue, Set([1, nil, 1]).count, n.debugDescription)
// expect: 4 0 4 nil
// expect: true true true true false
// expect: Optional(5) nil Optional(7) nil
// expect: 5 1 true 13
// expect: default 2
// expect: 4 2
// expect: Optional(40) Optional(40) nil
// expect: nil
// expect: ordered
// expect: 8
// expect: true
// expect: 3 set set Optional("set")
// expect: 3 Optional<String>
// expect: some
// expect: Optional(4) true true nil
// expect: ["a", "-"] true true true
// expect: a d -1 a
// expect: nil nil
// expect: ["1a"]
// expect: true 2 Optional(4)
