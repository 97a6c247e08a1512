import TheseusProgram

extension BodyChecker {
  /// Checks an operator before a member of a whole number that is written out, which is a fraction where the operator has none of what the
  /// member of an integer gives: `-2.magnitude`.
  func asFraction(
    _ operand: Expression, expected: Type?, at range: SourceRange, _ check: () -> TypedExpression
  ) -> TypedExpression {
    guard case .member(let number, _, _, _, _) = operand.kind, isWholeLiteral(number) else { return check() }
    let start = snapshot()
    let result = check()
    guard hasErrors(since: start) else { return result }
    return retried(result, .operands, at: range, expected: expected, since: start, first: check) {
      withFractions(at: [number.range], expected: expected, check)
    }
  }

  func inferPrefix(
    _ symbol: String, _ operand: Expression, expected: Type?, at range: SourceRange, _ operatorRange: SourceRange
  ) -> TypedExpression {
    if let applied = applyToFunction(symbol, operand, expected: expected, at: range, operatorRange) { return applied }
    if symbol == "!" {
      if case .nil = operand.kind {
        reportNil(bool, .operand, at: operand.range)
        return unknown(range)
      }
      let own = ownOperand(of: symbol, operand, giving: expected)
      let value = infer(operand, expected: own ?? onlyOperand(of: symbol, "prefix", operand, giving: expected) ?? bool)
      let type = unifier.resolve(value.type)
      if let own = applyOwn(prefix: symbol, value, expected: expected, at: range) { return own }
      if type == bool || type == .unknown || unifier.isUnbound(type) {
        return TypedExpression(.not(converted(value, to: bool, as: .operand)), type: bool, range: range)
      }
      if type == checker.type("Int") {
        report("type-mismatch", "type 'Int' cannot be used as a boolean; test for '== 0' instead", at: value.range)
        return unknown(range)
      }
      if checker.wrapped(type) == bool, case .optionalChain(let link) = value.kind, isProperty(link) {
        reportOptionalAsBoolean(type, at: value.range)
        return unknown(range)
      }
      if checker.wrapped(type) == bool {
        return TypedExpression(.not(converted(value, to: bool, as: .operand)), type: bool, range: range)
      }
      let isOwn = isDeclared(symbol) || operatorCandidates(symbol, [type], isPrefix: true).contains { self.isOwn($0) }
      if !isOwn, checker.wrapped(type) != nil, isCertain(unifier.decided(type)) {
        reportOptionalAsBoolean(unifier.decided(type), at: value.range)
        return unknown(range)
      }
      if !isOwn, isBuiltinValue(type), checker.wrapped(type) == nil, isCertain(type) {
        return TypedExpression(.not(converted(value, to: bool, as: .argument)), type: bool, range: range)
      }
      return unary(symbol, value, isPostfix: false, expected: expected, at: range, operatorRange)
    }
    let hint = ["-", "+", "~"].contains(symbol) ? arithmeticHint(expected) : bound(ofRange: expected)
    let value = infer(operand, expected: onlyOperand(of: symbol, "prefix", operand, giving: expected) ?? hint)
    return apply(prefix: symbol, value, expected: expected, at: range, operatorRange)
  }

  /// Whether a value is read from a property that is no optional itself.
  private func isProperty(_ value: TypedExpression) -> Bool {
    guard checker.wrapped(value.type) == nil else { return false }
    switch value.kind {
    case .field: return true
    case .call(let callee, _):
      return callee.function.map { checker.info($0).property?.name != "subscript" && checker.info($0).property != nil }
        ?? false
    default: return false
    }
  }

  private func reportOptionalAsBoolean(_ type: Type, at range: SourceRange) {
    report(
      "type-mismatch",
      "optional type \(checker.quoted(type)) cannot be used as a boolean; test for '== nil' instead", at: range)
  }

  /// The type that says where an implicit member is looked up, or a path begins, behind an operator that the program declares for what is
  /// wanted: `!.isEmpty` of a predicate, `!(\.name == "Ann")`; nil where none is.
  private func ownOperand(of symbol: String, _ operand: Expression, giving expected: Type?) -> Type? {
    guard isImplicitlyRooted(operand) || comparesOpenPath(operand), let wanted = expected.map(innermost),
      wanted != bool
    else { return nil }
    guard case .nominal = wanted else { return wantedOperand(byProtocolsOf: wanted, of: symbol) }
    let own = operatorCandidates(symbol, [wanted], isPrefix: true).contains { candidate in
      guard isOwn(candidate), case .function(let id) = candidate.target else { return false }
      return checker.info(id).modifiers.contains("prefix")
    }
    return own ? wanted : nil
  }

