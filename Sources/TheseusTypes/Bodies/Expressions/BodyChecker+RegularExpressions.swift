import TheseusProgram

extension BodyChecker {
  /// A regex literal: a call that makes the expression, whose output has an element for each capture.
  func inferRegex(_ pattern: String, at range: SourceRange) -> TypedExpression {
    // Over several lines blanks and comments are none of the pattern.
    let isExtended = pattern.contains("\n")
    if let problem = problem(of: pattern) {
      report("invalid-regex", "cannot parse regular expression: \(problem)", at: range)
      return unknown(range)
    }
    let type = checker.type("Regex", output(of: RegexCaptures.captures(in: pattern)))
    let text = Expression(.string([.text(isExtended ? "(?x)" + pattern : pattern)]), range: range)
    let makers = globalFunctions("_regexLiteral").map { Candidate(target: .function($0), receiver: .none) }
    return choose(makers, [Argument(value: text)], expected: type, name: "_regexLiteral", at: range, range)
  }

  /// Why the host's parser refuses a pattern.
  private func problem(of pattern: String) -> String? {
    do {
      _ = try Regex(pattern)
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// `Substring`, or a tuple of it and the captures.
  private func output(of captures: [RegexCaptures.Capture]) -> Type {
    let substring = checker.type("Substring")
    if captures.isEmpty { return substring }
    let elements = captures.map { capture in
      Type.Element(label: capture.name, type: capture.isOptional ? checker.optional(substring) : substring)
    }
    return .tuple([Type.Element(type: substring)] + elements)
  }
}
