// A property of another type than its wrapper wraps.
@propertyWrapper struct Trimmed {
  var wrappedValue: String
}
struct Form {
  @Trimmed var name: String = ""
  @Trimmed var age: Int
}
// expect error 7:16: property type 'Int' does not match 'wrappedValue' type 'String'
