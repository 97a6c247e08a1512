protocol Repo<E> { associatedtype E; var items: [E] { get }; mutating func add(_ e: E); func same(_ o: Self) -> Bool }
extension Repo { func same(_ o: Self) -> Bool { items.count == o.items.count }; func two() -> (E?, E?) { (items.first, items.last) } ; var me: Self { self }; func map2<T>(_ f: (E) -> T) -> [T] { items.map(f) } }
struct M<E>: Repo { var items: [E]; mutating func add(_ e: E) { items.append(e) } }
struct IM: Repo { var items = [7]; mutating func add(_ e: Int) { items.append(e) } }
var r: any Repo<Int> = M(items: [1])
r.add(4)
r = IM(); r.add(9); print(r.items, r.two(), r.me, r.map2 { $0 * 2 })
let a: [any Repo<Int>] = [M(items: [3]), IM()]
for var x in a { x.add(1); print(x.items.reduce(0, +)) }
let plain: [any Repo] = a
print(plain.map { $0.items.count })
func total(_ r: any Repo<Int>) -> Int { r.items.reduce(0, +) }
print(total(M(items: [1, 2])), a.map(total))
func gen<R: Repo>(_ r: R) -> [R.E] { r.items }
print(gen(r), gen(plain[0]), type(of: gen(plain[0])))
func gen2<T>(_ r: some Repo<T>) -> T? { r.items.first }
print(gen2(r) as Any, gen2(a[1])! + 1)
let c: any Collection<Double> = [1, 2]
let s: any Sequence<String> = Set(["x"])
print(c, s, c.reduce(0, +), s.map { $0 + "!" }, Array(c), Set(s))
let d: any Collection<Character> = "abc"
print(d.count, String(d), d.first!, d.map { $0.uppercased() })
typealias IntRepo = any Repo<Int>
let t: IntRepo = IM(); let o: IntRepo? = t
print(t.items, o?.items ?? [], (t as? M<Int>) as Any, t is IM, (plain[0] as? any Repo<Int>)?.items ?? [], (plain[0] as? any Repo<String>) == nil)
struct Box { var repo: any Repo<String>; let all: [String: any Repo<String>] }
var b = Box(repo: M(items: ["q"]), all: ["k": M(items: [])])
b.repo.add("z"); print(b.repo.items.joined(), b.all["k"]!.items)
func pick(_ f: Bool) -> any Repo<Int> { if f { return M(items: [1]) } else { return IM() } }
print(pick(true).items[0] + pick(false).items[0])
let f: (any Repo<Int>) -> Int = { $0.items.count }
print(f(t))
extension Array where Element == any Repo<Int> { var sum: Int { reduce(0) { $0 + total($1) } } }
print(a.sum)
protocol Screen { associatedtype State: Equatable, CustomStringConvertible; var state: State { get }; associatedtype Next: Screen; var next: Next? { get } }
struct S1: Screen { var state: Int; var next: S2? }
final class S2: Screen { var state: String; var next: S1?; init(state: String, next: S1?) { self.state = state; self.next = next } }
let sc: any Screen = S1(state: 1, next: S2(state: "b", next: S1(state: 5)))
print(sc.state.description, sc.next?.state as Any, sc.next?.next?.state.description ?? "-", sc.next is S2)
func show(_ x: any Equatable) { print("eq") }; func show(_ x: Int) { print("int") }
show(sc.state)
if let i = sc.state as? Int { print(i + 1) }
switch sc.state { case let n as Int: print("n", n); default: print("other") }
// expect: [7, 9] (Optional(7), Optional(9)) IM(items: [7, 9]) [14, 18]
// expect: 4
// expect: 8
// expect: [1, 1]
// expect: 3 [3, 7]
// expect: [7, 9] [3] Array<Any>
// expect: Optional(7) 8
// expect: [1.0, 2.0] ["x"] 3.0 ["x!"] [1.0, 2.0] ["x"]
// expect: 3 abc a ["A", "B", "C"]
// expect: [7] [7] nil true [3] true
// expect: qz []
// expect: 8
// expect: 1
// expect: 10
// expect: 1 Optional("b") 5 true
// expect: eq
// expect: 2
// expect: n 1
