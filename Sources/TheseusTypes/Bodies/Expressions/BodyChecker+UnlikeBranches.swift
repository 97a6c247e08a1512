import TheseusProgram

extension BodyChecker {
  /// The values of a `? :`, and of the one that is its last value, in order and without what makes them `Any`.
  func branches(of value: TypedExpression) -> [TypedExpression] {
    switch value.kind {
    case .conditional(_, let first, let second): branches(of: first).prefix(1) + branches(of: second)
    case .erase(let inner): [inner]
    default: [value]
    }
  }

  /// The type of what does not fit among the values of a `? :`, where all of them are known; nil where all fit.
  func mismatched(_ value: TypedExpression, _ expected: Type) -> Type? {
    let types = branches(of: value).map { unifier.settleParts(of: $0.type) }
    guard types.allSatisfy({ isCertain($0) }) else { return nil }
    return types.first { !fits($0, expected) }
  }

  /// Reports a `? :` of which one value alone does not fit; false where its whole type is what is wrong too.
  func reportBranches(_ expression: TypedExpression, _ wanted: Type, _ role: Role) -> Bool {
    guard case .conditional = expression.kind, let values = decidedBranches(of: expression),
      let last = lastUnlike(values)
    else { return false }
    let isJudgedWhole = role == .returned || role == .initialValue
    if values.count == 2 {
      guard [.argument, .closureResult, .declaredClosureResult, .element].contains(role) else { return false }
      reportBranches(values, last, at: values[0].value.range)
      return role != .argument || fits(values[1].type, wanted)
    }
    if last == 0, isJudgedWhole { return false }
    let isLast = last == values.count - 2 && last > 0 && !fits(values[last + 1].type, wanted)
    let isPair = isLast && isJudgedWhole && values.count == 3
    reportBranches(values, last, at: values[isLast && !isPair ? last + 1 : last].value.range)
    return !isPair
  }

  /// Reports the values of a `? :` that have nothing in common, where nothing says that they are wanted as `Any`.
  func reportUnlikeValues(of value: TypedExpression) {
    guard let values = decidedBranches(of: value), let place = unlikePlace(values) else { return }
    reportBranches(values, place, at: values[place > 0 && isLast(place, values) ? place + 1 : place].value.range)
  }

  /// Reports the values of a `? :` that have nothing in common where `Any` is wanted, which does not always help.
  ///
  /// The compiler takes what has nothing in common with the value before it only if that is the first one, if both are literals, or if one
  /// is, and none of its kind stands before it. It says so in no rule; it was asked.
  func reportUnjoinedValues(of value: TypedExpression) {
    guard let values = decidedBranches(of: value), let place = unlikePlace(values), place > 0,
      isUnjoined(values, place)
    else { return }
    reportBranches(values, place, at: values[place > 1 && isLast(place, values) ? place + 1 : place].value.range)
  }

  /// Reports the values of a `? :` inside another one that have nothing in common, where an `any P` is wanted: it is made of what the whole
  /// gives, and of the values inside the compiler asks that one type takes both.
  func reportUnlikeInner(of value: TypedExpression, wanted: Type) {
    let wanted = unifier.zonk(wanted)
    guard case .conditional(_, let first, let second) = value.kind,
      case .existential = checker.wrapped(wanted) ?? wanted, wanted != .any, checker.wrapped(wanted) != .any
    else { return }
    for inner in [first, second] {
      if case .conditional = unwrapped(inner).kind { _ = ownType(of: inner) }
    }
  }

  /// What a value is before it is made an `any P`, after reporting what is unlike in a `? :`; nil of what may become of another type.
  private func ownType(of value: TypedExpression) -> Type? {
    let value = unwrapped(value)
    switch value.kind {
    case .conditional(_, let first, let second):
      guard let type = ownType(of: first), let other = ownType(of: second) else { return nil }
      if areUnlike(type, other), !fits(type, other), !fits(other, type) {
        let values = [Branch(value: unwrapped(first), type: type), Branch(value: unwrapped(second), type: other)]
        reportBranches(values, 0, at: values[0].value.range)
      }
      return other
    case .integer, .largeInteger, .double, .boolean, .string, .interpolation, .array, .dictionary, .none:
      return nil
    default:
      let type = unifier.decided(value.type)
      guard let id = nominal(of: type), program[id].kind != .class, checker.wrapped(type) == nil, isCertain(type) else {
        return nil
      }
      return type
    }
  }

  /// A value without what makes it an `any P` or an optional where nothing is written that does.
  func unwrapped(_ value: TypedExpression) -> TypedExpression {
    switch value.kind {
    case .erase(let inner) where inner.range == value.range, .some(let inner) where inner.range == value.range:
      unwrapped(inner)
    default: value
    }
  }

  /// A value of a `? :` and what its type is when literals are what they are by default.
  private struct Branch {
    var value: TypedExpression
    var type: Type
  }

  /// The values of a `? :`, where the types of all are known.
  private func decidedBranches(of value: TypedExpression) -> [Branch]? {
    let values = branches(of: value).map { Branch(value: $0, type: unifier.decided($0.type)) }
    return values.allSatisfy { isCertain($0.type) } ? values : nil
  }

  /// The last place whose value has nothing in common with the one that follows.
  private func unlikePlace(_ values: [Branch]) -> Int? {
    guard let place = lastUnlike(values), areUnlike(values[place].type, values[place + 1].type) else { return nil }
    return place
  }

  /// Whether only the last value is unlike those before it.
  private func isLast(_ place: Int, _ values: [Branch]) -> Bool {
    place == values.count - 2 && values[...place].allSatisfy { $0.type == values[place].type }
  }

  /// Whether the compiler does not make `Any` of two values that follow one another.
  private func isUnjoined(_ values: [Branch], _ place: Int) -> Bool {
    let isLiteral = isTextOrNumber(values[place].value)
    let isRestLiteral = values[(place + 1)...].allSatisfy { isTextOrNumber($0.value) }
    guard isLiteral || isRestLiteral else { return true }
    if isLiteral, isRestLiteral { return false }
    let literal = values[isRestLiteral ? place + 1 : place].type
    return values.prefix(place).contains { isTextOrNumber($0.value) && $0.type == literal }
  }

  /// The last place whose value is of another type than the one that follows.
  private func lastUnlike(_ values: [Branch]) -> Int? {
    values.indices.dropLast().last { place in
      let (first, second) = (values[place], values[place + 1])
      return first.type != second.type && !becomes(first.value, second.type) && !becomes(second.value, first.type)
    }
  }

  /// Whether a literal is of another type beside a value of that type.
  private func becomes(_ value: TypedExpression, _ type: Type) -> Bool {
    switch value.kind {
    case .integer: conforms(type, toProtocolNamed: "ExpressibleByIntegerLiteral")
    case .double: conforms(type, toProtocolNamed: "ExpressibleByFloatLiteral")
    default: false
    }
  }

  /// Whether two types have nothing in common; what two collections of other elements have the compiler finds in more ways.
  private func areUnlike(_ type: Type, _ other: Type) -> Bool {
    let ids = [type, other].compactMap { nominal(of: $0) }
    return ids.count == 2 && ids[0] != ids[1] || ids.count == 1 && [type, other].contains(.void)
  }

  private func reportBranches(_ values: [Branch], _ place: Int, at range: SourceRange) {
    let (type, other) = (checker.quoted(values[place].type), checker.quoted(values[place + 1].type))
    report(
      "branch-mismatch", "result values in '? :' expression have mismatching types \(type) and \(other)", at: range)
  }
}
