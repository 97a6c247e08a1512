import TheseusProgram

extension BodyChecker {
  /// Checks one argument against its parameter.
  func argument(
    _ argument: Argument, _ inferred: TypedExpression?, _ parameter: FunctionType.Parameter
  ) -> TypedExpression {
    if parameter.isAutoclosure, case .function(let function) = unifier.resolve(parameter.type) {
      return autoclosure(argument.value, inferred, function)
    }
    if parameter.isInout {
      var value = inferred ?? infer(argument.value)
      if case .inout(let place) = value.kind, case .unwrapImplicitly = unwrappedPlace(value, for: parameter.type).kind,
        let wrapped = checker.wrapped(unifier.resolve(value.type))
      {
        value = TypedExpression(.inout(.unwrapped(place, .implicit)), type: wrapped, range: value.range)
      }
      if !unifier.unify(value.type, parameter.type), !reportOtherInout(argument.value, value, parameter.type) {
        _ = converted(value, to: parameter.type, as: .argument)
      }
      if case .invalid = argument.value.kind {
        return TypedExpression(.inout(place(of: value, at: argument.value.range)), type: value.type, range: value.range)
      }
      return value
    }
    if case .closure(let closure) = argument.value.kind {
      return closureArgument(closure, parameter)
    }
    if let open = decidedByChain(argument.value, parameter.type) { return open }
    if let pointer = pointerArgument(argument.value, inferred, as: parameter.type) { return pointer }
    if inferred != nil, reportTypeAlone(argument.value, as: parameter.type) { return unknown(argument.value.range) }
    if inferred == nil, let literal = literalHoldingNil(argument.value, to: parameter.type) { return literal }
    let value = inferred ?? inferArgument(argument.value, wanted: parameter.type)
    if reportPassedInout(value, parameter.type) { return unknown(value.range) }
    if parameter.isVariadic, reportArray(value, asVariadic: parameter.type) { return unknown(value.range) }
    if reportNoBinding(argument.value, value, parameter.type) { return unknown(value.range) }
    return converted(value, of: argument.value, to: parameter.type, as: .argument)
  }

  /// An argument as its parameter wants it; of a literal of a collection the elements may also say what implicit members beside them are, as
  /// the collection converts as a whole: `show([NetworkError.offline, .denied])` where an `[any Error]` is wanted.
  private func inferArgument(_ value: Expression, wanted: Type) -> TypedExpression {
    let start = snapshot()
    func first() -> TypedExpression { infer(value, expected: wanted) }
    let result = first()
    guard isCollectionLiteral(value), hasImplicitMembers(value), !needsContext(value), hasErrors(since: start) else {
      return result
    }
    return retried(result, .arguments, at: value.range, expected: wanted, since: start, first: first) {
      attempted(expected: wanted) { infer(value) }
    }
  }

  /// Reports a variable of a type that converts to that of an `inout` parameter but is another one, as what is written back would not fit
  /// it; false if something else is passed.
  private func reportOtherInout(_ argument: Expression, _ value: TypedExpression, _ parameter: Type) -> Bool {
    guard case .inoutReference = argument.kind, case .inout = value.kind else { return false }
    let (have, want) = (unifier.decided(value.type), unifier.zonk(parameter))
    guard isCertain(have), isCertain(want), fits(have, want) else { return false }
    let isCollection = nominal(of: have).map { $0 == nominal(of: want) && isCovariant($0) } ?? false
    report(
      "other-inout",
      isCollection
        ? "cannot convert value of type \(checker.quoted(have)) to expected argument type \(checker.quoted(want))"
        : "inout argument could be set to a value with a type other than \(checker.quoted(have)); use a value declared as type \(checker.quoted(want)) instead",
      at: argument.range.pointingAtStart)
    return true
  }

  /// Reports an array that is given where its elements are wanted; false if something else is given.
  private func reportArray(_ value: TypedExpression, asVariadic element: Type) -> Bool {
    guard case .nominal(let id, let arguments) = unifier.resolve(value.type), id == checker.known("Array"),
      let own = arguments.first, !fits(value.type, element), fits(own, element)
    else { return false }
    let (array, wanted) = (unifier.decided(value.type), unifier.zonk(element))
    guard isCertain(array), isCertain(wanted) else { return false }
    report(
      "type-mismatch",
      "cannot pass array of type \(checker.quoted(array)) as variadic arguments of type \(checker.quoted(wanted))",
      at: value.range)
    return true
  }

