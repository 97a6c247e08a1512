import TheseusProgram

extension BodyChecker {
  /// Reports a body that can end without the value that it must return.
  func checkFallsThrough(
    _ statements: [TypedStatement], result: Type, name: String, at range: @autoclosure () -> SourceRange,
    isCertain: Bool = true
  ) {
    let type = unifier.zonk(unifier.tentative(result))
    guard isCertain, !isCoroutine, self.isCertain(type), type != .void,
      !leaves(statements), !leavesByConstants(statements)
    else { return }
    if isNever(type) {
      report(
        "missing-return",
        "\(name) with uninhabited return type 'Never' is missing call to another never-returning function on all paths",
        at: range())
      return
    }
    report(
      "missing-return", "missing return in \(name) expected to return \(checker.quoted(type))",
      at: valueAtEnd(of: statements, like: type) ?? range())
  }

  /// The value at the end of a body that is of the type which it should return.
  private func valueAtEnd(of statements: [TypedStatement], like type: Type) -> SourceRange? {
    guard case .expression(let value)? = statements.last?.kind, unifier.decided(value.type) == type else { return nil }
    return value.range
  }

  /// The next closing brace behind a place; where there is none, the place.
  func closingBrace(behind last: SourceRange) -> SourceRange {
    guard let file = checker.files.file(of: last) else { return last }
    let rest = file.text(in: SourceRange(file: last.file, start: last.end, end: file.text.utf8.count)).utf8
    guard let brace = rest.firstIndex(of: UInt8(ascii: "}")) else { return last }
    let place = last.end + rest.distance(from: rest.startIndex, to: brace)
    return SourceRange(file: last.file, start: place, end: place + 1)
  }

  /// Notes a `guard` whose body can end with what stands behind it next.
  func checkLeaves(_ body: [TypedStatement], at range: SourceRange) {
    openGuards.remove(range)
    if leaves(body) { return }
    // What is not known of a call may be that it never returns.
    if case .expression(let last)? = body.last?.kind, !isCertain(unifier.zonk(last.type)) { return }
    openGuards.insert(range)
  }

  /// What is wrong with the `guard` statements of finished statements.
  func guardFindings(_ statements: [TypedStatement]) -> [Finding] {
    if openGuards.isEmpty { return [] }
    let known = KnownConditions(self)
    known.follow(statements)
    return openGuards.subtracting(known.idleGuards).map { range in
      Finding(
        id: "guard-falls-through",
        message: "'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope",
        range: closingBrace(of: range))
    }
  }

  /// The last character of what ends with a brace.
  func closingBrace(of range: SourceRange) -> SourceRange {
    SourceRange(file: range.file, start: max(range.start, range.end - 1), end: range.end)
  }

  /// Whether control never reaches the end of a list.
  func leaves(_ statements: [TypedStatement]) -> Bool { leaves(statements, KnownConditions(self)) }

  /// Whether control never reaches the end of a body, with what constants in it say of conditions.
  func leavesByConstants(_ body: [TypedStatement]) -> Bool {
    let known = KnownConditions(self)
    known.follow(body)
    return leaves(body, known)
  }

  private func leaves(_ statements: [TypedStatement], _ known: KnownConditions) -> Bool {
    statements.contains { leaves($0, known) }
  }

  private func leaves(_ statement: TypedStatement, _ known: KnownConditions) -> Bool {
    switch statement.kind {
    case .return, .throw, .break, .continue, .fallthrough: return true
    case .expression(let value): return neverReturns(value)
    case .if(let conditions, let then, let other):
      if let holds = known.holds(conditions) { return leaves(holds ? then : other, known) }
      return leaves(then, known) && leaves(other, known)
    case .guard(let conditions, _): return known.holds(conditions) == false
    case .switch(_, let subject, let cases, let label):
      if let taken = known.taken(cases, by: subject) { return leaves(taken.body, known) && !breaks(taken.body, label) }
      return cases.allSatisfy { leaves($0.body, known) && !breaks($0.body, label) }
    case .while(let conditions, let body, let label): return known.holds(conditions) == true && !breaks(body, label)
    case .do(let body, let catches, let label):
      let caught = quietLabels.contains(label) ? [] : catches
      return leaves(body, known) && caught.allSatisfy { leaves($0.body, known) } && !breaks(body, label)
    case .block(let body): return leaves(body, known)
    case .repeatWhile(let body, let test, let label):
      let isEndless = known.holds([.expression(test)]) == true
      return (isEndless || leaves(body, known)) && !breaks(body, label)
    default: return false
    }
  }

  private func neverReturns(_ value: TypedExpression) -> Bool {
    if isNever(unifier.resolve(value.type)) { return true }
    switch value.kind {
    case .await(let inner), .forcedTry(let inner): return neverReturns(inner)
    default: return false
    }
  }

  private func breaks(_ statements: [TypedStatement], _ label: Int) -> Bool {
    statements.contains { statement in
      if case .break(let target) = statement.kind { return target == label }
      return statement.bodies.contains { breaks($0, label) }
    }
  }
}
