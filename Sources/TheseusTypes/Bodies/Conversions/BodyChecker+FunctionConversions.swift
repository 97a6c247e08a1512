import TheseusProgram

extension BodyChecker {
  /// A function of several parameters where one that takes them as a tuple is wanted (`zip(a, b).map(f)`).
  func takingTuple(
    _ expression: TypedExpression, _ own: FunctionType, _ wanted: FunctionType, score: inout ConversionScore
  ) -> TypedExpression? {
    guard own.parameters.count > 1, wanted.parameters.count == 1,
      case .tuple(let elements) = unifier.resolve(wanted.parameters[0].type), elements.count == own.parameters.count
    else { return nil }
    let range = expression.range
    let captured = addLocal(nil, type: expression.type, isVariable: false)
    let whole = addLocal(nil, type: wanted.parameters[0].type, isVariable: false)
    var arguments: [TypedExpression] = []
    for (index, (element, parameter)) in zip(elements, own.parameters).enumerated() {
      let value = TypedExpression(.tupleElement(read(whole, at: range), index), type: element.type, range: range)
      guard let argument = coerce(value, to: parameter.type, score: &score) else { return nil }
      arguments.append(argument)
    }
    let call = TypedExpression(.call(.value(read(captured, at: range)), arguments), type: own.result, range: range)
    let closure = TypedClosure(
      captures: [TypedClosure.Capture(local: captured, value: expression, strength: .strong)], parameters: [whole],
      body: [TypedStatement(.return(call), range: range)], isAsync: own.isAsync, range: range)
    var type = own
    type.parameters = wanted.parameters
    return TypedExpression(.closure(closure), type: .function(type), range: range)
  }

  /// A function where one of other parameter and result types is wanted.
  func convertFunction(
    _ expression: TypedExpression, _ own: FunctionType, _ wanted: FunctionType, _ target: Type,
    score: inout ConversionScore
  ) -> TypedExpression? {
    guard own.parameters.count == wanted.parameters.count || own.parameters.isEmpty && takesVoid(wanted) else {
      return nil
    }
    let range = expression.range
    let captured = addLocal(nil, type: expression.type, isVariable: false)
    let locals = wanted.parameters.map { addLocal(nil, type: $0.type, isVariable: false) }
    var arguments: [TypedExpression] = []
    for (have, local) in zip(own.parameters, locals) {
      let value = read(local, at: range)
      guard
        let argument = coerce(value, to: have.type, score: &score)
          ?? withoutLabels(value).flatMap({ coerce($0, to: have.type, score: &score) })
      else { return nil }
      arguments.append(argument)
    }
    let call = TypedExpression(.call(.value(read(captured, at: range)), arguments), type: own.result, range: range)
    var result = call
    if unifier.resolve(wanted.result) != .void {
      guard let converted = coerce(call, to: wanted.result, score: &score) else { return nil }
      result = converted
    } else if unifier.resolve(own.result) != .void, !unifier.unify(own.result, .void) {
      return nil
    }
    guard unifier.unifyThrown(own, wanted) else { return nil }
    score.functionConversions += 1
    let takesTheSame = own.parameters.count == wanted.parameters.count
    guard !(arguments + [result]).allSatisfy(keepsValue) || !takesTheSame, !own.parameters.contains(where: \.isInout)
    else {
      return TypedExpression(.upcast(expression), type: target, range: range)
    }
    let closure = TypedClosure(
      captures: [TypedClosure.Capture(local: captured, value: expression, strength: .strong)], parameters: locals,
      body: [TypedStatement(.return(result), range: range)], isAsync: own.isAsync, range: range)
    return TypedExpression(.closure(closure), type: withEffects(target, of: .function(own)), range: range)
  }

  /// Whether a function takes `()` alone, as one of a generic parameter may: `(T) -> Void` where `T` is `Void`.
  private func takesVoid(_ function: FunctionType) -> Bool {
    function.parameters.count == 1 && unifier.resolve(function.parameters[0].type) == .void
  }

  /// Whether a conversion leaves a value as it is: all but an optional says itself what it is.
  ///
  /// A nil that is converted with its function stays nil however deep the optional is.
  private func keepsValue(_ converted: TypedExpression) -> Bool {
    switch converted.kind {
    case .local, .call: true
    case .upcast(let inner), .some(let inner): keepsValue(inner)
    case .erase(let inner): checker.wrapped(unifier.resolve(inner.type)) == nil && keepsValue(inner)
    default: false
    }
  }

  /// Reports a closure whose written parameters are of other types than what it is called with; false if something else is wrong.
  func reportOtherParameters(of expression: TypedExpression, _ source: Type, _ target: Type) -> Bool {
    guard writtenClosures.contains(expression.range), case .function(var own) = source,
      case .function(var wanted) = target, own.parameters.count == wanted.parameters.count,
      zip(own.parameters, wanted.parameters).contains(where: {
        $0.isInout != $1.isInout || isOther($0.type, than: $1.type)
      })
    else { return false }
    own.isThrowing = own.isThrowing && !wanted.isThrowing
    if !isCertain(wanted.result) { wanted.result = own.result }
    report(
      "type-mismatch",
      "cannot convert value of type \(checker.quoted(.function(own))) to expected argument type \(checker.quoted(.function(wanted)))",
      at: expression.range)
    return true
  }

  private func isOther(_ written: Type, than given: Type) -> Bool {
    isCertain(written) && isCertain(given) && !fits(given, written)
  }

  /// The effect of a function that one which is wanted may not have; nil if there is none.
  func lostEffect(_ own: FunctionType, _ wanted: FunctionType) -> FunctionType.Effect? {
    if own.isAsync, !wanted.isAsync { return .async }
    let throwsNothing =
      own.thrown.map { unifier.resolve($0) == checker.type("Never") || unifier.isUnbound($0) } ?? false
    return own.isThrowing && !wanted.isThrowing && !throwsNothing ? .throws : nil
  }

  /// The type of a function with what another one may do; other types as they are.
  func withEffects(_ type: Type, of own: Type) -> Type {
    guard case .function(var function) = unifier.resolve(type), case .function(let own) = unifier.resolve(own) else {
      return type
    }
    (function.isAsync, function.isThrowing) = (own.isAsync, own.isThrowing)
    return .function(function)
  }

  /// Reports a function that throws or waits where one is wanted that may not; false if something else is wrong.
  func reportLostEffect(_ source: Type, _ target: Type, _ role: Role, at range: SourceRange) -> Bool {
    guard case .function(let own) = source, case .function(let wanted) = innermost(target),
      let effect = lostEffect(own, wanted)
    else { return false }
    let written = checker.quoted(innermost(target))
    let have = checker.quoted(source)
    switch effect {
    case .async where role == .argument && checker.wrapped(target) == nil:
      report(
        "async-function", "cannot pass function of type \(have) to parameter expecting synchronous function type",
        at: range)
    case .async:
      report(
        "async-function",
        "invalid conversion from 'async' function of type \(have) to synchronous function type \(written)",
        at: range)
    case .throws:
      report(
        "throwing-function",
        "invalid conversion from throwing function of type \(have) to non-throwing function type \(written)",
        at: range)
    }
    return true
  }
}

extension FunctionType {
  /// What a call of a function may do beside giving its result.
  enum Effect: Hashable {
    case `async`, `throws`
  }

  /// What a call may do.
  var effects: Set<Effect> {
    var result: Set<Effect> = isAsync ? [.async] : []
    if isThrowing { result.insert(.throws) }
    return result
  }
}
