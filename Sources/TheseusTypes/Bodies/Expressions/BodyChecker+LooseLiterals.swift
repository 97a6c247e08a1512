import TheseusProgram

extension BodyChecker {
  /// What is taken out of a collection's literal where anything is wanted: its elements need not be of one type then, so that each stays
  /// what it is by itself, as in `print([1.5, 2][1])`.
  ///
  /// Nil for other expressions, where the elements must be of one type, and where what is taken is not one of them.
  func takenFromLiteral(_ expression: Expression) -> TypedExpression? {
    guard let literal = literalRoot(of: expression), looseLiterals.insert(literal.range).inserted else { return nil }
    defer { looseLiterals.remove(literal.range) }
    let start = snapshot()
    let value = infer(expression)
    if !hasErrors(since: start), unifier.resolve(value.type) == .any { return value }
    rollback(to: start)
    return nil
  }

  /// What the elements of a literal are that may be of any type: collections of anything, if they are literals too.
  func looseElement(_ elements: [Expression]) -> Type {
    let (lists, dictionaries) = elements.reduce(into: ([[Expression]](), [[DictionaryElement]]())) { parts, element in
      if case .array(let inner) = element.kind { parts.0.append(inner) }
      if case .dictionary(let inner) = element.kind { parts.1.append(inner) }
    }
    if !lists.isEmpty, lists.count == elements.count {
      return checker.type("Array", looseElement(lists.flatMap { $0 }))
    }
    if !dictionaries.isEmpty, dictionaries.count == elements.count {
      let value = looseElement(dictionaries.flatMap { $0 }.map(\.value))
      return checker.type("Dictionary", unifier.fresh(), value)
    }
    return .any
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
