import TheseusProgram

/// `&` before what is not passed `inout`, and what is passed without it.
extension BodyChecker {
  /// Reports the arguments without `&` for `inout` parameters, and takes them for passed.
  ///
  /// What could be passed lacks it. All else cannot be passed at all, which the compiler says of the call: of constants unless something
  /// before them lacks it, of values that are in no variable unless anything does.
  func reportNotPassed(
    _ opened: Opened, _ bindings: [Binding], _ values: inout [TypedExpression?], at range: SourceRange
  ) {
    var lacking: [TypedExpression] = []
    var problems: [Diagnostic] = []
    for index in zip(opened.parameters, bindings).filter(\.0.isInout).flatMap(\.1.indices) {
      guard let value = values[index] else { continue }
      if case .inout = value.kind { continue }
      values[index] = TypedExpression(.inout(.discard), type: value.type, range: value.range)
      let found = errors { _ = place(of: value, for: .passed, at: range.pointingAtStart) }
      if found.isEmpty { lacking.append(value) }
      if lacking.isEmpty { problems += found }
    }
    if !lacking.isEmpty { problems.removeAll { $0.id == "immutable-literal" || $0.id == "immutable-result" } }
    checker.diagnostics += problems.prefix(1)
    for value in lacking where value.type != .unknown {
      report(
        "missing-ampersand",
        "passing value of type \(checker.quoted(unifier.zonk(unifier.tentative(value.type)))) to an inout parameter requires explicit '&'",
        at: value.range)
    }
  }

  /// Reports operands with an `&`, which operators take without; nil if there is none.
  func refusedAmpersands(_ operands: [Expression], of symbol: String, at range: SourceRange) -> TypedExpression? {
    guard operands.contains(where: { isPassed($0) }) else { return nil }
    let values = operands.map { settled(infer(inner($0))) }
    let candidates = operatorCandidates(symbol, values.map { unifier.resolve($0.type) }, isPrefix: false)
    for (index, operand) in operands.enumerated() where isPassed(operand) {
      if candidates.contains(where: { open($0).parameters.dropFirst(index).first?.isInout == true }) {
        report(
          "misplaced-ampersand", "'&' may only be used to pass an argument to inout parameter", at: operand.range)
      } else {
        reportNeedlessAmpersand(before: values[index].type, at: operand.range)
      }
    }
    return unknown(range)
  }

  /// Reports an `&` before what an interpolation shows; false if there is none.
  func reportAmpersand(inInterpolated value: Expression) -> Bool {
    guard isPassed(value) else { return false }
    reportNeedlessAmpersand(before: infer(inner(value)).type, at: value.range)
    return true
  }

  /// Reports `&x` where a value is wanted; false if a pointer may be, or if it is something else.
  func reportPassedInout(_ value: TypedExpression, _ wanted: Type) -> Bool {
    guard case .inout = value.kind else { return false }
    let type = unifier.zonk(wanted)
    // What generic parameters stand for is not known yet, but they are no pointers.
    let isOpen = type.contains { unifier.isUnbound($0) } && !type.contains { $0 == .unknown }
    guard isOpen || isCertain(type), !isPointer(type) else { return false }
    reportNeedlessAmpersand(before: value.type, at: value.range)
    return true
  }

  private func reportNeedlessAmpersand(before type: Type, at range: SourceRange) {
    report(
      "needless-ampersand",
      "'&' used with non-inout argument of type \(checker.quoted(unifier.decided(type)))", at: range)
  }

  private func isPassed(_ expression: Expression) -> Bool {
    if case .inoutReference = expression.kind { true } else { false }
  }

  private func inner(_ expression: Expression) -> Expression {
    if case .inoutReference(let value) = expression.kind { value } else { expression }
  }
}
