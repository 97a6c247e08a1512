extension TypedExpression {
  /// The expressions that it is made of, in the order in which they are evaluated; statements, places and closures are not among them.
  var operands: [TypedExpression] {
    switch kind {
    case .integer, .largeInteger, .double, .boolean, .string, .none, .local, .consume, .global, .metatype, .allocate,
      .unsupported, .closure, .inout:
      []
    case .interpolation(let segments):
      segments.flatMap { segment -> [TypedExpression] in
        if case .value(let value, let arguments) = segment { [value] + arguments.map(\.value) } else { [] }
      }
    case .packExpansion(let expansion): expansion.sources.map(\.pack) + [expansion.pattern]
    case .array(let values), .tuple(let values), .pack(let values), .makeStruct(let values),
      .enumCase(_, _, let values), .dynamicOperator(_, let values):
      values
    case .dictionary(let pairs): pairs.flatMap { [$0.key, $0.value] }
    case .field(let value, _), .tupleElement(let value, _), .dynamicType(let value), .some(let value),
      .erase(let value), .upcast(let value), .convertNumber(let value), .unwrap(let value),
      .unwrapImplicitly(let value), .optionalChain(let value), .bindOptional(let value), .isType(let value, _),
      .conditionalCast(let value, _), .forcedCast(let value, _), .not(let value), .optionalTry(let value),
      .forcedTry(let value), .await(let value), .dynamicMember(let value, _), .sequence(_, let value),
      .assign(_, let value), .specialized(let value, _, _), .defaultArgument(let value):
      [value]
    case .call(let callee, let arguments):
      if case .value(let value) = callee { [value] + arguments } else { arguments }
    case .coalesce(let a, let b), .and(let a, let b), .or(let a, let b), .applyKeyPath(let a, let b): [a, b]
    case .conditional(let condition, let a, let b): [condition, a, b]
    case .keyPath(let components):
      components.flatMap { component -> [TypedExpression] in
        if case .computed(_, _, let arguments, _, _) = component { arguments } else { [] }
      }
    case .dynamicCall(let value, _, let arguments), .dynamicApply(let value, let arguments),
      .dynamicSubscript(let value, let arguments):
      [value] + arguments.map(\.value)
    case .opaque(let opaque): (opaque.base.map { [$0] } ?? []) + (opaque.arguments ?? []).map(\.value)
    }
  }
}
