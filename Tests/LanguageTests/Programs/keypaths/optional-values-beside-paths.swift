struct E { var boss: String?, n: Int? }
func filterBy<T, V: Equatable>(_ a: [T], _ k: KeyPath<T, V>, _ v: V) -> [T] { a.filter { $0[keyPath: k] == v } }
func has<T: Equatable>(_ get: () -> T, _ v: T) -> Bool { get() == v }
let es = [E(boss: nil), E(boss: "A", n: 3)], none: Int? = nil
print(filterBy(es, \.n, 3).count)
print(has({ none }, 3))
let name = "A"
print(filterBy(es, \.boss, name).count)
func firstMatch<T, V: Equatable>(_ a: [T], where g: (T) -> V, is v: V) -> T? { a.first { g($0) == v } }
print(firstMatch(es, where: { $0.boss }, is: "A") as Any, firstMatch(es, where: { $0.n }, is: 1) as Any)
struct Filter<T, V: Equatable> { let k: KeyPath<T, V>, v: V; init(_ k: KeyPath<T, V>, equals v: V) { self.k = k; self.v = v } }
func apply<T, V>(_ a: [T], _ f: Filter<T, V>) -> Int { a.filter { $0[keyPath: f.k] == f.v }.count }
print(apply(es, Filter(\.n, equals: 3)), apply(es, Filter(\.boss, equals: name)))
func set<T, V>(_ t: inout T, _ k: WritableKeyPath<T, V>, to v: V) { t[keyPath: k] = v }
var e = es[0]
set(&e, \.boss, to: name)
set(&e, \.n, to: 5)
print(e)
func withDefault<T>(_ v: T, _ f: () -> T?) -> T { f() ?? v }
print(withDefault(3) { none }, withDefault("a") { nil })
func pick<T>(_ f: () -> T, or v: T) -> [T] { [f(), v] }
print(pick({ 2.5 }, or: 1), pick({ none }, or: 1), pick({ 1 }, or: 2.5))
// expect: 1
// expect: false
// expect: 1
// expect: Optional(main.E(boss: Optional("A"), n: Optional(3))) nil
// expect: 1 1
// expect: E(boss: Optional("A"), n: Optional(5))
// expect: 3 a
// expect: [2.5, 1.0] [nil, Optional(1)] [1.0, 2.5]
