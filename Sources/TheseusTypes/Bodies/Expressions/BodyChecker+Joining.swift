import TheseusProgram

extension BodyChecker {
  /// Checks expressions that must have one type: the expected one, or what they have in common.
  func joined(
    _ expressions: [Expression], expected: Type?, as role: Role = .element
  ) -> ([TypedExpression], Type) {
    notePartial(expressions)
    if let expected, !unifier.isUnbound(expected), expected != .unknown {
      return (expressions.map { check($0, to: expected, as: role) }, expected)
    }
    let start = snapshot()
    let areParts = areLiteralsOfParts(expressions)
    let holdNil = areParts && expressions.count > 1 && expressions.contains(where: holdsNil)
    if holdNil, let common = typeOfLiterals(expressions, since: start) {
      return (expressions.map { check($0, to: common, as: role) }, common)
    }
    // What needs a context is checked after what gives one; so are literals that may be of the type of the others, texts with values in
    // them, which their type may take in its own way, and what is made of paths whose root the others say.
    func mayFollow(_ expression: Expression) -> Bool {
      isCollectionLiteral(expression) || isInterpolated(expression) || isMadeOfOpenPath(expression)
    }
    let others = expressions.filter { !needsContext($0) && !mayFollow($0) }
    var values: [TypedExpression?] = expressions.map {
      needsContext($0) || !others.isEmpty && mayFollow($0) ? nil : infer($0, expected: expected)
    }
    var type: Type?
    for value in values.compactMap({ $0 }) { type = type.map { join($0, value.type) } ?? value.type }
    for index in expressions.indices where values[index] == nil {
      if let open = type, unifier.literal(of: open) != nil, let root = implicitRoot(of: expressions[index]),
        let member = implicitMember(root)
      {
        type = number(open, having: member)
      }
      let value = infer(expressions[index], expected: type ?? expected)
      values[index] = value
      type = type.map { join($0, value.type) } ?? value.type
    }
    let result = type ?? unifier.fresh()
    if result == .any {
      if areParts {
        // Asked before where a nil is held: once is enough at each level of literals in literals.
        if !holdNil, let common = typeOfLiterals(expressions, since: start) {
          return (expressions.map { check($0, to: common, as: role) }, common)
        }
      } else if let agreed = agreed(expressions, values.compactMap { $0?.type }) {
        return agreed
      }
      // `[1, 2.5, "a"]`: what has nothing in common with the others is what it is alone.
      rollback(to: start)
      return (expressions.map { check($0, to: .any, as: role) }, .any)
    }
    return (values.compactMap { $0 }.map { converted($0, to: result, as: role) }, result)
  }

  /// What a literal is beside an implicit member: as it is by default, but a `Double` where a whole number has no such member: `[0, .pi]`.
  private func number(_ literal: Type, having member: String) -> Type {
    let (int, double) = (checker.type("Int"), checker.type("Double"))
    if unifier.literal(of: literal) == .integer, !hasMember(member, of: int, isStatic: true),
      hasMember(member, of: double, isStatic: true)
    {
      _ = unifier.unify(literal, double)
    }
    return unifier.settle(literal)
  }

  /// Whether all expressions are literals of arrays, all of dictionaries, or all tuples, but for `nil`.
  private func areLiteralsOfParts(_ expressions: [Expression]) -> Bool {
    let parts = expressions.filter { $0.kind != .nil }
    return !parts.isEmpty
      && (parts.allSatisfy { if case .array = $0.kind { true } else { false } }
        || parts.allSatisfy { if case .dictionary = $0.kind { true } else { false } }
        || parts.allSatisfy { if case .tuple = $0.kind { true } else { false } })
  }

