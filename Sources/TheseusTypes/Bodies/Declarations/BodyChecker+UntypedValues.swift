import TheseusProgram

extension BodyChecker {
  /// Reports an empty literal of a collection whose type is written without its elements.
  func checkSaysElements(_ value: Expression, _ written: TypeReference) {
    guard case .named(let name, let arguments) = written.kind, arguments.isEmpty,
      case .nominal(let id)? = checker.lookupType(name, in: scope), program[id].isCatalogue,
      !isCertain(checker.resolve(written, in: scope))
    else { return }
    switch value.kind {
    case .nil where program[id].name == "Optional":
      report("uninferred-generic", "generic parameter 'Wrapped' could not be inferred", at: value.range)
    case .array(let elements) where elements.isEmpty && program[id].name == "Set":
      report("missing-conformance", "type 'Any' cannot conform to 'Hashable'", at: value.range)
    case .array where program[id].name == "Array", .dictionary where program[id].name == "Dictionary":
      checkSaysType(value)
    default: return
    }
  }

  /// Whether what is checked stands in a closure, in which the compiler takes collections of anything: `{ let list = [1, "a"] }`.
  private var isInClosure: Bool { frames.last { !$0.isDeferred }?.isClosure ?? false }

  /// Reports a value that is `nil` or an empty literal, which say nothing of their type, or a tuple with one.
  func checkSaysType(_ value: Expression) {
    switch value.kind {
    case .nil:
      report("nil-without-type", "'nil' requires a contextual type", at: value.range)
    case .array(let elements) where elements.isEmpty && !isInClosure:
      report("empty-collection", "empty collection literal requires an explicit type", at: value.range)
    case .dictionary(let elements) where elements.isEmpty && !isInClosure:
      report("empty-collection", "empty collection literal requires an explicit type", at: value.range)
    case .tuple(let elements):
      for element in elements { checkSaysType(element.value) }
    default:
      return
    }
  }

  /// Reports a collection literal without a written type whose elements have nothing in common.
  func checkIsHomogeneous(_ value: TypedExpression, of literal: Expression) {
    if isInClosure { return letLiteralsTakeAnything(literal, value.type) }
    guard isCollectionLiteral(literal) else { return }
    if let type = typeOfNothing(value, literal) { return reportHeterogeneous(type, at: value.range) }
    if literalsOfMixedKeys.contains(value.range) {
      return reportHeterogeneous(unifier.decided(value.type), at: value.range)
    }
    // One that is written to be anything says so of all.
    if written(in: literal).contains(where: isWrittenAsAny) { return }
    let values: [TypedExpression]
    switch value.kind {
    case .array(let elements): values = elements
    case .dictionary(let pairs): values = pairs.map(\.value)
    default: return
    }
    let erased = values.compactMap { element -> Type? in
      if case .erase(let inner) = element.kind { unifier.decided(inner.type) } else { nil }
    }
    guard case .nominal(_, let arguments) = unifier.resolve(value.type), let element = arguments.last,
      unifier.resolve(element) == .any, !values.isEmpty, erased.count == values.count,
      erased.allSatisfy({ isCertain($0) && $0 != .any })
    else { return }
    reportHeterogeneous(unifier.decided(value.type), at: value.range)
  }

  private func written(in literal: Expression) -> [Expression] {
    switch literal.kind {
    case .array(let elements): elements
    case .dictionary(let pairs): pairs.map(\.value)
    default: []
    }
  }

  private func isWrittenAsAny(_ expression: Expression) -> Bool {
    if case .tuple(let elements) = expression.kind, elements.count == 1 { return isWrittenAsAny(elements[0].value) }
    guard case .cast(_, let reference, .coerce) = expression.kind, case .named("Any", _) = reference.kind else {
      return false
    }
    return true
  }

  /// A collection literal, of which it is noted whether it leaves open what it holds.
  func noted(_ literal: TypedExpression) -> TypedExpression {
    if case .nominal(_, let arguments) = unifier.resolve(literal.type), arguments.contains(where: isOpenElement) {
      openCollections.append(literal.type)
    }
    return literal
  }

  private func isOpenElement(_ type: Type) -> Bool {
    let inner = innermost(unifier.resolve(type))
    return unifier.isUnbound(inner) && unifier.literal(of: inner) == nil
  }

  /// Lets collection literals of which nothing said what they hold hold anything: `print(type(of: []))` shows `Array<Any>`.
  func settleOpenCollections() {
    for type in openCollections where unifier.has(allVariablesOf: type) { takeAnything(type) }
    openCollections = []
  }

  /// Lets a collection of which nothing says what it holds hold anything, and a dictionary any keys.
  private func takeAnything(_ collection: Type) {
    guard case .nominal(_, let arguments) = unifier.resolve(collection) else { return }
    for (place, argument) in arguments.enumerated() where isOpenElement(argument) {
      reportDemands(on: argument)
      let isKey = arguments.count == 2 && place == 0
      _ = unifier.unify(innermost(unifier.resolve(argument)), isKey ? checker.type("AnyHashable") : .any)
    }
  }

  /// Lets literals that a variable is given hold anything where nothing says what they hold: `{ let list = [] }`.
  private func letLiteralsTakeAnything(_ literal: Expression, _ type: Type) {
    switch (literal.kind, unifier.resolve(type)) {
    case (.array, _), (.dictionary, _): takeAnything(type)
    case (.tuple(let parts), .tuple(let elements)):
      for (part, element) in zip(parts, elements) { letLiteralsTakeAnything(part.value, element.type) }
    default: return
    }
  }

