@propertyWrapper
struct Stored<Value> {
  var wrappedValue: Value
  var changes: Int
  init(wrappedValue: Value, changes: Int = 0) {
    self.wrappedValue = wrappedValue
    self.changes = changes
  }
}
extension Stored where Value: ExpressibleByNilLiteral {
  init(changes: Int = 9) { self.init(wrappedValue: nil, changes: changes) }
}
struct Form {
  @Stored var name: String?
  @Stored(changes: 3) var age: Int?
  @Stored var count = 1
}
let form = Form()
print(form.name as Any, form.age as Any, form.count)
func cleared<T: ExpressibleByNilLiteral>(_ type: T.Type) -> T { nil }
print(cleared(Int?.self) as Any, cleared([Int]?.self) as Any)
// expect: nil nil 1
// expect: nil nil