  /// Whether a literal's elements, or theirs, are `nil`, which says nothing of the type that it is none of.
  private func holdsNil(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .array(let elements): elements.contains { $0.kind == .nil || holdsNil($0) }
    case .dictionary(let elements): elements.contains { $0.value.kind == .nil || holdsNil($0.value) }
    case .tuple(let elements): elements.contains { $0.value.kind == .nil || holdsNil($0.value) }
    default: false
    }
  }

  /// The type of literals whose elements have one together, although each alone has another: `[[2, 3], [4, nil]]` holds `[Int?]`.
  ///
  /// The literals are left unchecked, as at the snapshot.
  private func typeOfLiterals(_ expressions: [Expression], since start: Snapshot) -> Type? {
    rollback(to: start)
    let parts = expressions.filter { $0.kind != .nil }
    let type =
      typeOfArrays(parts, since: start) ?? typeOfDictionaries(parts, since: start)
      ?? typeOfTuples(parts, since: start)
    return parts.count == expressions.count ? type : type.map { checker.optional($0) }
  }

  private func typeOfArrays(_ expressions: [Expression], since start: Snapshot) -> Type? {
    let arrays = expressions.compactMap { if case .array(let elements) = $0.kind { elements } else { nil } }
    guard arrays.count == expressions.count else { return nil }
    return typeTogether(arrays.flatMap { $0 }, since: start).map { checker.type("Array", $0) }
  }

  private func typeOfDictionaries(_ expressions: [Expression], since start: Snapshot) -> Type? {
    let dictionaries = expressions.compactMap { if case .dictionary(let elements) = $0.kind { elements } else { nil } }
    let elements = dictionaries.flatMap { $0 }
    guard dictionaries.count == expressions.count, let key = typeTogether(elements.map(\.key), since: start),
      let value = typeTogether(elements.map(\.value), since: start)
    else { return nil }
    return checker.type("Dictionary", key, value)
  }

  private func typeOfTuples(_ expressions: [Expression], since start: Snapshot) -> Type? {
    let tuples = expressions.compactMap { if case .tuple(let elements) = $0.kind { elements } else { nil } }
    guard let first = tuples.first, first.count > 1, tuples.count == expressions.count,
      tuples.allSatisfy({ $0.map(\.label) == first.map(\.label) })
    else { return nil }
    var elements: [Type.Element] = []
    for (index, element) in first.enumerated() {
      guard let type = typeTogether(tuples.map { $0[index].value }, since: start), type != .any else { return nil }
      elements.append(Type.Element(label: element.label, type: type))
    }
    return .tuple(elements)
  }

  /// What expressions have in common.
  private func typeTogether(_ expressions: [Expression], since start: Snapshot) -> Type? {
    guard !expressions.isEmpty else { return nil }
    defer { rollback(to: start) }
    let type = unifier.decided(joined(expressions, expected: nil).1)
    return !isCertain(type) || hasErrors(since: start) ? nil : type
  }

  /// Whether an expression is a call by a plain name that is given a path without a root: `Field(\.age)`.
  private func isMadeOfOpenPath(_ expression: Expression) -> Bool {
    guard case .call(let callee, let arguments) = expression.kind, case .name = callee.kind else { return false }
    return arguments.contains { if case .keyPath(root: nil, _) = $0.value.kind { true } else { false } }
  }

  private func isInterpolated(_ expression: Expression) -> Bool {
    if case .string(let segments) = expression.kind { segments.contains(where: \.isInterpolation) } else { false }
  }

  func isCollectionLiteral(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .array, .dictionary: true
    default: false
    }
  }

  /// Expressions that have nothing in common by themselves, as one of them says: `c ? names.reversed() : []` are arrays, as there
  /// is an overload that gives one; nil if none of them says what fits the others.
  private func agreed(_ expressions: [Expression], _ types: [Type]) -> ([TypedExpression], Type)? {
    guard trialDepth < Self.deepestTrial else { return nil }
    trialDepth += 1
    defer { trialDepth -= 1 }
    var tried: Set<Type> = []
    for type in types {
      // What is known by its name only takes nothing else.
      guard case .nominal(let id, _) = unifier.resolve(type), !checker.isStandIn(id),
        tried.insert(unifier.zonk(type)).inserted
      else { continue }
      let start = snapshot()
      let values = expressions.compactMap { fitting($0, type) }
      if values.count == expressions.count, !hasErrors(since: start) { return (values, type) }
      rollback(to: start)
    }
    return nil
  }

  private func fitting(_ expression: Expression, _ type: Type) -> TypedExpression? {
    var score = ConversionScore()
    return coerce(infer(expression, expected: type), to: type, score: &score)
  }

  /// Whether a type is that of a literal beside a value that something unknown made, which may be of any type: `isPast ? 0 : player.time`.
  private func isLiteral(_ type: Type, beside other: Type) -> Bool {
    guard unifier.literal(of: type) != nil, case .nominal = other else { return false }
    return holdsStandIn(other)
  }

  /// Whether only the name is known of a type or of one in it.
  func holdsStandIn(_ type: Type) -> Bool {
    unifier.zonk(type).contains { self.nominal(of: $0).map { self.checker.isStandIn($0) } ?? false }
  }

  /// Whether two types may have a superclass in common, as what one of them is or inherits is not known: `[title, button]` of UIKit.
  private func areOfUnknownClasses(_ type: Type, _ other: Type) -> Bool {
    guard let first = nominal(of: type), let second = nominal(of: other) else { return false }
    return mayBeOfOneClass(type, other) || checker.isStandIn(first) && checker.isStandIn(second)
  }

  /// The smallest type that two values fit without being told.
  func join(_ left: Type, _ right: Type) -> Type {
    let a = unifier.resolve(left)
    let b = unifier.resolve(right)
    // What is not known decides what a literal beside it is.
    if a == .unknown || b == .unknown {
      let other = a == .unknown ? b : a
      return unifier.literal(of: other) == nil ? other : .unknown
    }
    if a == b { return a }
    if isLiteral(a, beside: b) || isLiteral(b, beside: a) { return .unknown }
    let mark = unifier.mark()
    if unifier.unify(a, b) { return withCommonLabels(a, b) }
    unifier.rollback(to: mark)
    if let inner = checker.wrapped(a) { return joinOptional(inner, checker.wrapped(b) ?? b) }
    if let inner = checker.wrapped(b) { return joinOptional(inner, a) }
    if let common = commonSuperclass(a, b) { return common }
    if areOfUnknownClasses(a, b) { return .unknown }
    let x = unifier.tentative(a)
    let y = unifier.tentative(b)
    if case .existential = x, fits(y, x) { return x }
    if case .existential = y, fits(x, y) { return y }
    if case .metatype(let one) = x, case .metatype(let other) = y, let common = commonSuperclass(one, other) {
      return .metatype(common)
    }
    if case .function(let one) = x, case .function(let other) = y, let common = joinFunctions(one, other) {
      return common
    }
    // `[A.self as any P.Type, B.self]`
    if case .metatype = x, case .metatype = y { return fits(y, x) ? x : fits(x, y) ? y : .any }
    if let id = nominal(of: x), let other = nominal(of: y), isDoublePair(id, other) { return checker.type("Double") }
    // What is known by its name only may be what the other is: `isNew ? board.size : sizes[0]` of a board that nobody knows.
    return holdsStandIn(x) || holdsStandIn(y) ? .unknown : .any
  }

  /// A tuple of which another one may have other labels: then both have none.
  private func withCommonLabels(_ type: Type, _ other: Type) -> Type {
    guard case .tuple(let elements) = type, case .tuple(let others) = other,
      elements.map(\.label) != others.map(\.label)
    else { return type }
    return .tuple(elements.map { Type.Element(type: $0.type) })
  }

  /// What an optional and another value have in common: where their types have nothing, `Any` takes the optional as it is.
  private func joinOptional(_ wrapped: Type, _ other: Type) -> Type {
    let common = join(wrapped, other)
    return common == .any && unifier.resolve(wrapped) != .any ? .any : checker.optional(common)
  }

  /// A function that two others of the same parameters are: it gives what their results have in common, and may do what either may.
  private func joinFunctions(_ left: FunctionType, _ right: FunctionType) -> Type? {
    guard left.parameters.map({ unifier.zonk($0.type) }) == right.parameters.map({ unifier.zonk($0.type) }) else {
      return nil
    }
    var common = left
    common.result = join(left.result, right.result)
    guard common.result != .any else { return nil }
    common.isThrowing = left.isThrowing || right.isThrowing
    common.isAsync = left.isAsync || right.isAsync
    if common.isThrowing != left.isThrowing { common.thrown = right.thrown }
    return .function(common)
  }

  private func commonSuperclass(_ left: Type, _ right: Type) -> Type? {
    let others = superclasses(of: right)
    return superclasses(of: left).first { others.contains($0) }
  }

  /// A class and the classes above it, the nearest first.
  private func superclasses(of type: Type) -> [Type] {
    var result: [Type] = []
    var current: Type? = unifier.zonk(type)
    while let type = current, case .nominal(let id, let arguments) = type, program[id].kind == .class {
      result.append(type)
      current = checker.superclass(of: id, arguments)
    }
    return result
  }
}
