import TheseusProgram

/// Elements of one literal that a generic parameter cannot stand for together: `largest([1, "a"])`.
extension BodyChecker {
  /// Reports a literal of elements of two types, where a function of the program asks something of its elements that `Any` cannot do;
  /// false of other calls.
  func reportConflictingElements(
    _ subject: Type, _ opened: Opened, _ values: [TypedExpression?], at range: SourceRange
  ) -> Bool {
    guard isOwn(opened.candidate), case .parameter(let generic) = subject, values.count == 1, let value = values[0],
      case .array(let written) = value.kind
    else { return false }
    let elements = written.map(unerased)
    var types: [Type] = []
    for element in elements {
      let type = unifier.decided(element.type)
      guard isBuiltinValue(type), checker.wrapped(type) == nil else { return false }
      if !types.contains(type) { types.append(type) }
    }
    let int = checker.type("Int")
    guard types.count == 2 else { return false }
    if types.contains(bool), types.contains(int), elements.allSatisfy(isWritten) {
      for element in elements where unifier.decided(element.type) == bool {
        reportElement(bool, as: int, at: element.range)
      }
      return true
    }
    // The later one is named first, but for a literal beside another value.
    let isFirstNamed = !hasLiteralsAlone(of: types[0], elements) && hasLiteralsAlone(of: types[1], elements)
    reportConflictingArguments(
      generic.name, isFirstNamed ? types[0] : types[1], isFirstNamed ? types[1] : types[0],
      at: range.pointingAtStart)
    return true
  }

  private func hasLiteralsAlone(of type: Type, _ elements: [TypedExpression]) -> Bool {
    elements.allSatisfy { unifier.decided($0.type) != type || isWritten($0) }
  }

  private func unerased(_ element: TypedExpression) -> TypedExpression {
    if case .erase(let inner) = element.kind { inner } else { element }
  }

  private func isWritten(_ element: TypedExpression) -> Bool {
    switch element.kind {
    case .integer, .double, .string, .boolean: true
    default: false
    }
  }
}
