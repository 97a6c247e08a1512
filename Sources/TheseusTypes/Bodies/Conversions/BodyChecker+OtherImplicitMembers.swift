import TheseusProgram

/// Implicit members, and chains behind one, that give something else than what they are looked up in.
extension BodyChecker {
  /// Reports the last member of a chain that begins with an implicit one where a value of another type is wanted: `let tint: Color = .red.r`;
  /// false if it is something else.
  func reportOtherMember(_ value: TypedExpression, of expression: Expression, as target: Type) -> Bool {
    guard let name = lastMember(of: expression), isImplicitlyRooted(expression) else { return false }
    let (source, wanted) = (unifier.decided(value.type), unifier.zonk(target))
    guard isCertain(source), isCertain(wanted), checker.wrapped(source) == nil else { return false }
    if case .function(let function) = source {
      return reportUncalledMember(value, function, as: wanted)
    }
    let type = checker.quoted(wanted)
    report(
      "type-mismatch",
      "member '\(calledFunction(of: value, from: expression).map { program[$0].name } ?? name)' in \(type) produces result of type \(checker.quoted(source)), but context expects \(type)",
      at: value.range)
    return true
  }

  /// Reports a method that stands for itself where what it gives is wanted; false if it is something else.
  private func reportUncalledMember(_ value: TypedExpression, _ function: FunctionType, as wanted: Type) -> Bool {
    guard fits(function.result, wanted), case .closure(let closure) = value.kind,
      !writtenClosures.contains(value.range), let id = functionThatIsCalled(by: closure)
    else { return false }
    if let only = function.parameters.first, function.parameters.count == 1, program[id].labels == [nil] {
      let name = checker.baseName(of: id)
      report(
        "uncalled-function", "member '\(name)' expects argument of type \(checker.quoted(only.type))", at: value.range)
      return true
    }
    report(
      "uncalled-function",
      "member '\(program[id].name)' is a function that produces expected type \(checker.quoted(innermost(wanted))); did you mean to call it?",
      at: value.range)
    return true
  }

  private func lastMember(of expression: Expression) -> String? {
    switch expression.kind {
    case .implicitMember(let name, _), .member(_, let name, _, _, _): name
    case .call(let callee, _): lastMember(of: callee)
    default: nil
    }
  }

  /// The function that an expression calls, as it is written.
  private func calledFunction(of value: TypedExpression, from expression: Expression) -> FunctionID? {
    guard case .call = expression.kind, case .call(let callee, _) = value.kind else { return nil }
    return callee.function
  }
}
