struct J { var kids: [String: J]
  subscript(k: String) -> J? { kids[k] }
  subscript(path p: [String]) -> J? { p.reduce(self) { $0?[$1] } }
  func at(_ p: String...) -> J? { p.reduce(self) { ($0 ?? J(kids: [:]))[$1] } }
  func at2(_ p: String...) -> J? { return p.reduce(self) { node, key in node?.kids[key] } }
  func at3(_ p: String...) -> J? { let r: J? = p.reduce(self) { node, key in guard let node else { return nil }; return node.kids[key] }; return r }
}
let j = J(kids: ["a": J(kids: ["b": J(kids: [:])])])
print(j[path: ["a", "b"]]?.kids.count as Any, j.at("a")!.kids.keys, j.at("a", "x") as Any, j.at2("a", "b") as Any, j.at3("q") as Any)
let total: Int? = ["1", "x"].reduce(0) { sum, s in Int(s).flatMap { n in sum.map { $0 + n } } }
print(total as Any)
func twice<T>(_ x: T, _ f: (T) -> T) -> T { f(f(x)) }
let o: Int? = twice(3) { $0.map { $0 + 1 } }
print(o as Any)
let d: Double? = [1.0, 2].reduce(1) { a, b in a.map { $0 / b } }
print(d as Any)
final class Node { var next: Node?; var v: Int; init(_ v: Int, _ n: Node? = nil) { self.v = v; next = n }
  func nth(_ n: Int) -> Node? { (0..<n).reduce(self) { cur, _ in cur?.next } } }
let n = Node(1, Node(2, Node(3)))
print(n.nth(2)!.v, n.nth(5) == nil)
let a: Any? = twice("x") { $0 }
print(a as Any)
// expect: Optional(0) ["b"] nil Optional(main.J(kids: [:])) nil
// expect: nil
// expect: Optional(5)
// expect: Optional(0.5)
// expect: 3 true
// expect: Optional("x")
