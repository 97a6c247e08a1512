import TheseusProgram

extension BodyChecker {
  /// Reports a body that can end without the value that it must return.
  func checkFallsThrough(
    _ statements: [TypedStatement], result: Type, name: String, at range: SourceRange, isCertain: Bool = true
  ) {
    let type = unifier.zonk(unifier.tentative(result))
    guard isCertain, self.isCertain(type), checker.wrapped(type) ?? type != .void, type != checker.type("Never"),
      !leaves(statements)
    else { return }
    report(
      "missing-return", "missing return in \(name) expected to return '\(checker.describe(type))'", at: range)
  }

  /// Notes a `guard` whose body can end with what stands behind it next.
  func checkLeaves(_ body: [TypedStatement], at range: SourceRange) {
    openGuards.remove(range)
    if leaves(body) { return }
    // What is not known of a call may be that it never returns.
    if case .expression(let last)? = body.last?.kind, !isCertain(unifier.zonk(last.type)) { return }
    openGuards.insert(range)
  }

  /// What is wrong with `guard` statements.
  func guardFindings() -> [Finding] {
    openGuards.map { range in
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
  func leaves(_ statements: [TypedStatement]) -> Bool { statements.contains { leaves($0) } }

  private func leaves(_ statement: TypedStatement) -> Bool {
    switch statement.kind {
    case .return, .throw, .break, .continue, .fallthrough: return true
    case .expression(let value): return neverReturns(value)
    case .if(let conditions, let then, let other):
      if case .expression(let test)? = conditions.first, conditions.count == 1, case .boolean(let holds) = test.kind {
        return leaves(holds ? then : other)
      }
      return leaves(then) && leaves(other)
    case .switch(_, _, let cases, let label):
      return cases.allSatisfy { leaves($0.body) && !breaks($0.body, label) }
    case .while(let conditions, let body, let label):
      if case .expression(let test)? = conditions.first, conditions.count == 1, case .boolean(true) = test.kind {
        return !breaks(body, label)
      }
      return false
    case .do(let body, let catches, let label):
      return leaves(body) && catches.allSatisfy { leaves($0.body) } && !breaks(body, label)
    case .block(let body): return leaves(body)
    case .repeatWhile(let body, let test, let label):
      let isEndless = if case .boolean(true) = test.kind { true } else { false }
      return (isEndless || leaves(body)) && !breaks(body, label)
    default: return false
    }
  }

  private func neverReturns(_ value: TypedExpression) -> Bool {
    if unifier.resolve(value.type) == checker.type("Never") { return true }
    switch value.kind {
    case .await(let inner), .forcedTry(let inner): return neverReturns(inner)
    default: return false
    }
  }

  private func breaks(_ statements: [TypedStatement], _ label: Int) -> Bool {
    statements.contains { statement in
      switch statement.kind {
      case .break(let target): return target == label
      case .if(_, let then, let other): return breaks(then, label) || breaks(other, label)
      case .guard(_, let other): return breaks(other, label)
      case .switch(_, _, let cases, _): return cases.contains { breaks($0.body, label) }
      case .while(_, let body, _), .repeatWhile(let body, _, _), .block(let body): return breaks(body, label)
      case .forIn(let loop): return breaks(loop.body, label)
      case .do(let body, let catches, _): return breaks(body, label) || catches.contains { breaks($0.body, label) }
      default: return false
      }
    }
  }
}
