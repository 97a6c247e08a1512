class Animal {
  required init() {}
  class var kind: String { "animal" }
  func me() -> String { describe(type(of: self)) }
  func make() -> Self { type(of: self).init() }
  func makeSelf() -> Self { build(Self.self) }
  static func create() -> Self { build(self) }
  static func named() -> String { describe(self) }
  static func named2() -> String { describe(Self.self) }
  func n3() -> String { describe(Self.self) }
}
class Dog: Animal { override class var kind: String { "dog" } }
func describe<T>(_ t: T.Type) -> String { "\(t) \(String(describing: T.self))" }
func build<T: Animal>(_ t: T.Type) -> T { T() }
func kind<T: Animal>(_ t: T.Type) -> String { T.kind }
let d: Animal = Dog()
print(d.me(), d.make(), d.makeSelf(), Dog.create(), Dog.named(), Dog.named2(), d.n3())
print(kind(type(of: d)))
print(describe(type(of: d)))
protocol P { init(); static var name: String { get } }
extension P {
  func again() -> Self { make(type(of: self)) }
  func n() -> String { describe(type(of: self)) }
  func m() -> String { describe(Self.self) }
  static func x() -> String { describe(self) }
}
func make<T: P>(_ t: T.Type) -> T { T() }
struct S: P { static var name = "S" }
final class C: P { static let name = "C"; init() {} }
let ps: [any P] = [S(), C()]
for p in ps { print(p.again(), p.n(), p.m(), type(of: p).x(), type(of: p).name) }
let ts: [any P.Type] = [S.self, C.self]
for t in ts { print(t.name, t.x(), make(t)) }
let at: [Animal.Type] = [Animal.self, Dog.self]
for t in at { print(t.kind, t.init(), kind(t), build(t)) }
func generic<T>(_ v: T) -> String { "\(T.self) \(type(of: v))" }
print(generic(d), generic(d as Any))
extension Animal { func g() -> String { generic(self) } }
print(d.g())
final class Registry { var made: [String: Int] = [:]
 func add<T: Animal>(_ t: T.Type) { made["\(t)", default: 0] += 1 } }
extension Animal { func register(_ r: Registry) { r.add(type(of: self)) } }
let r = Registry(); d.register(r); Animal().register(r)
print(r.made.sorted { $0.key < $1.key })
// expect: Dog Animal main.Dog main.Dog main.Dog Dog Animal Dog Dog Dog Dog
// expect: animal
// expect: Dog Animal
// expect: S() S S S S S S S
// expect: main.C C C C C C C C
// expect: S S S S()
// expect: C C C main.C
// expect: animal main.Animal animal main.Animal
// expect: dog main.Dog animal main.Animal
// expect: Animal Dog Any Any
// expect: Animal Dog
// expect: [(key: "Animal", value: 1), (key: "Dog", value: 1)]
