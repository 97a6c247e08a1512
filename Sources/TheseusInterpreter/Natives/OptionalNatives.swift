extension NativeTable {
  /// `Optional`.
  mutating func addOptionals() {
    native("Optional._isNone.get") { .bool($0[0].unwrapped == nil) }
    native("Optional.==(_:_:)") { .bool(try $0.interpreter.areEqual($0[0], $0[1])) }
    native("Optional.hash(into:)") { try $0.feedHasher() }
  }
}