  /// A type that conforms as is asked of a result, where an extension of one of these protocols declares the operator: `!.isEmpty` of `some`
  /// rule; nil where none does.
  private func wantedOperand(byProtocolsOf wanted: Type, of symbol: String) -> Type? {
    let asked = unifier.bounds(of: wanted)
    let declaring = asked.first { id in
      memberOperators(symbol).contains { checker.info($0).scope.part == nil && checker.info($0).extensionOf == id }
    }
    guard let declaring else { return nil }
    let type = unifier.fresh()
    return unifier.require(type, conformsTo: declaring) ? type : nil
  }

  /// What the only operator of the program with a symbol and fixity that gives what is wanted takes, which says where an implicit member is
  /// looked up, `(!.hr).count`; nil where there is none, or more than one.
  private func onlyOperand(
    of symbol: String, _ fixity: String, _ operand: Expression, giving expected: Type?
  ) -> Type? {
    guard let name = implicitMember(operand), name != "init" else { return nil }
    let wanted = expected.flatMap { nominal(of: innermost($0)) }
    let own = ownOperators(symbol, [], operands: 1).filter { id in
      program[id].generics.isEmpty && checker.info(id).modifiers.contains(fixity)
        && (wanted == nil || nominal(of: program[id].result) == wanted)
    }
    guard own.count == 1 else { return nil }
    let type = program[own[0]].parameters[0].type
    return type.isConcrete && hasStaticMember(name, type) ? type : nil
  }

  /// A prefix operator of the program whose operand is a function or a key path that what is wanted decides, `users.map(^\.name)`, or a
  /// literal of what only the operator says, `-[2, 4]`; nil for others.
  private func applyToFunction(
    _ symbol: String, _ operand: Expression, expected: Type?, at range: SourceRange, _ operatorRange: SourceRange
  ) -> TypedExpression? {
    guard isOpenFunction(operand) || isCollectionLiteral(operand) else { return nil }
    let own = ownCandidates(symbol, [], isPrefix: true).filter { candidate in
      guard case .function(let id) = candidate.target else { return false }
      return program[id].parameters.count == 1 && checker.info(id).modifiers.contains("prefix")
    }
    guard !own.isEmpty else { return nil }
    let arguments = [Argument(value: operand)]
    return choose(own, arguments, inferred: [nil], expected: expected, name: symbol, at: range, operatorRange)
  }

  /// Applies a prefix operator to a checked operand.
  func apply(
    prefix symbol: String, _ value: TypedExpression, expected: Type?, at range: SourceRange,
    _ operatorRange: SourceRange
  ) -> TypedExpression {
    let type = unifier.resolve(value.type)
    if let own = applyOwn(prefix: symbol, value, expected: expected, at: range) { return own }
    if unifier.isUnbound(type), symbol == "-" || symbol == "+", (unifier.literal(of: type) ?? .integer) < .string {
      return TypedExpression(.dynamicOperator(symbol, [value]), type: type, range: range)
    }
    // `~0 & byte`: the other operand decides.
    if symbol == "~", unifier.literal(of: type) == .integer, unifier.requireInteger(type) {
      return TypedExpression(.dynamicOperator(symbol, [value]), type: type, range: range)
    }
    if case .nominal(let id, _) = type, let function = ownOperator(symbol, of: id, isPrefix: true) {
      let operand = firstOperand(value, of: function, for: .applied)
      return TypedExpression(
        .call(.function(function, arguments: []), [operand]), type: program[function].result, range: range)
    }
    return unary(symbol, value, isPostfix: false, expected: expected, at: range, operatorRange)
  }

