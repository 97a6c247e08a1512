import TheseusProgram

extension BodyChecker {
  /// Makes what was inferred of an expression fit a type, or reports that it, or what its call is given, can't.
  func converted(_ value: TypedExpression, of expression: Expression, to target: Type, as role: Role) -> TypedExpression
  {
    var score = ConversionScore()
    let mark = unifier.mark()
    if let result = coerce(value, to: target, score: &score) { return result }
    unifier.rollback(to: mark)
    if let other = requiredOtherwise(value, target) { return converted(other, to: target, as: role) }
    if let called = calledAsWanted(expression, value, target) { return called }
    guard reportOtherMember(value, of: expression, as: target) else { return converted(value, to: target, as: role) }
    return TypedExpression(value.kind, type: target, range: value.range)
  }

  /// The property of the same name that another protocol requires of a generic parameter, where only that is what is wanted: `model.id`,
  /// which is an `ID` of `Identifiable` beside the model's own; nil of all else.
  func requiredOtherwise(_ value: TypedExpression, _ target: Type) -> TypedExpression? {
    guard case .call(.witness(_, let getter, let conformer, _), let arguments) = value.kind, arguments.count == 1,
      program[getter].kind == .getter
    else { return nil }
    switch unifier.resolve(conformer) {
    case .parameter, .associated: break
    default: return nil
    }
    let found = checker.findMembers(
      checker.memberName(of: getter), of: unifier.resolve(conformer), isStatic: false, in: scope)
    for case .property(let property) in found.map(\.member) where property.requirementOf != nil {
      let other = access(
        property, .value(arguments[0], isSuper: false), selfType: unifier.resolve(conformer), at: value.range)
      if fits(other.type, target) { return other }
    }
    return nil
  }

  /// Makes an expression fit a type, or reports that it can't.
  func converted(_ expression: TypedExpression, to target: Type, as role: Role) -> TypedExpression {
    var score = ConversionScore()
    let mark = unifier.mark()
    if let result = coerce(expression, to: target, score: &score) { return result }
    unifier.rollback(to: mark)
    if isOpen(target) { refused[expression.range] = expression.type }
    reportMismatch(expression, target, role)
    return TypedExpression(expression.kind, type: target, range: expression.range)
  }

  /// Whether a value of a type, or what it wraps, may turn out to be of another type: what is anything, a protocol's, or of a superclass.
  private func mayHold(_ source: Type, _ wanted: Type) -> Bool {
    let held = checker.wrapped(source) ?? source
    return held == .any || isExistential(held) && fits(wanted, held) || checker.isSubclass(wanted, of: held)
  }

  private func isKeyPath(_ expression: TypedExpression) -> Bool {
    if case .keyPath = expression.kind { true } else { false }
  }

  /// Whether something in a type is not decided.
  private func isOpen(_ type: Type) -> Bool {
    unifier.zonk(type).contains { unifier.isUnbound($0) }
  }

  /// For what an expression is used.
  enum Role {
    case argument
    case initialValue
    /// What a parameter is where a call leaves it out.
    case defaultValue
    case returned
    /// What a closure returns.
    case closureResult
    /// The one expression of a closure that says what it returns.
    case declaredClosureResult
    case assigned
    /// What is assigned to an element.
    case assignedToSubscript
    case condition
    /// An operand of `&&`, `||` or `!`.
    case operand
    /// The operand behind `&&` or `||`, which is an autoclosure's result.
    case laterOperand
    case element
    case dictionaryKey
    case dictionaryValue
    case coercion
    case thrown
    /// What a key path leads to that stands for a function.
    case keyPathValue
    /// What a case of an enum is written to be.
    case rawValue
  }

