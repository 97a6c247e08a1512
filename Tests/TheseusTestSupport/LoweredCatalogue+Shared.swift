import TheseusFrontend

extension LoweredCatalogue {
  /// What the tests, which check thousands of programs, lower together.
  public static let shared = LoweredCatalogue()
}
