import TheseusProgram

/// Replaces type variables in a checked body, gives literals their final forms and chooses operators that waited for their types.
struct Finisher {
  let body: BodyChecker
  var checker: TypeChecker { body.checker }
  private var unifier: Unifier { body.unifier }

  /// Makes a finisher for a body.
  init(_ body: BodyChecker) { self.body = body }

  /// A final type: no variables, opaque results replaced by what is behind them.
  func type(_ type: Type) -> Type { underlying(unifier.decided(type)) }

  private func underlying(_ type: Type) -> Type {
    type.mapped { part in
      switch part {
      case .opaque(let id, let constraints, let arguments):
        let found = arguments.map { underlying($0) }
        // Its parts are done, so that it is not gone through again where nothing is behind it.
        return checker.underlyingType(of: id, arguments: found)
          ?? .opaque(id, constraints: constraints, arguments: found)
      case .associated(let base, let id, let name) where base.contains(checker.isOpaqueOfProgram):
        return checker.normalize(.associated(underlying(base), id, name))
      default:
        return nil
      }
    }
  }

  // MARK: Statements

  func finish(_ statements: [TypedStatement]) -> [TypedStatement] { statements.map { finish($0) } }

  func finish(_ statement: TypedStatement) -> TypedStatement {
    TypedStatement(kind(statement.kind), range: statement.range)
  }

  private func kind(_ kind: TypedStatement.Kind) -> TypedStatement.Kind {
    switch kind {
    case .expression(let value): .expression(finish(value))
    case .variable(let local, let value): .variable(local, value.map { moved(finish($0)) })
    case .bind(let pattern, let value): .bind(finish(pattern), finish(value))
    case .function(let local, let closure): .function(local, finish(closure))
    case .if(let conditions, let then, let other):
      choice(conditions.map { finish($0) }, balanced([finish(then), finish(other)]))
    case .guard(let conditions, let other): .guard(conditions.map { finish($0) }, else: finish(other))
    case .switch(let subject, let value, let cases, let label):
      .switch(subject: subject, finish(value), cases: finish(cases), label: label)
    case .forIn(let loop): .forIn(finish(loop))
    case .while(let conditions, let body, let label):
      .while(conditions.map { finish($0) }, body: finish(body), label: label)
    case .repeatWhile(let body, let condition, let label):
      .repeatWhile(body: finish(body), finish(condition), label: label)
    case .do(let body, let catches, let label):
      .do(
        body: finish(body),
        catches: catches.map { TypedCatch(error: $0.error, items: finish($0.items), body: finish($0.body)) },
        label: label)
    case .return(let value): .return(value.map { moved(finish($0)) })
    case .throw(let value): .throw(finish(value))
    case .defer(let body): .defer(finish(body))
    case .block(let body): .block(finish(body))
    case .break, .continue, .fallthrough: kind
    }
  }

  private func choice(_ conditions: [TypedCondition], _ branches: [[TypedStatement]]) -> TypedStatement.Kind {
    .if(conditions, then: branches[0], else: branches[1])
  }

  private func finish(_ cases: [TypedCase]) -> [TypedCase] {
    zip(cases, balanced(cases.map { finish($0.body) })).map { original, body in
      TypedCase(items: finish(original.items), body: body, range: original.range)
    }
  }

  private func finish(_ items: [(pattern: TypedPattern, condition: TypedExpression?)]) -> [(
    pattern: TypedPattern, condition: TypedExpression?
  )] {
    items.map { (pattern: finish($0.pattern), condition: $0.condition.map { finish($0) }) }
  }

  private func finish(_ condition: TypedCondition) -> TypedCondition {
    switch condition {
    case .expression(let value): .expression(finish(value))
    case .pattern(let pattern, let value):
      .pattern(finish(pattern), bindsWhole(pattern) ? moved(finish(value)) : finish(value))
    }
  }

