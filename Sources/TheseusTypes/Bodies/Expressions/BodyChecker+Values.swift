import TheseusProgram

extension BodyChecker {
  /// `if … else …` as a value: each branch assigns a temporary.
  func inferIfValue(_ statement: IfStatement, expected: Type?) -> TypedExpression {
    branching(expected, at: statement.range) { valueIf(statement, &$0) }
  }

  /// `switch` as a value.
  func inferSwitchValue(_ statement: SwitchStatement, expected: Type?) -> TypedExpression {
    let found = checker.diagnostics.count
    defer { dropExhaustiveness(since: found) }
    return branching(expected, at: statement.range) { valueSwitch(statement, &$0) }
  }

  /// The branches of an `if` or `switch` that is a value.
  private struct Branches {
    /// What holds the value.
    var result: LocalID
    /// Its type.
    var type: Type
    /// Whether nothing says from outside what the type is, so that each branch is what it is by itself.
    var isAlone: Bool
    /// The types of the branches, each with the first place where it stands.
    var types: [(type: Type, range: SourceRange)] = []
  }

  private func branching(
    _ expected: Type?, at range: SourceRange, _ check: (inout Branches) -> TypedStatement
  ) -> TypedExpression {
    let start = snapshot()
    let wanted = expected.flatMap { $0 == .unknown || isOpenOpaqueResult($0) ? nil : $0 }
    let type = wanted ?? unifier.fresh()
    let result = addLocal(nil, type: type, isVariable: true)
    var branches = Branches(result: result, type: type, isAlone: wanted == nil)
    let statement = check(&branches)
    if branches.types.count > 1 {
      let common = unifier.decided(common(branches.types.map(\.type)))
      guard common == .any, branches.types.allSatisfy({ isCertain($0.type) }) else {
        rollback(to: start)
        return branching(common, at: range, check)
      }
      reportMismatches(branches)
    }
    return TypedExpression(
      .sequence([TypedStatement(.variable(result, nil), range: range), statement], read(result, at: range)), type: type,
      range: range)
  }

  /// Whether a type is what stands behind the `some P` of the function here, of which nothing is said yet.
  private func isOpenOpaqueResult(_ type: Type) -> Bool {
    guard let frame = frames.last, frame.opaqueResultOf != nil, unifier.isUnbound(type) else { return false }
    return unifier.resolve(frame.result) == unifier.resolve(type)
  }

  /// What branches have in common: the collection that the others convert to, or what two of them have.
  private func common(_ types: [Type]) -> Type {
    let widest = types.first { type in isCollection(type) && types.allSatisfy { fits($0, type) } }
    return widest ?? types.dropFirst().reduce(types[0]) { join($0, $1) }
  }

  private func isCollection(_ type: Type) -> Bool {
    let id = nominal(of: type)
    return id == checker.known("Array") || id == checker.known("Dictionary")
  }

  /// What an empty literal is where nothing says what it holds: `[Any]`, `[AnyHashable: Any]`.
  private func emptyCollection(_ expression: Expression) -> Type? {
    switch expression.kind {
    case .array(let elements) where elements.isEmpty: checker.type("Array", .any)
    case .dictionary(let pairs) where pairs.isEmpty: checker.type("Dictionary", checker.type("AnyHashable"), .any)
    default: nil
    }
  }

  /// Reports the types of branches that are not the last of them.
  private func reportMismatches(_ branches: Branches) {
    guard let last = branches.types.last else { return }
    for (type, range) in branches.types.dropLast() {
      report(
        "branch-mismatch",
        "branches have mismatching types \(checker.quoted(type)) and \(checker.quoted(last.type))", at: range)
    }
  }

  /// Whether a type is that of what never gives a value.
  func isNever(_ type: Type) -> Bool { type == checker.type("Never") }