  /// Reports `nil` where a value of a type is wanted that is no optional.
  func reportNil(_ wanted: Type, _ role: Role, at range: SourceRange) {
    let want = checker.quoted(wanted)
    let message: String
    switch role {
    case .initialValue: message = "'nil' cannot initialize specified type \(want)"
    case .defaultValue: message = "nil default argument value cannot be converted to type \(want)"
    case .assigned: message = "'nil' cannot be assigned to type \(want)"
    case .assignedToSubscript: message = "'nil' cannot be assigned to subscript of type \(want)"
    case .returned: message = "'nil' is incompatible with return type \(want)"
    case .closureResult, .declaredClosureResult:
      message = "'nil' is not compatible with closure result type \(want)"
    case .argument, .operand, .laterOperand:
      message = "'nil' is not compatible with expected argument type \(want)"
    case .element: message = "'nil' is not compatible with expected element type \(want)"
    case .dictionaryKey: message = "'nil' is not compatible with expected dictionary key type \(want)"
    case .dictionaryValue: message = "'nil' is not compatible with expected dictionary value type \(want)"
    case .condition: message = "'nil' is not compatible with expected condition type \(want)"
    case .coercion, .thrown, .keyPathValue, .rawValue:
      message = "'nil' cannot be used in context expecting type \(want)"
    }
    report("nil-of-non-optional", message, at: range)
  }

  /// Whether a type is one of the pointers that the compiler makes of `&value` and of arrays.
  func isPointer(_ type: Type) -> Bool {
    guard let id = nominal(of: checker.wrapped(type) ?? type), program[id].isCatalogue else { return false }
    return program[id].name.hasPrefix("Unsafe") && program[id].name.hasSuffix("Pointer")
  }

  /// A key path that is wanted, with what the one that is given says of a part that nothing decides; other types as they are.
  private func keyPath(_ wanted: Type, insteadOf source: Type) -> Type {
    guard case .nominal(let id, let arguments) = wanted, program[id].name.hasSuffix("KeyPath"),
      case .nominal(let given, let parts) = source, program[given].name.hasSuffix("KeyPath"),
      parts.count == arguments.count
    else { return wanted }
    let decided = Type.nominal(id, zip(arguments, parts).map { isOpen($0) ? $1 : $0 })
    // What is wrong is then something else that is asked of the part.
    return fits(source, decided) ? wanted : decided
  }

