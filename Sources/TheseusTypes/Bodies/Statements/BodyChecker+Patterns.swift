import TheseusProgram

extension BodyChecker {
  /// Checks a pattern against the type of what it is matched with; what it binds enters the current block.
  func check(_ pattern: Pattern, against type: Type, isVariable: Bool) -> TypedPattern {
    let type = unifier.resolve(type)
    switch pattern.kind {
    case .wildcard:
      return .wildcard
    case .binding(let name, let variable):
      return .bind(addLocal(name, type: type, isVariable: isVariable || variable))
    case .tuple(let elements):
      return checkTuple(elements, against: type, isVariable: isVariable, at: pattern.range)
    case .enumCase(let reference, let name, let payload):
      return checkCase(reference, name, payload, against: type, isVariable: isVariable, at: pattern.range)
    case .optional(let inner):
      if let wrapped = checker.wrapped(type) { return .some(check(inner, against: wrapped, isVariable: isVariable)) }
      let subject = unifier.decided(type)
      if isCertain(subject) {
        report(
          "pattern-mismatch", "'?' pattern cannot match values of type \(checker.quoted(subject))",
          at: pattern.range)
      }
      return .some(check(inner, against: .unknown, isVariable: isVariable))
    case .isType(let reference):
      checker.requireArguments(reference, in: scope)
      return .cast(checker.resolve(reference, in: scope), .wildcard)
    case .cast(let inner, let reference):
      checker.requireArguments(reference, in: scope)
      let target = checker.resolve(reference, in: scope)
      if let bridged = bridgedError(inner, as: target, against: type, isVariable: isVariable, at: pattern.range) {
        return bridged
      }
      return .cast(target, check(inner, against: target, isVariable: isVariable))
    case .typed(let inner, let reference):
      let target = checker.resolve(reference, in: scope)
      return check(inner, against: target == .unknown ? type : target, isVariable: isVariable)
    case .expression(let expression):
      if let (reference, name) = spelledCase(expression) {
        return checkCase(reference, name, nil, against: type, isVariable: isVariable, at: pattern.range)
      }
      return checkExpression(expression, against: type, at: pattern.range)
    }
  }

  private func checkCase(
    _ reference: TypeReference?, _ name: String, _ payload: [TuplePatternElement]?, against subject: Type,
    isVariable: Bool,
    at range: SourceRange
  ) -> TypedPattern {
    if let reference {
      if payload == nil, let value = memberOfValue(name, reference, at: range) {
        return checkExpression(value, against: subject, at: range)
      }
      let written = opened(checker.resolve(reference, in: scope))
      if case .existential = subject {
        return .cast(written, self.case(name, payload, of: written, isVariable: isVariable, at: range))
      }
      if let wrapped = checker.wrapped(subject), nominal(of: unifier.resolve(wrapped)) == nominal(of: written),
        checker.wrapped(written) == nil
      {
        return .some(self.case(name, payload, of: unifier.resolve(wrapped), isVariable: isVariable, at: range))
      }
      if nominal(of: subject) == nominal(of: written) {
        return self.case(name, payload, of: subject, isVariable: isVariable, at: range)
      }
      if subject == .unknown {
        return .cast(written, self.case(name, payload, of: written, isVariable: isVariable, at: range))
      }
      let values = payload.flatMap(arguments)
      if payload == nil || values != nil, let constant = constant(name, of: reference, written, at: range) {
        let value = values.map { Expression(.call(constant, arguments: $0), range: range) } ?? constant
        return checkExpression(value, against: subject, at: range)
      }
      reportOtherEnum(name, of: written, unifier.decided(subject), at: range)
      return self.case(name, payload, of: written, isVariable: isVariable, at: range)
    }
    return self.case(name, payload, of: subject, isVariable: isVariable, at: range)
  }

  /// Reports a case of another enum than the one that is matched.
  private func reportOtherEnum(_ name: String, of written: Type, _ subject: Type, at range: SourceRange) {
    guard let id = nominal(of: written), program[id].cases.contains(where: { $0.name == name }), isCertain(subject),
      isCertain(written), !fits(written, subject)
    else { return }
    report(
      "pattern-mismatch",
      "pattern of type \(checker.quoted(written)) cannot match \(checker.quoted(subject))", at: range)
  }

