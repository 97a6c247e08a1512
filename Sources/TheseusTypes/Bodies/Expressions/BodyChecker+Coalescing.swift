import TheseusProgram

extension BodyChecker {
  /// Checks `??`, whose default decides whether the result is optional.
  func inferCoalesce(_ left: Expression, _ right: Expression, expected: Type?, at range: SourceRange)
    -> TypedExpression
  {
    unwrapped.insert(left.range)
    let first = inferOptional(left, expected: expected.flatMap { decides(left, $0) ? $0 : nil })
    let type = unifier.resolve(first.type)
    if expected == nil, isNumber(right), isOfUnknown(type) {
      let second = infer(right)
      unifier.leaveLiteral(second.type)
      return TypedExpression(.coalesce(first, second), type: .unknown, range: range)
    }
    guard let wrapped = checker.wrapped(type) else {
      if let result = coalesceByDefault(left, right, at: range) { return result }
      let second = infer(right, expected: type)
      // A whole number behind a fraction becomes one: `(nil ?? 1.5) ?? 0`.
      if unifier.literal(of: type) != nil, unifier.literal(of: second.type) != nil { _ = tryUnify(second.type, type) }
      if reportOtherDefault(second, of: type, expected, at: range) { return unknown(range) }
      return TypedExpression(.coalesce(first, second), type: type == .unknown ? second.type : type, range: range)
    }
    if let result = coalesceNumbersOfTwoKinds(left, wrapped, right, expected, at: range) { return result }
    if let expected, let result = coalesceWithNumber(left, first, wrapped, right, in: expected, at: range) {
      return result
    }
    // A default that is optional itself leaves the result optional.
    let mark = snapshot()
    let second = inferDefault(right, wrapped, orOptional: type, in: expected)
    var score = ConversionScore()
    let inner = unifier.mark()
    // An optional of what the first wraps stays one where that would take it as it is: `values["a"] ?? values["b"]` of `Any`.
    if case .existential = unifier.resolve(wrapped), let own = checker.wrapped(unifier.resolve(second.type)),
      unifier.resolve(own) == unifier.resolve(wrapped)
    {
      return TypedExpression(.coalesce(first, second), type: type, range: range)
    }
    if let value = coerce(second, to: wrapped, score: &score) {
      return TypedExpression(.coalesce(first, value), type: wrapped, range: range)
    }
    unifier.rollback(to: inner)
    if let result = coalesceByDefault(left, right, at: range) ?? coalesceWithWider(second, first, at: range) {
      return result
    }
    if checker.wrapped(unifier.resolve(second.type)) != nil {
      if let expected, case .nil = right.kind, reportNilDefault(wrapped, wanted: expected, at: right.range) {
        return TypedExpression(.coalesce(first, second), type: expected, range: range)
      }
      if let expected, let result = coalesceAsAny(first, second, in: expected, at: range) { return result }
      let value = converted(second, to: type, as: .argument)
      return TypedExpression(.coalesce(first, value), type: type, range: range)
    }
    if let expected, !unifier.isUnbound(expected), isAnything(expected) {
      rollback(to: mark)
      let value = check(left, to: checker.optional(expected), as: .argument)
      return TypedExpression(.coalesce(value, check(right, to: expected, as: .argument)), type: expected, range: range)
    }
    if let expected, reportOtherOptional(first, second, wanted: expected) {
      return TypedExpression(.coalesce(first, second), type: expected, range: range)
    }
    let (have, other) = (unifier.decided(type), unifier.decided(second.type))
    if expected == nil, isCertain(have), isCertain(other) {
      report(
        "operator-mismatch",
        "binary operator '??' cannot be applied to operands of type \(checker.quoted(have)) and \(checker.quoted(other))",
        at: range)
      return unknown(range)
    }
    return TypedExpression(.coalesce(first, converted(second, to: wrapped, as: .argument)), type: wrapped, range: range)
  }

  /// Whether nothing is known of a type, or of what an optional wraps, so that a number beside it may be any: `size?.width ?? 0`.
  private func isOfUnknown(_ type: Type) -> Bool {
    let value = checker.wrapped(type).map { unifier.resolve($0) } ?? type
    return value == .unknown || unifier.mayBeAnything(value)
      || unifier.zonk(value).contains { nominal(of: $0).map(checker.isStandIn) ?? false }
  }

