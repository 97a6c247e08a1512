import TheseusProgram

extension BodyChecker {
  /// A tuple with its elements in the order of another's labels: `(y: 1, x: 2)` where `(x: Int, y: Int)` is wanted; nil if they are.
  func reordered(_ expression: TypedExpression, from source: Type, to target: Type) -> TypedExpression? {
    guard case .tuple(let own) = source, case .tuple(let wanted) = target, own.count == wanted.count,
      own.map(\.label) != wanted.map(\.label), !own.contains(where: { $0.label == nil })
    else { return nil }
    let order = wanted.compactMap { element in own.firstIndex { $0.label == element.label } }
    guard order.count == own.count, Set(order).count == own.count else { return nil }
    let type = Type.tuple(order.map { own[$0] })
    let range = expression.range
    let whole = addLocal(nil, type: source, isVariable: false)
    let elements = order.map { index in
      TypedExpression(.tupleElement(read(whole, at: range), index), type: own[index].type, range: range)
    }
    return TypedExpression(
      .sequence(
        [TypedStatement(.variable(whole, expression), range: range)],
        TypedExpression(.tuple(elements), type: type, range: range)), type: type, range: range)
  }

  /// Whether two types are one but for the labels of tuples, or of those in collections, in optionals, and in what functions take and give.
  func hasOtherLabels(_ source: Type, _ target: Type) -> Bool {
    switch (unifier.resolve(source), unifier.resolve(target)) {
    case (.tuple(let own), .tuple(let wanted)):
      guard own.count == wanted.count,
        zip(own, wanted).allSatisfy({ $0.label == nil || $1.label == nil || $0.label == $1.label })
      else { return false }
      return own.map(\.label) != wanted.map(\.label)
        || zip(own, wanted).contains { hasOtherLabels($0.type, $1.type) }
    case (.nominal(let id, let own), .nominal(let other, let wanted)):
      guard id == other, isCovariant(id) || id == checker.known("Optional") else { return false }
      return zip(own, wanted).contains { hasOtherLabels($0, $1) }
    case (.function(let own), .function(let wanted)):
      return own.parameters.count == wanted.parameters.count
        && (zip(own.parameters, wanted.parameters).contains { hasOtherLabels($0.type, $1.type) }
          || hasOtherLabels(own.result, wanted.result))
    default: return false
    }
  }

  /// A value with the labels of another type, from which only these differ.
  func relabelled(_ expression: TypedExpression, to target: Type) -> TypedExpression {
    if !hasOtherLabels(expression.type, target) { return expression }
    guard case .tuple(let wanted) = unifier.resolve(target) else {
      return TypedExpression(.forcedCast(expression, target), type: target, range: expression.range)
    }
    if case .tuple(let values) = expression.kind {
      let elements = zip(values, wanted).map { relabelled($0, to: $1.type) }
      return TypedExpression(.tuple(elements), type: target, range: expression.range)
    }
    guard case .tuple(let own) = unifier.resolve(expression.type) else { return expression }
    let whole = addLocal(nil, type: expression.type, isVariable: false)
    let range = expression.range
    let elements = zip(own, wanted).enumerated().map { index, types in
      let element = TypedExpression(
        .tupleElement(read(whole, at: range), index), type: types.0.type, range: range)
      return relabelled(element, to: types.1.type)
    }
    return TypedExpression(
      .sequence(
        [TypedStatement(.variable(whole, expression), range: range)],
        TypedExpression(.tuple(elements), type: target, range: range)), type: target, range: range)
  }

  /// A tuple that is given to a function whose own parameter may have other labels; nil if it is none.
  func withoutLabels(_ expression: TypedExpression) -> TypedExpression? {
    guard case .tuple(let own) = unifier.resolve(expression.type), own.contains(where: { $0.label != nil }) else {
      return nil
    }
    let elements = own.enumerated().map { index, element in
      TypedExpression(.tupleElement(expression, index), type: element.type, range: expression.range)
    }
    return TypedExpression(
      .tuple(elements), type: .tuple(own.map { Type.Element(type: $0.type) }), range: expression.range)
  }

  /// Makes a tuple one of other elements, each converted by itself.
  func convertTuple(
    _ expression: TypedExpression, _ own: [Type.Element], _ wanted: [Type.Element], _ target: Type,
    score: inout ConversionScore
  ) -> TypedExpression? {
    for (have, want) in zip(own, wanted) {
      if let a = have.label, let b = want.label, a != b { return nil }
      if have.isExpansion != want.isExpansion { return nil }
    }
    if case .tuple(let values) = expression.kind, values.count == wanted.count {
      var converted: [TypedExpression] = []
      for (value, element) in zip(values, wanted) {
        guard let value = coerce(value, to: element.wholeType, score: &score) else { return nil }
        converted.append(value)
      }
      return TypedExpression(.tuple(converted), type: target, range: expression.range)
    }
    for (have, want) in zip(own, wanted) {
      let value = TypedExpression(.tuple([]), type: have.type, range: expression.range)
      guard coerce(value, to: want.type, score: &score) != nil else { return nil }
    }
    return recast(expression, from: .tuple(own), to: target)
  }

  /// Converts each of the values of an expansion.
  func convertExpansion(
    _ expression: TypedExpression, _ expansion: PackExpansion, to element: Type.Element,
    score: inout ConversionScore
  ) -> TypedExpression? {
    coerce(expansion.pattern, to: element.type, score: &score).map { pattern in
      var converted = expansion
      converted.pattern = pattern
      return TypedExpression(.packExpansion(converted), type: .pack([element]), range: expression.range)
    }
  }
}

extension Type.Element {
  /// What an expression is of that stands for the element: of an expansion, the pack.
  var wholeType: Type { isExpansion ? .pack([self]) : type }
}
