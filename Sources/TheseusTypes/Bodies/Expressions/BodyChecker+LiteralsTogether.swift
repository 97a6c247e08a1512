import TheseusProgram

extension BodyChecker {
  /// What literals of collections are together, of optionals or of anything, where each alone would be something else: `[1]` and `[nil]`.
  ///
  /// Nil where each may be what it is alone, and where they have nothing in common.
  func typeTogether(of literals: [Expression]) -> Type? {
    guard literals.count > 1, haveUnlikeParts(literals) else { return nil }
    let start = snapshot()
    let common = unifier.decided(joined(literals, expected: nil).1)
    let isTogether = isCertain(common) && !hasErrors(since: start)
    rollback(to: start)
    return isTogether && common.contains { $0 == .any || checker.wrapped($0) != nil } ? common : nil
  }

  /// Whether literals hold `nil`, or something that is no literal of the kind of the others.
  private func haveUnlikeParts(_ literals: [Expression]) -> Bool {
    let kinds = literals.flatMap { partsOf(literal: $0) }.map { part -> Unifier.Literal? in
      switch part.kind {
      case .integer: .integer
      case .float: .float
      case .string: .string
      default: nil
      }
    }
    return kinds.contains { $0 == nil || $0 != kinds[0] }
  }
}