  private func bindsWhole(_ pattern: TypedPattern) -> Bool {
    switch pattern {
    case .bind: true
    case .some(let inner): bindsWhole(inner)
    default: false
    }
  }

  private func finish(_ loop: ForLoop) -> ForLoop {
    var copy = loop
    copy.pattern = finish(loop.pattern)
    copy.sequence = finish(loop.sequence)
    copy.makeIterator = loop.makeIterator.map { finish($0) }
    copy.next = loop.next.map { finish($0) }
    copy.elementType = type(loop.elementType)
    copy.condition = loop.condition.map { finish($0) }
    copy.body = finish(loop.body)
    return copy
  }

  private func finish(_ pattern: TypedPattern) -> TypedPattern {
    switch pattern {
    case .wildcard, .bind, .none: pattern
    case .tuple(let elements): .tuple(elements.map { finish($0) })
    case .enumCase(let id, let index, let payload): .enumCase(id, index, payload?.map { finish($0) })
    case .payload(let id, let index, let inner): .payload(id, index, finish(inner))
    case .some(let inner): .some(finish(inner))
    case .cast(let target, let inner): .cast(type(target), finish(inner))
    case .bridged(let subject, let value, let inner): .bridged(subject: subject, finish(value), finish(inner))
    case .test(let subject, let value): .test(subject: subject, finish(value))
    case .dynamicCase(let name, let payload): .dynamicCase(name, payload?.map { finish($0) })
    }
  }

  private func finish(_ closure: TypedClosure) -> TypedClosure {
    var copy = closure
    copy.captures = closure.captures.map {
      TypedClosure.Capture(local: $0.local, value: finish($0.value), strength: $0.strength)
    }
    copy.body = finish(closure.body)
    return copy
  }

  private func finish(_ callee: Callee) -> Callee {
    switch callee {
    case .function(let id, let arguments): .function(id, arguments: arguments.map { type($0) })
    case .virtual(let id, let arguments): .virtual(id, arguments: arguments.map { type($0) })
    case .witness(let id, let function, let conformer, let arguments):
      witness(id, function, type(conformer), arguments.map { type($0) })
    case .value(let value): .value(finish(value))
    }
  }

  /// A witness that is known already is called directly.
  private func witness(_ id: ProtocolID, _ function: FunctionID, _ conformer: Type, _ arguments: [Type]) -> Callee {
    var conformer = conformer
    if case .existential = conformer { conformer = .unknown }
    if case .nominal(let nominal, _) = conformer, body.program[nominal].kind != .class,
      let found = checker.witness(for: function, of: id, in: conformer), !found.arguments.contains(.unknown),
      body.program[found.function].selfKind == body.program[function].selfKind
    {
      return .function(found.function, arguments: found.arguments)
    }
    return .witness(id, function, conformer: conformer, arguments: arguments)
  }

  private func finish(_ place: Place) -> Place {
    switch place {
    case .local, .global, .discard: place
    case .field(let base, let index): .field(finish(base), index)
    case .reference(let base, let index): .reference(finish(base), index)
    case .tupleElement(let base, let index): .tupleElement(finish(base), index)
    case .computed(let base, let getter, let setter, let arguments, let valueType):
      .computed(
        base: base.map { finish($0) }, getter: finish(getter), setter: finish(setter),
        arguments: arguments.map { finish($0) },
        type: type(valueType))
    case .unwrapped(let base, let unwrapping): .unwrapped(finish(base), unwrapping)
    case .weakened(let base, let strength): .weakened(finish(base), strength)
    case .keyPath(let base, let path): .keyPath(finish(base), finish(path))
    case .value(let value): .value(finish(value))
    case .dynamicMember(let base, let name): .dynamicMember(finish(base), name)
    case .dynamicSubscript(let base, let arguments): .dynamicSubscript(finish(base), finish(arguments))
    }
  }