  /// Whether what is wanted of `??` says what stands before it: not where that is anything, or an optional of anything that a call may
  /// give as an optional in an optional, `number.map { value(for: $0) } ?? "none"`.
  private func decides(_ left: Expression, _ expected: Type) -> Bool {
    if saysNothing(expected) { return false }
    guard case .call = left.kind, let wrapped = checker.wrapped(unifier.resolve(expected)) else { return true }
    return unifier.resolve(wrapped) != .any
  }

  /// A default as what the optional before it wraps; as that optional where it can only be this and nothing else is wanted:
  /// `name ?? (isShort ? "" : nil)`.
  private func inferDefault(
    _ value: Expression, _ wrapped: Type, orOptional type: Type, in expected: Type?
  ) -> TypedExpression {
    let start = snapshot()
    let result = infer(value, expected: wrapped)
    let mayBeOptional = expected.map { saysNothing($0) || checker.wrapped(unifier.resolve($0)) != nil } ?? true
    guard hasErrors(since: start), mayBeOptional else { return result }
    rollback(to: start)
    let other = infer(value, expected: type)
    guard hasErrors(since: start) else { return other }
    rollback(to: start)
    return infer(value, expected: wrapped)
  }

  /// Reports a default for what is no optional and of another type; false where one of both is the other, or anything is wanted.
  private func reportOtherDefault(
    _ value: TypedExpression, of type: Type, _ expected: Type?, at range: SourceRange
  ) -> Bool {
    let (have, other) = (unifier.decided(type), unifier.decided(value.type))
    guard expected.map({ !saysNothing($0) }) ?? true, isCertain(have), isCertain(other),
      !isNever(other), !fits(checker.wrapped(other) ?? other, have), !fits(have, other),
      unifier.literal(of: type).map({ !unifier.accepts($0, other) }) ?? true
    else { return false }
    if checker.wrapped(other) != nil {
      _ = converted(value, to: type, as: .argument)
      return true
    }
    report(
      "operator-mismatch",
      "binary operator '??' cannot be applied to operands of type \(checker.quoted(have)) and \(checker.quoted(other))",
      at: range)
    return true
  }

  /// Reports an optional before `??` that holds something else than is wanted and than the default is; false if it is not what is wrong.
  private func reportOtherOptional(_ first: TypedExpression, _ second: TypedExpression, wanted: Type) -> Bool {
    let (have, want) = (unifier.decided(first.type), unifier.zonk(unifier.resolve(wanted)))
    guard case .nominal = want, checker.wrapped(want) == nil, isCertain(have), isCertain(want),
      let wrapped = checker.wrapped(have), !fits(wrapped, want), fits(second.type, want)
    else { return false }
    reportArgument(have, as: checker.optional(want), at: first.range)
    return true
  }

  /// Reports `nil` behind `??` where what the optional before it wraps is wanted; false where something else is.
  private func reportNilDefault(_ wrapped: Type, wanted: Type, at range: SourceRange) -> Bool {
    let (have, want) = (unifier.decided(wrapped), unifier.zonk(wanted))
    guard isCertain(want), checker.wrapped(want) == nil, have == want else { return false }
    reportNil(want, .argument, at: range)
    return true
  }

  /// Different optionals where anything is wanted: `count ?? name` as `Any?` is an optional of it from either, as `Any` the one on the
  /// right as a whole; nil elsewhere.
  private func coalesceAsAny(
    _ first: TypedExpression, _ second: TypedExpression, in expected: Type, at range: SourceRange
  ) -> TypedExpression? {
    let type = unifier.resolve(expected)
    let wrapped = checker.wrapped(type)
    guard case .existential = unifier.resolve(wrapped ?? type) else { return nil }
    let start = unifier.mark()
    var score = ConversionScore()
    if let value = coerce(first, to: wrapped == nil ? checker.optional(type) : type, score: &score),
      let other = coerce(second, to: type, score: &score)
    {
      return TypedExpression(.coalesce(value, other), type: type, range: range)
    }
    unifier.rollback(to: start)
    return nil
  }

