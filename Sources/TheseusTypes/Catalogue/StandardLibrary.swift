extension Catalogue {
  /// The texts of the standard library, in the order in which they are scanned.
  static let standardLibrary: [String] = [core]
}
