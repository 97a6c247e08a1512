import TheseusProgram

/// Patterns that take tuples apart.
extension BodyChecker {
  /// Checks the elements of a tuple's pattern against those of the tuple.
  func checkTuple(
    _ elements: [TuplePatternElement], against type: Type, isVariable: Bool, at range: SourceRange
  ) -> TypedPattern {
    if elements.count == 1, let only = elements.first {
      guard case .tuple = type else { return check(only.pattern, against: type, isVariable: isVariable) }
    }
    var types: [Type] = elements.map { _ in .unknown }
    if case .tuple(let own) = type, own.count == elements.count {
      types = own.map(\.type)
      if isInCases { reportOtherLabel(otherLabel(of: elements, than: own.map(\.label))) }
    }
    reportCount(elements, type, at: range.pointingAtStart)
    return .tuple(zip(elements, types).map { check($0.pattern, against: $1, isVariable: isVariable) })
  }

  private func reportCount(_ elements: [TuplePatternElement], _ type: Type, at range: SourceRange) {
    let type = unifier.decided(type)
    guard isCertain(type), elements.count > 1 else { return }
    switch type {
    case .tuple(let own) where own.count != elements.count:
      let text = "tuple pattern has the wrong length for tuple type \(checker.quoted(type))"
      report("pattern-arity", text, at: range)
    case .nominal, .existential:
      reportNoTuple(type, at: range)
    default:
      return
    }
  }

  /// Reports a value that is no tuple where the pattern of one stands.
  func reportNoTuple(_ type: Type, at range: SourceRange) {
    report(
      "pattern-arity", "tuple pattern cannot match values of non-tuple type \(checker.quoted(type))", at: range)
  }

  // MARK: Labels

  /// Reports the first label of a pattern that is not that of the payload.
  func reportOtherLabels(_ payload: [TuplePatternElement], _ labels: [String?]) {
    guard payload.count == labels.count else { return }
    reportOtherLabel(
      zip(payload, labels).first { $0.label != nil && $1 != nil && $0.label != $1 }.map { ($0, $1) })
  }

  /// The first element of a pattern with a label that the tuple's element does not have, and the label that this has.
  private func otherLabel(
    of elements: [TuplePatternElement], than labels: [String?]
  ) -> (element: TuplePatternElement, label: String?)? {
    zip(elements, labels).first { $0.label != nil && $0.label != $1 }
  }

  private func reportOtherLabel(_ found: (element: TuplePatternElement, label: String?)?) {
    guard let found, let own = found.element.label else { return }
    report(
      "pattern-label", "tuple pattern element label '\(own)' must be '\(found.label ?? "_")'",
      at: found.element.labelRange ?? found.element.pattern.range)
  }

  /// Whether a tuple cannot become one of a pattern's labels: elements of both have labels, which are not the same, in whatever order.
  func hasOtherLabels(_ elements: [TuplePatternElement], _ own: [Type.Element]) -> Bool {
    zip(elements, own).contains { $0.label != nil && $1.label != nil && $0.label != $1.label }
      && inOrder(own, of: elements) == nil
  }

  /// The elements of a tuple in the order of a pattern that has the same labels in another one: `let (max: a, min: b) = bounds`.
  private func inOrder(_ own: [Type.Element], of elements: [TuplePatternElement]) -> [Type.Element]? {
    guard own.map(\.label) != elements.map(\.label) else { return nil }
    let found = elements.compactMap { element in own.first { $0.label != nil && $0.label == element.label } }
    return found.count == own.count && Set(found.map(\.label)).count == own.count ? found : nil
  }

  /// A value with its elements in the order of the type that a pattern is checked against.
  func inOrder(_ value: TypedExpression, of matched: Type) -> TypedExpression {
    let value = settled(value)
    return reordered(value, from: unifier.resolve(value.type), to: unifier.resolve(matched)) ?? value
  }

  // MARK: Values

  /// What the pattern of a variable is checked against: the value's type, its elements in the order of the pattern's labels, or nothing
  /// known of it after a report that it has others.
  func matched(_ pattern: Pattern, _ valueType: Type, isWritten: Bool, at range: SourceRange) -> Type {
    guard case .tuple(let elements) = pattern.kind, elements.count > 1 else { return valueType }
    let type = unifier.decided(unifier.resolve(valueType))
    guard isCertain(type) else { return valueType }
    guard case .tuple(let own) = type else {
      let holes = elements.map { _ in "_" }.joined(separator: ", ")
      report(
        "pattern-arity", "cannot convert value of type \(checker.quoted(type)) to specified type '(\(holes))'",
        at: range)
      return .unknown
    }
    guard own.count != elements.count else { return labelled(elements, type, own, isWritten, pattern.range, at: range) }
    let parts = elements.indices.map { own.indices.contains($0) ? checker.describe(own[$0].type) : "_" }
    report(
      "pattern-arity",
      "\(checker.quoted(type)) is not convertible to '(\(parts.joined(separator: ", ")))', tuples have a different number of elements",
      at: range)
    return .unknown
  }

  /// A tuple's type with its elements in the order of a pattern's labels, which are reported where it has others.
  ///
  /// A type that is written behind the pattern must have the same ones.
  private func labelled(
    _ elements: [TuplePatternElement], _ type: Type, _ own: [Type.Element], _ isWritten: Bool, _ place: SourceRange,
    at range: SourceRange
  ) -> Type {
    if isWritten {
      guard let found = otherLabel(of: elements, than: own.map(\.label)) else { return type }
      reportOtherLabel(found)
      let holes = elements.map { ($0.label.map { "\($0): " } ?? "") + "_" }.joined(separator: ", ")
      report("pattern-label", "pattern of type '(\(holes))' cannot match \(checker.quoted(type))", at: place)
      return type
    }
    if let ordered = inOrder(own, of: elements) { return .tuple(ordered) }
    guard hasOtherLabels(elements, own) else { return type }
    let wanted = zip(elements, own).map { Type.Element(label: $0.label, type: $1.type) }
    report(
      "pattern-label",
      "cannot convert value of type \(checker.quoted(type)) to specified type \(checker.quoted(.tuple(wanted)))",
      at: range)
    return type
  }
}
