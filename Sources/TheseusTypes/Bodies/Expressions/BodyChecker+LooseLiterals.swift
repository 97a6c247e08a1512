import TheseusProgram

extension BodyChecker {
  /// What is taken out of a collection's literal where values of any type, or of a protocol's, are wanted: its elements need not be of one
  /// type then, so that each stays what it is by itself, as in `print([1.5, 2][1])` and `let all: [Any] = [1, 2.5].reversed()`.
  ///
  /// Nil for other expressions, where the elements must be of one type, and where what is taken is not one of them.
  func takenFromLiteral(_ expression: Expression, expected: Type?) -> TypedExpression? {
    guard let expected, let element = looseElement(of: expected), let literal = literalRoot(of: expression),
      looseLiterals[literal.range] == nil
    else { return nil }
    looseLiterals[literal.range] = element
    defer { looseLiterals[literal.range] = nil }
    let start = snapshot()
    let (attempts, misfits) = (futileAttempts, refused)
    let value = infer(expression, expected: expected == element ? nil : expected)
    let type = unifier.resolve(value.type)
    let isLoose = expected == element ? type == element : looseElement(of: type) == element
    if !hasErrors(since: start), isLoose, isTaken(value) { return value }
    rollback(to: start)
    // What was in vain with elements of any type, and what did not conform, says nothing of others.
    (futileAttempts, refused) = (attempts, misfits)
    return nil
  }

  /// The existential, or `AnyHashable`, that a type is or is made of as an optional or an array; nil for other types.
  private func looseElement(of type: Type) -> Type? {
    let type = innermost(type)
    if case .nominal(let id, let arguments) = type, id == checker.known("Array") {
      return looseElement(of: arguments[0])
    }
    if type == .any || isExistential(type) { return type }
    return nominal(of: type) == checker.known("AnyHashable") ? type : nil
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

  /// The literal at the start of what is taken from it, where whole numbers stand in it, or as a default of it, beside something else.
  private func literalRoot(of expression: Expression) -> Expression? {
    switch expression.kind {
    case .subscript(let base, let arguments):
      let defaults = arguments.filter { $0.label == "default" }.map(\.value)
      return isMixed(base, beside: defaults) ? base : literalRoot(of: base)
    case .member(let base, _, _, _, _), .forceUnwrap(let base), .call(let base, _):
      return isMixed(base, beside: []) ? base : literalRoot(of: base)
    default: return nil
    }
  }

  private func isMixed(_ literal: Expression, beside defaults: [Expression]) -> Bool {
    guard isCollectionLiteral(literal) else { return false }
    let leaves = leaves(of: literal) + defaults
    return leaves.contains(where: isWholeNumber) && !leaves.allSatisfy(isWholeNumber)
  }

  /// The elements of a literal, of those that are literals of collections theirs.
  private func leaves(of literal: Expression) -> [Expression] {
    switch literal.kind {
    case .array(let elements): elements.flatMap { leaves(of: $0) }
    case .dictionary(let elements): elements.flatMap { leaves(of: $0.value) }
    default: [literal]
    }
  }

  private func isWholeNumber(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .integer: true
    case .prefix(_, _, let operand): isWholeNumber(operand)
    default: false
    }
  }
}
