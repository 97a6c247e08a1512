/// What the program stored under the keys of `UserDefaults`, for the time of the session.
public final class UserDefaultValues {
  /// The values.
  public var values: [String: Value] = [:]

  init() {}
}

extension NativeTable {
  /// `UserDefaults`.
  mutating func addUserDefaults() {
    native("_userDefault(_:)") { $0.interpreter.userDefaults.values[try $0.string(0)] ?? .none }
    native("_userDefaultKeys()") { $0.value($0.interpreter.userDefaults.values.keys.sorted()) }
    native("_setUserDefault(_:_:)") { arguments in
      let key = try arguments.string(0)
      arguments.interpreter.userDefaults.values[key] = arguments[1].unwrapped
      try arguments.interpreter.host.userDefaultChanged(key)
      return .void
    }
  }
}
