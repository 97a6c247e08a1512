import TheseusProgram

extension BodyChecker {
  /// `value as NSString`, `as NSNumber`, and a class of Foundation `as String`: what the bridge makes of a value; nil where there is nothing to bridge.
  func bridged(_ value: Expression, to target: Type, at range: SourceRange) -> TypedExpression? {
    guard let wanted = nominal(of: target), program[wanted].isCatalogue else { return nil }
    let name = program[wanted].name
    if name == "NSError" { return bridgedError(value, at: range) }
    guard ["NSString", "NSNumber", "NSDecimalNumber", "String"].contains(name) else { return nil }
    let source = unifier.tentative(infer(value).type)
    guard let given = nominal(of: source), given != wanted else { return nil }
    switch (program[given].name, name) {
    case ("String", "NSString"): return call(name, label: "string", value, at: range)
    case ("Int", "NSNumber"), ("Double", "NSNumber"), ("Bool", "NSNumber"), ("Float", "NSNumber"):
      return call(name, label: "value", value, at: range)
    case ("Decimal", "NSDecimalNumber"), ("Decimal", "NSNumber"):
      return call("NSDecimalNumber", label: "decimal", value, at: range)
    case ("NSString", "String"): return call(name, label: "describing", value, at: range)
    default: return nil
    }
  }

  /// Any error `as NSError`.
  private func bridgedError(_ value: Expression, at range: SourceRange) -> TypedExpression? {
    let source = unifier.tentative(infer(value).type)
    guard nominal(of: source).map({ program[$0].name != "NSError" }) ?? true,
      let protocolID = checker.protocolID(named: "Error"),
      checker.conforms(source, to: protocolID, in: scope) == true
    else { return nil }
    return call("NSError", label: "_bridging", value, at: range)
  }

  /// `let error as NSError` where an error is matched, which any is; nil for any other pattern.
  func bridgedError(
    _ inner: Pattern, as target: Type, against type: Type, isVariable: Bool, at range: SourceRange
  ) -> TypedPattern? {
    guard let wanted = nominal(of: target), program[wanted].isCatalogue, program[wanted].name == "NSError",
      nominal(of: type) != wanted, let protocolID = checker.protocolID(named: "Error"),
      isCertain(type), checker.conforms(type, to: protocolID, in: scope) == true,
      case .candidates(let candidates, _) = initializers(of: target, receiver: .type(target)),
      let initializer = candidates.first(where: { candidate in
        if case .function(let id) = candidate.target { program[id].labels == ["_bridging"] } else { false }
      })
    else { return nil }
    let subject = addLocal(nil, type: type, isVariable: false)
    let argument = Argument(label: "_bridging", value: Expression(.invalid, range: range))
    let value = applySingle(initializer, [argument], inferred: [read(subject, at: range)], expected: target, at: range)
    return .bridged(subject: subject, value, check(inner, against: target, isVariable: isVariable))
  }

  private func call(_ name: String, label: String, _ value: Expression, at range: SourceRange) -> TypedExpression {
    let callee = Expression(.name(name, genericArguments: [], labels: nil), range: range)
    return infer(Expression(.call(callee, arguments: [Argument(label: label, value: value)]), range: range))
  }
}