  private func `case`(
    _ name: String, _ payload: [TuplePatternElement]?, of type: Type, isVariable: Bool, at range: SourceRange
  ) -> TypedPattern {
    if let wrapped = checker.wrapped(type) {
      if name == "none" { return .none }
      if name == "some" {
        return .some(payload?.first.map { check($0.pattern, against: wrapped, isVariable: isVariable) } ?? .wildcard)
      }
      return .some(self.case(name, payload, of: unifier.resolve(wrapped), isVariable: isVariable, at: range))
    }
    guard case .nominal(let id, let arguments) = type else {
      let elements = payload?.map { check($0.pattern, against: .unknown, isVariable: isVariable) }
      if checker.findMembers(name, of: type, isStatic: true, in: scope).isEmpty {
        _ = reportMemberOfNone(name, of: type, at: range)
      }
      return .dynamicCase(name, elements)
    }
    _ = checker.ownMembers(name, of: checker.info(id))
    checker.completeCases(checker.info(id))
    if reportAmbiguity(ofCase: name, payload, of: id, arguments, at: range) {
      return .dynamicCase(name, payload?.map { check($0.pattern, against: .unknown, isVariable: isVariable) })
    }
    // Of several with the name it is the last one, as for the compiler.
    guard let index = program[id].cases.lastIndex(where: { $0.name == name }) else {
      return staticMember(name, payload, of: type, id, isVariable: isVariable, at: range)
    }
    guard let payload else { return .enumCase(id, index, nil) }
    let substitution = checker.nominalSubstitution(id, arguments)
    let types = program[id].cases[index].payload.map { checker.substitute($0.type, substitution) }
    let elements = zip(program[id].cases[index].payload, types).map { Type.Element(label: $0.label, type: $1) }
    if let only = payload.first, payload.count == 1, types.count > 1, case .binding = only.pattern.kind {
      return .payload(id, index, check(only.pattern, against: .tuple(elements), isVariable: isVariable))
    }
    reportOtherLabels(payload, program[id].cases[index].payload.map(\.label))
    return .enumCase(id, index, payloadPatterns(payload, elements, isVariable: isVariable, name, at: range))
  }

  private func payloadPatterns(
    _ payload: [TuplePatternElement], _ parts: [Type.Element], isVariable: Bool, _ name: String, at range: SourceRange
  ) -> [TypedPattern] {
    let types = parts.map(\.type)
    let tuple = Type.tuple(isInCases ? parts : types.map { Type.Element(label: nil, type: $0) })
    if payload.count == types.count {
      return zip(payload, types).map { check($0.pattern, against: $1, isVariable: isVariable) }
    }
    if payload.count == 1, let only = payload.first {
      if case .wildcard = only.pattern.kind { return types.map { _ in .wildcard } }
      if case .tuple(let elements) = only.pattern.kind, elements.count == types.count {
        return zip(elements, types).map { check($0.pattern, against: $1, isVariable: isVariable) }
      }
    }
    if types.count == 1, payload.count > 1 {
      let labelled = parts[0].label.map { "'(\($0): \(checker.describe(types[0])))'" }
      report(
        "pattern-arity",
        isInCases && labelled == nil
          ? "tuple pattern cannot match values of the non-tuple type \(checker.quoted(types[0]))"
          : "tuple pattern has the wrong length for tuple type \(isInCases ? labelled ?? "" : checker.quoted(types[0]))",
        at: payloadPlace(behind: name, in: range))
      return payload.map { check($0.pattern, against: .unknown, isVariable: isVariable) }
    }
    report(
      "pattern-arity",
      types.isEmpty
        ? "pattern with associated values does not match enum case '\(name)'"
        : "tuple pattern has the wrong length for tuple type \(checker.quoted(tuple))",
      at: types.isEmpty ? range : payloadPlace(behind: name, in: range))
    for element in payload { _ = check(element.pattern, against: .unknown, isVariable: isVariable) }
    return types.map { _ in .wildcard }
  }

  /// Where the patterns of a payload stand behind the name of a case, to which its range points; the name itself outside of a `switch`.
  private func payloadPlace(behind name: String, in range: SourceRange) -> SourceRange {
    guard isInCases else { return range }
    return SourceRange(file: range.file, start: min(range.point + name.utf8.count, range.end), end: range.end)
  }

  /// The arguments that the elements of a pattern are, if all are expressions.
  private func arguments(_ payload: [TuplePatternElement]) -> [Argument]? {
    let found = payload.compactMap { element -> Argument? in
      guard case .expression(let value) = element.pattern.kind else { return nil }
      return Argument(label: element.label, value: value)
    }
    return found.count == payload.count ? found : nil
  }

