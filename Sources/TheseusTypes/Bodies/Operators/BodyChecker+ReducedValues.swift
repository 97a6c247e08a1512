import TheseusProgram

/// Sums that `reduce` makes with an operator, `prices.reduce(0, +)`, of which the literal and what is wanted say another type than the
/// elements are of.
extension BodyChecker {
  /// Notes the `map` before a `reduce` with an operator, of whose results the sum is made.
  func noteReduced(_ callee: Expression, _ arguments: [Argument]) {
    guard isReduction(callee, arguments), case .member(let base, _, _, _, _) = callee.kind,
      case .call(let inner, let transforms) = base.kind, case .member(_, "map", _, _, _) = inner.kind,
      transforms.count == 1
    else { return }
    reducedTransforms[arguments[1].value.range] = transforms[0].value
  }

  private func isReduction(_ callee: Expression, _ arguments: [Argument]) -> Bool {
    guard case .member(_, "reduce", _, _, _) = callee.kind, arguments.count == 2,
      arguments.allSatisfy({ $0.label == nil }), case .name(let name, _, _) = arguments[1].value.kind
    else { return false }
    return name.isOperatorName
  }

  /// Reports what a `map` gives where its results are added to a value of another type, as nothing else says what they must be; false
  /// where an operator stands elsewhere.
  func reportMapped(_ context: FunctionType?, at operatorRange: SourceRange) -> Bool {
    guard let transform = reducedTransforms[operatorRange],
      case .function(let wanted)? = context.map({ unifier.decided(.function($0)) }), wanted.parameters.count == 2
    else { return false }
    let (sum, given) = (wanted.parameters[0].type, wanted.parameters[1].type)
    guard isCertain(sum), isCertain(given), isBuiltinValue(sum), sum != given else { return false }
    switch transform.kind {
    case .keyPath:
      report(
        "type-mismatch",
        "key path value type \(checker.quoted(given)) cannot be converted to contextual type \(checker.quoted(sum))",
        at: transform.range)
    case .closure(let closure):
      guard let result = singleExpression(closure.body) else { return false }
      if checker.wrapped(given) == sum {
        reportNotUnwrapped(given, sum, at: result.range)
        return true
      }
      report(
        "type-mismatch",
        "cannot convert value of type \(checker.quoted(given)) to closure result type \(checker.quoted(sum))",
        at: result.range)
    default: return false
    }
    return true
  }

  /// The sum of an operation whose other operand is of another number: `prices.reduce(0, +) / prices.count` is to be an `Int`, which its
  /// elements are not; nil of other operations.
  func reducedOperand(
    _ left: Expression, _ symbol: String, _ right: Expression, since start: Snapshot, at range: SourceRange
  ) -> TypedExpression? {
    guard trialDepth < Self.deepestTrial, Self.arithmetic.contains(symbol),
      case .call(let callee, let arguments) = left.kind, isReduction(callee, arguments), isNumber(arguments[0].value),
      !isNumber(right),
      let wanted = typeAlone(right), isNumber(wanted), isBuiltinValue(wanted),
      let given = typeAlone(left), isNumber(given), isBuiltinValue(given), given != wanted
    else { return nil }
    rollback(to: start)
    _ = check(left, to: wanted, as: .operand)
    return TypedExpression(.dynamicOperator(symbol, []), type: wanted, range: range)
  }
}
