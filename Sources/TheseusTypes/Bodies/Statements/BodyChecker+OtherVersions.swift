import TheseusProgram

/// What functions that give `some P` return for other versions of a system.
extension BodyChecker {
  /// The `return` statements of a body that may give another type than its first one, each with whether it is for any other version, of
  /// which all give one type: those behind an `if #available` among the body's statements and, where the first one stands there, those in
  /// its `else` and elsewhere.
  ///
  /// As in `if #available(iOS 17, *) { return new } else { return old }`.
  func returnsOfOtherVersions(in body: [Statement]) -> [SourceRange: Bool] {
    var others: [SourceRange: Bool] = [:]
    var isFirstLimited: Bool?
    for statement in body {
      guard case .if(let choice) = statement.kind, asksOnlyForVersion(choice) else {
        let found = returns(in: [statement])
        if isFirstLimited == nil, !found.isEmpty { isFirstLimited = false }
        if isFirstLimited == true { for item in found { others[item.range] = true } }
        continue
      }
      let limited = returns(in: choice.body)
      if isFirstLimited != nil { for item in limited { others[item.range] = false } }
      if isFirstLimited == nil, !limited.isEmpty { isFirstLimited = true }
      guard let isFirstLimited else { return [:] }
      if isFirstLimited { for item in returns(in: choice.elseBody ?? []) { others[item.range] = true } }
    }
    return others
  }

  /// A `return` that no version runs which runs the first one: its value is of a type of its own, which keeps to what the result promises.
  func returnOfOtherVersion(
    _ value: Expression, isUniversal: Bool, _ frame: Frame, at range: SourceRange
  ) -> TypedStatement {
    let typed = settled(infer(value))
    let type = unifier.decided(typed.type)
    guard isCertain(type), let function = frame.opaqueResultOf,
      case .opaque(_, let constraints, _) = program[function].result
    else { return TypedStatement(.return(typed), range: range) }
    if let missing = constraints.first(where: { checker.conforms(type, to: $0, in: scope) == false }) {
      reportOpaque(function, type, missing, at: value.range)
    } else if isUniversal, type != unifier.decided(frame.result) {
      if let other = frame.universalResult, other != type {
        reportUnlikeResults(of: function, constraints)
      } else {
        frames[frames.count - 1].universalResult = type
      }
    }
    return TypedStatement(.return(typed), range: range)
  }

  /// Whether an `if` asks for nothing but the version of a system.
  private func asksOnlyForVersion(_ choice: IfStatement) -> Bool {
    choice.conditions.allSatisfy { if case .availability(true, _) = $0 { true } else { false } }
  }
}