  /// A default of a type that takes in what stands before it: `count ?? "none" as Any`, `dog ?? animal`, `urls ?? [URL?]()`; nil for
  /// other types.
  private func coalesceWithWider(
    _ second: TypedExpression, _ first: TypedExpression, at range: SourceRange
  ) -> TypedExpression? {
    let type = unifier.resolve(second.type)
    let wide = unifier.resolve(checker.wrapped(type) ?? type)
    switch wide {
    case .existential: break
    case .nominal(let id, _) where program[id].kind == .class || takesWiderElements(id): break
    default: return nil
    }
    let start = unifier.mark()
    var score = ConversionScore()
    if let value = coerce(first, to: checker.optional(wide), score: &score) {
      return TypedExpression(.coalesce(value, second), type: type, range: range)
    }
    unifier.rollback(to: start)
    return nil
  }

  /// Whether a collection of a type is also one of what its elements are converted to.
  private func takesWiderElements(_ id: NominalID) -> Bool {
    ["Array", "Dictionary", "Set"].contains { id == checker.known($0) }
  }

  /// Whether any value, or an optional of one, is wanted.
  private func isAnything(_ expected: Type) -> Bool {
    let type = unifier.resolve(expected)
    if case .existential = type { return true }
    return checker.wrapped(type).map { unifier.resolve($0) == .any } ?? false
  }

  /// Whether a context leaves open what stands before `??`: an existential takes what comes of it as a whole.
  private func saysNothing(_ expected: Type) -> Bool {
    if case .existential = unifier.resolve(expected) { true } else { expected == .unknown }
  }

  /// Checks what stands before `??`, which is an optional of what is expected, or, where that is an optional, the same.
  ///
  /// It is an optional of an optional only where it can be nothing else: `key.map { table[$0] } ?? fallback`.
  private func inferOptional(_ expression: Expression, expected: Type?) -> TypedExpression {
    guard let expected else { return infer(expression, expected: nil) }
    guard checker.wrapped(expected) != nil else { return infer(expression, expected: checker.optional(expected)) }
    let start = snapshot()
    let value = infer(expression, expected: expected)
    guard hasErrors(since: start), trialDepth < Self.deepestTrial else { return value }
    rollback(to: start)
    trialDepth += 1
    let nested = infer(expression, expected: checker.optional(expected))
    trialDepth -= 1
    guard hasErrors(since: start) else { return nested }
    rollback(to: start)
    return infer(expression, expected: expected)
  }

  /// `print(size?.width ?? 0)`: where anything is expected and what stands before `??` leaves its value open, a number is what it
  /// is without a context; nil if that is what stands before it too.
  private func coalesceWithNumber(
    _ left: Expression, _ first: TypedExpression, _ wrapped: Type, _ right: Expression, in expected: Type,
    at range: SourceRange
  ) -> TypedExpression? {
    let expected = unifier.resolve(expected)
    let whole = checker.wrapped(expected).map { unifier.resolve($0) } ?? expected
    let own = unifier.decided(wrapped)
    guard case .existential = whole, isNumber(right), isCertain(own), leavesOpen(first, left) else { return nil }
    let mark = snapshot()
    let second = settled(infer(right))
    var score = ConversionScore()
    guard unifier.decided(second.type) != own, let other = coerce(second, to: whole, score: &score) else {
      rollback(to: mark)
      return nil
    }
    let value = converted(first, to: checker.optional(whole), as: .argument)
    return TypedExpression(.coalesce(value, other), type: whole, range: range)
  }

  /// `names.last?.reversed() ?? []`, `json.width ?? 0.5`: what does not fit what stands before it says which of several overloads
  /// is meant there; nil if it says nothing new.
  private func coalesceByDefault(_ left: Expression, _ right: Expression, at range: SourceRange) -> TypedExpression? {
    guard trialDepth < Self.deepestTrial else { return nil }
    trialDepth += 1
    defer { trialDepth -= 1 }
    let start = snapshot()
    let second = settled(infer(right))
    let first = infer(left, expected: checker.optional(second.type))
    guard !hasErrors(since: start), let wrapped = checker.wrapped(unifier.resolve(first.type)),
      unifier.resolve(second.type) != .unknown, unifier.unify(wrapped, second.type)
    else {
      rollback(to: start)
      return nil
    }
    return TypedExpression(.coalesce(first, second), type: wrapped, range: range)
  }
}