  /// `.name` that is not a case: a static member that is compared.
  private func staticMember(
    _ name: String, _ payload: [TuplePatternElement]?, of type: Type, _ id: NominalID, isVariable: Bool,
    at range: SourceRange
  ) -> TypedPattern {
    if payload == nil, !checker.findMembers(name, of: type, isStatic: true, in: scope).isEmpty {
      return checkExpression(Expression(.implicitMember(name, labels: nil), range: range), against: type, at: range)
    }
    if let payload, let arguments = arguments(payload),
      !checker.findMembers(name, of: type, isStatic: true, in: scope).isEmpty
    {
      let callee = Expression(.implicitMember(name, labels: nil), range: range)
      return checkExpression(Expression(.call(callee, arguments: arguments), range: range), against: type, at: range)
    }
    if isFullyListed(type) || isFullyListedStatically(type) {
      let hint =
        checker.nearest(to: name, among: program[id].cases.map(\.name), distance: 2).map { "; did you mean '\($0)'?" }
        ?? ""
      report(
        "missing-member", "type \(checker.quoted(unifier.zonk(type))) has no member '\(name)'\(hint)", at: range)
    } else {
      checker.reportUnsupported("\(checker.describe(unifier.zonk(type))).\(name)", at: range)
    }
    return .dynamicCase(name, payload?.map { check($0.pattern, against: .unknown, isVariable: isVariable) })
  }

  /// An expression pattern: `~=` where it is declared, else `==`.
  private func checkExpression(_ expression: Expression, against type: Type, at range: SourceRange) -> TypedPattern {
    if case .nil = expression.kind, checker.wrapped(type) != nil { return .none }
    if let wrapped = checker.wrapped(type), isPlainLiteral(expression), isBuiltinValue(innermost(type)) {
      return .some(checkExpression(expression, against: unifier.resolve(wrapped), at: range))
    }
    if bareType(expression) != nil {
      report(
        "pattern-mismatch", "'is' keyword required to pattern match against type name", at: expression.range,
        explanation:
          "A type alone is no pattern. 'case is Int' asks of what type a value is, and 'case let number as Int' gives it."
      )
      return .wildcard
    }
    let subject = addLocal(nil, type: type, isVariable: false)
    // What can be anything becomes an optional that holds it, which is never nil.
    if case .nil = expression.kind, case .existential = type {
      return .test(subject: subject, TypedExpression(.boolean(false), type: bool, range: range))
    }
    let value = read(subject, at: range)
    var pattern = infer(expression, expected: rangeContext(expression, of: type) ?? type)
    let kind = unifier.resolve(pattern.type)
    if case .nominal(let id, let bounds) = kind, isRange(id), bounds.allSatisfy({ unifier.unify($0, type) }) {
      return .test(subject: subject, comparisons(of: value, with: pattern) ?? contains(pattern, value, at: range))
    }
    // Values that are equal match; only another `~=` needs a call of its own.
    let equality = checker.protocolID(named: "Equatable")
    let candidates = operatorCandidates("~=", [kind, type], isPrefix: false).filter { candidate in
      if case .function(let id) = candidate.target {
        checker.info(id).extensionOf != equality || equality == nil
      } else {
        false
      }
    }
    if !candidates.isEmpty, let best = bestOperator(candidates, [pattern, value], expected: bool) {
      return .test(subject: subject, applyOperator(best, [pattern, value], at: range))
    }
    if unifier.literal(of: pattern.type) != nil, type != .unknown {
      var score = ConversionScore()
      guard let fitting = coerce(pattern, to: type, score: &score) else {
        guard isCertain(unifier.zonk(type)) else {
          let isEqual = TypedExpression(.dynamicOperator("==", [settled(pattern), value]), type: bool, range: range)
          return .test(subject: subject, isEqual)
        }
        report(
          "pattern-mismatch",
          "expression pattern of type \(checker.quoted(unifier.decided(pattern.type))) cannot match values of type \(checker.quoted(unifier.zonk(type)))",
          at: range)
        return .wildcard
      }
      pattern = fitting
    }
    if checker.wrapped(type) != nil {
      var score = ConversionScore()
      pattern = coerce(pattern, to: type, score: &score) ?? pattern
    }
    if reportUncomparable(pattern, type, at: range) || reportOtherPattern(pattern, type, of: expression) {
      return .wildcard
    }
    return .test(subject: subject, apply("==", pattern, value, expected: bool, at: range, range))
  }

