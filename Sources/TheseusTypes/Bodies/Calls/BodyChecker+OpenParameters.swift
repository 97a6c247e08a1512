import TheseusProgram

extension BodyChecker {
  /// Reports an argument of another form than what a generic parameter stands in: `Binding<Int>` for `Binding<Item?>`, a text for `() -> Content`.
  func reportOtherForm(_ opened: Opened, _ bindings: [Binding], _ values: [TypedExpression?]) {
    guard case .function = opened.candidate.target, isOfSwiftUI(opened.candidate) else { return }
    reportMisfits(opened, bindings, values, in: { isBinding($0) || isFunction($0) || isKeyPath($0) }) { given, wanted in
      if isBinding(wanted) { return isBinding(given) }
      return isKeyPath(wanted)
        ? isOwnNominal(given) || isBuiltinValue(given) : isFullyListed(given) || isBuiltinValue(given)
    }
  }

  /// Reports an argument of a function of the program that is of another form than what a generic parameter stands in, and the parameters
  /// that are unknown then: a number for `[K: V]`, a text for `KeyPath<Root, V>`.
  func reportOtherFormOfOwn(
    _ opened: Opened, _ bindings: [Binding], _ values: [TypedExpression?], at calleeRange: SourceRange?
  ) {
    guard case .function(let id) = opened.candidate.target, let calleeRange else { return }
    let start = snapshot()
    reportMisfits(opened, bindings, values, in: hasForm) { given, _ in isFullyListed(given) || isBuiltinValue(given) }
    guard hasErrors(since: start) else { return }
    for generic in program[id].kind == .initializer ? program[id].generics : program[id].ownGenerics {
      guard let type = opened.substitution[generic], isOpen(type) else { continue }
      report(
        "generic-not-inferred", "generic parameter '\(generic.name)' could not be inferred",
        at: calleeRange.pointingAtStart)
    }
  }

  private func isOpen(_ type: Type) -> Bool { unifier.isUnbound(type) && unifier.literal(of: type) == nil }

  private func isKeyPath(_ type: Type) -> Bool {
    nominal(of: type).map { program[$0].isCatalogue && program[$0].name.hasSuffix("KeyPath") } ?? false
  }

  /// Whether a type says what a value must be like, besides what generic parameters stand for in it; arrays are judged by their elements.
  private func hasForm(_ type: Type) -> Bool {
    switch type {
    case .nominal(let id, _):
      guard checker.wrapped(type) == nil, program[id].isCatalogue, id != checker.known("Array") else { return false }
      // What a literal is in a collection may be anything that the others are too: `["a": 1]` and a dictionary of texts are of `Any`.
      return !isCovariant(id) || !type.contains { unifier.literal(of: $0) != nil }
    case .tuple: return !type.contains { unifier.literal(of: $0) != nil }
    case .function: return true
    default: return false
    }
  }

  /// Reports the arguments that are refused where types stand that hold generic parameters.
  private func reportMisfits(
    _ opened: Opened, _ bindings: [Binding], _ values: [TypedExpression?], in isAskedFor: (Type) -> Bool,
    where isWrong: (_ given: Type, _ wanted: Type) -> Bool
  ) {
    let declared = declaredTypes(of: opened.candidate)
    for (position, binding) in bindings.enumerated() {
      let wanted = unifier.zonk(opened.parameters[position].type)
      guard isAskedFor(wanted), wanted.contains({ unifier.isUnbound($0) }) else { continue }
      for value in binding.indices.compactMap({ values[$0] }) {
        guard let given = refused[value.range].map({ unifier.decided($0) }), isCertain(given), !fits(given, wanted),
          isWrong(given, wanted)
        else { continue }
        let known = opened.substitution.filter { !isOpen($0.value) }.mapValues { unifier.decided($0) }
        let named = checker.normalize(checker.substitute(declared[position], known), in: scope)
        reportArgument(given, as: named, at: value.range)
      }
    }
  }

