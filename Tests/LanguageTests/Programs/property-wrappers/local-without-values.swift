@propertyWrapper struct Small {
  private var n = 0
  private(set) var projectedValue = false
  var wrappedValue: Int { get { n } set { n = min(newValue, 12); projectedValue = newValue > 12 } }
  init() { print("init") }
}
func f() {
  @Small var x: Int
  print("before")
  x = 10
  print(x)
  x = 24
  print(x, $x)
}
f()
func g(_ b: Bool) {
  @Small var x: Int
  if b { x = 30 } else { x = 4 }
  print(x)
}
g(true); g(false)
@propertyWrapper struct Box<T> { var wrappedValue: T; init(wrappedValue: T) { self.wrappedValue = wrappedValue } 
  var projectedValue: String { "box" } }
@propertyWrapper struct Flag { var wrappedValue = false }
func show() {
  @Box var n: Int?
  print(n as Any, $n)
  n = 4
  print(n as Any)
  @Flag var on
  on.toggle()
  print(on)
  @Flag var off: Bool
  off = true
  print(off, type(of: _off))
}
show()
// expect: init
// expect: before
// expect: 10
// expect: 12 true
// expect: init
// expect: 12
// expect: init
// expect: 4
// expect: nil box
// expect: Optional(4)
// expect: true
// expect: true Flag
