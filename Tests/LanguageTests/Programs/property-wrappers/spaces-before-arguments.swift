// A space between an attribute and its arguments is a warning in this mode of the language.
@propertyWrapper struct Clamped {
  private var value: Int
  let limit: Int
  init (wrappedValue: Int, _ limit: Int) {
    self.limit = limit
    value = min(wrappedValue, limit)
  }
  var wrappedValue: Int {
    get { value }
    set { value = min(newValue, limit) }
  }
}

struct Volume {
  @Clamped (10) var left = 4
  @Clamped (5) var right = 9
  @available (iOS 13, macOS 10.15, *) func sum() -> Int { left + right }
}

var volume = Volume()
print(volume.left, volume.right, volume.sum())
volume.left = 30
print(volume.left, volume.sum())
// expect: 4 5 9
// expect: 10 15
