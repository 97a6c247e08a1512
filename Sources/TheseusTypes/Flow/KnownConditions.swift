import TheseusProgram

/// Finds what conditions are known to be without running: literals, constants of simple types that hold them, and comparisons of those.
final class KnownConditions: TypedVisitor {
  private let checker: BodyChecker
  private var constants: [LocalID: TypedExpression] = [:]
  private var globals: [GlobalID: TypedExpression] = [:]
  /// What the subjects of the patterns that are matched are known to be.
  private var subjects: [LocalID: KnownValue] = [:]
  /// The variables that do not keep the value that they begin with.
  private var changed: Set<LocalID> = []
  /// The `guard` statements whose else part never runs.
  private(set) var idleGuards: Set<SourceRange> = []

  init(_ checker: BodyChecker) { self.checker = checker }

  /// Follows all statements of a body.
  func follow(_ statements: [TypedStatement]) {
    let changes = ChangedLocals()
    changes.visit(statements)
    changed = changes.found
    visit(statements)
  }

  override func visit(_ statement: TypedStatement) {
    // What a global holds is known no longer than one statement: anything that runs could change it.
    let known = globals
    traverse(statement)
    globals = [:]
    switch statement.kind {
    case .variable(let local, let value?) where !isVariable(local) || !changed.contains(local): constants[local] = value
    case .expression(let expression):
      if case .assign(.global(let id), let value) = expression.kind { globals[id] = value }
    case .guard(let conditions, _):
      globals = known
      if holds(conditions) == true { idleGuards.insert(statement.range) }
      globals = [:]
    default: break
    }
  }

  private func isVariable(_ local: LocalID) -> Bool { checker.locals[Int(local.index)].isVariable }

  /// Whether conditions are known to hold or not to.
  func holds(_ conditions: [TypedCondition]) -> Bool? {
    var result: Bool? = true
    for condition in conditions {
      switch holds(condition) {
      case true?: continue
      case false?: return result.map { _ in false }
      case nil: result = nil
      }
    }
    return result
  }

  private func holds(_ condition: TypedCondition) -> Bool? {
    switch condition {
    case .expression(let value): if case .boolean(let holds)? = self.value(of: value) { holds } else { nil }
    case .pattern(let pattern, let subject): matches(pattern, value(of: subject))
    }
  }

  /// Whether a pattern is known to match what a value is known to be.
  func matches(_ pattern: TypedPattern, _ value: KnownValue?) -> Bool? {
    switch (pattern, value) {
    case (.wildcard, _), (.bind, _): true
    case (.some(let inner), .some?): matches(inner, nil)
    case (.some, KnownValue.none?): false
    case (.none, KnownValue.none?): true
    case (.none, .some?): false
    case (.enumCase(let enumeration, let index, let payload), .enumCase(let other, let actual)?)
    where enumeration == other:
      index == actual ? (payload ?? []).allSatisfy { matches($0, nil) == true } ? true : nil : false
    case (.tuple(let patterns), .tuple(let values)?) where patterns.count == values.count:
      matches(patterns, values)
    case (.test(let subject, let test), let value?): holds(test, of: subject, value)
    default: nil
    }
  }

  private func matches(_ patterns: [TypedPattern], _ values: [KnownValue?]) -> Bool? {
    let results = zip(patterns, values).map { matches($0, $1) }
    return results.contains(false) ? false : results.allSatisfy { $0 == true } ? true : nil
  }

  private func holds(_ test: TypedExpression, of subject: LocalID, _ value: KnownValue) -> Bool? {
    subjects[subject] = value
    defer { subjects[subject] = nil }
    return if case .boolean(let holds)? = self.value(of: test) { holds } else { nil }
  }

  /// The case of a `switch` that is known to run.
  func taken(_ cases: [TypedCase], by subject: TypedExpression) -> TypedCase? {
    guard let value = value(of: subject) else { return nil }
    for item in cases {
      if item.items.isEmpty { return item }
      for (pattern, condition) in item.items {
        guard condition == nil, let matches = matches(pattern, value) else { return nil }
        if matches { return item }
      }
    }
    return nil
  }

  /// What is known of a value.
  func value(of expression: TypedExpression) -> KnownValue? {
    switch expression.kind {
    case .boolean(let value): .boolean(value)
    case .integer(let value): isFloating(expression.type) ? .number(Double(value)) : .integer(value)
    case .double(let value): .number(value)
    case .none: KnownValue.none
    case .some(let inner): isSimple(inner.type) ? .some : nil
    case .enumCase(let enumeration, let index, _): isSimple(expression.type) ? .enumCase(enumeration, index) : nil
    case .local(let local): subjects[local] ?? constants[local].flatMap { value(of: $0) }
    case .global(let id): globals[id].flatMap { value(of: $0) }
    case .not(let inner): if case .boolean(let holds)? = value(of: inner) { .boolean(!holds) } else { nil }
    case .tuple(let elements): elements.allSatisfy { isSimple($0.type) } ? .tuple(elements.map { value(of: $0) }) : nil
    case .tupleElement(let base, let index):
      if case .tuple(let elements)? = value(of: base), elements.indices.contains(index) { elements[index] } else { nil }
    case .conditional(let condition, let first, let second):
      if case .boolean(let holds)? = value(of: condition) { value(of: holds ? first : second) } else { nil }
    case .call(let callee, let arguments): applied(callee, arguments)
    case .dynamicOperator(let symbol, let operands): applied(symbol, operands)
    default: nil
    }
  }

  private func applied(_ callee: Callee, _ arguments: [TypedExpression]) -> KnownValue? {
    guard let id = callee.function, checker.checker.info(id).scope.part != nil else { return nil }
    let operands = arguments.filter { !$0.type.isMetatype }
    guard operands.allSatisfy({ isSimple($0.type) }) else { return nil }
    return applied(String(checker.program[id].name.prefix { $0 != "(" }), operands)
  }

  private func applied(_ symbol: String, _ operands: [TypedExpression]) -> KnownValue? {
    let values = operands.compactMap { value(of: $0) }
    guard values.count == operands.count, let first = values.first else { return nil }
    switch values.count {
    case 1: return first.applying(symbol)
    case 2: return first.applying(symbol == "~=" ? "==" : symbol, values[1])
    default: return nil
    }
  }

  private func isFloating(_ type: Type) -> Bool {
    ["Double", "Float"].contains { checker.unifier.resolve(type) == checker.checker.type($0) }
  }

  private func isNumber(_ type: Type) -> Bool {
    isFloating(type) || checker.unifier.resolve(type) == checker.checker.type("Int")
  }

  /// Whether copies of a value count no references, so that Swift follows them.
  private func isSimple(_ type: Type) -> Bool {
    let type = checker.unifier.resolve(type)
    if isNumber(type) || type == checker.checker.type("Bool") { return true }
    if checker.unifier.literal(of: type) != nil { return true }
    if case .tuple(let elements) = type { return elements.allSatisfy { isSimple($0.type) } }
    guard case .nominal(let id, _) = type, checker.program[id].kind == .enumeration, !checker.program[id].isIndirect
    else { return false }
    return checker.program[id].cases.allSatisfy { $0.payload.allSatisfy { isSimple($0.type) } }
  }
}
