extension Sequence {
  func none() -> [Element] { return nil }
  func number() -> [Element] { return 3 }
  func same() -> [Element] { return self }
  func element() -> Element { return nil }
  func one() -> Element { 3 }
  func maybe() -> Element? { return "a" }
  func list() -> [Element] { return Array(self) }
}
extension Collection {
  func head() -> Element { return first }
  func whole() -> [Element] { return self }
  func own() -> Element { return self }
  func optional() -> Element? { return first }
}
func none<T: Sequence>(_ x: T) -> [T.Element] { return nil }
func number<T: Sequence>(_ x: T) -> [T.Element] { return 3 }
func element<T: Sequence>(_ x: T) -> T.Element { return nil }
func head<T: Collection>(_ x: T) -> T.Element { x.first }
func whole<T: Collection>(_ x: T) -> [T.Element] { return x }
func value<T: Collection>(_ x: T) -> T.Element {
  let y: T.Element? = x
  return y!
}
func fine<T: Sequence>(_ x: T) -> [T.Element] where T.Element == Int { return [3] }
func same<T: Sequence, U: Sequence>(_ x: T, _ y: U) -> [T.Element] where T.Element == U.Element { Array(y) }
protocol Container {
  associatedtype Item
  subscript(index: Int) -> Item { get }
}
func equal<A: Container, B: Container>(_ a: A, _ b: B) -> Bool { a[0] == b[0] }
func swapped<A: Container, B: Container>(_ a: A, _ b: B) -> A.Item { b[0] }
func item<T>(_ value: T.Item) {}
protocol Named {}
func each<A: Named>(_ a: A) { for i in a { print(i) } }
func loop<A>(_ a: A) { for i in a { print(i) } }
// expect error 2:37: 'nil' is incompatible with return type '[Self.Element]'
// expect error 3:39: cannot convert return expression of type 'Int' to return type '[Self.Element]'
// expect error 4:37: cannot convert return expression of type 'Self' to return type '[Self.Element]'
// expect error 5:38: 'nil' is incompatible with return type 'Self.Element'
// expect error 6:27: cannot convert return expression of type 'Int' to return type 'Self.Element'
// expect error 7:37: cannot convert return expression of type 'String' to return type 'Self.Element'
// expect error 11:35: value of optional type 'Self.Element?' must be unwrapped to a value of type 'Self.Element'
// expect error 12:38: cannot convert return expression of type 'Self' to return type '[Self.Element]'
// expect error 13:34: cannot convert return expression of type 'Self' to return type 'Self.Element'
// expect error 16:56: 'nil' is incompatible with return type '[T.Element]'
// expect error 17:58: cannot convert return expression of type 'Int' to return type '[T.Element]'
// expect error 18:57: 'nil' is incompatible with return type 'T.Element'
// expect error 19:51: value of optional type 'T.Element?' must be unwrapped to a value of type 'T.Element'
// expect error 20:59: cannot convert return expression of type 'T' to return type '[T.Element]'
// expect error 22:23: cannot convert value of type 'T' to specified type 'T.Element'
// expect error 31:71: binary operator '==' cannot be applied to operands of type 'A.Item' and 'B.Item'
// expect error 32:71: cannot convert return expression of type 'B.Item' to return type 'A.Item'
// expect error 33:25: 'Item' is not a member type of type 'T'
// expect error 35:40: for-in loop requires 'A' to conform to 'Sequence'
// expect error 36:33: for-in loop requires 'A' to conform to 'Sequence'
