extension NativeTable {
  /// `Optional`.
  mutating func addOptionals() {
    native("Optional._isNone.get") { .bool($0[0].unwrapped == nil) }
    native("_optionalDescription(_:)") { arguments in
      let type = arguments.interpreter.optionalType(of: arguments.generic(0))
      return .string(try arguments.interpreter.debugDescription(of: arguments[0], as: type))
    }
    native("Optional.==(_:_:)") { .bool(try $0.interpreter.areEqual($0[0], $0[1])) }
    native("Optional.hash(into:)") { try $0.feedHasher() }
  }
}
