import TheseusProgram

extension TypeChecker {
  /// The mistakes that the compiler looks for only once all names and types of a program are right.
  private static let lateMistakes: Set<String> = [
    "aliased-arguments", "captured-before-declaration", "constant-overflow", "consumed-borrowed", "consumed-stored",
    "division-by-zero",
    "escaping-capture", "escaping-inout", "guard-falls-through", "incomplete-initializer", "literal-overflow",
    "missing-delegation", "missing-reinitialization", "missing-return", "missing-super-call", "overlapping-accesses",
    "reentrant-parameter",
    "repeated-delegation", "two-values", "use-after-consume", "use-before-initialization", "yields-on-some-ways",
  ]

  /// Whether something is wrong with names or types, and not with the paths that are looked at later.
  func isTypeError(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.severity == .error && !Self.lateMistakes.contains(diagnostic.id)
  }

  /// Diagnostics without those for which the compiler does not come to look, as something else is wrong.
  func withoutUntimely(_ found: [Diagnostic]) -> [Diagnostic] {
    let isWrong = isFaulty || found.contains(where: isTypeError)
    return isWrong ? found.filter { !Self.lateMistakes.contains($0.id) } : found
  }
}
