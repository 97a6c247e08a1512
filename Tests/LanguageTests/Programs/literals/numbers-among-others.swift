func kind(_ value: Any) -> String { "\(type(of: value))" }
print([0, 2.5, "a"].map(kind), [1, 2.5, true].map(kind))
let mixed: [Any] = [0, 2.5, "a", 1]
print(mixed.map(kind))
[1, 2.5, "b"].forEach { print(kind($0), $0) }
func all(_ values: Any...) { print(values.map(kind)) }
all(1, 2.5, "a")
print(["a": 1, "b": 2.5, "c": "z"].mapValues(kind).sorted { $0.key < $1.key }.map(\.value))
func classify(_ value: Any) -> String {
  switch value {
  case 0 as Int: "zero"
  case let number as Int where number < 0: "negative"
  case is Int, is Double: "number"
  default: "other"
  }
}
print([0, -3, 2.5, "abc"].map(classify))
let doubles = [1, 2.5]
print(doubles, doubles.map(kind))
// expect: ["Int", "Double", "String"] ["Int", "Double", "Bool"]
// expect: ["Int", "Double", "String", "Int"]
// expect: Int 1
// expect: Double 2.5
// expect: String b
// expect: ["Int", "Double", "String"]
// expect: ["Int", "Double", "String"]
// expect: ["zero", "negative", "number", "other"]
// expect: [1.0, 2.5] ["Double", "Double"]
