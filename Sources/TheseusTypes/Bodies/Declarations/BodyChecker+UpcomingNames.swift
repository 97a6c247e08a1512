import TheseusProgram

/// Local functions that capture variables which are declared behind them.
extension BodyChecker {
  /// Checks a statement; nil of a local function that waits for variables which statements behind it declare.
  func checkUnlessWaiting(_ statement: Statement, before later: ArraySlice<Statement>) -> [TypedStatement]? {
    guard case .declaration(let declaration) = statement.kind, case .function = declaration.kind else {
      return check(statement)
    }
    let names = Set(later.flatMap { declaredNames($0) })
    guard !names.isEmpty, !isScript || blocks.count > 1 else { return check(statement) }
    let block = blocks.count - 1
    let start = snapshot()
    upcomingNames[block] = names
    let typed = check(statement)
    upcomingNames[block] = nil
    guard awaitedBlocks.remove(block) != nil else { return typed }
    rollback(to: start)
    capturesUpcoming = true
    return nil
  }

  /// Reports a local variable that is used above its declaration; false if no statement that follows declares one of the name.
  func reportUndeclaredYet(_ name: String, at range: SourceRange) -> Bool {
    guard !checker.importsForeign,
      let block = remainders.last(where: { block in block.statements.contains { declaredNames($0).contains(name) } })
    else { return false }
    let advice = "Statements run one after another: declare '\(name)' above the first line that uses it."
    if block.frames < frames.count {
      report(
        "captured-before-declaration", "closure captures '\(name)' before it is declared", at: range,
        explanation: advice)
    } else {
      report(
        "used-before-declaration", "use of local variable '\(name)' before its declaration", at: range,
        explanation: advice)
    }
    return true
  }

  /// The variables that a statement declares.
  private func declaredNames(_ statement: Statement) -> [String] {
    guard case .declaration(let declaration) = statement.kind, case .variable(let variable) = declaration.kind else {
      return []
    }
    return checker.boundNames(variable.pattern)
  }
}
