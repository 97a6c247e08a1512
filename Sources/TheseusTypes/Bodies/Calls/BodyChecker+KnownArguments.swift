import TheseusProgram

/// A type that an argument may be of, as far as the compiler knows before it chooses an overload.
struct KnownArgument {
  /// Where it is known from.
  enum Source {
    case value
    case literal
    /// A call of one of several initializers, which is not chosen yet.
    case initializer
  }

  /// The type; of a literal its usual one.
  var type: Type
  /// Where it is known from.
  var source = Source.value
  /// Whether parts of the type are not known yet: `Box(1)`, `(1, 2)`.
  var isOpen = false
  /// The literal's kind, as in `ExpressibleBy…Literal`.
  var kind = ""

  /// The type of an array's or a dictionary's literal, of whose elements nothing is known.
  var collection: String? { ["Array", "Dictionary"].contains(kind) ? kind : nil }
}

extension BodyChecker {
  /// The types that an argument may be of; none where nothing is known yet: of closures, paths and implicit members.
  func knownTypes(of value: Expression, _ inferred: TypedExpression?) -> [KnownArgument] {
    switch value.kind {
    case .integer: return [literal("Integer", "Int")]
    case .float: return [literal("Float", "Double")]
    case .string: return [literal("String", "String")]
    case .boolean: return [literal("Boolean", "Bool")]
    case .array: return [literal("Array", "Array", .unknown)]
    case .dictionary: return [literal("Dictionary", "Dictionary", .unknown, .unknown)]
    case .nil, .closure, .keyPath, .implicitMember: return []
    case .try(let inner, _), .await(let inner): return knownTypes(of: inner, inferred)
    case .tuple(let elements) where elements.count == 1: return knownTypes(of: elements[0].value, inferred)
    case .tuple(let elements): return [known(elements, inferred)]
    case .prefix where isNumber(value): return [number(in: value)]
    case .binary(_, let symbol, _, _) where isRange(symbol): return givenType(of: inferred, isOpen: true)
    case .binary where isArithmeticOfNumbers(value): return [number(in: value)]
    case .call(let callee, let arguments): return known(callee, arguments, inferred)
    case .invalid: return operand(inferred)
    default: return givenType(of: inferred)
    }
  }

  private func literal(_ kind: String, _ name: String, _ arguments: Type...) -> KnownArgument {
    let type = checker.known(name).map { Type.nominal($0, arguments) } ?? .unknown
    return KnownArgument(type: type, source: .literal, isOpen: !arguments.isEmpty, kind: kind)
  }

  private func number(in value: Expression) -> KnownArgument {
    hasFraction(value) ? literal("Float", "Double") : literal("Integer", "Int")
  }

  private func hasFraction(_ value: Expression) -> Bool {
    switch value.kind {
    case .float: true
    case .prefix(_, _, let operand): hasFraction(operand)
    case .binary(let left, _, _, let right): hasFraction(left) || hasFraction(right)
    case .tuple(let elements): elements.contains { hasFraction($0.value) }
    default: false
    }
  }

  private func isArithmeticOfNumbers(_ value: Expression) -> Bool {
    switch value.kind {
    case .binary(let left, let symbol, _, let right):
      ["+", "-", "*", "/", "%"].contains(symbol) && isArithmeticOfNumbers(left) && isArithmeticOfNumbers(right)
    case .tuple(let elements): elements.count == 1 && isArithmeticOfNumbers(elements[0].value)
    default: isNumber(value)
    }
  }

  /// The type that an argument was found to be of, if it is certain, or is open anyway.
  func givenType(of inferred: TypedExpression?, isOpen: Bool = false) -> [KnownArgument] {
    guard let type = (inferred?.type).map(unifier.zonk), isOpen || isCertain(type) else { return [] }
    return [KnownArgument(type: type, isOpen: isOpen)]
  }

  /// An operand that was checked: a literal as long as nothing decided its type.
  private func operand(_ inferred: TypedExpression?) -> [KnownArgument] {
    guard let inferred, let literal = unifier.literal(of: inferred.type) else { return givenType(of: inferred) }
    switch literal {
    case .integer: return [self.literal("Integer", "Int")]
    case .float: return [self.literal("Float", "Double")]
    case .character, .string: return [self.literal("String", "String")]
    }
  }

  private func known(_ elements: [Argument], _ inferred: TypedExpression?) -> KnownArgument {
    guard let type = (inferred?.type).map(unifier.zonk), case .tuple(let types) = type, types.count == elements.count
    else {
      let open = elements.map { Type.Element(label: $0.label, type: .unknown) }
      return KnownArgument(type: .tuple(open), isOpen: true)
    }
    let isOpen = zip(elements, types).contains { element, type in
      let parts = knownTypes(
        of: element.value, TypedExpression(.tuple([]), type: type.type, range: element.value.range))
      return parts.isEmpty || parts.contains { $0.isOpen || $0.source != .value }
    }
    return KnownArgument(type: type, isOpen: isOpen)
  }

  /// What a call gives: of a generic type whose arguments it does not say, and of one of several initializers, nothing certain yet.
  private func known(_ callee: Expression, _ arguments: [Argument], _ inferred: TypedExpression?) -> [KnownArgument] {
    guard let type = (inferred?.type).map(unifier.zonk) else { return [] }
    let made =
      checker.wrapped(type).flatMap { nominal(of: $0).map { isName(callee, of: $0) } == true ? $0 : nil } ?? type
    guard case .nominal(let id, let generics) = made else { return givenType(of: inferred) }
    if !generics.isEmpty, isName(callee, of: id) || makesGenericValue(inferred) {
      return [KnownArgument(type: type, isOpen: true)]
    }
    // `Double(3)` is the literal as a value of that type.
    let isLiteral =
      arguments.count == 1 && arguments[0].label == nil
      && knownTypes(of: arguments[0].value, nil).contains { $0.source == .literal && isWritten($0.kind, made) }
    guard isName(callee, of: id), !isLiteral,
      case .candidates(let found, _) = initializers(
        of: made, receiver: .type(made), fitting: CallShape(of: arguments)),
      found.count > 1
    else { return givenType(of: inferred) }
    let isFailable = found.contains { function(of: $0).map { program[$0].isFailable } ?? false }
    return (isFailable ? [made, checker.optional(made)] : [made]).map { KnownArgument(type: $0, source: .initializer) }
  }

  /// Whether an expression names a type without saying its arguments: `Box`, `Box.init`.
  private func isName(_ callee: Expression, of id: NominalID) -> Bool {
    switch callee.kind {
    case .name(let name, let generics, _): name == program[id].name && generics.isEmpty
    case .member(let base, "init", _, _, _): isName(base, of: id)
    default: false
    }
  }

  /// Whether a call's function gives a value with its own generic parameters as parts: `make(1)` of a `Box<T>`, `map { $0 + 1 }`.
  private func makesGenericValue(_ call: TypedExpression?) -> Bool {
    guard case .call(let callee, _)? = call?.kind, let id = callee.function else { return false }
    if case .parameter = program[id].result { return false }
    return program[id].result.contains { part in
      if case .parameter(let parameter) = part, case .function = parameter.owner { true } else { false }
    }
  }
}