  private func finish(_ arguments: [DynamicArgument]) -> [DynamicArgument] {
    arguments.map { DynamicArgument(label: $0.label, value: finish($0.value)) }
  }

  private func finish(_ values: [TypedExpression]) -> [TypedExpression] { values.map { finish($0) } }

  // MARK: Expressions

  func finish(_ expression: TypedExpression) -> TypedExpression {
    let type = type(expression.type)
    checkInferred(expression)
    if case .keyPath(let components) = expression.kind { checkPath(components, type, at: expression.range) }
    switch expression.kind {
    case .integer, .largeInteger, .double, .string, .interpolation, .array, .dictionary, .boolean:
      return literal(expression, type)
    case .dynamicOperator(let symbol, let operands):
      return chosen(symbol, operands, type, expression.range)
    default:
      return TypedExpression(kind(expression.kind), type: type, range: expression.range)
    }
  }

  /// Reports a path whose root was not known where it stands, and has no member of its first name: `KeyPathComparator(\.titel)`.
  private func checkPath(_ components: [TypedKeyPathComponent], _ type: Type, at range: SourceRange) {
    guard case .dynamic(let name)? = components.first, case .nominal(_, let arguments) = type,
      let root = arguments.first, body.isFullyListed(root),
      checker.findMembers(name, of: root, isStatic: false, in: body.scope).isEmpty
    else { return }
    body.report("missing-member", "value of type \(checker.quoted(root)) has no member '\(name)'", at: range)
  }

  /// Reports a call or case of which nothing in a finished body says what its generic parameters are.
  private func checkInferred(_ expression: TypedExpression) {
    if case .enumCase(_, _, let values) = expression.kind, areAllKnown(values) { checkDecided(expression) }
    guard case .call(.function(let id, let arguments), let values) = expression.kind, expression.range.file >= 0 else {
      return
    }
    let isAllKnown = checker.reportedUnknown.isEmpty
    for (parameter, argument) in zip(body.program[id].generics, arguments) where isAllKnown && leavesOpen(argument) {
      reportOpen(parameter, at: expression.range)
    }
    checkNils(values, givenTo: body.program[id], arguments)
    checkMembers(values, givenTo: id, arguments)
    if areAllKnown(values) { checkDecided(expression) }
  }

  /// Reports `nil` for a generic parameter that another argument says is no optional: `min(nil, 2.5)`.
  private func checkNils(_ values: [TypedExpression], givenTo function: TypedFunction, _ arguments: [Type]) {
    let parameters = zip(function.parameters.reversed(), values.reversed()).reversed()
    for (parameter, value) in parameters where isOpenNil(value) {
      let wanted = unifier.decided(
        checker.substitute(parameter.type, checker.substitution(function.generics, arguments)))
      if body.isCertain(wanted), case .nominal = wanted, checker.wrapped(wanted) == nil {
        body.reportNil(wanted, .argument, at: value.range)
      }
    }
  }

  /// Reports an implicit member that is given for a generic parameter of a function of the program which neither a protocol nor anything
  /// else says anything of: `show(.red)`.
  private func checkMembers(_ values: [TypedExpression], givenTo id: FunctionID, _ arguments: [Type]) {
    guard checker.info(id).scope.part == nil, areAllKnown(values.filter { openMember($0) == nil }) else { return }
    let function = body.program[id]
    let open = zip(function.generics, arguments).filter {
      unifier.isUnbound($1) && unifier.literal(of: $1) == nil && unifier.bounds(of: $1).isEmpty
    }
    let parameters = zip(function.parameters.reversed(), values.reversed()).reversed()
    let given = parameters.filter { parameter, _ in open.contains { parameter.type == .parameter($0.0) } }
    guard let (name, range) = given.lazy.compactMap({ self.openMember($1) }).first else { return }
    body.report(
      "implicit-without-context", "cannot infer contextual base in reference to member '\(name)'", at: range)
  }

