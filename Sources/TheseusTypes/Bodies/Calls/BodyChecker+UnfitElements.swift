import TheseusProgram

extension BodyChecker {
  /// Reports a collection that is appended as if it were one element, although it is none: `append(contentsOf:)`, which takes it, and
  /// `append(_:)` are equally far from what is written; false of other calls.
  func reportAppendedCollection(
    _ opened: Opened, _ arguments: [Argument], _ inferred: [TypedExpression?], _ calleeRange: SourceRange?
  ) -> Bool {
    guard case .function(let id) = opened.candidate.target, program[id].name == "append(_:)", let calleeRange,
      checker.info(id).scope.part == .standardLibrary, arguments.count == 1, !needsContext(arguments[0].value),
      let parameter = opened.parameters.first, let sequence = checker.protocolID(named: "Sequence")
    else { return false }
    let element = unifier.decided(parameter.type)
    guard isCertain(element) else { return false }
    let start = snapshot()
    let type = unifier.decided((inferred[0] ?? infer(arguments[0].value)).type)
    let isCollection =
      isBuiltinValue(type) && type != checker.type("String") && isCertain(type) && !hasErrors(since: start)
      && checker.conforms(type, to: sequence, in: scope) == true
    let isElement = isCollection && isArgument(arguments[0].value, of: element)
    rollback(to: start)
    guard isCollection, !isElement else { return false }
    report(
      "no-exact-match", "no exact matches in call to instance method 'append'",
      at: nameRange(ending: calleeRange, "append"),
      explanation: "'append' adds one element. 'append(contentsOf:)' adds all those of a collection.")
    return true
  }

  /// Reports an argument that is no element of the literal whose method is called, each of whose elements it would say what it is; false
  /// of other calls.
  func reportOtherElement(
    _ candidates: [Candidate], _ arguments: [Argument], _ inferred: [TypedExpression?], at range: SourceRange
  ) -> Bool {
    guard arguments.count == 1, case .value(let base, _)? = candidates.first?.receiver,
      case .array(let elements) = base.kind, case .nominal(_, let own) = unifier.resolve(base.type),
      let element = own.first, let literal = unifier.literal(of: element),
      candidates.contains(where: { takesElement($0, element) })
    else { return false }
    let start = snapshot()
    defer { if !hasErrors(since: start) { rollback(to: start) } }
    let value = inferred[0] ?? infer(arguments[0].value)
    // A number without a fraction is one with a fraction where that is wanted.
    if literal <= .float, isNumber(arguments[0].value) { return false }
    let (have, want) = (unifier.decided(element), unifier.decided(value.type))
    guard isCertain(have), isCertain(want), isBuiltinValue(want), !unifier.accepts(literal, innermost(want)),
      !canBeOne(element, value.type)
    else { return false }
    guard isTextOrNumber(arguments[0].value) else {
      for literal in elements { reportElement(have, as: want, at: literal.range) }
      return true
    }
    reportConflictingArguments("Self", checker.type("Array", have), checker.type("Array", want), at: range)
    reportConflictingArguments("Element", have, want, at: base.range)
    return true
  }

  /// Whether an expression is a literal of a text or number.
  func isTextOrNumber(_ expression: Expression) -> Bool {
    if case .string = expression.kind { true } else { isNumber(expression) }
  }

  /// Whether a value is a literal of a text or number.
  func isTextOrNumber(_ value: TypedExpression) -> Bool {
    switch value.kind {
    case .integer, .double, .string: true
    default: false
    }
  }

  /// Whether a method of the standard library takes one element of what it is called on.
  private func takesElement(_ candidate: Candidate, _ element: Type) -> Bool {
    guard case .function(let id) = candidate.target, checker.info(id).scope.part == .standardLibrary,
      program[id].selfKind != .mutating
    else { return false }
    let mark = unifier.mark()
    defer { unifier.rollback(to: mark) }
    let opened = open(candidate)
    _ = unifier.solvePending()
    return opened.parameters.count == 1 && unifier.resolve(opened.parameters[0].type) == unifier.resolve(element)
  }

  /// The subscript of the standard library that is meant where an element is set with an index of another type: that by one index.
  func settableForm(_ candidates: [Candidate], at range: SourceRange) -> Candidate? {
    guard assigned.contains(range) else { return nil }
    return candidates.first { candidate in
      guard case .subscript(let property) = candidate.target, property.scope.part == .standardLibrary,
        property.setter != nil
      else { return false }
      let mark = unifier.mark()
      defer { unifier.rollback(to: mark) }
      let types = open(candidate).parameters.map { unifier.zonk($0.type) }
      return types.allSatisfy { isCertain($0) && nominal(of: $0) != checker.known("Range") }
    }
  }

  /// Reports an element that cannot be compared, where what is searched for is taken for the function that `contains(where:)` wants;
  /// false of other methods.
  func reportUncomparedElement(
    _ opened: Opened, _ values: [TypedExpression?], lacking id: ProtocolID, at range: SourceRange
  ) -> Bool {
    guard case .function(let function) = opened.candidate.target, program[function].name == "contains(_:)",
      checker.info(function).scope.part == .standardLibrary, program[id].name == "Equatable", values.count == 1,
      case .value(let base, _) = opened.candidate.receiver, !isArrayLiteral(base), let value = values[0],
      !isImplicitCase(value)
    else { return false }
    let type = checker.describe(unifier.decided(opened.parameters[0].type))
    report("wrong-labels", "missing argument label 'where:' in call", at: value.range.pointingAtStart)
    report(
      "type-mismatch",
      "cannot convert value of type \(checker.quoted(unifier.decided(value.type))) to expected argument type '(\(type)) throws -> Bool'",
      at: value.range,
      explanation:
        "Elements are searched by '==', which '\(type)' does not have. Let it conform to Equatable, or say with a "
        + "closure which one is meant: contains { … }.")
    return true
  }

  func isArrayLiteral(_ value: TypedExpression) -> Bool { if case .array = value.kind { true } else { false } }

  /// Whether a value is a case of an enum whose name is not written.
  private func isImplicitCase(_ value: TypedExpression) -> Bool {
    if case .enumCase = value.kind { !writtenCases.contains(value.range) } else { false }
  }

  /// Reports what is no pair where the elements of a dictionary, which are pairs, are searched: `ages.contains("Ann")`; false of other calls.
  func reportSoughtKey(_ opened: Opened, _ arguments: [Argument]) -> Bool {
    guard case .function(let id) = opened.candidate.target, program[id].name == "contains(_:)", arguments.count == 1,
      checker.info(id).scope.part == .standardLibrary, case .value(let base, _) = opened.candidate.receiver,
      nominal(of: unifier.resolve(base.type)) == checker.known("Dictionary")
    else { return false }
    let dictionary = unifier.decided(base.type)
    guard let type = typeAlone(arguments[0].value), isCertain(type), isCertain(dictionary), isBuiltinValue(type),
      let sequence = checker.protocolID(named: "Sequence")
    else { return false }
    let range = arguments[0].value.range
    let pair = checker.normalize(.associated(dictionary, sequence, "Element"), in: scope)
    let predicate = Type.function(
      FunctionType(parameters: [FunctionType.Parameter(type: pair)], result: bool, isThrowing: true))
    reportArgument(
      type, as: predicate, at: range,
      explanation:
        "The elements of a dictionary are pairs. 'keys.contains' searches the keys, and a key that is not there "
        + "has no value: 'd[key] != nil'.")
    report("wrong-labels", "missing argument label 'where:' in call", at: range.pointingAtStart)
    return true
  }
}
