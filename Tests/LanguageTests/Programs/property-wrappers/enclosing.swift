// A wrapper that reads and writes through the object that holds it, and wrappers of static properties.
@propertyWrapper struct Noted {
  private var stored = 0
  init() {}
  @available(*, unavailable) var wrappedValue: Int {
    get { fatalError() }
    set { fatalError() }
  }
  static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Int>,
    storage storage: ReferenceWritableKeyPath<Owner, Noted>
  ) -> Int {
    get { owner[keyPath: storage].stored }
    set {
      print("\(type(of: owner)) becomes \(newValue)")
      owner[keyPath: storage].stored = newValue
    }
  }
}
class Account {
  @Noted var balance: Int
}
let account = Account()
account.balance = 4
account.balance += 3
print(account.balance)

@propertyWrapper struct Trimmed {
  var wrappedValue: String { didSet { wrappedValue = Self.trim(wrappedValue) } }
  init(wrappedValue: String) { self.wrappedValue = Self.trim(wrappedValue) }
  static func trim(_ text: String) -> String { String(text.drop { $0 == " " }) }
}
@propertyWrapper struct Setting<Value> {
  let key: String
  let standard: Value
  var wrappedValue: Value {
    get { Settings.values[key] as? Value ?? standard }
    nonmutating set { Settings.values[key] = newValue }
  }
  var projectedValue: String { "<\(key)>" }
}
enum Settings {
  nonisolated(unsafe) static var values: [String: Any] = [:]
  @Setting(key: "dark", standard: false) static var isDark: Bool
  @Setting(key: "size", standard: 12) static var size
  @Trimmed nonisolated(unsafe) static var title = "  none"
  static func grow() { size += 1 }
}
Settings.isDark = true
Settings.size += 4
Settings.grow()
print(Settings.isDark, Settings.size, Settings.$size, Settings.values.count)
print(Settings.title)
Settings.title = "   some"
print(Settings.title)
// expect: Account becomes 4
// expect: Account becomes 7
// expect: 7
// expect: true 17 <size> 2
// expect: none
// expect: some