  /// The name and the place of an implicit member of which nothing says whose it is; nil of other values.
  private func openMember(_ value: TypedExpression) -> (name: Substring, range: SourceRange)? {
    guard case .opaque(let member) = value.kind, member.base == nil, member.name.hasPrefix("."),
      let range = body.undecidedMembers.first(where: value.range.contains)
    else { return nil }
    return (member.name.dropFirst(), range)
  }

  /// Whether a value is `nil` of which nothing says of which type.
  private func isOpenNil(_ value: TypedExpression) -> Bool {
    guard case .none = value.kind else { return false }
    return checker.wrapped(unifier.resolve(value.type)).map(unifier.isUnbound) ?? true
  }

  /// Reports a call of a function of the program for one of whose generic parameters nothing stands, `Set()` alone, and a call of the
  /// library's with `nil` alone.
  ///
  /// In: a call or case in which nothing is wrong or unknown.
  func checkDecided(_ expression: TypedExpression) {
    checkDecidedCase(expression)
    guard case .call(let callee, let values) = expression.kind, let id = callee.function, expression.range.file >= 0,
      checker.info(id).extensionOf == nil, areKnown(values)
    else { return }
    let arguments = callee.genericArguments
    // `[Event]()` of a type that another file declares says what it holds.
    let isOfNil = values.contains(where: isOpenNil)
    let isOfLibrary =
      checker.info(id).scope.part == .standardLibrary && checker.reportedUnknown.isEmpty
      && (isOfNil || values.isEmpty && arguments.allSatisfy(unifier.isUnbound))
    guard isOfLibrary || checker.info(id).scope.part == nil else { return }
    let function = body.program[id]
    let types = function.parameters.map(\.type) + [function.result]
    // A parameter of a generic type that is not known may say it: `(host: Host<Content>)`.
    if function.parameters.contains(where: { $0.type.contains { $0 == .unknown } }) { return }
    for (parameter, argument) in zip(function.generics, arguments).map({ ($0, isOfNil ? body.innermost($1) : $1) })
    where unifier.isUnbound(argument) && unifier.literal(of: argument) == nil && !parameter.isPack {
      // What a function throws may say it too, which is not followed.
      guard !leavesOpen(argument), types.contains(where: { $0.contains { $0 == .parameter(parameter) } }) else {
        continue
      }
      reportOpen(parameter, at: expression.range)
      if isOfLibrary { return }
    }
  }

  /// Whether nothing is wrong or unknown that could have said what an expression with these parts is.
  private func areAllKnown(_ values: [TypedExpression]) -> Bool {
    checker.reportedUnknown.isEmpty
      && checker.diagnostics.allSatisfy { $0.severity != .error || $0.id == "generic-not-inferred" }
      && areKnown(values)
  }

  private func areKnown(_ values: [TypedExpression]) -> Bool {
    values.allSatisfy { !unifier.zonk($0.type).contains { $0 == .unknown } && !$0.isEmptyCollection }
  }

  /// Reports a case of a generic enum of whose generic parameters nothing says what they are: `Optional.none` alone.
  private func checkDecidedCase(_ expression: TypedExpression) {
    guard case .enumCase(let id, _, let values) = expression.kind, body.writtenCases.contains(expression.range),
      case .nominal(id, let arguments) = unifier.resolve(expression.type), areKnown(values)
    else { return }
    for (parameter, argument) in zip(body.program[id].generics, arguments)
    where unifier.isUnbound(argument) && unifier.literal(of: argument) == nil && !parameter.isPack {
      reportOpen(parameter, at: expression.range)
    }
  }

  /// Whether the first `return` of a closure that decides a generic argument says nothing of it.
  private func leavesOpen(_ argument: Type) -> Bool {
    unifier.isUnbound(argument) && body.undecidedResults.contains { unifier.resolve($0) == unifier.resolve(argument) }
  }