  private func reportHeterogeneous(_ type: Type, at range: SourceRange) {
    report(
      "heterogeneous-literal",
      "heterogeneous collection literal could only be inferred to \(checker.quoted(type)); add explicit type annotation if this is intentional",
      at: range)
  }

  /// The type of a collection literal whose elements are all `nil`, which anything may be then.
  private func typeOfNothing(_ value: TypedExpression, _ literal: Expression) -> Type? {
    switch literal.kind {
    case .array(let elements):
      guard elements.allSatisfy(isNil), !elements.isEmpty else { return nil }
      return checker.type("Array", checker.optional(.any))
    case .dictionary(let elements):
      guard elements.map(\.value).allSatisfy(isNil), !elements.isEmpty,
        case .nominal(_, let arguments) = unifier.decided(value.type), let key = arguments.first, isCertain(key)
      else { return nil }
      return checker.type("Dictionary", key, checker.optional(.any))
    default: return nil
    }
  }

  func isNil(_ expression: Expression) -> Bool {
    if case .nil = expression.kind { true } else { false }
  }

  /// Reports what the value of a variable without a written type leaves open, of which what comes later says nothing any more.
  func checkSaysAll(_ value: TypedExpression, of expression: Expression) {
    checkSaysParameters(value, of: expression)
    checkSaysMembers(value, of: expression)
    Finisher(self).checkDecided(value)
  }

  /// Reports implicit members in the parts of a value of which nothing else says what they are members of: `[.red, .blue]`.
  func checkSaysMembers(_ value: TypedExpression, of expression: Expression) {
    switch expression.kind {
    case .array, .dictionary, .tuple, .ternary, .closure:
      let type = unifier.zonk(value.type)
      let isKnown = !type.contains { $0 == .unknown } && !leavesResultOpen(type)
      if !isKnown, undecidedMembers.contains(where: expression.range.contains) { reportOpen(expression) }
    default: return
    }
  }

  /// Whether a type is that of a function of which nothing says what it gives.
  private func leavesResultOpen(_ type: Type) -> Bool {
    guard case .function(let function) = type else { return false }
    return unifier.isUnbound(function.result) && unifier.literal(of: function.result) == nil
  }

  private func usesUnknown(_ value: TypedExpression) -> Bool {
    let search = UnknownSearch()
    search.visit(value)
    return search.isFound
  }

  /// Whether a statement is a literal of a collection, whose elements may be anything, or leaves to an operator beside a literal what its
  /// other operand is: `{ $0 == nil }`.
  private func decidesItself(_ statement: Statement) -> Bool {
    guard case .expression(let value) = statement.kind else { return false }
    guard case .binary(let left, let symbol, _, let right) = value.kind else { return isCollectionLiteral(value) }
    return symbol == "??" || isNil(left) || isNil(right)
  }

  /// Reports the operator between the parameters of a closure, of which nothing says what it takes: `{ $0 + $1 }`; false of other closures.
  private func reportOpenOperator(_ closure: Closure) -> Bool {
    guard let only = singleExpression(closure.body),
      case .binary(let left, let symbol, let range, let right) = only.kind,
      case .name = left.kind, case .name = right.kind
    else { return false }
    report("ambiguous-use", "ambiguous use of operator '\(symbol)'", at: range)
    return true
  }

  /// Reports the parameters of a closure of which neither the closure nor anything around it says what they are.
  func checkSaysParameters(_ value: TypedExpression, of expression: Expression) {
    guard case .closure(let closure) = expression.kind, case .function(let type) = unifier.resolve(value.type),
      checker.isWhole || !usesUnknown(value)
    else { return }
    guard !closure.body.contains(where: decidesItself) else { return }
    reportOpenParameters(of: closure, type)
  }

  /// Reports, instead of what a call leaves open, the first closure in it of which nothing says what it takes: `Where { $0.price > 5 }`; false
  /// if there is none.
  func reportOpenClosure(in call: SourceRange) -> Bool {
    let open = openClosures.filter { range, closure in
      call.contains(range) && closure.context.parameters.contains { unifier.isUnbound($0.type) }
    }
    guard let (_, closure) = open.min(by: { $0.key.start < $1.key.start }) else { return false }
    if !closure.isReported { reportOpenParameters(of: closure.closure, closure.context) }
    for range in open.keys { openClosures[range]?.isReported = true }
    return true
  }

  private func reportOpenParameters(of closure: Closure, _ type: FunctionType) {
    let written = closure.parameters?.map { (name: $0.name, isTyped: $0.type != nil, range: $0.range) }
    let parameters =
      written
      ?? (0..<closure.anonymousParameterCount).map { (name: "$\($0)", isTyped: false, range: closure.range) }
    guard parameters.count == type.parameters.count else { return }
    if type.parameters.contains(where: { unifier.isUnbound($0.type) }), reportOpenOperator(closure) { return }
    for (own, parameter) in zip(parameters, type.parameters) where !own.isTyped && unifier.isUnbound(parameter.type) {
      let name = written == nil ? "value" : own.name
      report(
        "untyped-closure-parameter",
        "cannot infer type of closure parameter '\(own.name)' without a type annotation", at: own.range,
        explanation: "Nothing says what the closure will be given. Write the type: { (\(name): Int) in … }.")
    }
  }
}

extension Expression {
  /// Whether what is written for it alone says what type it is of: a literal, if not one of a collection's elements.
  var isOfWrittenType: Bool {
    switch kind {
    case .nil, .integer, .float, .boolean, .string: true
    case .array(let elements): elements.isEmpty
    case .dictionary(let elements): elements.isEmpty
    default: false
    }
  }
}
