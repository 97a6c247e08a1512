class Vehicle {
  let wheels: Int
  var name: String
  init(wheels: Int, name: String) { self.wheels = wheels; self.name = name }
  convenience init(name: String) { self.init(wheels: 4, name: name) }
  convenience init?(code: String) {
    guard code.hasPrefix("V") else { return nil }
    self.init(name: String(code.dropFirst()))
  }
  required init() { wheels = 0; name = "none" }
  func describe() -> String { "\(name) on \(wheels)" }
}
class Bike: Vehicle {
  var gears = 1
  override init(wheels: Int, name: String) { super.init(wheels: 2, name: name.uppercased()); gears = 7 }
  required init() { super.init() }
}
class Cart: Vehicle {
  let load: Int
  init(load: Int) {
    self.load = load
    super.init(wheels: 2, name: "cart")
    name += "!"
  }
  required init() { load = 1; super.init() }
  override func describe() -> String { super.describe() + " carrying \(load)" }
}
class Sled: Vehicle {}
print(Vehicle(name: "car").describe())
print(Vehicle(code: "Vtruck")?.describe() ?? "nil", Vehicle(code: "x") == nil)
print(Bike(name: "tandem").describe(), Bike(name: "b").gears)
print(Bike(code: "Vrace")!.describe())
print(Cart(load: 3).describe(), Cart().describe())
print(Sled(wheels: 0, name: "sled").describe(), Sled().name)
func build<T: Vehicle>(_ type: T.Type) -> T { type.init() }
print(build(Cart.self).load, type(of: build(Bike.self)))
let types: [Vehicle.Type] = [Vehicle.self, Bike.self, Sled.self]
for type in types { print(type, type.init().describe()) }
extension Vehicle { static func == (a: Vehicle, b: Vehicle?) -> Bool { a === b } }
// expect: car on 4
// expect: truck on 4 true
// expect: TANDEM on 2 7
// expect: RACE on 2
// expect: cart! on 2 carrying 3 none on 0 carrying 1
// expect: sled on 0 none
// expect: 1 Bike
// expect: Vehicle none on 0
// expect: Bike none on 0
// expect: Sled none on 0