  /// Reports a parameter that nothing decides, not even a closure that takes it, at the type that has it where its name begins the expression.
  private func reportOpen(_ parameter: GenericParameter, at range: SourceRange) {
    if body.reportOpenClosure(in: range) { return }
    let isOfType = if case .nominal = parameter.owner { true } else { false }
    body.report(
      "generic-not-inferred", "generic parameter '\(parameter.name)' could not be inferred",
      at: isOfType ? range.pointingAtStart : range)
  }

  private func called(_ callee: Callee, _ arguments: [TypedExpression]) -> TypedExpression.Kind {
    .call(callee, moved(arguments, into: callee))
  }

  private func kind(_ kind: TypedExpression.Kind) -> TypedExpression.Kind {
    switch kind {
    case .none, .local, .consume, .global, .unsupported, .integer, .largeInteger, .double, .boolean, .string: kind
    case .interpolation(let segments): .interpolation(segments.map { finish($0) })
    case .array(let values): .array(finish(values))
    case .dictionary(let pairs): .dictionary(pairs.map { (key: finish($0.key), value: finish($0.value)) })
    case .tuple(let values): .tuple(finish(values))
    case .pack(let values): .pack(finish(values))
    case .packExpansion(let expansion):
      .packExpansion(
        PackExpansion(
          sources: expansion.sources.map { .init(element: $0.element, pack: finish($0.pack)) },
          packs: expansion.packs, pattern: finish(expansion.pattern)))
    case .field(let base, let index): .field(finish(base), index)
    case .tupleElement(let base, let index): .tupleElement(finish(base), index)
    case .metatype(let target): .metatype(type(target))
    case .dynamicType(let value): .dynamicType(finish(value))
    case .call(let callee, let arguments): called(finish(callee), finish(arguments))
    case .closure(let closure): .closure(finish(closure))
    case .makeStruct(let values): .makeStruct(finish(values).map(moved))
    case .allocate(let target): .allocate(type(target))
    case .enumCase(let id, let index, let payload): .enumCase(id, index, finish(payload).map(moved))
    case .some(let value): .some(finish(value))
    case .erase(let value): .erase(finish(value))
    case .upcast(let value): .upcast(finish(value))
    case .convertNumber(let value): .convertNumber(finish(value))
    case .unwrap(let value): .unwrap(finish(value))
    case .unwrapImplicitly(let value): .unwrapImplicitly(finish(value))
    case .optionalChain(let value): .optionalChain(finish(value))
    case .bindOptional(let value): .bindOptional(finish(value))
    case .isType(let value, let target): .isType(finish(value), type(target))
    case .conditionalCast(let value, let target): .conditionalCast(finish(value), type(target))
    case .forcedCast(let value, let target): .forcedCast(finish(value), type(target))
    case .coalesce(let left, let right): .coalesce(finish(left), finish(right))
    case .and(let left, let right): .and(finish(left), finish(right))
    case .or(let left, let right): .or(finish(left), finish(right))
    case .not(let value): .not(finish(value))
    case .conditional(let test, let first, let second): .conditional(finish(test), finish(first), finish(second))
    case .sequence(let statements, let value): .sequence(finish(statements), finish(value))
    case .optionalTry(let value): .optionalTry(finish(value))
    case .forcedTry(let value): .forcedTry(finish(value))
    case .await(let value): .await(finish(value))
    case .assign(let place, let value): .assign(finish(place), moved(finish(value)))
    case .inout(let place): .inout(finish(place))
    case .defaultArgument(let value): .defaultArgument(finish(value))
    case .keyPath(let components): .keyPath(components.map { finish($0) })
    case .applyKeyPath(let base, let path): .applyKeyPath(finish(base), finish(path))
    case .specialized(let function, let id, let arguments):
      .specialized(finish(function), id, arguments: arguments.map { type($0) })
    case .dynamicMember(let base, let name): .dynamicMember(finish(base), name)
    case .dynamicCall(let base, let name, let arguments): .dynamicCall(finish(base), name, finish(arguments))
    case .dynamicApply(let base, let arguments): .dynamicApply(finish(base), finish(arguments))
    case .dynamicSubscript(let base, let arguments): .dynamicSubscript(finish(base), finish(arguments))
    case .dynamicOperator(let symbol, let operands): .dynamicOperator(symbol, finish(operands))
    case .opaque(let value):
      .opaque(
        OpaqueValue(
          base: value.base.map { finish($0) }, name: value.name, arguments: value.arguments.map { finish($0) },
          isView: value.isView))
    }
  }