  /// Reports a generic parameter of a function of the program, or of SwiftUI, of which only `nil` is given; false of other arguments.
  func reportParameterOfNil(
    _ opened: Opened, _ bindings: [Binding], _ arguments: [Argument], at range: SourceRange
  ) -> Bool {
    guard isOwn(opened.candidate) || isOfSwiftUI(opened.candidate), case .function = opened.candidate.target else {
      return false
    }
    let declared = declaredTypes(of: opened.candidate)
    for (position, binding) in bindings.enumerated() {
      let type = unifier.resolve(opened.parameters[position].type)
      let open = checker.wrapped(type) ?? type
      guard case .parameter(let generic) = declared[position],
        unifier.isUnbound(open), unifier.literal(of: open) == nil,
        binding.indices.contains(where: { isNil(arguments[$0].value) })
      else { continue }
      report(
        "generic-not-inferred", "generic parameter '\(generic.name)' could not be inferred", at: range,
        explanation: "'nil' is of every optional type, and nothing here says which is meant.")
      return true
    }
    return false
  }

  /// Reports a value where a function of the program takes an array, or a set, of any elements, which such a value is then taken for.
  func reportNotCollection(
    _ opened: Opened, _ bindings: [Binding], _ values: [TypedExpression?], _ requirements: [Requirement]
  ) {
    guard case .function = opened.candidate.target else { return }
    for (declared, binding) in zip(declaredTypes(of: opened.candidate), bindings) {
      guard case .nominal(let array, let elements) = declared,
        array == checker.known("Array") || array == checker.known("Set"), let element = elements.first,
        case .parameter = element
      else { continue }
      for value in binding.indices.compactMap({ values[$0] }) {
        guard let given = refused[value.range].map({ unifier.decided($0) }), isCertain(given),
          case .nominal(_, []) = given, mayBe(given, checker.substitute(element, opened.substitution))
        else { continue }
        reportArgument(given, as: .nominal(array, [given]), at: value.range)
        for case .conforms(element, let wanted) in requirements where lacks(wanted, given) {
          report(
            "missing-conformance",
            "\(describeDemand(opened, element)) requires \(conformance(of: given, to: wanted))", at: value.range)
        }
      }
    }
  }

  /// Reports an argument that is no member of what a literal before it is by default, nor of anything else that it may be; false if there
  /// is none.
  ///
  /// A text is no step of `stride(from: 0, to: 5, by:)`; a `Double` is one, as `0` may be a `Double` too.
  func reportMemberArguments(_ opened: Opened, _ bindings: [Binding], _ values: [TypedExpression?]) -> Bool {
    guard case .function(let id) = opened.candidate.target else { return false }
    var isFound = false
    for (declared, binding) in zip(declaredTypes(of: opened.candidate), bindings) {
      guard case .associated(let base, let owner, let name) = declared else { continue }
      let asked = checker.protocols(of: declared, in: checker.info(id).scope).map(\.0)
      let open = checker.substitute(base, opened.substitution)
      for value in binding.indices.compactMap({ values[$0] }) {
        let isOther = reportOther(value, of: open, asked) {
          checker.normalize(.associated($0, owner, name), in: scope)
        }
        isFound = isFound || isOther
      }
    }
    return isFound
  }

  private func reportOther(
    _ value: TypedExpression, of base: Type, _ asked: [ProtocolID], than member: (Type) -> Type
  ) -> Bool {
    guard let literal = unifier.literal(of: base), literal <= .float else { return false }
    let (given, wanted, double) = (ownType(of: value), member(unifier.decided(base)), checker.type("Double"))
    if literal == .integer, given != wanted, given == member(double) {
      _ = unifier.unify(base, double)
      return false
    }
    guard isCertain(wanted) else { return false }
    if isNil(value), !isCertain(given) {
      reportNil(wanted, .argument, at: value.range)
      return true
    }
    guard isCertainly(given, noneOf: asked) else { return false }
    _ = converted(retyped(value, given), to: wanted, as: .argument)
    return true
  }

  /// What a value is by itself, where a parameter that is not known yet has decided a literal.
  private func ownType(of value: TypedExpression) -> Type {
    switch value.kind {
    case .string, .interpolation: checker.type("String")
    default: unifier.decided(value.type)
    }
  }

  private func isCertainly(_ type: Type, noneOf protocols: [ProtocolID]) -> Bool {
    if case .function = type { return true }
    return isCertain(type) && protocols.contains { checker.conforms(type, to: $0, in: scope) == false }
  }

  /// Whether elements are what is given, or nothing says of what type they are.
  private func mayBe(_ given: Type, _ element: Type) -> Bool {
    unifier.literal(of: element) == nil && unifier.isUnbound(element) || unifier.decided(element) == given
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
        reportArgument(given, as: wanted, at: value.range)
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
}