  /// Whether an expression is a literal that says alone what it is equal to.
  private func isPlainLiteral(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .integer, .float, .boolean, .string: true
    default: false
    }
  }

  /// Reports a pattern that is compared with values of another type; false if it is of theirs, or nobody knows.
  private func reportOtherPattern(_ pattern: TypedExpression, _ type: Type, of expression: Expression) -> Bool {
    let (have, subject) = (unifier.decided(pattern.type), unifier.decided(type))
    let isRange = nominal(of: have).map(isRange) ?? false
    guard isCertain(have), isCertain(subject), !fits(have, subject), !fits(subject, have),
      isRange || operatorCandidates("==", [have, subject], isPrefix: false).allSatisfy({ !isOwn($0) })
    else { return false }
    let message =
      if case .metatype = pattern.kind {
        "'is' keyword required to pattern match against type name"
      } else {
        "expression pattern of type \(checker.quoted(have)) cannot match values of type \(checker.quoted(subject))"
      }
    let place = subject == checker.type("String") ? nil : rangeOperator(of: expression)
    report("pattern-mismatch", message, at: isRange ? place ?? expression.range.pointingAtStart : expression.range)
    return true
  }

  /// Reports a pattern of a type whose values cannot be compared; false if they can, or nobody knows.
  private func reportUncomparable(_ pattern: TypedExpression, _ type: Type, at range: SourceRange) -> Bool {
    let (have, other) = (unifier.decided(pattern.type), unifier.decided(type))
    guard let equatable = checker.protocolID(named: "Equatable"),
      operatorCandidates("==", [other], isPrefix: false)
        .allSatisfy({ !isOwn($0) })
    else { return false }
    let message: String
    if case .existential(let protocols, _, _) = other, !protocols.contains(where: { program[$0].name == "Error" }) {
      message = "type \(checker.quoted(other)) cannot conform to 'Equatable'"
    } else if have == other, nominal(of: other) != nil, lacks(equatable, other), isFullyKnown(other) {
      message = "operator function '~=' requires that \(checker.quoted(other)) conform to 'Equatable'"
    } else {
      return false
    }
    report("missing-conformance", message, at: range)
    return true
  }

  // MARK: Switch

  /// Checks a `switch` statement.
  func checkSwitch(_ statement: SwitchStatement) -> TypedStatement {
    let (subject, value) = switchSubject(statement)
    let id = newLabel()
    labels.append(JumpTarget(name: statement.label, id: id, kind: .switch))
    defer { labels.removeLast() }
    var isUnderstood = true
    var bound: [Set<String>] = []
    let cases = statement.cases.map { item in
      inBlock { () -> TypedCase in
        let snapshot = snapshot()
        let items = withPatternsOfStatement { checkItems(item, value.type) }
        isUnderstood = isUnderstood && !hasErrors(since: snapshot)
        bound.append(Set(blocks[blocks.count - 1].keys))
        return TypedCase(items: items, body: checkBlock(item.body), range: item.range)
      }
    }
    if isUnderstood { checkExhaustive(statement, cases, value.type) }
    checkBlocks(statement)
    checkFalls(statement, bound)
    return TypedStatement(.switch(subject: subject, value, cases: cases, label: id), range: statement.range)
  }

  /// Reports blocks without statements and blocks behind the `default`.
  func checkBlocks(_ statement: SwitchStatement) {
    for (item, next) in zip(statement.cases, statement.cases.dropFirst().map { Optional($0) } + [nil]) {
      if item.body.isEmpty {
        let word = item.items.isEmpty ? "default" : "case"
        report(
          "empty-case", "'\(word)' label in a 'switch' must have at least one executable statement", at: item.range)
      }
      if item.items.isEmpty, let next {
        report(
          "case-behind-default",
          "additional 'case' blocks cannot appear after the 'default' block of a 'switch'", at: next.range)
      }
    }
  }

  /// Reports a `fallthrough` out of the last block, and one into a block whose pattern binds what is not bound before.
  private func checkFalls(_ statement: SwitchStatement, _ bound: [Set<String>]) {
    for (index, item) in statement.cases.enumerated() {
      let falls = item.body.filter { if case .fallthrough = $0.kind { true } else { false } }
      for fall in falls where index + 1 == statement.cases.count {
        report("fall-from-last", "'fallthrough' without a following 'case' or 'default' block", at: fall.range)
      }
      guard let fall = falls.first, index + 1 < statement.cases.count else { continue }
      for name in bound[index + 1].subtracting(bound[index]).sorted() {
        report(
          "fall-into-binding", "'fallthrough' from a case which doesn't bind variable '\(name)'", at: fall.range)
      }
    }
  }

  /// The local of a switch's subject, and its value.
  func switchSubject(_ statement: SwitchStatement) -> (LocalID, TypedExpression) {
    let start = unifier.count
    let value = settled(infer(statement.subject))
    checkSaysMember(statement.subject)
    _ = unifier.solvePending()
    unifier.settleLiterals(from: start)
    return (addLocal(nil, type: value.type, isVariable: false), value)
  }

  /// The patterns of a case, whose alternatives share one local for a name.
  func checkItems(_ item: SwitchStatement.Case, _ type: Type) -> [(pattern: TypedPattern, condition: TypedExpression?)]
  {
    var first: [String: Local] = [:]
    return item.items.enumerated().map { index, entry in
      isInCases = true
      let pattern = check(entry.pattern, against: type, isVariable: false)
      isInCases = false
      let bound = blocks[blocks.count - 1]
      noteBound(in: pattern)
      var renamed = pattern
      if index == 0 {
        first = bound
      } else {
        reportUnbound(first, bound, at: entry.pattern.range)
        for (name, local) in bound {
          if case .variable(let new) = local, case .variable(let old)? = first[name], new != old {
            reportOtherType(of: new, than: old, at: entry.pattern.range)
            renamed = renamed.replacing(new, with: old)
          }
        }
        blocks[blocks.count - 1] = first
      }
      return (pattern: renamed, condition: entry.condition.map { check($0, to: bool, as: .condition) })
    }
  }

  /// Notes that the body behind a pattern sees constants of which nothing says that they are.
  func noteBound(in pattern: TypedPattern) {
    for local in pattern.locals where !locals[Int(local.index)].isVariable { unnamedValues.insert(local) }
  }

  /// Reports names that one alternative of a case binds and another does not.
  private func reportUnbound(_ first: [String: Local], _ bound: [String: Local], at range: SourceRange) {
    let missing = bound.filter { name, local in
      guard case .variable(let new) = local, case .variable(let old)? = first[name] else { return true }
      return new == old
    }
    for name in missing.keys.sorted() {
      report("unbound-in-pattern", "'\(name)' must be bound in every pattern", at: range)
    }
  }

  /// Reports a name that alternatives of a case bind to values of different types.
  private func reportOtherType(of new: LocalID, than old: LocalID, at range: SourceRange) {
    let (own, wanted) = (unifier.decided(type(of: new)), unifier.decided(type(of: old)))
    guard isCertain(own), isCertain(wanted), own != wanted else { return }
    report(
      "pattern-mismatch",
      "pattern variable bound to type \(checker.quoted(own)), expected type \(checker.quoted(wanted))",
      at: range)
  }
}