  func autoclosure(_ value: Expression, _ inferred: TypedExpression?, _ function: FunctionType)
    -> TypedExpression
  {
    let inner =
      inferred.map { converted($0, to: function.result, as: .argument) }
      ?? check(value, to: function.result, as: .argument)
    let closure = TypedClosure(
      parameters: [], body: [TypedStatement(.return(inner), range: value.range)], isAsync: function.isAsync,
      range: value.range)
    return TypedExpression(.closure(closure), type: .function(function), range: value.range)
  }

  /// The value that a parameter gets.
  /// - Parameter list: Where the arguments of the call begin.
  func value(
    for binding: Binding, at position: Int, _ opened: Opened, _ values: [TypedExpression?], _ range: SourceRange,
    _ list: SourceRange
  ) -> TypedExpression {
    switch binding {
    case .argument(let index):
      let value = values[index] ?? unknown(range)
      return opened.parameters[position].isVariadic ? variadic([value], opened.parameters[position], range) : value
    case .variadic(let indices):
      return variadic(indices.map { values[$0] ?? unknown(range) }, opened.parameters[position], range)
    case .defaulted:
      let value = placeOfCall(position, opened, at: list) ?? defaultArgument(position, opened, at: range)
      return runsCode(value) ? TypedExpression(.defaultArgument(value), type: value.type, range: value.range) : value
    }
  }

  /// A default argument that stands for the place of the call: where its arguments begin.
  private func placeOfCall(_ place: Int, _ opened: Opened, at list: SourceRange) -> TypedExpression? {
    placeMacro(ofDefault: writtenDefault(opened.writtenPlace(of: place), of: opened.candidate.target)).flatMap {
      placeMacro($0, expected: opened.parameters[place].type, at: list)
    }
  }

  /// The default value that is written for a parameter of what a call calls.
  private func writtenDefault(_ position: Int, of target: Candidate.Target) -> Expression? {
    func value(_ parameters: [FunctionDeclaration.Parameter]) -> Expression? {
      parameters.indices.contains(position) ? parameters[position].defaultValue : nil
    }
    switch target {
    case .function(let id): return value(checker.info(id).parameters)
    case .subscript(let property): return value(property.writtenParameters)
    case .local(let function): return value(function.declaration.parameters)
    case .enumCase(let id, let index): return checker.payloadDefault(of: id, index, position)
    case .value: return nil
    }
  }

  func variadic(_ values: [TypedExpression], _ parameter: FunctionType.Parameter, _ range: SourceRange)
    -> TypedExpression
  {
    TypedExpression(.array(values), type: checker.type("Array", parameter.type), range: range)
  }

  func defaultArgument(_ place: Int, _ opened: Opened, at range: SourceRange) -> TypedExpression {
    let type = opened.parameters[place].type
    let position = opened.writtenPlace(of: place)
    switch opened.candidate.target {
    case .function(let id):
      if unifier.zonk(type).contains({ self.unifier.isUnbound($0) }), let own = checker.defaultType(position, of: id) {
        var score = ConversionScore()
        let value = checker.defaultArgument(position, of: id, opened.substitution, type: own, at: range)
        if let value = value.flatMap({ coerce($0, to: type, score: &score) }) { return value }
      }
      return checker.defaultArgument(position, of: id, opened.substitution, type: type, at: range) ?? unknown(range)
    case .local(let function):
      return function.declaration.parameters[position].defaultValue.map { check($0, to: type, as: .defaultValue) }
        ?? unknown(range)
    case .subscript(let property):
      return checker.defaultArgument(
        position, of: checker.getter(of: property), opened.substitution, type: type, at: range) ?? unknown(range)
    case .enumCase(let id, let index):
      return checker.payloadDefault(of: id, index, position).map { check($0, to: type, as: .defaultValue) }
        ?? unknown(range)
    case .value:
      return unknown(range)
    }
  }
}
