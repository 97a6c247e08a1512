import TheseusProgram

extension BodyChecker {
  /// Reports an integer, or a range of integers, as the index of a string; false if it is something else.
  func reportIntegerIndex(
    _ arguments: [Argument], of type: Type, behind base: SourceRange, at range: SourceRange
  ) -> Bool {
    guard type == checker.type("String"), arguments.count == 1, let only = arguments.first, only.label == nil,
      !declaresSubscript(type)
    else { return false }
    let snapshot = snapshot()
    let index = unifier.decided(infer(only.value).type)
    rollback(to: snapshot)
    let words: (String, String)
    if index == checker.type("Int") {
      words = ("an Int", "String.Index")
    } else if isIntegerRange(index) {
      words = ("an integer range", "String.Index range")
    } else {
      return false
    }
    let explanation =
      "Characters have different lengths in memory, so they are not counted from the start: 'text[text.index(text.startIndex, offsetBy: 2)]', or 'Array(text)[2]'."
    if assigned.contains(range) {
      report(
        "integer-index", "cannot assign through subscript: subscript is get-only", at: range, explanation: explanation)
    } else if chosenCalls.contains(range), index == checker.type("Int") {
      report(
        "integer-index", "no exact matches in call to subscript", at: list(behind: base, in: range),
        explanation: explanation)
    } else {
      report(
        "integer-index",
        "'subscript(_:)' is unavailable: cannot subscript String with \(words.0), use a \(words.1) instead.",
        at: range.pointingAtStart, explanation: explanation)
    }
    return true
  }

  /// Whether the program declares a subscript of a type.
  private func declaresSubscript(_ type: Type) -> Bool {
    checker.findMembers("subscript", of: type, isStatic: false, in: scope).contains { found in
      if case .property(let property) = found.member { property.scope.part == nil } else { false }
    }
  }

  private func isIntegerRange(_ type: Type) -> Bool {
    guard case .nominal(let id, let bounds) = type, program[id].isCatalogue, program[id].name.contains("Range"),
      let bound = bounds.first
    else { return false }
    return bound == checker.type("Int")
  }
}
