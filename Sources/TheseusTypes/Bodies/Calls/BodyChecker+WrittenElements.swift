import TheseusProgram

extension BodyChecker {
  /// What a call calls where something else says what the literal before it holds: `[Circle(), Square()].map { (shape: any Shape) in … }`,
  /// `[1, 2.5].map(describe)`, `[.red, .blue].contains(tint)`, `["a", "b"].contains(names.first)`; nil if nothing says what fits.
  func resolveOnElements(_ callee: Expression, _ arguments: [Argument], expected: Type?) -> Resolution? {
    guard case .member(let base, let name, _, _, _) = callee.kind, isCollectionLiteral(base) || saysNothing(base) else {
      return nil
    }
    let elements =
      saysNothing(base)
      ? namedElements(by: arguments, expected)
      : takenExistentials(by: arguments) + soughtElements(name, arguments, in: base) + extendedElements(name, base)
    return elements.lazy.compactMap { self.resolve(callee, on: base, of: $0) }.first
  }

  private func resolve(_ callee: Expression, on base: Expression, of element: Type) -> Resolution? {
    guard case .member(_, let name, _, let labels, let nameRange) = callee.kind else { return nil }
    let start = snapshot()
    let literal = check(base, to: collection(base, of: element), as: .argument)
    guard !hasErrors(since: start) else {
      rollback(to: start)
      return nil
    }
    return member(name, of: literal, labels: labels, at: callee.range, nameRange)
  }

