extension NativeTable {
  /// What a program asks about references to objects.
  mutating func addReferences() {
    native("isKnownUniquelyReferenced(_:)") { .bool($0.isUniqueObject(0)) }
  }
}