  private func reportMismatch(_ expression: TypedExpression, _ target: Type, _ role: Role) {
    let source = typeOfEmptyLiteral(expression) ?? unifier.decided(expression.type)
    let wanted = keyPath(withParameters(unifier.zonk(target)), insteadOf: source)
    if case .none = expression.kind, isCertain(unifier.decided(wanted)) {
      return reportNil(unifier.decided(wanted), role, at: expression.range)
    }
    let role = role == .argument && wrappedValues.contains(expression.range) ? Role.initialValue : role
    if reportArrayForDictionary(expression, wanted, role) || reportUncalledCase(expression, wanted) { return }
    if reportLostEffect(source, wanted, role, at: expression.range) { return }
    if role == .argument, reportOtherParameters(of: expression, source, wanted) { return }
    if reportNilElements(expression, wanted) { return }
    if reportClosure(expression, wanted, role) || reportUncalled(expression, source, wanted, role) { return }
    if let result = resultOfCalledClosure(expression) { return reportMismatch(result, target, .closureResult) }
    guard areCertain(source, wanted) || areApart(source, wanted) || isOpenClosure(expression) && isCertain(wanted)
    else { return }
    if role == .argument, isPointer(wanted), !isPointer(source) {
      return report("unsupported", "Theseus does not make a pointer of an argument yet", at: expression.range)
    }
    let have = checker.quoted(role == .initialValue ? closureType(of: expression, source, as: wanted) : source)
    // What is not optional is measured by what the optional wraps, unless that is a protocol's type that gets a value.
    let wrapped = checker.wrapped(source) == nil && isPromoted(role) ? checker.wrapped(wanted) : nil
    let promoted = role == .assigned && wrapped.map(isExistential) == true ? nil : wrapped
    let want = checker.quoted(promoted ?? wanted)
    if let wrapped = checker.wrapped(source), isUnwrapped(expression, role, wanted), checker.wrapped(wanted) == nil,
      isSame(wrapped, wanted), role != .keyPathValue
    {
      if case .optionalTry = expression.kind {
        report(
          "optional-not-unwrapped",
          "value of optional type \(have) not unwrapped; did you mean to use 'try!' or chain with '?'?",
          at: expression.range.pointingAtStart)
      } else {
        reportNotUnwrapped(source, wrapped, at: expression.range)
      }
      return
    }
    if reportBranches(expression, wanted, role) || reportBoolean(expression, source, wanted, role)
      || reportNonConforming(expression, source, wanted, role) || reportSlice(expression, source, wanted, role)
    {
      return
    }
    let message: String
    switch role {
    case .initialValue where isKeyPath(expression) && nominal(of: source) == nominal(of: wanted):
      message = "cannot assign value of type \(have) to type \(want)"
    case .initialValue where isKeyPath(expression):
      message = "cannot convert key path type \(have) to contextual type \(want)"
    case .initialValue where isOtherCount(source, wanted):
      message = "\(have) is not convertible to \(want), tuples have a different number of elements"
    case .argument, .operand, .laterOperand:
      message =
        wrapperHint(for: expression, have, as: promoted ?? wanted)
        ?? "cannot convert value of type \(have) to expected argument type \(want)"
    case .initialValue where nominal(of: source) != nil && nominal(of: source) == nominal(of: wanted):
      message = "cannot assign value of type \(have) to type \(want)"
    case .initialValue: message = "cannot convert value of type \(have) to specified type \(want)"
    case .defaultValue: message = "default argument value of type \(have) cannot be converted to type \(want)"
    case .returned where promoted == .void: message = "unexpected non-void return value in void function"
    case .returned: message = "cannot convert return expression of type \(have) to return type \(want)"
    case .declaredClosureResult:
      return report(
        "type-mismatch", "declared closure result \(checker.quoted(wanted)) is incompatible with return type \(have)",
        at: frames.last?.writtenResult ?? expression.range)
    case .closureResult:
      message = "cannot convert value of type \(have) to closure result type \(want)"
    case .assigned where isOfOneKind(source, wanted), .assignedToSubscript where isOfOneKind(source, wanted):
      return report(
        "type-mismatch", "cannot assign value of type \(have) to type \(want)",
        at: assignmentRange ?? expression.range)
    case .assignedToSubscript: message = "cannot assign value of type \(have) to subscript of type \(want)"
    case .assigned: message = "cannot assign value of type \(have) to type \(want)"
    case .condition: message = "cannot convert value of type \(have) to expected condition type \(want)"
    case .element: message = "cannot convert value of type \(have) to expected element type \(want)"
    case .dictionaryKey:
      message = "cannot convert value of type \(have) to expected dictionary key type \(want)"
    case .dictionaryValue:
      message = "cannot convert value of type \(have) to expected dictionary value type \(want)"
    case .coercion where mayHold(source, wanted):
      return report(
        "type-mismatch", "\(have) is not convertible to \(want)", at: coercionRange ?? expression.range,
        explanation:
          "'as' converts where that always succeeds. 'as?' and 'as!' ask what a value is when the program runs.")
    case .coercion where want == "'AnyObject'":
      return report(
        "unsupported", "Theseus does not run values of \(have) as 'AnyObject' yet", at: expression.range)
    case .thrown where wanted == anyError:
      message = "thrown expression type \(have) does not conform to 'Error'"
    case .coercion, .thrown: message = "cannot convert value of type \(have) to type \(want) in coercion"
    case .rawValue: message = "cannot convert value of type \(have) to raw type \(want)"
    case .keyPathValue:
      message = "key path value type \(have) cannot be converted to contextual type \(want)"
    }
    report("type-mismatch", message, at: expression.range)
  }

