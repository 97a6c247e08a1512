import TheseusProgram

extension BodyChecker {
  /// The arguments whose parameter is a generic parameter of the call itself and nothing else, if there are several for one.
  func parametersAlone(_ opened: Opened, _ bindings: [Binding]) -> [Int: GenericParameter] {
    guard case .function(let id) = opened.candidate.target,
      program[id].parameters.count > 1 || program[id].parameters.contains(where: \.isVariadic)
    else { return [:] }
    let isInitializer = program[id].kind == .initializer
    var result: [Int: GenericParameter] = [:]
    for (place, (declared, binding)) in zip(declaredTypes(of: opened.candidate), bindings).enumerated() {
      guard case .parameter(let generic) = declared, !opened.parameters[place].isInout, generic.pack == nil else {
        continue
      }
      if case .nominal = generic.owner, !isInitializer { continue }
      for index in binding.indices { result[index] = generic }
    }
    return result.count > 1 ? result : [:]
  }

  /// Reports an argument that does not fit what an earlier one for the same generic parameter is; false if it fits.
  ///
  /// Of more than two arguments for parameters of their own, which leave the parameter out here, the one that does not fit is wrong.
  func reportConflict(
    _ argument: Argument, _ value: inout TypedExpression?, _ parameter: FunctionType.Parameter,
    _ generic: GenericParameter?, _ first: Type, at range: SourceRange
  ) -> Bool {
    guard !isLate(argument.value), !parameter.isAutoclosure else { return false }
    let found = value ?? infer(argument.value, expected: parameter.type)
    value = found
    let mark = unifier.mark()
    var score = ConversionScore()
    let fits = coerce(found, to: parameter.type, score: &score) != nil
    unifier.rollback(to: mark)
    if fits { return false }
    let (have, other) = (unifier.decided(found.type), unifier.decided(first))
    guard isCertain(have), isCertain(other) else { return false }
    guard let generic else {
      reportArgument(have, as: other, at: argument.value.range)
      return true
    }
    // Of literals the later one is named first, as the compiler does, but for `min` and `max`, of which there are several.
    let hasLiteral = unifier.literal(of: found.type) != nil || unifier.literal(of: first) != nil
    let (left, right) = hasLiteral && isOfProgram(generic) ? (have, other) : (other, have)
    reportConflictingArguments(generic.name, left, right, at: range)
    return true
  }

  /// Reports two types that are given for one generic parameter.
  func reportConflictingArguments(_ name: String, _ type: Type, _ other: Type, at range: SourceRange) {
    report(
      "conflicting-arguments",
      "conflicting arguments to generic parameter '\(name)' (\(checker.quoted(type)) vs. \(checker.quoted(other)))",
      at: range)
  }

  private func isOfProgram(_ generic: GenericParameter) -> Bool {
    if case .function(let id) = generic.owner { checker.info(id).scope.part == nil } else { true }
  }
}