  /// Whether an array literal, or a collection made of one, leaves to others what it holds: `[.red, .blue]`, `Set([.red, .blue])`.
  private func saysNothing(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .array(let elements):
      elements.contains { isImplicitlyRooted($0) || isNumber($0) && elements.contains(where: isText) }
        && elements.allSatisfy { isImplicitlyRooted($0) || $0.kind == .nil || isTextOrNumber($0) }
        || !elements.isEmpty && elements.allSatisfy { isOpenTuple($0) }
    case .call(_, let arguments): madeCollection(expression) != nil && saysNothing(arguments[0].value)
    default: false
    }
  }

  private func isText(_ expression: Expression) -> Bool {
    if case .string = expression.kind { true } else { false }
  }

  private func isOpenTuple(_ expression: Expression) -> Bool {
    guard case .tuple(let parts) = expression.kind else { return false }
    return parts.contains { isImplicitlyRooted($0.value) }
  }

  /// The collection that `Set(…)` or `Array(…)` makes of another.
  private func madeCollection(_ expression: Expression) -> String? {
    guard case .call(let callee, let arguments) = expression.kind, arguments.count == 1, arguments[0].label == nil,
      case .name(let name, [], _) = callee.kind, name == "Set" || name == "Array"
    else { return nil }
    return name
  }

  /// The types that could be that of the elements: what an argument is or takes, then what is expected of the call.
  private func namedElements(by arguments: [Argument], _ expected: Type?) -> [Type] {
    let types =
      arguments.compactMap { lastParameter(of: $0.value) ?? usedParameter(of: $0.value) ?? typeAlone($0.value) }
      + (expected.map { elements(of: $0) } ?? [])
    return types.filter { type in
      switch type {
      case .nominal: true
      case .tuple(let elements): elements.count > 1 && elements.allSatisfy { isCertain(unifier.zonk($0.type)) }
      default: false
      }
    }
  }

  /// What a value of a type may be made of: the wrapped of an optional, the elements of an array, what a function takes, the type itself.
  private func elements(of expected: Type) -> [Type] {
    let type = innermost(expected)
    switch type {
    case .function(let function): return function.parameters.map { unifier.resolve($0.type) }
    case .variable: return unifier.requiredMember("Element", of: type).map { [$0] } ?? []
    case .nominal(let id, let arguments) where id == checker.known("Array") || id == checker.known("Set"):
      return arguments.map { unifier.resolve($0) }
    default: return [type]
    }
  }

  func typeAlone(_ expression: Expression) -> Type? {
    if case .closure = expression.kind { return nil }
    if needsContext(expression) { return nil }
    let start = snapshot()
    trialDepth += 1
    defer {
      trialDepth -= 1
      rollback(to: start)
    }
    // Variables of the trial are gone with it.
    let type = unifier.zonk(settled(infer(expression)).type)
    return type.hasVariables ? nil : type
  }

  /// What a literal with implicit members is of which an element is wanted: `["up": .up, "down": .down][key] ?? .up`; nil of others.
  func indexedLiteral(_ base: Expression, _ expected: Type?) -> Type? {
    guard let expected, isCollectionLiteral(base), hasImplicitMembers(base) else { return nil }
    if case .dictionary = base.kind { return collection(base, of: innermost(expected)) }
    return collection(base, of: expected)
  }

  private func collection(_ literal: Expression, of element: Type) -> Type {
    if case .dictionary = literal.kind { return checker.type("Dictionary", unifier.fresh(), element) }
    return checker.type(madeCollection(literal) ?? "Array", element)
  }

  /// The existentials, or the tuples with one, that the last parameters of arguments take: as a closure writes it, or of a function by its
  /// name.
  private func takenExistentials(by arguments: [Argument]) -> [Type] {
    arguments.compactMap { lastParameter(of: $0.value) }.filter { takesAny($0) }
  }

  /// What is looked for among elements that are of its type only when it says so: an optional, or `nil`, among values that are none, an
  /// instance of a superclass.
  private func soughtElements(_ name: String, _ arguments: [Argument], in literal: Expression) -> [Type] {
    guard arguments.count == 1, let only = arguments.first, Self.searches[name] == .some(only.label) else { return [] }
    if only.value.kind == .nil { return optionalElements(of: literal) }
    guard let type = typeAlone(only.value), checker.wrapped(type) != nil || isObject(type),
      isCertain(unifier.zonk(type))
    else { return [] }
    return [type]
  }

  /// The optional of what an array literal's elements are by themselves.
  private func optionalElements(of literal: Expression) -> [Type] {
    guard case .array = literal.kind, case .nominal(_, let elements)? = typeByDefault(literal),
      let element = elements.first, isCertain(element), checker.wrapped(element) == nil
    else { return [] }
    return [checker.optional(element)]
  }

  /// The existentials that extensions of the program ask for as the elements of an array that has a member: `where Element == any Shape`;
  /// none where the array has such a member by what it holds itself.
  private func extendedElements(_ name: String, _ base: Expression) -> [Type] {
    guard case .array = base.kind else { return [] }
    let found = checker.findMembers(name, of: checker.type("Array", .unknown), isStatic: false, in: nil)
    let demands = found.compactMap { requirements(of: $0.member) }
    let wanted = demands.joined().compactMap { requirement -> Type? in
      guard case .same(let element, let type) = requirement, case .existential = type else { return nil }
      switch element {
      case .parameter, .associated(.parameter, _, "Element"): return type
      default: return nil
      }
    }
    return wanted.isEmpty || meets(base, any: demands) ? [] : wanted
  }

  /// What a literal is by itself, with what its elements are by default; nil where it has errors.
  private func typeByDefault(_ literal: Expression) -> Type? {
    let start = snapshot()
    defer { rollback(to: start) }
    let type = unifier.decided(infer(literal).type)
    return hasErrors(since: start) ? nil : type
  }

  /// Whether a literal is by itself, its elements being of one type, an array that meets what is required for one of several members.
  private func meets(_ literal: Expression, any demands: [[Requirement]]) -> Bool {
    guard case .nominal(let array, let arguments)? = typeByDefault(literal), arguments != [.any] else { return false }
    let substitution = checker.nominalSubstitution(array, arguments)
    return demands.contains { checker.satisfies($0, substitution, in: scope) == true }
  }

  /// What an extension of the program requires for a member; nil of the library's members.
  private func requirements(of member: Member) -> [Requirement]? {
    let function: FunctionID? =
      switch member {
      case .function(let id): id
      case .property(let property): property.getter
      default: nil
      }
    guard let function, checker.info(function).scope.part == nil else { return nil }
    return checker.info(function).requirements
  }

  private func isObject(_ type: Type) -> Bool { nominal(of: type).map { program[$0].kind == .class } ?? false }

  /// The methods that look for an element, with its label.
  private static let searches: [String: String?] = ["contains": nil, "firstIndex": "of", "lastIndex": "of"]

  private func takesAny(_ type: Type) -> Bool {
    switch type {
    case .existential, .metatype(.existential): true
    case .tuple(let elements): elements.contains { takesAny($0.type) }
    case .nominal(_, let arguments): holdsElements(type) && arguments.contains { takesAny($0) }
    default: false
    }
  }

  /// Whether a type is one of the library's whose values are written as literals of what they hold: `Any?`, `[Any]`, `[String: Any]`.
  private func holdsElements(_ type: Type) -> Bool {
    checker.wrapped(type) != nil || ["Array", "Dictionary", "Set"].contains { nominal(of: type) == checker.known($0) }
  }

  /// What a closure of one expression takes by what it does with it, several parameters as a tuple: of `{ Item(name: $0, state: $1) }`.
  private func usedParameter(of argument: Expression) -> Type? {
    guard case .closure(let closure) = argument.kind else { return nil }
    let count = closure.parameters?.count ?? closure.anonymousParameterCount
    guard count > 0, closure.body.count == 1 else { return nil }
    let start = snapshot()
    defer { rollback(to: start) }
    let types = (0..<count).map { _ in unifier.fresh() }
    let wanted = FunctionType(parameters: types.map { FunctionType.Parameter(type: $0) }, result: unifier.fresh())
    _ = infer(argument, expected: .function(wanted))
    guard !hasErrors(since: start) else { return nil }
    let used = types.map { unifier.zonk($0) }
    guard used.allSatisfy({ isCertain($0) }) else { return nil }
    return count == 1 ? used[0] : .tuple(used.map { Type.Element(type: $0) })
  }

  private func lastParameter(of argument: Expression) -> Type? {
    switch argument.kind {
    case .keyPath(let root?, let components):
      return nested(root, components).root.map { checker.resolve($0, in: scope) }
    case .closure(let closure):
      return closure.parameters?.last?.type.map { checker.resolve($0, in: scope) }
    case .name, .member:
      let start = snapshot()
      defer { rollback(to: start) }
      guard case .function(let type) = unifier.resolve(infer(argument).type), !hasErrors(since: start) else {
        return nil
      }
      return type.parameters.last.map { unifier.zonk($0.type) }.flatMap { $0.hasVariables ? nil : $0 }
    default: return nil
    }
  }
}