  /// Applies the program's own prefix operator to a literal: one that is not generic comes before the library's, which are.
  ///
  /// The minus of a number is a part of its literal.
  private func applyOwn(
    prefix symbol: String, _ value: TypedExpression, expected: Type?, at range: SourceRange
  ) -> TypedExpression? {
    let type = unifier.resolve(value.type)
    guard let literal = unifier.literal(of: type), symbol != "-" || literal >= .string else {
      return nil
    }
    let own = operatorCandidates(symbol, [type], isPrefix: true).filter { candidate in
      guard isOwn(candidate), case .function(let id) = candidate.target else { return false }
      return program[id].generics.isEmpty && checker.info(id).modifiers.contains("prefix")
    }
    guard !own.isEmpty, let best = bestOperator(own, [value], expected: expected) else { return nil }
    return applyOperator(best, [value], at: range)
  }

  /// Applies an operator of which only its one operand is known: a prefix one, else a postfix one (`list[...]`).
  func applyUnary(
    _ symbol: String, _ operand: TypedExpression, expected: Type?, at range: SourceRange
  ) -> TypedExpression {
    let candidates = operatorCandidates(symbol, [unifier.resolve(operand.type)], isPrefix: true)
    let isPostfix =
      !candidates.isEmpty
      && candidates.allSatisfy { candidate in
        guard case .function(let id) = candidate.target else { return false }
        return checker.info(id).modifiers.contains("postfix")
      }
    return isPostfix
      ? unary(symbol, operand, isPostfix: true, expected: expected, at: range, range)
      : apply(prefix: symbol, operand, expected: expected, at: range, range)
  }

  func inferPostfix(
    _ symbol: String, _ operand: Expression, expected: Type?, at range: SourceRange, _ operatorRange: SourceRange
  ) -> TypedExpression {
    let wanted = onlyOperand(of: symbol, "postfix", operand, giving: expected) ?? bound(ofRange: expected)
    return unary(
      symbol, infer(operand, expected: wanted), isPostfix: true, expected: expected, at: range, operatorRange)
  }

  private func unary(
    _ symbol: String, _ value: TypedExpression, isPostfix: Bool, expected: Type?, at range: SourceRange,
    _ operatorRange: SourceRange
  ) -> TypedExpression {
    let type = unifier.resolve(value.type)
    if type == .unknown { return TypedExpression(.dynamicOperator(symbol, [value]), type: .unknown, range: range) }
    let fixity = isPostfix ? "postfix" : "prefix"
    let candidates = operatorCandidates(symbol, [type], isPrefix: true).filter { candidate in
      guard case .function(let id) = candidate.target else { return false }
      return checker.info(id).modifiers.contains(fixity)
    }
    if let best = bestOperator(candidates, [value], expected: expected) {
      return applyOperator(best, [value], at: range)
    }
    if candidates.isEmpty, globalFunctions(symbol).isEmpty, ["..", "++", "--"].contains(symbol) {
      if checker.importsPackages {
        checker.reportUnsupported(symbol, at: operatorRange)
      } else {
        reportUnknownOperator(symbol, at: operatorRange)
      }
    } else if let wrapped = checker.wrapped(type), isCertain(unifier.decided(type)),
      !operatorCandidates(symbol, [wrapped], isPrefix: true).isEmpty
    {
      reportNotUnwrapped(unifier.decided(type), unifier.decided(wrapped), at: value.range)
    } else if symbol == "!", let hint = wrapperHint(for: value, checker.quoted(unifier.decided(type)), as: bool) {
      report("type-mismatch", hint, at: value.range)
    } else {
      reportOperand(of: symbol, unifier.decided(type), at: value.range, operatorRange)
    }
    return TypedExpression(.dynamicOperator(symbol, [value]), type: .unknown, range: range)
  }

  /// Reports what a unary operator takes no value of; of the one operator that negates what is true, by what that takes.
  private func reportOperand(
    of symbol: String, _ type: Type, at range: SourceRange, _ operatorRange: SourceRange
  ) {
    guard isCertain(type) else { return }
    if mayBeForeign(type) { return checker.reportUnsupported(symbol, at: operatorRange) }
    let isOfLibrary = !(globalFunctions(symbol) + memberOperators(symbol)).contains {
      checker.info($0).scope.part == nil
    }
    if symbol == "!", isOfLibrary {
      reportArgument(type, as: bool, at: range)
    } else {
      report(
        "operator-mismatch",
        "unary operator '\(symbol)' cannot be applied to an operand of type \(checker.quoted(type))", at: operatorRange)
    }
  }
}