  private func finish(_ segment: TypedExpression.Segment) -> TypedExpression.Segment {
    switch segment {
    case .text: segment
    case .value(let value, let arguments): .value(finish(value), finish(arguments))
    }
  }

  private func finish(_ component: TypedKeyPathComponent) -> TypedKeyPathComponent {
    switch component {
    case .field(let index, let name, let valueType): .field(index, name: name, type: type(valueType))
    case .computed(let getter, let setter, let arguments, let name, let valueType):
      .computed(
        getter: finish(getter), setter: setter.map { finish($0) }, arguments: finish(arguments), name: name,
        type: type(valueType))
    case .tupleElement, .optionalChain, .forceUnwrap, .optionalWrap, .dynamic: component
    }
  }

  // MARK: Literals

  /// A literal of a type that is not built in is a call of the type's literal initializer.
  private func literal(_ expression: TypedExpression, _ type: Type) -> TypedExpression {
    let value = TypedExpression(kind(expression.kind), type: type, range: expression.range)
    guard case .nominal(let id, _) = type else { return value }
    let isMade = !body.program[id].isCatalogue || !isBuiltInNumber(id)
    switch expression.kind {
    case .integer(let number) where isFloating(type):
      return TypedExpression(.double(Double(number)), type: type, range: expression.range)
    case .largeInteger(let digits) where isFloating(type):
      return TypedExpression(.double(Double(digits) ?? 0), type: type, range: expression.range)
    case .largeInteger(let digits) where isWideInteger(id):
      let text = TypedExpression(.string(digits), type: checker.type("String"), range: expression.range)
      return made(text, type, ["_largeLiteral"])
    case .integer, .largeInteger:
      checkRange(value.kind, id, at: expression.range)
      return isMade ? made(value, type, ["integerLiteral", "floatLiteral"]) : value
    case .double: return isMade || isMadeByProgram(type, ["floatLiteral"]) ? made(value, type, ["floatLiteral"]) : value
    case .boolean: return id == checker.known("Bool") ? value : made(value, type, ["booleanLiteral"])
    case .string, .interpolation:
      let labels = ["stringLiteral", "extendedGraphemeClusterLiteral", "unicodeScalarLiteral"]
      return isBuiltInText(id) && !isMadeByProgram(type, labels) ? value : made(value, type, labels)
    case .array:
      if type == checker.type("Array", elementType(type)) || id == checker.known("Set") { return value }
      return variadicLiteral("arrayLiteral", value, type)
    case .dictionary(let pairs):
      return id == checker.known("Dictionary") ? value : dictionaryLiteral(pairs, value, type)
    default: return value
    }
  }

  /// Reports an integer literal that its type has no room for.
  private func checkRange(_ literal: TypedExpression.Kind, _ id: NominalID, at range: SourceRange) {
    let name = body.program[id].qualifiedName
    guard body.program[id].isCatalogue, let bounds = IntegerBounds.byType[name] else { return }
    switch literal {
    case .integer(let value) where value < 0 && bounds.lowerBound == 0:
      body.report(
        "literal-overflow", "negative integer '\(value)' overflows when stored into unsigned type '\(name)'", at: range)
    case .integer(let value) where !bounds.contains(value):
      body.report("literal-overflow", "integer literal '\(value)' overflows when stored into '\(name)'", at: range)
    case .largeInteger(let digits)
    where bounds.lowerBound != 0 || bounds.upperBound != Int.max || UInt64(digits) == nil:
      body.report("literal-overflow", "integer literal '\(digits)' overflows when stored into '\(name)'", at: range)
    default: return
    }
  }

