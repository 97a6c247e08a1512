protocol Namer {
  func name<Value>(_ value: Value) -> String
  func pair<Value>(_ values: [Value]) -> Any
  static func make<Value>(_ value: Value) -> [Value]
  subscript<Value>(value: Value) -> String { get set }
}
struct Plain: Namer {
  func name<Value>(_ value: Value) -> String { "\(Value.self)" }
  func pair<Value>(_ values: [Value]) -> Any { (values.first, Value.self) }
  static func make<Value>(_ value: Value) -> [Value] { [value] }
  subscript<Value>(value: Value) -> String {
    get { "\(Value.self)" }
    set { print("set", Value.self, newValue) }
  }
}
struct Prefixed<Prefix>: Namer {
  let prefix: Prefix
  func name<Value>(_ value: Value) -> String { "\(Prefix.self) \(Value.self)" }
  func pair<Other>(_ values: [Other]) -> Any { [Prefix.self, Other.self] as [Any.Type] }
  static func make<Value>(_ value: Value) -> [Value] { [value, value] }
  subscript<Value>(value: Value) -> String {
    get { "\(Prefix.self) \([Value].self)" }
    set { print("set", Prefix.self, Value.self, newValue) }
  }
}
class Base: Namer {
  func name<Value>(_ value: Value) -> String { "base \(Value.self)" }
  func pair<Value>(_ values: [Value]) -> Any { Value.self }
  class func make<Value>(_ value: Value) -> [Value] { [] }
  subscript<Value>(value: Value) -> String {
    get { "base \(Value.self)" }
    set { print("set base", Value.self, newValue) }
  }
}
final class Derived: Base {
  override func name<Value>(_ value: Value) -> String { "derived \(Value.self)" }
}
func ask<Some: Namer, Other>(_ namer: inout Some, _ value: Other) {
  print(namer.name(value), namer.name([value]), namer.pair([value]), Some.make(value))
  print(namer[value], namer[3])
  namer[value] = "x"
}
var all: [any Namer] = [Plain(), Prefixed(prefix: 1.5), Base(), Derived()]
for index in all.indices {
  print(all[index].name(3), all[index].name("a"), all[index].pair([true]), type(of: all[index]).make(2))
  print(all[index][2.5])
  all[index]["q"] = "v"
}
var plain = Plain()
ask(&plain, "s")
ask(&plain, 4)
var prefixed = Prefixed(prefix: "p")
ask(&prefixed, true)
var derived = Derived()
ask(&derived, 1)
// expect: Int String (Optional(true), Swift.Bool) [2]
// expect: Double
// expect: set String v
// expect: Double Int Double String [Swift.Double, Swift.Bool] [2, 2]
// expect: Double Array<Double>
// expect: set Double String v
// expect: base Int base String Bool []
// expect: base Double
// expect: set base String v
// expect: derived Int derived String Bool []
// expect: base Double
// expect: set base String v
// expect: String Array<String> (Optional("s"), Swift.String) ["s"]
// expect: String Int
// expect: set String x
// expect: Int Array<Int> (Optional(4), Swift.Int) [4]
// expect: Int Int
// expect: set Int x
// expect: String Bool String Array<Bool> [Swift.String, Swift.Bool] [true, true]
// expect: String Array<Bool> String Array<Int>
// expect: set String Bool x
// expect: derived Int derived Array<Int> Int []
// expect: base Int base Int
// expect: set base Int x
