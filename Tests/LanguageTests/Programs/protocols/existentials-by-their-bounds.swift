protocol Repo<E> { associatedtype E: Comparable; associatedtype F; func all() -> [E]; func f() -> F }
struct M<E: Comparable>: Repo { var es: [E]; func all() -> [E] { es }; func f() -> Int { 1 } }
print((any Repo<Int>).self, [any Repo<Int>].self, type(of: [M(es: [1])] as [any Repo<Int>]), [any Repo].self)
print(String(reflecting: (any Repo<Int>).self), (any Repo<[String]> & Sendable).self, (any Collection<Int>)?.self)
func st<T>(_ t: T) -> T.Type { T.self }
let r: any Repo<Int> = M(es: [1])
print(st(r.all()), st(r.f()), st(r), st([r]), st(Optional(r)), type(of: r))
let r2: any Repo = r
print(st(r2), st(r2.all()), st(r2.all().first))
let c: any Collection<String> = ["a", "b"]
print(st(c), st(c.first), st(c.map { $0 }), st(c.startIndex), st(c.count), st(c.dropFirst()))
let c2: any Collection = [1, 2]
print(st(c2), st(c2.map { $0 }), c2.map { $0 }, st(c2.makeIterator()))
for x in c2 { print(x, st(x)) }
for x in c { print(x.uppercased(), st(x)) }
func show(_ x: Int) { print("int") }; func show(_ x: Any) { print("any") }
for x in c2 { show(x) }
show(c2.first!); show(r.all()[0]); show(r.f())
var i: any Identifiable<Int>
struct I: Identifiable { let id: Int }
i = I(id: 3)
print(st(i.id), i.id + 1)
let i2: any Identifiable = i
print(st(i2.id), i2.id.hashValue == 3.hashValue)
let s: any Sequence<(Int, String)> = [(1, "a")]
for (n, t) in s { print(n + 1, t) }
let d: any Collection<(key: String, value: Int)> = ["a": 1]
print(d.first!.key, d.map(\.value))
// expect: any Repo<Self.Repo.E == Int> Array<any Repo<Self.Repo.E == Int>> Array<any Repo<Self.Repo.E == Int>> Array<Repo>
// expect: any main.Repo<Self.main.Repo.E == Swift.Int> any Repo<Self.Repo.E == Array<String>> Optional<any Collection<Self.Collection.Element == Int>>
// expect: Array<Int> Any any Repo<Self.Repo.E == Int> Array<any Repo<Self.Repo.E == Int>> Optional<any Repo<Self.Repo.E == Int>> M<Int>
// expect: Repo Array<Comparable> Optional<Comparable>
// expect: any Collection<Self.Collection.Element == String> Optional<String> Array<String> Comparable Int any Collection<Self.Collection.Element == String>
// expect: Collection Array<Any> [1, 2] IteratorProtocol
// expect: 1 Any
// expect: 2 Any
// expect: A String
// expect: B String
// expect: any
// expect: any
// expect: any
// expect: int
// expect: any
// expect: Int 4
// expect: Hashable true
// expect: 2 a
// expect: a [1]
