/// What the program stored under the keys of `UserDefaults`, for the time of the session.
public final class UserDefaultValues {
  /// The values.
  public var values: [String: Value] = [:]
  /// What the program registered for keys that hold no value.
  public var registered: [String: Value] = [:]

  init() {}

  /// The value under a key, else what is registered for it.
  public subscript(key: String) -> Value? { values[key] ?? registered[key] }
}

extension NativeTable {
  /// `UserDefaults`.
  mutating func addUserDefaults() {
    native("Bundle.bundleIdentifier.get") { _ in .none }
    native("_userDefault(_:)") { $0.interpreter.userDefaults[try $0.string(0)] ?? .none }
    native("_userDefaultKeys()") { $0.value($0.interpreter.userDefaults.values.keys.sorted()) }
    native("_registeredDefaultKeys()") { $0.value($0.interpreter.userDefaults.registered.keys.sorted()) }
    native("_registerDefault(_:_:)") { arguments in
      let key = try arguments.string(0)
      arguments.interpreter.userDefaults.registered[key] = arguments[1]
      try arguments.interpreter.host.userDefaultChanged(key)
      return .void
    }
    native("_setUserDefault(_:_:)") { arguments in
      let key = try arguments.string(0)
      arguments.interpreter.userDefaults.values[key] = arguments[1].unwrapped
      try arguments.interpreter.host.userDefaultChanged(key)
      return .void
    }
  }
}
