import TheseusProgram

extension BodyChecker {
  /// A function of several parameters where one that takes them as a tuple is wanted (`zip(a, b).map(f)`).
  func takingTuple(
    _ expression: TypedExpression, _ own: FunctionType, _ wanted: FunctionType
  ) -> TypedExpression? {
    guard own.parameters.count > 1, wanted.parameters.count == 1,
      case .tuple(let elements) = unifier.resolve(wanted.parameters[0].type), elements.count == own.parameters.count
    else { return nil }
    let range = expression.range
    let captured = addLocal(nil, type: expression.type, isVariable: false)
    let whole = addLocal(nil, type: wanted.parameters[0].type, isVariable: false)
    let arguments = elements.indices.map { index in
      TypedExpression(.tupleElement(read(whole, at: range), index), type: elements[index].type, range: range)
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
    guard own.parameters.count == wanted.parameters.count else { return nil }
    let range = expression.range
    let captured = addLocal(nil, type: expression.type, isVariable: false)
    let locals = wanted.parameters.map { addLocal(nil, type: $0.type, isVariable: false) }
    var arguments: [TypedExpression] = []
    for (have, local) in zip(own.parameters, locals) {
      guard let argument = coerce(read(local, at: range), to: have.type, score: &score) else { return nil }
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
    guard !(arguments + [result]).allSatisfy(keepsValue), !own.parameters.contains(where: \.isInout) else {
      return TypedExpression(.upcast(expression), type: target, range: range)
    }
    let closure = TypedClosure(
      captures: [TypedClosure.Capture(local: captured, value: expression, strength: .strong)], parameters: locals,
      body: [TypedStatement(.return(result), range: range)], isAsync: own.isAsync, range: range)
    return TypedExpression(.closure(closure), type: target, range: range)
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

  /// A value of a collection's or tuple's type as one of another: made anew where optionals are in it, which are flat.
  func recast(_ expression: TypedExpression, from source: Type, to target: Type) -> TypedExpression {
    let kind: TypedExpression.Kind =
      isRebuilt(source, as: target) ? .forcedCast(expression, target) : .upcast(expression)
    return TypedExpression(kind, type: target, range: expression.range)
  }

  private func isHashableBox(_ type: Type) -> Bool {
    if case .nominal(let id, _) = type { id == checker.known("AnyHashable") } else { false }
  }

  private func isRebuilt(_ source: Type, as target: Type) -> Bool {
    let (own, wanted) = (unifier.resolve(source), unifier.resolve(target))
    if own == wanted { return false }
    if checker.wrapped(own) != nil || checker.wrapped(wanted) != nil || isHashableBox(wanted) { return true }
    switch (own, wanted) {
    case (.tuple(let parts), .tuple(let others)):
      return zip(parts, others).contains { $0.label != $1.label || isRebuilt($0.type, as: $1.type) }
    case (.nominal(let id, let parts), .nominal(let other, let others)) where id == other:
      return zip(parts, others).contains { isRebuilt($0, as: $1) }
    default: return false
    }
  }
}