extension TypedPattern {
  /// Whether it matches every value.
  var isIrrefutable: Bool {
    switch self {
    case .wildcard, .bind: true
    case .tuple(let elements): elements.allSatisfy(\.isIrrefutable)
    case .bridged(_, _, let inner): inner.isIrrefutable
    case .enumCase, .payload, .some, .none, .cast, .test, .dynamicCase: false
    }
  }

  /// The locals that it binds.
  var locals: [LocalID] {
    switch self {
    case .bind(let local): [local]
    case .tuple(let elements): elements.flatMap(\.locals)
    case .enumCase(_, _, let payload), .dynamicCase(_, let payload): (payload ?? []).flatMap(\.locals)
    case .payload(_, _, let inner), .some(let inner), .cast(_, let inner), .bridged(_, _, let inner): inner.locals
    case .wildcard, .none, .test: []
    }
  }

  /// The pattern with one local in place of another.
  func replacing(_ old: LocalID, with new: LocalID) -> TypedPattern {
    switch self {
    case .bind(old): .bind(new)
    case .tuple(let elements): .tuple(elements.map { $0.replacing(old, with: new) })
    case .enumCase(let id, let index, let payload): .enumCase(id, index, payload?.map { $0.replacing(old, with: new) })
    case .payload(let id, let index, let inner): .payload(id, index, inner.replacing(old, with: new))
    case .some(let inner): .some(inner.replacing(old, with: new))
    case .cast(let type, let inner): .cast(type, inner.replacing(old, with: new))
    case .bridged(let subject, let value, let inner):
      .bridged(subject: subject, value, inner.replacing(old, with: new))
    case .dynamicCase(let name, let payload): .dynamicCase(name, payload?.map { $0.replacing(old, with: new) })
    case .wildcard, .bind, .none, .test: self
    }
  }
}
