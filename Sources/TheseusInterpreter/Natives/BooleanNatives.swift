extension NativeTable {
  /// `Bool`.
  mutating func addBooleans() {
    native("Bool.==(_:_:)") { .bool(try $0.bool(0) == $0.bool(1)) }
    native("Bool.!=(_:_:)") { .bool(try $0.bool(0) != $0.bool(1)) }
    native("Bool.!(_:)") { .bool(try !$0.bool(0)) }
    native("Bool.&&(_:_:)") { try $0.bool(0) ? try $0.call($0[1], []) : .bool(false) }
    native("Bool.||(_:_:)") { try $0.bool(0) ? .bool(true) : try $0.call($0[1], []) }
    native("Bool.description.get") { .string(try $0.bool(0) ? "true" : "false") }
    native("Bool.hash(into:)") { try $0.feedHasher() }
  }
}
