protocol Animal { var name: String { get }; func isEqual(_ other: any Animal) -> Bool }
extension Animal where Self: Equatable {
  func isEqual(_ other: any Animal) -> Bool { (other as? Self) == self }
}
struct Cat: Animal, Equatable { let name: String; var lives = 9 }
struct Dog: Animal, Equatable { let name: String }
let cat: any Animal = Cat(name: "Tom")
print(cat.isEqual(Cat(name: "Tom")), cat.isEqual(Cat(name: "Tom", lives: 8)), cat.isEqual(Dog(name: "Tom")))
func areEqual<T: Equatable>(_ a: T, _ b: Any) -> Bool { a == b as? T }
let values: [any Equatable] = [1, "a", Cat(name: "x"), 2.5]
let others: [Any] = [1, "b", Cat(name: "x"), 2]
for (a, b) in zip(values, others) { print(areEqual(a, b)) }
let keys: [AnyHashable] = [1, "1", 1.0, Cat2(id: 1)]
struct Cat2: Hashable { let id: Int }
print(keys[0] == keys[1], keys[3] == AnyHashable(Cat2(id: 1)))
var table: [AnyHashable: String] = [1: "int", "a": "string", Cat2(id: 3): "cat"]
table[2] = "two"
print(table[1]!, table["a"]!, table[Cat2(id: 3)]!, table[AnyHashable(2)] ?? "none")
print(Set<AnyHashable>([1, 2, "1", 1]).count)
if let n = keys[0] as? Int, let c = keys[3] as? Cat2 { print(n, c.id) }
print(keys[1].base, keys[0])
// expect: true false false
// expect: true
// expect: false
// expect: true
// expect: false
// expect: false true
// expect: int string cat two
// expect: 3
// expect: 1 1
// expect: 1 1
