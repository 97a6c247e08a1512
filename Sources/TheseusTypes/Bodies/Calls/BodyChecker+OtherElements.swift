import TheseusProgram

/// Calls of what is for values of one type, or for collections of its values, with values of another one.
extension BodyChecker {
  /// Reports a member of an extension for values of one type that is used on values of another one; false if there is no such.
  func reportOtherTypes(_ requirements: [Requirement], _ opened: Opened, at range: SourceRange) -> Bool {
    for case .same(.parameter(let parameter), let wanted) in requirements {
      if case .function = parameter.owner { continue }
      let other = unifier.zonk(checker.substitute(wanted, opened.substitution))
      if reportParts(of: opened.candidate.receiver, as: parameter, unlike: other) { return true }
      let type = decided(checker.substitute(.parameter(parameter), opened.substitution), unlessOf: other)
      guard isCertain(type), isCertain(other), type.isConcrete || isFullyConstrained(type), other.isConcrete,
        type != other
      else { continue }
      report(
        "missing-conformance",
        "\(describeDemand(opened, .parameter(parameter))) requires \(equivalence(of: type, and: other))",
        at: range)
      return true
    }
    return false
  }

  /// A type, with a literal's as it is by default if that cannot be another one.
  private func decided(_ type: Type, unlessOf other: Type) -> Type {
    guard let literal = unifier.literal(of: type), !unifier.accepts(literal, other) else { return unifier.zonk(type) }
    return unifier.decided(type)
  }

  /// Reports a text or another value whose elements are always of one type, where others are wanted; false if there is no such.
  func reportOtherElements(
    _ requirements: [Requirement], _ opened: Opened, _ values: [TypedExpression?], at range: SourceRange
  ) -> Bool {
    for case .same(.associated(.parameter(let parameter), let id, let name), let wanted) in requirements {
      let given = unifier.zonk(checker.substitute(.parameter(parameter), opened.substitution))
      let base = unifier.decided(given)
      guard let other = certainElement(wanted, opened) else { continue }
      if isReceiver(parameter), name == "Element",
        reportParts(of: opened.candidate.receiver, as: nil, unlike: other)
      {
        return true
      }
      // What another argument consists of may be of other types yet: only what is written here is certain.
      guard case .nominal(_, let arguments) = base,
        arguments.isEmpty || isOfIntegers(given) || isReceiver(parameter) && isCertain(given)
          || isCertain(base) && (isTuple(other) || isSet(opened, of: values)), isBuiltinValue(base)
      else { continue }
      // A literal is what it is without a context, which its elements do not say yet.
      let type = checker.substitute(.associated(.parameter(parameter), id, name), [parameter: base])
      guard nominal(of: type) != nil || isPair(type) && isPair(other), type != other, isCertain(type),
        !fits(type, other)
      else { continue }
      if isInitializer(opened), !isTuple(other) {
        reportOtherElements(type, of: base, values, opened, at: range)
        return true
      }
      let have = checker.quoted(type)
      report(
        "missing-conformance",
        other == wanted || isOfElement(wanted)
          ? "\(describeDemand(opened, .parameter(parameter))) requires the types \(have) and \(checker.quoted(other)) be equivalent"
          : "\(describeDemand(opened, .parameter(parameter))) requires the types \(checker.quoted(other)) and \(have) be equivalent",
        at: range)
      return true
    }
    return false
  }

  private func isReceiver(_ parameter: GenericParameter) -> Bool {
    if case .protocol = parameter.owner { true } else { false }
  }

  /// Whether a type has an argument that nothing decides but that it is an integer, as the bounds of a range of which all are asked for.
  private func isOfIntegers(_ type: Type) -> Bool {
    guard case .nominal(_, let arguments) = type else { return false }
    return arguments.contains { unifier.isRequiredInteger($0) }
  }

  /// Whether a type is a pair without labels.
  private func isPair(_ type: Type) -> Bool {
    guard case .tuple(let elements) = type else { return false }
    return elements.count == 2 && elements.allSatisfy { $0.label == nil }
  }

  func isInitializer(_ opened: Opened) -> Bool {
    guard case .function(let id) = opened.candidate.target, checker.info(id).scope.part == .standardLibrary else {
      return false
    }
    return program[id].kind == .initializer
  }

  /// Reports what an array or a set is made of that has other elements than are wanted: `let letters: [String] = Array(word)`.
  private func reportOtherElements(
    _ element: Type, of base: Type, _ values: [TypedExpression?], _ opened: Opened, at range: SourceRange
  ) {
    let isWritten = values.contains { $0.map { isText($0) } ?? false }
    let isArray = opened.candidate.selfType.map { nominal(of: unifier.resolve($0)) == checker.known("Array") } ?? false
    report(
      "no-exact-match",
      isArray && !isWritten && !hasArguments(base)
        ? "missing argument label 'arrayLiteral:' in call" : "no exact matches in call to initializer", at: range,
      explanation:
        "The elements of a \(checker.quoted(base)) are of type \(checker.quoted(element)). 'map' makes others of them."
    )
  }

  private func hasArguments(_ type: Type) -> Bool {
    if case .nominal(_, let arguments) = type { !arguments.isEmpty } else { false }
  }

  /// What elements are wanted to be: a type that is written, or what the receiver of a library's method consists of.
  private func certainElement(_ wanted: Type, _ opened: Opened) -> Type? {
    guard saysElement(wanted, opened) else { return nil }
    let type = unifier.decided(checker.substitute(wanted, opened.substitution))
    return type.isConcrete && isCertain(type) ? type : nil
  }

  private func saysElement(_ wanted: Type, _ opened: Opened) -> Bool {
    switch wanted {
    case .nominal: return wanted.isConcrete
    case .tuple: return isInitializer(opened)
    case .parameter(let element):
      guard case .nominal = element.owner else { return false }
      return isMethod(opened) || isInitializer(opened)
    case .associated:
      guard case .protocol? = receiver(of: wanted)?.owner else { return false }
      return true
    default: return false
    }
  }

  /// The generic parameter of which something is a member, or a member of one: `Self` of `Self.Element.Element`.
  func receiver(of member: Type) -> GenericParameter? {
    switch member {
    case .parameter(let parameter): parameter
    case .associated(let base, _, _): receiver(of: base)
    default: nil
    }
  }

  /// Whether what is wanted is a member of a member, as what the parts of a collection consist of.
  private func isOfElement(_ wanted: Type) -> Bool {
    if case .associated(.associated, _, _) = wanted { true } else { false }
  }

  /// Whether a call makes a set of a variable, which consists of what it does whatever is wanted.
  private func isSet(_ opened: Opened, of values: [TypedExpression?]) -> Bool {
    guard isInitializer(opened),
      opened.candidate.selfType.map({ nominal(of: unifier.resolve($0)) }) == checker.known("Set"),
      values.count == 1, let value = values[0]
    else { return false }
    switch value.kind {
    case .local, .global, .field: return true
    default: return false
    }
  }
}
