extension NativeTable {
  /// Key paths.
  mutating func addKeyPaths() {
    native("AnyKeyPath._value(of:)") { arguments in
      guard case .keyPath(let path) = arguments[0] else { throw arguments.mismatch(0, "AnyKeyPath") }
      let interpreter = arguments.interpreter
      guard let root = interpreter.types[path.type].arguments.first,
        let value = try interpreter.cast(arguments[1], to: root)
      else { return .none }
      let found = try interpreter.get(arguments[0], from: value)
      return interpreter.opened(found, of: interpreter.types[path.type].arguments.last).wrapped
    }
    let appended = [
      "KeyPath.appending(path:)": "KeyPath", "KeyPath.appending(reference:)": "ReferenceWritableKeyPath",
      "WritableKeyPath.appending(path:)": "WritableKeyPath",
      "ReferenceWritableKeyPath.appending(path:)": "ReferenceWritableKeyPath",
    ]
    for (symbol, name) in appended {
      native(symbol) { arguments in
        guard case .keyPath(let first) = arguments[0], case .keyPath(let second) = arguments[1] else {
          throw arguments.mismatch(0, "KeyPath")
        }
        let types = arguments.interpreter.types
        let root = types[first.type].arguments.first ?? .unknown
        let value = types[second.type].arguments.last ?? .unknown
        return .keyPath(first.appending(second, type: types.token(named: name, [root, value])))
      }
    }
  }
}
