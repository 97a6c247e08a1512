protocol P1 { func f() -> String }
protocol Q1: P1 where Self: Hashable {}
struct Both: P1 { func f() -> String { "both" } }
extension Both: Q1 {}
let hq: [any Q1] = [Both()]
print(hq.map { AnyHashable($0) == AnyHashable(Both()) })
class Base { var n = 1 }
protocol Named where Self: Base, Self: CustomStringConvertible { associatedtype Key = Int where Key: Comparable; func key() -> Key }
extension Named { func same(_ o: Self) -> Bool { n == o.n } ; func up() -> String { description.uppercased() } }
final class Item: Base, Named { var description: String { "item\(n)" }; func key() -> Int { n } }
print(Item().same(Item()), Item().up(), (Item() as any Named).n, (Item() as any Named).description)
func all<T: Q1>(_ a: [T]) -> Set<T> { Set(a) }
print(all([Both(), Both()]).count)
protocol Ent: Identifiable where Self: Codable, ID == Int { }
struct E: Ent { var id: Int }
func show<T: Ent>(_ t: T) -> Int { t.id + 1 }
print(show(E(id: 4)))
protocol Step where Self: RawRepresentable, RawValue == Int {}
extension Step { var next: Self? { Self(rawValue: rawValue + 1) } }
enum S: Int, Step { case a, b }
print(S.a.next as Any, S.b.next as Any)
// expect: [true]
// expect: true ITEM1 1 item1
// expect: 1
// expect: 5
// expect: Optional(main.S.b) nil
