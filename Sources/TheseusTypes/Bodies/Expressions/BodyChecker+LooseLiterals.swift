import TheseusProgram

extension BodyChecker {
  /// What is taken out of a collection's literal whose elements are what is wanted of it.
  ///
  /// Where values of any type, or of a protocol's, are wanted, its elements need not be of one type, so that each stays what it is by
  /// itself, as in `print([1.5, 2][1])` and `let all: [Any] = [1, 2.5].reversed()`. Or its elements are literals of collections, which
  /// are what is wanted: `let set: Set = [[1], [2]][i]`.
  ///
  /// Nil for other expressions, where the elements must be of one type, and where what is taken is not one of them.
  func takenFromLiteral(_ expression: Expression, expected: Type?) -> TypedExpression? {
    guard let expected, let (literal, element) = looseLiteral(in: expression, expected) else { return nil }
    return taken(expression, from: literal, as: element, expected: expected == element ? nil : expected) { type in
      expected == element ? type == element : (looseElement(of: type) ?? elementFromArrays(type)) == element
    }
  }

  /// What is taken out of a literal whose elements are of a type, if it is of a type that is asked for.
  func taken(
    _ expression: Expression, from literal: Expression, as element: Type, expected: Type?, where isLoose: (Type) -> Bool
  ) -> TypedExpression? {
    guard looseLiterals[literal.range] == nil else { return nil }
    looseLiterals[literal.range] = element
    defer { looseLiterals[literal.range] = nil }
    let start = snapshot()
    let (attempts, misfits) = (futileAttempts, refused)
    let value = infer(expression, expected: expected)
    if !hasErrors(since: start), isLoose(unifier.resolve(value.type)), isTaken(value) { return value }
    rollback(to: start)
    // What was in vain with elements of any type, and what did not conform, says nothing of others.
    (futileAttempts, refused) = (attempts, misfits)
    return nil
  }

  /// The literal that something is taken from, and what its elements are where they are not what they would be by themselves.
  private func looseLiteral(in expression: Expression, _ expected: Type) -> (Expression, Type)? {
    if let element = looseElement(of: expected) {
      return literalRoot(of: expression) { isMixed($0, beside: $1) }.map { ($0, element) }
    }
    guard let element = elementFromArrays(expected) else { return nil }
    return literalRoot(of: expression) { holdsArrays($0, beside: $1) }.map { ($0, element) }
  }

  /// The type of collections, no arrays, that array literals may be of, which a type is or is made of as an optional or an array.
  private func elementFromArrays(_ type: Type) -> Type? {
    let type = innermost(type)
    guard case .nominal(let id, let arguments) = type, id != checker.known("Dictionary") else { return nil }
    if id == checker.known("Array") { return elementFromArrays(arguments[0]) }
    return conforms(type, toProtocolNamed: "ExpressibleByArrayLiteral") ? type : nil
  }

  /// The existential, or `AnyHashable`, that a type is or is made of as an optional or an array; nil for other types.
  private func looseElement(of type: Type) -> Type? {
    let type = innermost(type)
    if case .nominal(let id, let arguments) = type, id == checker.known("Array") {
      return looseElement(of: arguments[0])
    }
    return takesValuesOfAnyType(type) ? type : nil
  }

  /// Whether a value is an element of a literal, or some of them: no generic function on the way, such as `map`, says what it is.
  private func isTaken(_ value: TypedExpression) -> Bool {
    if case .call(let callee, _) = value.kind, let id = callee.function, !program[id].ownGenerics.isEmpty {
      return false
    }
    return value.operands.first.map { isTaken($0) } ?? true
  }

  /// What the elements of a literal are that may be of any type of an existential: collections of it, if they are literals too.
  func looseElement(_ elements: [Expression], as element: Type) -> Type {
    guard looseElement(of: element) != nil else { return element }
    let (lists, dictionaries) = elements.reduce(into: ([[Expression]](), [[DictionaryElement]]())) { parts, element in
      if case .array(let inner) = element.kind { parts.0.append(inner) }
      if case .dictionary(let inner) = element.kind { parts.1.append(inner) }
    }
    if !lists.isEmpty, lists.count == elements.count {
      return checker.type("Array", looseElement(lists.flatMap { $0 }, as: element))
    }
    if !dictionaries.isEmpty, dictionaries.count == elements.count {
      let value = looseElement(dictionaries.flatMap { $0 }.map(\.value), as: element)
      return checker.type("Dictionary", unifier.fresh(), value)
    }
    return element
  }

  /// The literal at the start of what is taken from it, if it is one of those asked for, beside the defaults of what is taken.
  func literalRoot(
    of expression: Expression, where isAskedFor: (Expression, [Expression]) -> Bool
  ) -> Expression? {
    if let part = partOfTuple(expression) {
      return isAskedFor(part, []) ? part : literalRoot(of: part, where: isAskedFor)
    }
    switch expression.kind {
    case .subscript(let base, let arguments):
      let defaults = arguments.filter { $0.label == "default" }.map(\.value)
      return isAskedFor(base, defaults) ? base : literalRoot(of: base, where: isAskedFor)
    case .member(let base, _, _, _, _), .forceUnwrap(let base), .call(let base, _):
      return isAskedFor(base, []) ? base : literalRoot(of: base, where: isAskedFor)
    default: return nil
    }
  }

  /// What `(1, [2.5, 3]).1` is an element of; nil for what is not taken from a tuple that is written there.
  private func partOfTuple(_ expression: Expression) -> Expression? {
    guard case .member(let base, let name, _, _, _) = expression.kind, case .tuple(let elements) = base.kind else {
      return nil
    }
    if let position = Int(name) { return elements.indices.contains(position) ? elements[position].value : nil }
    return elements.first { $0.label == name }?.value
  }

  /// Whether what a literal holds are literals of arrays, as is what stands beside it.
  private func holdsArrays(_ literal: Expression, beside defaults: [Expression]) -> Bool {
    let elements: [Expression]
    switch literal.kind {
    case .array(let inner): elements = inner
    case .dictionary(let inner): elements = inner.map(\.value)
    default: return false
    }
    return !elements.isEmpty && (elements + defaults).allSatisfy { if case .array = $0.kind { true } else { false } }
  }

  /// Whether whole numbers stand in a literal, or as a default of it, beside something else.
  private func isMixed(_ literal: Expression, beside defaults: [Expression]) -> Bool {
    guard isCollectionLiteral(literal) else { return false }
    let leaves = partsOf(literal: literal) + defaults
    return leaves.contains(where: isWholeNumber) && !leaves.allSatisfy(isWholeNumber)
  }

  /// The elements of a literal, of those that are literals of collections theirs.
  func partsOf(literal: Expression) -> [Expression] {
    switch literal.kind {
    case .array(let elements): elements.flatMap { partsOf(literal: $0) }
    case .dictionary(let elements): elements.flatMap { partsOf(literal: $0.value) }
    default: [literal]
    }
  }

  private func isWholeNumber(_ expression: Expression) -> Bool { kind(ofNumber: expression) == .integer }
}