  /// What a closure returns at its end that is called where it is written: `let size: String = { 42 }()`; nil of other expressions.
  private func resultOfCalledClosure(_ expression: TypedExpression) -> TypedExpression? {
    guard case .call(.value(let called), _) = expression.kind, case .closure(let closure) = called.kind,
      writtenClosures.contains(called.range), closure.parameters.isEmpty,
      case .return(let result?)? = closure.body.last?.kind
    else { return nil }
    return result
  }

  /// Reports the `nil`s of a tuple for whose elements no optionals are wanted; false if there is none.
  private func reportNilElements(_ expression: TypedExpression, _ wanted: Type) -> Bool {
    guard case .tuple(let values) = expression.kind, case .tuple(let elements) = innermost(wanted),
      values.count == elements.count
    else { return false }
    let wrong = zip(values, elements).filter { value, element in
      isNil(value) && isCertain(element.type) && checker.wrapped(element.type) == nil
    }
    for (value, _) in wrong { report("nil-without-type", "'nil' requires a contextual type", at: value.range) }
    return !wrong.isEmpty
  }

  /// Whether two types are one generic type with other arguments, or two tuples.
  private func isOfOneKind(_ type: Type, _ other: Type) -> Bool {
    isTuple(type) && isTuple(other) || nominal(of: type) != nil && nominal(of: type) == nominal(of: other)
  }

  /// Reports a closure that is given to a parameter which takes no function, or one that makes what is wanted when it is called; false if
  /// it is something else.
  private func reportClosure(_ expression: TypedExpression, _ wanted: Type, _ role: Role) -> Bool {
    guard case .closure = expression.kind, writtenClosures.contains(expression.range), isCertain(wanted),
      case .function(let function) = unifier.resolve(expression.type)
    else { return false }
    switch innermost(wanted) {
    case .nominal, .tuple, .metatype: break
    default: return false
    }
    let want = checker.quoted(wanted)
    if role == .argument {
      report(
        "type-mismatch", "closure passed to parameter of type \(want) that does not accept a closure",
        at: expression.range)
      return true
    }
    guard function.parameters.isEmpty, role != .coercion, fits(unifier.decided(function.result), wanted) else {
      return false
    }
    reportUncalled(giving: wanted, at: expression.range)
    return true
  }

  /// Reports a value of a type where an argument or operand of another one is wanted.
  func reportArgument(_ given: Type, as wanted: Type, at range: SourceRange, explanation: String? = nil) {
    report(
      "type-mismatch",
      "cannot convert value of type \(checker.quoted(given)) to expected argument type \(checker.quoted(wanted))",
      at: range, explanation: explanation)
  }

  /// Reports a value of a type where an element of another one is wanted.
  func reportElement(_ given: Type, as wanted: Type, at range: SourceRange) {
    report(
      "type-mismatch",
      "cannot convert value of type \(checker.quoted(given)) to expected element type \(checker.quoted(wanted))",
      at: range)
  }

  /// Reports a function that gives what is wanted and is not called; false of other values.
  private func reportUncalled(_ expression: TypedExpression, _ source: Type, _ wanted: Type, _ role: Role) -> Bool {
    guard case .function(let function) = source, function.parameters.isEmpty, role != .coercion, isCertain(wanted),
      !writtenClosures.contains(expression.range), !isFunction(wanted), isCertain(function.result),
      fits(function.result, wanted)
    else { return false }
    reportUncalled(giving: wanted, at: expression.range)
    return true
  }

  /// Reports a function that would give what is wanted if it were called.
  func reportUncalled(giving wanted: Type, at range: SourceRange) {
    report(
      "type-mismatch",
      "function produces expected type \(checker.quoted(wanted)); did you mean to call it with '()'?", at: range)
  }

