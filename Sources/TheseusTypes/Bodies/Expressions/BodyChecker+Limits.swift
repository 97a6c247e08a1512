import TheseusProgram

/// Limits within which an expression is checked, so that nothing a learner types overflows the stack or is checked without end.
extension BodyChecker {
  /// A limit that an expression goes beyond.
  enum Limit {
    /// The nesting, at a place.
    case depth(SourceRange)
    /// How often parts of it are checked.
    case work
  }

  /// How deep an expression may be nested.
  private static let greatestDepth = 400
  /// How often parts of one expression may be checked.
  ///
  /// None in the 1,463 apps that were tried comes to it; what does would go on for minutes, as the work doubles with each operation more.
  private static let mostWork = 400_000

  /// Checks a part of an expression, or nothing more of one that went beyond a limit, of which that alone is said.
  func withinLimits(_ expression: Expression, _ check: () -> TypedExpression) -> TypedExpression {
    if depth == 0 { return wholeWithinLimits(expression, check) }
    partsChecked += 1
    if exceededLimit == nil {
      if depth >= Self.greatestDepth { exceededLimit = .depth(expression.range) }
      if partsChecked > Self.mostWork { exceededLimit = .work }
    }
    if exceededLimit != nil { return unknown(expression.range) }
    depth += 1
    defer { depth -= 1 }
    return check()
  }

  private func wholeWithinLimits(_ expression: Expression, _ check: () -> TypedExpression) -> TypedExpression {
    let start = snapshot()
    partsChecked = 0
    depth = 1
    let value = check()
    depth = 0
    guard let limit = exceededLimit else { return value }
    exceededLimit = nil
    rollback(to: start)
    switch limit {
    case .depth(let place):
      report("too-complex", "the expression is nested too deeply; try breaking it up into constants", at: place)
    case .work:
      report(
        "too-complex",
        "the compiler is unable to type-check this expression in reasonable time; try breaking up the expression into distinct sub-expressions",
        at: expression.range)
    }
    return unknown(expression.range)
  }
}
