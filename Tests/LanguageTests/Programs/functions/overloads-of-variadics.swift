// A variadic parameter among overloads: arguments that say their types count for those that name them one by one.
protocol Shape {}
extension Int: Shape {}
class Animal {}
class Dog: Animal {}
let count = 7
let text = "t"
let dog = Dog()
func seven() -> Int { 7 }

struct Lone {
  func a(_ value: Int?) -> String { "one" }
  func a(_ values: Int...) -> String { "many" }
  func b(_ value: Any) -> String { "one" }
  func b(_ values: Int...) -> String { "many" }
  func c<T>(_ value: T) -> String { "one" }
  func c(_ values: Int...) -> String { "many" }
  func d(_ value: Animal) -> String { "one" }
  func d(_ values: Dog...) -> String { "many" }
  func e(x: Int?) -> String { "one" }
  func e(x: Int...) -> String { "many" }
}
print(Lone().a(count), Lone().a(1), Lone().b(count), Lone().c(count), Lone().d(dog), Lone().e(x: count), Lone().e(x: 1))

struct Two {
  func a(_ first: Int, _ second: Int?) -> String { "one" }
  func a(_ first: Int, _ rest: Int...) -> String { "many" }
  func b(_ first: Any, _ second: Any) -> String { "one" }
  func b(_ values: Int...) -> String { "many" }
  func c(_ first: Double, _ second: Int) -> String { "one" }
  func c(_ first: Int, _ rest: Int...) -> String { "many" }
  func d(_ name: String, _ value: Int?) -> String { "one" }
  func d(_ name: String, _ values: Int...) -> String { "many" }
  func e(_ name: String, _ values: [Any]) -> String { "list" }
  func e(_ name: String, _ values: Any...) -> String { "many" }
  func f<T>(_ name: String, _ value: T) -> String { "one" }
  func f(_ name: String, _ values: Any...) -> String { "many" }
  func g<T: Shape>(_ first: T, _ second: T) -> String { "one" }
  func g(_ values: Int...) -> String { "many" }
}
print(Two().a(count, count), Two().a(1, 1), Two().a(1, count), Two().b(count, count), Two().c(1, count))
print(Two().d("a", count), Two().d(text, seven()), Two().d("a", count + 1), Two().d("a", 1), Two().d("a", Int(2)))
print(Two().e(text, [count]), Two().f("a", count), Two().f(text, count), Two().g(count, count), Two().g(1, 2))

struct Unused {
  func a(_ first: Int?, y: Int) -> String { "optional" }
  func a(_ first: Int, y: Int, z: Int...) -> String { "exact" }
  func b(_ value: Int?, y: Double...) -> String { "optional" }
  func b(_ value: Any, z: Any = 0) -> String { "default" }
  func b(_ value: Any, y: Int...) -> String { "many" }
}
print(Unused().a(count, y: count), Unused().b(1))
// expect: many many many many many one many
// expect: one many one one one
// expect: one one one many one
// expect: list one one one many
// expect: exact default
