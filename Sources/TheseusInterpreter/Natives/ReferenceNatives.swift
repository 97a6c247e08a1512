extension NativeTable {
  /// What a program asks about references to objects.
  mutating func addReferences() {
    native("isKnownUniquelyReferenced(_:)") { .bool($0.isUniqueObject(0)) }
    native("_plain(_:)") { try $0.interpreter.plain($0[0]) }
    native("_fetched(_:)") { try $0.interpreter.fetched($0[0]) }
  }
}
