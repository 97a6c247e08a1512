import TheseusProgram

extension TypeChecker {
  /// Declares what the `guard` statements of an executable's top-level code bind: the functions of the file use it too.
  func declareGuarded(_ statements: [Statement]) {
    guard isExecutable else { return }
    for statement in statements {
      guard case .guard(let conditions, _) = statement.kind else { continue }
      for pattern in conditions.compactMap(\.pattern) {
        let isVariable = if case .binding(_, isVariable: true) = pattern.kind { true } else { false }
        let variable = VariableDeclaration(pattern: pattern, type: nil, initialValue: nil, isConstant: !isVariable)
        let declaration = Declaration(.variable(variable), range: pattern.range, nameRange: pattern.range)
        declareGlobal(variable, declaration, isScript: true)
        for name in boundNames(pattern) { globals[name]?.isBoundByGuard = true }
      }
    }
  }
}

extension BodyChecker {
  /// Reports what a `guard` statement of the top-level code binds where a member of a type uses it, which only functions can.
  ///
  /// False for other variables, and outside types.
  func reportClosedOver(_ property: Property, at range: SourceRange) -> Bool {
    guard property.isBoundByGuard else { return false }
    var current: DeclarationScope? = scope
    while let next = current, next.nominal == nil, next.protocolID == nil { current = next.parent }
    guard let type = current else { return false }
    guard let id = type.nominal, type === checker.info(id).scope else {
      report("unknown-name", "cannot find '\(property.name)' in scope", at: range)
      return true
    }
    report(
      "closed-over-by-type",
      "\(checker.kindWord(id)) declaration cannot close over value '\(property.name)' defined in outer scope",
      at: range)
    return true
  }

  /// Checks a `guard` statement; what its conditions bind is in scope behind it.
  func checkGuard(_ conditions: [Condition], _ elseBody: [Statement], at range: SourceRange) -> [TypedStatement] {
    let other = checkBlock(elseBody)
    checkLeaves(other, at: range)
    guard checker.isExecutable, isScript, !isPrompt, blocks.count == 1 else {
      return [TypedStatement(.guard(conditions.map { check($0) }, else: other), range: range)]
    }
    let (typed, bound) = inBlock { (conditions.map { check($0) }, blocks[blocks.count - 1]) }
    var statements = [TypedStatement(.guard(typed, else: other), range: range)]
    for name in conditions.compactMap(\.pattern).flatMap({ checker.boundNames($0) }) {
      guard case .variable(let local)? = bound[name], let property = checker.globals[name] else { continue }
      statements += assignGlobal(property, read(local, at: range), at: range)
    }
    return statements
  }
}

extension Condition {
  /// What it binds.
  fileprivate var pattern: Pattern? {
    switch self {
    case .optionalBinding(let pattern, _, _, _), .pattern(let pattern, _): pattern
    case .expression, .availability: nil
    }
  }
}
