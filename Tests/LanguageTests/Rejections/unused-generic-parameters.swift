func make<T>() {}
func count<T>(_ number: Int) where T: Equatable {}
func elements<T: Sequence>(_ element: T.Element) {}
func pair<T, U>(_ first: T) {}
func fixed<T>() where T == Int {}
struct Box<Value> {
  func map<New>(_ value: Value) {}
  init<Other>(_ number: Int...) {}
}
protocol Maker { func make<T>() }
func outer() {
  func inner<T>() {}
}
func used<Key, Items: Sequence>(_ items: Items) where Items.Element == (Key, Int) {}
func results<T>() -> [T] { [] }
func types<T>(_ type: T.Type, by path: KeyPath<Int, Int>? = nil) {}
// expect error 1:11: generic parameter 'T' is not used in function signature
// expect error 2:12: generic parameter 'T' is not used in function signature
// expect error 3:15: generic parameter 'T' is not used in function signature
// expect error 4:14: generic parameter 'U' is not used in function signature
// expect error 5:12: generic parameter 'T' is not used in function signature
// expect error 7:12: generic parameter 'New' is not used in function signature
// expect error 8:8: generic parameter 'Other' is not used in function signature
// expect error 10:28: generic parameter 'T' is not used in function signature
// expect error 12:14: generic parameter 'T' is not used in function signature