  /// Whether an expression is a closure of whose parameters nothing is known.
  private func isOpenClosure(_ expression: TypedExpression) -> Bool {
    guard case .closure = expression.kind, writtenClosures.contains(expression.range),
      case .function(let function) = unifier.resolve(expression.type)
    else { return false }
    return !function.parameters.isEmpty && function.parameters.allSatisfy { unifier.isUnbound($0.type) }
  }

  /// The type of a value that a variable gets: a closure has the result that is written for the variable.
  private func closureType(of expression: TypedExpression, _ source: Type, as wanted: Type) -> Type {
    guard writtenClosures.contains(expression.range), case .function(var function) = source,
      case .function(let written) = wanted
    else { return source }
    function.resultSpelling = written.resultSpelling
    return .function(function)
  }

  /// What a literal without elements is where nothing says what it could hold: `[Any]`, `[AnyHashable : Any]`; nil for all else.
  func typeOfEmptyLiteral(_ expression: TypedExpression) -> Type? {
    guard case .nominal(_, let arguments) = unifier.decided(expression.type), arguments.first.map(isCertain) == false
    else { return nil }
    switch expression.kind {
    case .array(let elements) where elements.isEmpty: return checker.type("Array", .any)
    case .array(let elements) where elements.allSatisfy(isNil): return checker.type("Array", checker.optional(.any))
    case .dictionary(let pairs) where pairs.isEmpty:
      return checker.type("Dictionary", checker.type("AnyHashable"), .any)
    default: return nil
    }
  }

  /// Whether an expression is the literal `nil`.
  func isNil(_ value: TypedExpression) -> Bool {
    if case .none = value.kind { true } else { false }
  }

  /// Whether the compiler measures what is not optional by what a wanted optional wraps.
  private func isPromoted(_ role: Role) -> Bool {
    switch role {
    case .coercion, .element, .dictionaryKey, .dictionaryValue: false
    default: true
    }
  }

  /// Whether the compiler says of an optional that it must be unwrapped, and not only that it is none of what is wanted.
  private func isUnwrapped(_ expression: TypedExpression, _ role: Role, _ wanted: Type) -> Bool {
    if role == .initialValue || role == .returned, givesOptional(expression) { return false }
    return switch role {
    case .condition, .returned: if case .optionalChain = expression.kind { wanted != bool } else { true }
    case .element, .dictionaryKey, .dictionaryValue, .laterOperand: false
    default: true
    }
  }

  /// Whether an operator or a method makes the optional, whose result the compiler takes as a whole: `first ?? second`, `first.map { … }`.
  private func givesOptional(_ expression: TypedExpression) -> Bool {
    switch expression.kind {
    case .coalesce: return true
    case .call(let callee, let values):
      guard let id = callee.function, let base = values.first, checker.wrapped(unifier.resolve(base.type)) != nil
      else { return false }
      return checker.info(id).scope.part == .standardLibrary && program[id].kind == .function
    default: return false
    }
  }

  /// A generic type of the program with its own parameters where nothing said what they are, as messages name it: `Box<Value>`.
  private func withParameters(_ type: Type) -> Type {
    guard case .nominal(let id, let arguments) = type, !program[id].isCatalogue,
      arguments.count == program[id].generics.count
    else { return type }
    return .nominal(
      id, zip(arguments, program[id].generics).map { unifier.isUnbound($0) ? .parameter($1) : $0 })
  }

