@propertyWrapper struct Trimmed { var wrappedValue: String }
struct Form {
  @Trimmed var name = "a"
  @Trimmed static var title = "b"
  func show() { print($name, self.$name) }
  static func show() { print($title) }
}
func show() {
  @Trimmed var local = "x"
  print($local)
}
print(Form().$name)
// expect error 5: cannot find '$name' in scope
// expect error 5: value of type 'Form' has no member '$name'
// expect error 6: cannot find '$title' in scope
// expect error 10: cannot find '$local' in scope
// expect error 12: value of type 'Form' has no member '$name'
