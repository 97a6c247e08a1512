import TheseusProgram

/// Types that can be written as literals, by the protocols of literals that they conform to.
extension BodyChecker {
  /// Whether a type says that literals of a kind (`Boolean`, `Array`) are of it: by its declaration, or as a generic parameter by its
  /// constraints.
  func isWritten(_ kind: String, _ type: Type) -> Bool {
    guard let literal = checker.protocolID(named: "ExpressibleBy\(kind)Literal") else { return false }
    if case .nominal(let id, _) = type { return checker.conformances(of: id)[literal] != nil }
    return isKnownByProtocols(type) && checker.conforms(type, to: literal, in: scope) == true
  }

  /// What a collection literal of a type of its own holds: the parameter of its `init(arrayLiteral:)` or `init(dictionaryLiteral:)`.
  func literalElement(_ collection: String, of type: Type) -> Type? {
    guard case .nominal = type else { return nil }
    return literalInitializer(collection, of: type)?.parameters.first.map { unifier.resolve($0.type) }
  }

  /// An array literal of a type that only protocols are known of: a call of the `init(arrayLiteral:)` that they require.
  func abstractArray(_ elements: [Expression], of type: Type, at range: SourceRange) -> TypedExpression? {
    guard isKnownByProtocols(type), let initializer = literalInitializer("Array", of: type),
      let element = initializer.parameters.first?.type
    else { return nil }
    let values = elements.map { check($0, to: element, as: .element) }
    let list = TypedExpression(.array(values), type: checker.type("Array", element), range: range)
    return makeCall(initializer, arguments: [list], at: range)
  }

  /// A dictionary literal of a type that is not a dictionary: a call of its `init(dictionaryLiteral:)`.
  func dictionaryLiteral(_ elements: [DictionaryElement], of type: Type, at range: SourceRange) -> TypedExpression? {
    guard let initializer = literalInitializer("Dictionary", of: type),
      let element = initializer.parameters.first?.type, case .tuple(let parts) = unifier.resolve(element),
      parts.count == 2
    else { return nil }
    let pairs = elements.map { pair in
      let key = check(pair.key, to: parts[0].type, as: .dictionaryKey)
      let value = check(pair.value, to: parts[1].type, as: .dictionaryValue)
      return TypedExpression(.tuple([key, value]), type: element, range: pair.key.range)
    }
    let list = TypedExpression(.array(pairs), type: checker.type("Array", element), range: range)
    return makeCall(initializer, arguments: [list], at: range)
  }

  /// The initializer that makes a type of a collection's literal: its own, or for an abstract type the one that the protocol requires.
  private func literalInitializer(_ collection: String, of type: Type) -> Opened? {
    guard isWritten(collection, type),
      case .candidates(let candidates, _) = initializers(of: type, receiver: .type(type))
    else { return nil }
    let own = candidates.first { candidate in
      guard case .function(let function) = candidate.target else { return false }
      return program[function].labels == ["\(collection.lowercased())Literal"]
        && (program[function].implementation == .requirement) == isKnownByProtocols(type)
    }
    return own.map { open($0) }
  }

  /// Whether only the protocols are known that a type conforms to.
  private func isKnownByProtocols(_ type: Type) -> Bool {
    switch type {
    case .parameter, .associated: true
    default: false
    }
  }
}
