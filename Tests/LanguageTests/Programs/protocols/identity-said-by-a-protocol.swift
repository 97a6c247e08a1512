protocol Plugin: AnyObject, Identifiable where ID == String { var n: Int { get } }
extension Plugin { var id: String { "\(Self.self)" } }
final class Upper: Plugin { let n = 1 }
let x = Upper(); print(x.id)
let ps: [any Plugin] = [Upper()]
print(ps.map { $0.id }, ps[0].id)
func f<T: Identifiable>(_ t: T) -> T.ID { t.id }
print(f(x))
// expect: Upper
// expect: ["Upper"] Upper
// expect: Upper
