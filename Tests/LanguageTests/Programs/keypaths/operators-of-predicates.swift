struct Pred<T> { let eval: (T) -> Bool }
func > <T, V: Comparable>(k: KeyPath<T, V>, v: V) -> Pred<T> { .init { $0[keyPath: k] > v } }
func == <T, V: Equatable>(k: KeyPath<T, V>, v: V) -> Pred<T> { .init { $0[keyPath: k] == v } }
struct E { var pay: Double, boss: String? }
extension Sequence { func matching(_ p: Pred<Element>) -> [Element] { filter { p.eval($0) } } }
let es = [E(pay: 10.5, boss: nil), E(pay: 20, boss: "x")]
print(es.matching(\.pay > 15).count, es.matching(\E.pay > 15).count)
func pick(_ p: Pred<E>) -> Int { es.filter { p.eval($0) }.count }
print(pick(\.boss == nil), pick(\.boss == "x"), pick(\.pay == 20))
let p: Pred<E> = \.boss == nil
print(p.eval(es[0]))
func >= <R, T: Comparable>(a: KeyPath<R, T>, b: T) -> (R) -> Bool { { $0[keyPath: a] >= b } }
struct User { var name: String, age: Double }
let users = [User(name: "a", age: 18.5), User(name: "b", age: 4)]
print(users.filter(\.age >= 18).map(\.name))
struct Col { let n: String }
func == (c: Col, v: Int?) -> String { v.map { "\(c.n) = \($0)" } ?? "\(c.n) IS NULL" }
let c = Col(n: "a")
print(c == 3, c == nil)
let s: String = c == nil
print(s)
struct Node: Equatable { var v = 1; static func == (a: Node, b: Node) -> Bool { a.v == b.v } }
let n: Node? = nil
print(n == nil, n != nil, Node() == nil)
var o: Int? = 3
if o != nil, o == 3 { print("o") }
// expect: 1 1
// expect: 1 1 1
// expect: true
// expect: ["a"]
// expect: a = 3 a IS NULL
// expect: a IS NULL
// expect: true false false
// expect: o
