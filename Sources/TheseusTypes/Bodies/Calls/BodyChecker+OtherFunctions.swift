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

  /// Reports a variable or a literal that did not conform as a generic parameter asks and is none of what that turned out to be:
  /// `let root: Double = half(count)`.
  func reportRefused(_ opened: Opened, _ bindings: [Binding], _ values: [TypedExpression?]) {
    for (parameter, binding) in zip(opened.parameters, bindings) {
      let wanted = unifier.zonk(parameter.type)
      guard isCertain(wanted), !isFunction(wanted) else { continue }
      for value in binding.indices.compactMap({ values[$0] }) where isPlain(value) {
        guard let given = refused[value.range].map({ unifier.decided($0) }), isCertain(given), !fits(given, wanted)
        else { continue }
        if checker.wrapped(given) == wanted {
          reportNotUnwrapped(given, wanted, at: value.range)
          continue
        }
        report(
          "type-mismatch",
          "cannot convert value of type '\(checker.describe(given))' to expected argument type '\(checker.describe(wanted))'",
          at: value.range)
      }
    }
  }

  /// Whether a value is of one type whatever is wanted of it.
  private func isPlain(_ value: TypedExpression) -> Bool {
    switch value.kind {
    case .local, .global, .field, .string, .optionalChain: true
    default: false
    }
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
    report(
      "type-mismatch",
      "cannot convert value of type '\(checker.describe(.function(given)))' to expected argument type '\(checker.describe(type))'",
      at: range)
  }

  /// Reports a value that is no function: by the name of the method where there are several of it, else by the function that it wants.
  private func reportNoFunction(
    _ given: Type, than substitution: [GenericParameter: Type], _ id: FunctionID, _ position: Int,
    at range: SourceRange, _ calleeRange: SourceRange?
  ) {
    let name = String(program[id].name.prefix { $0 != "(" })
    guard isFullyListed(given) || isBuiltinValue(given) || isTuple(given) || isFunction(given) else { return }
    if Self.overloadedMethods.contains(name), let calleeRange {
      report(
        "no-exact-match", "no exact matches in call to instance method '\(name)'",
        at: nameRange(ending: calleeRange, name), explanation: "'\(name)' takes a function or a closure.")
      return
    }
    let known = substitution.mapValues { unifier.decided($0) }.filter { $0.value != .unknown }
    let wanted = checker.substitute(program[id].parameters[position].type, known)
    report(
      "type-mismatch",
      "cannot convert value of type '\(checker.describe(given))' to expected argument type '\(checker.describe(wanted))'",
      at: range)
  }

  /// The methods of which the library has several forms that each take a function.
  private static let overloadedMethods: Set<String> = ["filter", "map"]

  /// Reports what is no pair where the elements of a dictionary, which are pairs, are searched: `ages.contains("Ann")`; false of other calls.
  func reportSoughtKey(_ opened: Opened, _ arguments: [Argument], _ inferred: [TypedExpression?]) -> Bool {
    guard case .function(let id) = opened.candidate.target, program[id].name == "contains(_:)", arguments.count == 1,
      checker.info(id).scope.part == .standardLibrary, case .value(let base, _) = opened.candidate.receiver,
      nominal(of: unifier.resolve(base.type)) == checker.known("Dictionary"), !needsContext(arguments[0].value)
    else { return false }
    let dictionary = unifier.decided(base.type)
    let start = snapshot()
    let type = unifier.decided((inferred[0] ?? infer(arguments[0].value)).type)
    defer { if !hasErrors(since: start) { rollback(to: start) } }
    guard !hasErrors(since: start), isCertain(type), isCertain(dictionary), isBuiltinValue(type),
      case .nominal(_, let parts) = dictionary
    else { return false }
    let range = arguments[0].value.range
    let pair = "((key: \(checker.describe(parts[0])), value: \(checker.describe(parts[1])))) throws -> Bool"
    let name = "Dictionary<\(checker.describe(parts[0])), \(checker.describe(parts[1]))>"
    report(
      "type-mismatch",
      "cannot convert value of type '\(checker.describe(type))' to expected argument type '(\(name).Element) throws -> Bool' (aka '\(pair)')",
      at: range,
      explanation:
        "The elements of a dictionary are pairs. 'keys.contains' searches the keys, and a key that is not there "
        + "has no value: 'd[key] != nil'.")
    report("wrong-labels", "missing argument label 'where:' in call", at: range)
    return true
  }
}
