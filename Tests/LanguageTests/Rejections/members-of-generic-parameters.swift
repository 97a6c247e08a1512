func start<T: Collection>(_ items: T) -> T.Index { 0 }
func first<T: Collection>(_ items: T) -> T.Element { 1 }
func show<T: Collection>(_ items: T) { print(items[0]) }
func same<T: Identifiable>(_ item: T) -> Bool { item.id == 1 }
func raw<T: RawRepresentable>(_ item: T) -> Bool { item.rawValue == "a" }
protocol Measured {
  associatedtype Unit
  var unit: Unit { get }
}
func unit<S: Measured>(_ shape: S) -> S.Unit { 1 }
func find<S: Measured>(_ shape: S) { let found: S.Unit = "x" }
protocol Store {
  associatedtype Key: Hashable
  func value(_ key: Key) -> Int?
}
func look<S: Store>(_ store: S) -> Int? { store.value("a") }
func lookUp<S: Store>(_ store: S) -> Int? where S.Key == String { store.value("a") }
extension Sequence where Element: Numeric { func sum() -> Element { reduce(0, +) } }
extension Collection where Index == Int { var head: Element { self[0] } }
// expect error 1:52: cannot convert return expression of type 'Int' to return type 'T.Index'
// expect error 2:54: cannot convert return expression of type 'Int' to return type 'T.Element'
// expect error 3:51: no exact matches in call to subscript
// expect error 4:57: binary operator '==' cannot be applied to operands of type 'T.ID' and 'Int'
// expect error 5:66: binary operator '==' cannot be applied to operands of type 'T.RawValue' and 'String'
// expect error 10:48: cannot convert return expression of type 'Int' to return type 'S.Unit'
// expect error 11:58: cannot convert value of type 'String' to specified type 'S.Unit'
// expect error 16:55: cannot convert value of type 'String' to expected argument type 'S.Key'
