extension NativeTable {
  /// Key paths.
  mutating func addKeyPaths() {
    for name in ["KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath"] {
      native("\(name).appending(path:)") { arguments in
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