  private func elementType(_ type: Type) -> Type {
    if case .nominal(_, let arguments) = type { arguments.first ?? .unknown } else { .unknown }
  }

  /// Whether the program lets literals be of a type of the libraries: `extension URL: ExpressibleByStringLiteral`.
  private func isMadeByProgram(_ type: Type, _ labels: [String]) -> Bool {
    // Only where an extension of the program adds a conformance is it worth reading all the initializers of the type.
    guard case .nominal(let id, _) = type,
      checker.info(id).blocks.contains(where: { $0.part == nil && $0.declaration?.inherited.isEmpty == false })
    else { return false }
    return checker.findMembers("init", of: type, isStatic: true, in: nil).contains { item in
      guard case .function(let id) = item.member, checker.info(id).scope.part == nil else { return false }
      return labels.map { [$0] }.contains(body.program[id].labels)
    }
  }

  /// Whether the machine keeps a text for values of the type.
  private func isBuiltInText(_ id: NominalID) -> Bool {
    ["String", "Character", "LocalizedStringKey", "LocalizedStringResource"].contains(body.program[id].qualifiedName)
      && body.program[id].isCatalogue
  }

  /// Whether the machine keeps numbers of the type itself.
  private func isBuiltInNumber(_ id: NominalID) -> Bool {
    let name = body.program[id].qualifiedName
    if ["Double", "Float", "CGFloat"].contains(name) { return true }
    return (name.hasPrefix("Int") || name.hasPrefix("UInt")) && !isWideInteger(id)
  }

  private func isWideInteger(_ id: NominalID) -> Bool {
    let name = body.program[id].name
    return (name == "Int128" || name == "UInt128") && body.program[id].isCatalogue
  }

  private func isFloating(_ type: Type) -> Bool {
    guard case .nominal(let id, _) = type else { return false }
    return ["Double", "CGFloat", "Float"].contains(body.program[id].name) && body.program[id].isCatalogue
  }

  /// A call of the first of the literal initializers by some labels that a type has, with the literal as its parameter takes it.
  private func made(_ value: TypedExpression, _ type: Type, _ labels: [String]) -> TypedExpression {
    let found = checker.findMembers("init", of: type, isStatic: true, in: nil)
    for label in labels {
      for item in found {
        guard case .function(let id) = item.member, body.program[id].labels == [label] else { continue }
        let substitution = checker.substitution(body.program[id].generics, genericArguments(of: id, type))
        guard checker.satisfies(checker.info(id).requirements, substitution, in: body.scope) != false else { continue }
        let written = checker.substitute(body.program[id].parameters[0].type, substitution)
        let taken = checker.normalize(written, in: body.scope)
        guard isOtherNominal(taken, than: type) else { return call(id, [literalByDefault(value)], type, value.range) }
        let argument = literal(TypedExpression(value.kind, type: taken, range: value.range), taken)
        return call(id, [argument], type, value.range)
      }
    }
    return value
  }

  private func isOtherNominal(_ taken: Type, than type: Type) -> Bool {
    guard case .nominal(let id, _) = taken, case .nominal(let own, _) = type else { return false }
    return id != own
  }

  /// A literal of the type that it has where nothing says another.
  private func literalByDefault(_ value: TypedExpression) -> TypedExpression {
    let name =
      switch value.kind {
      case .integer: "Int"
      case .double: "Double"
      case .boolean: "Bool"
      default: "String"
      }
    return TypedExpression(value.kind, type: checker.type(name), range: value.range)
  }