  private func valueIf(_ statement: IfStatement, _ branches: inout Branches) -> TypedStatement {
    inBlock {
      let conditions = statement.conditions.map { check($0) }
      let body = inBlock { valueBody(statement.body, &branches, of: "if") }
      let other = statement.elseBody.map { elseBody in
        outsideConditions { inBlock { valueBody(elseBody, &branches, of: "if") } }
      }
      if other == nil {
        report(
          "if-without-else", "'if' must have an unconditional 'else' to be used as expression", at: statement.range)
      }
      return TypedStatement(.if(conditions, then: body, else: other ?? []), range: statement.range)
    }
  }

  private func valueSwitch(_ statement: SwitchStatement, _ branches: inout Branches) -> TypedStatement {
    let (subject, value) = switchSubject(statement)
    let id = newLabel()
    let cases = statement.cases.map { item in
      inBlock { () -> TypedCase in
        let items = checkItems(item, value.type)
        return TypedCase(items: items, body: valueBody(item.body, &branches, of: "switch"), range: item.range)
      }
    }
    checkExhaustive(statement, cases, value.type)
    return TypedStatement(.switch(subject: subject, value, cases: cases, label: id), range: statement.range)
  }

  /// A branch, which is one expression, the value, or ends with an error.
  private func valueBody(_ body: [Statement], _ branches: inout Branches, of keyword: String) -> [TypedStatement] {
    guard let last = body.last else { return [] }
    labels.append(JumpTarget(name: nil, id: newLabel(), kind: .value(keyword)))
    defer { labels.removeLast() }
    reportStatements(in: body, of: keyword)
    let statements = checkStatements(Array(body.dropLast()))
    switch last.kind {
    case .expression(let expression): return statements + [branch(expression, &branches, at: last.range)]
    case .if(let inner): return statements + [valueIf(inner, &branches)]
    case .switch(let inner): return statements + [valueSwitch(inner, &branches)]
    default: return statements + checkStatements([last])
    }
  }

  /// Reports a branch that does something before its value, or has none.
  private func reportStatements(in body: [Statement], of keyword: String) {
    guard let last = body.last else { return }
    switch last.kind {
    case .throw, .fallthrough, .return, .break, .continue, .invalid: return
    case .expression, .if, .switch: if body.count == 1 { return }
    default: break
    }
    let (end, place) =
      keyword == "if" ? ("'throw'", closingBrace(behind: last.range)) : ("'throw' or 'fallthrough'", last.range)
    report(
      "branch-without-value", "non-expression branch of '\(keyword)' expression may only end with a \(end)", at: place,
      explanation: "Where 'if' or 'switch' gives a value, each branch is that value alone. "
        + "Do the rest before, or call a function that does it.")
  }

  /// Reports a jump out of the innermost `if` or `switch` that is a value, if it stands behind a place among the targets of jumps.
  func reportLeftValue(_ jump: String, after place: Int?, at range: SourceRange) -> Bool {
    for target in labels.dropFirst(place.map { $0 + 1 } ?? 0).reversed() {
      guard case .value(let keyword) = target.kind else { continue }
      report(
        "jump-out-of-value", "cannot use '\(jump)' to transfer control out of '\(keyword)' expression", at: range)
      return true
    }
    return false
  }

  private func branch(_ expression: Expression, _ branches: inout Branches, at range: SourceRange) -> TypedStatement {
    if branches.isAlone, case .nil = expression.kind {
      checkSaysType(expression)
      return TypedStatement(.expression(unknown(expression.range)), range: range)
    }
    let empty = branches.isAlone ? emptyCollection(expression) : nil
    let isAlone = branches.isAlone && (empty != nil || !needsContext(expression))
    let value = isAlone ? settled(infer(expression, expected: empty)) : infer(expression, expected: branches.type)
    let type = unifier.decided(value.type)
    if isNever(type), unifier.resolve(branches.type) != value.type {
      return TypedStatement(.expression(value), range: range)
    }
    if isAlone, !branches.types.contains(where: { $0.type == type }) { branches.types.append((type, expression.range)) }
    // Branches that differ get what they have in common, or are reported together.
    let converted =
      branches.types.count > 1
      ? unknown(expression.range) : converted(value, to: branches.type, as: .initialValue)
    return TypedStatement(
      .expression(TypedExpression(.assign(.local(branches.result), converted), type: .void, range: range)),
      range: range)
  }
}