  /// Reports the name of a case without the payload that it has, where a value of its enum is wanted; false if it is something else.
  func reportUncalledCase(_ expression: TypedExpression, _ wanted: Type) -> Bool {
    guard case .closure(let closure) = expression.kind, !writtenClosures.contains(expression.range),
      case .return(let value?)? = closure.body.last?.kind, case .enumCase(let id, let index, _) = value.kind,
      nominal(of: innermost(wanted)) == id
    else { return false }
    let enumCase = program[id].cases[index]
    let labels = enumCase.payload.map { ($0.label ?? "_") + ":" }.joined()
    let name = enumCase.payload.contains { $0.label != nil } ? "\(enumCase.name)(\(labels))" : enumCase.name
    let needed = zip(enumCase.payload, checker.payloadDefaults(of: id, index)).filter { !$0.1 }.map(\.0)
    if needed.isEmpty {
      report(
        "missing-payload",
        "member '\(name)' is a function that produces expected type \(checker.quoted(innermost(wanted))); did you mean to call it?",
        at: expression.range)
      return true
    }
    let types = needed.map { checker.describe($0.type) }.joined(separator: ", ")
    report(
      "missing-payload",
      "member '\(name)' expects argument of type '\(needed.count == 1 ? types : "(\(types))")'",
      at: expression.range,
      explanation: "The case carries values. Give them in parentheses, or match it with 'if case' or 'switch'.")
    return true
  }

  /// Reports an array's literal where a dictionary is wanted; false if it is something else.
  private func reportArrayForDictionary(_ expression: TypedExpression, _ wanted: Type, _ role: Role) -> Bool {
    let wanted = innermost(wanted)
    guard case .array(let elements) = expression.kind, let id = nominal(of: wanted), id == checker.known("Dictionary"),
      isCertain(wanted), nominal(of: unifier.resolve(expression.type)) == checker.known("Array")
    else { return false }
    let use = role == .initialValue ? "initialized" : "used"
    report(
      "type-mismatch",
      elements.isEmpty
        ? "use [:] to get an empty dictionary literal"
        : "dictionary of type \(checker.quoted(wanted)) cannot be \(use) with array literal",
      at: expression.range)
    return true
  }

  /// Reports a value of a type that lacks the conformance that an existential asks for; false if it is something else.
  private func reportNonConforming(
    _ expression: TypedExpression, _ source: Type, _ wanted: Type, _ role: Role
  ) -> Bool {
    guard case .existential(let protocols, _, _) = innermost(wanted), case .nominal = source else { return false }
    let missing = protocols.first { checker.conforms(source, to: $0, in: scope) == false }.map { program[$0].name }
    guard let want = missing ?? (checker.isMoveOnly(source) ? "Copyable" : nil) else { return false }
    if role == .argument, let wrapped = checker.wrapped(source), fits(wrapped, wanted) {
      reportNotUnwrapped(source, wrapped, at: expression.range)
      return true
    }
    let have = checker.quoted(source)
    if checker.mayConformByPackage(source) {
      checker.reportUnsupported("\(checker.describe(source)): \(want)", at: expression.range)
      return true
    }
    let message: String
    switch role {
    case .argument, .operand, .laterOperand:
      message = "argument type \(have) does not conform to expected type '\(want)'"
    case .initialValue: message = "value of type \(have) does not conform to specified type '\(want)'"
    case .returned, .closureResult, .declaredClosureResult:
      message = "return expression of type \(have) does not conform to '\(want)'"
    case .thrown:
      if let declared = declaredThrown, case .nominal = unifier.resolve(declared) {
        let error = checker.quoted(unifier.zonk(declared))
        message = "thrown expression type \(have) cannot be converted to error type \(error)"
      } else {
        message = "thrown expression type \(have) does not conform to '\(want)'"
      }
    case .defaultValue: message = "default argument value of type \(have) does not conform to '\(want)'"
    case .assigned, .assignedToSubscript, .condition, .element, .dictionaryKey, .dictionaryValue, .coercion,
      .keyPathValue, .rawValue:
      return false
    }
    report("missing-conformance", message, at: expression.range)
    return true
  }

  private func isOtherCount(_ source: Type, _ target: Type) -> Bool {
    if case .tuple(let own) = source, case .tuple(let wanted) = target { own.count != wanted.count } else { false }
  }

  /// Whether the compiler says of what stands in a place for a `Bool` how to make it one.
  private func isTested(_ role: Role) -> Bool {
    switch role {
    case .condition, .operand, .laterOperand, .returned, .initialValue, .argument, .assigned: true
    default: false
    }
  }

