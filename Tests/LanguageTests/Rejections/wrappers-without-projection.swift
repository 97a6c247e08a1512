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
// expect error 5:23: cannot find '$name' in scope
// expect error 5:35: value of type 'Form' has no member '$name'
// expect error 6:30: cannot find '$title' in scope
// expect error 10:9: cannot find '$local' in scope
// expect error 12:14: value of type 'Form' has no member '$name'
