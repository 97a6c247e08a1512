import TheseusProgram

extension BodyChecker {
  /// Reports what is given to a method of the library that takes a function: a function of other parameters, or a value that is none, as
  /// in `numbers.map("a")`.
  func reportOtherFunctions(
    _ opened: Opened, _ bindings: [Binding], _ values: [TypedExpression?], at calleeRange: SourceRange?
  ) {
    guard case .function(let id) = opened.candidate.target, checker.info(id).scope.part == .standardLibrary else {
      return
    }
    for (position, binding) in bindings.enumerated() {
      guard case .function(let wanted) = unifier.zonk(opened.parameters[position].type) else { continue }
      for value in binding.indices.compactMap({ values[$0] }) {
        guard let given = refused[value.range].map({ unifier.decided($0) }), isCertain(given) else { continue }
        settleThrown(wanted)
        if case .function(let function) = given, !function.parameters.contains(where: \.isVariadic) {
          reportOtherFunction(function, than: wanted, at: value.range)
        } else {
          reportNoFunction(given, than: opened.substitution, id, position, at: value.range, calleeRange)
        }
      }
    }
  }

  /// Reports a value for a generic parameter for which a function is given that takes another type: `pipe(3, { (s: String) in s })`.
  ///
  /// A literal is what is wrong; of other values the compiler says that the two do not agree.
  func reportUntakenValues(
    _ opened: Opened, _ bindings: [Binding], _ values: [TypedExpression?], at range: SourceRange
  ) {
    if refused.isEmpty { return }
    let declared = declaredTypes(of: opened.candidate)
    for (type, binding) in zip(declared, bindings) {
      guard case .function(let wanted) = type else { continue }
      for value in binding.indices.compactMap({ values[$0] }) {
        guard case .function(let given)? = refused[value.range].map({ unifier.decided($0) }) else { continue }
        for (own, taken) in zip(wanted.parameters, given.parameters) {
          guard case .parameter(let generic) = own.type, isCertain(taken.type),
            let place = declared.firstIndex(of: own.type), let index = bindings[place].indices.first,
            let other = values[index]
          else { continue }
          if reportUntaken(other, as: taken.type, generic, at: range) { return }
        }
      }
    }
  }

  private func reportUntaken(
    _ value: TypedExpression, as taken: Type, _ generic: GenericParameter, at range: SourceRange
  ) -> Bool {
    let have = unifier.decided(value.type)
    guard isCertain(have), !fits(value.type, taken) else { return false }
    if unifier.literal(of: value.type) != nil || isBooleanLiteral(value) {
      reportArgument(have, as: taken, at: value.range)
    } else {
      reportConflictingArguments(generic.name, have, taken, at: range)
    }
    return true
  }

  private func isBooleanLiteral(_ value: TypedExpression) -> Bool {
    if case .boolean = value.kind { true } else { false }
  }

  /// A function that is not known throws nothing that anyone has to mark.
  private func settleThrown(_ function: FunctionType) {
    guard let thrown = function.thrown, unifier.isUnbound(thrown) else { return }
    _ = unifier.unify(thrown, checker.type("Never"))
  }

  private func reportOtherFunction(_ given: FunctionType, than wanted: FunctionType, at range: SourceRange) {
    var meant = wanted
    meant.parameters = wanted.parameters.map { parameter in
      var parameter = parameter
      parameter.type = unifier.decided(parameter.type)
      return parameter
    }
    if unifier.isUnbound(wanted.result) { meant.result = given.result }
    if wanted.thrown != nil { (meant.isThrowing, meant.thrown) = (false, nil) }
    let type = unifier.decided(.function(meant))
    guard isCertain(type), given.parameters.map(\.type) != meant.parameters.map(\.type) else { return }
    reportArgument(.function(given), as: type, at: range)
  }

  /// Reports a value that is no function: by the name of the method where there are several of it, else by the function that it wants.
  private func reportNoFunction(
    _ given: Type, than substitution: [GenericParameter: Type], _ id: FunctionID, _ position: Int,
    at range: SourceRange, _ calleeRange: SourceRange?
  ) {
    let name = checker.baseName(of: id)
    guard isFullyListed(given) || isBuiltinValue(given) || isTuple(given) || isFunction(given) || given.isMetatype
    else { return }
    if Self.overloadedMethods.contains(name), let calleeRange {
      report(
        "no-exact-match", "no exact matches in call to instance method '\(name)'",
        at: nameRange(ending: calleeRange, name), explanation: "'\(name)' takes a function or a closure.")
      return
    }
    let known = substitution.mapValues { unifier.decided($0) }.filter { $0.value != .unknown }
    let wanted = checker.substitute(program[id].parameters[position].type, known)
    reportArgument(given, as: wanted, at: range)
  }

  /// The methods of which the library has several forms that each take a function.
  private static let overloadedMethods: Set<String> = ["filter", "map"]
}