  /// Reports a number or an assignment where a `Bool` is wanted; false if it is something else.
  private func reportBoolean(_ expression: TypedExpression, _ source: Type, _ wanted: Type, _ role: Role) -> Bool {
    let isOptional = checker.wrapped(source) != nil
    guard wanted == bool || !isOptional && checker.wrapped(wanted) == bool else { return false }
    let message: String
    switch expression.kind {
    case .integer(let value) where value.magnitude <= 1 && role != .element:
      message = "integer literal value '\(value.magnitude)' cannot be used as a boolean; did you mean '\(value != 0)'?"
    case .integer: return false
    case .assign where [.condition, .returned, .argument, .initialValue].contains(role):
      message = "use of '=' in a boolean context, did you mean '=='?"
    default:
      guard isTested(role) else { return false }
      let have = checker.quoted(source)
      if isOptional {
        message = "optional type \(have) cannot be used as a boolean; test for '!= nil' instead"
      } else if comparedKind(source) == "BinaryInteger" {
        message = "type \(have) cannot be used as a boolean; test for '!= 0' instead"
      } else {
        return false
      }
    }
    report("type-mismatch", message, at: expression.range)
    return true
  }

  private func isSame(_ left: Type, _ right: Type) -> Bool {
    let mark = unifier.mark()
    defer { unifier.rollback(to: mark) }
    return unifier.unify(left, right)
  }

  /// Whether it is certain what two types are: also of a member of what is abstract, where the other is concrete.
  func areCertain(_ type: Type, _ other: Type) -> Bool {
    if isCertain(type), isCertain(other) { return true }
    if type == other, checker.isAbstractMember(type, in: scope) { return true }
    return [(type, other), (other, type)].contains { member, plain in
      plain.isConcrete && isCertain(plain) && checker.isAbstractMember(checker.wrapped(member) ?? member, in: scope)
    }
  }

  /// Whether two types certainly are no one type, whatever stands for the abstract members in them: `Int` and `[T.Element]`,
  /// `T.Element?` and `T.Element`.
  private func areApart(_ type: Type, _ other: Type) -> Bool {
    if isCertain(type), isOpenValue(other, of: type) { return true }
    guard isCertain(type), isCertain(other) else { return false }
    let (inner, wanted) = (checker.wrapped(type), checker.wrapped(other))
    if let inner, wanted == nil, inner == other { return true }
    switch (inner ?? type, wanted ?? other) {
    case (.nominal(let left, _), .nominal(let right, _)): return left != right
    case (.nominal, .associated), (.associated, .nominal), (.nominal, .parameter), (.parameter, .nominal),
      (.parameter, .associated), (.associated, .parameter):
      return true
    default: return false
    }
  }

  /// Whether a type is a struct or an enum of the libraries, and no collection, whose arguments are open, and another one than a given type is.
  private func isOpenValue(_ type: Type, of given: Type) -> Bool {
    guard case .nominal(let id, let arguments) = type, case .nominal(let own, _) = given, id != own,
      !checker.isStandIn(id), checker.info(id).scope.part == .standardLibrary,
      program[id].kind == .structure || program[id].kind == .enumeration, checker.wrapped(type) == nil,
      !isCovariant(id)
    else { return false }
    return arguments.allSatisfy { unifier.isUnbound($0) } && isBuiltinValue(given)
  }

  /// Whether a type says enough to reject a program for it: all its parts are known, or are generic parameters and their members.
  ///
  /// What such a member has itself may be what another one is, as a `SubSequence.Element` is an `Element`.
  func isCertain(_ type: Type) -> Bool {
    !type.contains {
      switch $0 {
      case .unknown, .variable: true
      case .associated(.parameter, _, _): !checker.isAbstractMember($0, in: scope)
      case .associated: true
      case .opaque: !checker.isOpaqueOfProgram($0)
      case .nominal(let id, _): checker.isStandIn(id)
      default: false
      }
    }
  }
}
