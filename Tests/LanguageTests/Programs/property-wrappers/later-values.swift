@propertyWrapper
struct Later<Value> {
  private var make: () -> Value
  init(wrappedValue: @autoclosure @escaping () -> Value) { make = wrappedValue }
  var wrappedValue: Value { make() }
}
func noisy(_ n: Int) -> Int {
  print("made \(n)")
  return n
}
struct Settings {
  @Later var size: Int = noisy(1)
  var name = "none"
}
let usual = Settings()
print("before")
print(usual.size, usual.name)
let other = Settings(size: noisy(5))
print("between")
print(other.size, other.size)
print(Settings(name: "b").size, Settings(size: 7, name: "c").size)
// expect: before
// expect: made 1
// expect: 1 none
// expect: between
// expect: made 5
// expect: made 5
// expect: 5 5
// expect: made 1
// expect: 1 7