  private func variadicLiteral(_ label: String, _ value: TypedExpression, _ type: Type) -> TypedExpression {
    for item in checker.findMembers("init", of: type, isStatic: true, in: nil) {
      guard case .function(let id) = item.member, body.program[id].labels == [label],
        body.program[id].implementation != .requirement
      else { continue }
      let substitution = checker.substitution(body.program[id].generics, genericArguments(of: id, type))
      let parameter = checker.substitute(body.program[id].parameters.first?.type ?? .unknown, substitution)
      let list = TypedExpression(value.kind, type: checker.type("Array", parameter), range: value.range)
      return call(id, [list], type, value.range)
    }
    return value
  }

  /// The pairs in their order: a type of the user's own may keep them, and duplicates.
  private func dictionaryLiteral(
    _ pairs: [(key: TypedExpression, value: TypedExpression)], _ value: TypedExpression, _ type: Type
  ) -> TypedExpression {
    let elements = pairs.map { pair in
      let pairType = Type.tuple([
        Type.Element(type: self.type(pair.key.type)), Type.Element(type: self.type(pair.value.type)),
      ])
      return TypedExpression(.tuple([finish(pair.key), finish(pair.value)]), type: pairType, range: pair.key.range)
    }
    let list = TypedExpression(.array(elements), type: value.type, range: value.range)
    return variadicLiteral("dictionaryLiteral", list, type)
  }

  private func call(_ id: FunctionID, _ arguments: [TypedExpression], _ type: Type, _ range: SourceRange)
    -> TypedExpression
  {
    let first = body.program[id].selfKind == .value ? [TypedExpression(.allocate(type), type: type, range: range)] : []
    return TypedExpression(
      .call(.function(id, arguments: genericArguments(of: id, type)), first + arguments), type: type, range: range)
  }

  /// What an initializer's generic parameters are for a type: of a member of a protocol's extension it is `Self`.
  private func genericArguments(of id: FunctionID, _ type: Type) -> [Type] {
    guard case .nominal(_, let own) = type else { return [] }
    return checker.info(id).extensionOf == nil ? own : [type]
  }

  // MARK: Operators

  /// An operator whose operands' types were not known when it was met.
  private func chosen(_ symbol: String, _ operands: [TypedExpression], _ type: Type, _ range: SourceRange)
    -> TypedExpression
  {
    let values = finish(operands)
    let fallback = TypedExpression(.dynamicOperator(symbol, values), type: type, range: range)
    guard values.allSatisfy({ $0.type.isFullyKnown }), let first = values.first else { return fallback }
    if case .nominal(let id, let arguments) = first.type, arguments.isEmpty,
      values.allSatisfy({ $0.type == first.type }),
      let function = body.ownOperator(symbol, of: id, isPrefix: values.count == 1)
    {
      return TypedExpression(.call(.function(function, arguments: []), values), type: type, range: range)
    }
    let candidates = body.operatorCandidates(symbol, values.map(\.type), isPrefix: values.count == 1)
    guard let best = body.bestOperator(candidates, values, expected: nil) else {
      reportUndecided(symbol, values, candidates, range)
      return fallback
    }
    let call = body.applyOperator(best, values, at: range)
    return TypedExpression(kind(call.kind), type: self.type(call.type), range: range)
  }

  /// Reports an operator of which it turns out in the end that it has no form for its operands, where nothing else is wrong.
  private func reportUndecided(
    _ symbol: String, _ operands: [TypedExpression], _ candidates: [Candidate], _ range: SourceRange
  ) {
    guard operands.count == 2, range.file >= 0, body.areCertain(operands[0].type, operands[1].type),
      !body.mayBeOfOneClass(operands[0].type, operands[1].type),
      !checker.diagnostics.contains(where: { $0.severity == .error })
    else { return }
    let places = OperationPlaces(symbol: range, left: operands[0].range, right: operands[1].range)
    body.reportOperator(symbol, operands[0].type, operands[1].type, candidates, at: places)
  }
}
