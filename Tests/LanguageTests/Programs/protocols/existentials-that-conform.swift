protocol Named { var name: String { get } }
struct A: Named, Hashable { var name = "a" }
class Base {}; class Sub: Base, Named { var name = "s" }
extension Sequence where Element == any Named { func all() -> [String] { map(\.name) }; var n: Int { 1 } }
extension Array where Element == Any { func anyCount() -> Int { count } }
extension Collection where Element: Sendable { func sendables() -> Int { count }; var s: Int { 2 } }
extension Collection where Element: AnyObject { func objects() -> Int { count } }
extension Sequence where Element: Error { func errors() -> Int { 3 } ; var e: Int { 4 }}
struct E: Error {}
extension Named { func hi() -> String { "hi " + name } ; var up: String { name.uppercased() } }
func one<T: Named>(_ t: T) -> String { t.name }
func many<T: Named>(_ t: [T]) -> Int { t.count }
extension Optional where Wrapped: Named { func orNone() -> String { self?.name ?? "none" } }
let b: [any Named] = [A(), Sub()]
print(b.all(), b.n, b[0].hi(), b[1].up, one(b[0]), many([A()]), b.map { one($0) }, b.map { $0.hi() })
let es: [any Error] = [E()]
print(es.errors(), es.e)
print(([1, "a"] as [Any]).anyCount(), [1].sendables(), [1].s, [Sub()].objects(), [A()].first.orNone())
let objs: [AnyObject] = [Sub()]
print(objs.objects())
let sb: [Base & Named] = [Sub()]
print(sb.count, sb[0].hi())
print([(1, 2)].sendables(), [{ 1 }].count)
// expect: ["a", "s"] 1 hi a S a 1 ["a", "s"] ["hi a", "hi s"]
// expect: 3 4
// expect: 2 1 2 1 a
// expect: 1
// expect: 1 hi s
// expect: 1 1
