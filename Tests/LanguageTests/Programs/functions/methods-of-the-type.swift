class Suite {
  var log: [String] = []
  required init() {}
  func first() { log.append("first"); print(log) }
  func second() throws { throw Failure(name: "second") }
  func add(_ a: Int, to b: Int) -> Int { a + b }
  static var all: [(String, (Suite) -> () throws -> Void)] { [("first", first), ("second", second)] }
  static let listed = [("first", first)]
  class func run() {
    for (name, test) in all {
      do { try test(Self())() } catch { print(name, error) }
    }
    let sum = add
    print(sum(Suite())(1, 2), add(_:to:)(Suite())(3, 4))
  }
}
struct Failure: Error { let name: String }
Suite.run()
for (name, test) in Suite.listed { print(name); test(Suite())() }

struct Scale {
  var factor = 2
  func apply(_ value: Int) -> Int { factor * value }
  func name(_ value: Int) -> String { "\(value)" }
  func name(_ value: Double) -> String { "\(value) as a double" }
  static func applied(_ scales: [Scale], to value: Int) -> [Int] { scales.map(apply).map { $0(value) } }
  static let names: [(Scale) -> (Double) -> String] = [name, name]
  static func describe(_ value: Int) -> String {
    let method: (Scale) -> (Int) -> String = name
    return method(Scale())(value)
  }
  let own = apply
}
print(Scale.applied([Scale(), Scale(factor: 5)], to: 10), Scale.names[1](Scale())(1), Scale.describe(7))
let outside: (Scale) -> (Double) -> String = Scale.name
print(outside(Scale())(3), Scale(factor: 3).own(Scale(factor: 4))(5))
// expect: ["first"]
// expect: second Failure(name: "second")
// expect: 3 7
// expect: first
// expect: ["first"]
// expect: [20, 50] 1.0 as a double 7
// expect: 3.0 as a double 20
