extension Collection {
  func first(or other: Element) -> Element { isEmpty ? other : self[0] }
  func head() -> Element { return self[0] }
  func fourth() -> Element? { count > 3 ? self[3] : nil }
  func show() { print(self[0]) }
  func start() -> Element { self[startIndex] }
  func rest() -> SubSequence { self[startIndex...] }
}
func head<A: Collection>(_ a: A) -> A.Element { a[0] }
func third<A: Collection>(_ a: A) -> A.Element {
  let n = 2
  return a[n]
}
func fine<A: Collection>(_ a: A) -> A.Element where A.Index == Int { a[0] }
@propertyWrapper struct Clamped {
  var wrappedValue: Int
  var projectedValue: String { "\(wrappedValue)" }
}
struct Level {
  @Clamped var value = 1
  mutating func set() { $value = "a" }
}
// expect error 2:69: cannot convert value of type 'Int' to expected argument type 'Self.Index'
// expect error 3:40: cannot convert value of type 'Int' to expected argument type 'Self.Index'
// expect error 4:48: cannot convert value of type 'Int' to expected argument type 'Self.Index'
// expect error 5:27: no exact matches in call to subscript
// expect error 9:51: cannot convert value of type 'Int' to expected argument type 'A.Index'
// expect error 12:12: cannot convert value of type 'Int' to expected argument type 'A.Index'
// expect error 21:25: cannot assign to property: '$value' is immutable
