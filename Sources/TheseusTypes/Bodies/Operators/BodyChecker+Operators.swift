import TheseusProgram

extension BodyChecker {
  static let comparisons: Set<String> = ["==", "!=", "<", ">", "<=", ">="]
  static let shifts: Set<String> = ["<<", ">>", "&<<", "&>>", "<<=", ">>=", "&<<=", "&>>="]
  static let arithmetic: Set<String> = [
    "+", "-", "*", "/", "%", "&+", "&-", "&*", "&", "|", "^", "<<", ">>", "&<<", "&>>",
  ]

  /// Checks a binary operator: built-in forms, then operands of one well-known type, then overloads.
  func inferBinary(
    _ left: Expression, _ symbol: String, _ right: Expression, expected: Type?, at range: SourceRange,
    _ operatorRange: SourceRange
  ) -> TypedExpression {
    if let refused = refusedAmpersands([left, right], of: symbol, at: range) { return refused }
    notePartialOperands(left, symbol, right, at: operatorRange)
    switch symbol {
    case "&&", "||":
      if checker.overloadedForms.contains(symbol),
        let applied = applyToFunctions(left, symbol, right, expected: expected, at: range, operatorRange)
      {
        return applied
      }
      if checker.overloadedForms.contains(symbol),
        let own = applyOwnToLiteral(left, symbol, right, expected: expected, at: range, operatorRange)
      {
        return own
      }
      // The left side is inferred once whatever it turns out to be: in a chain, twice would double at each link.
      let context = needsContext(left) || comparesOpenPath(left) ? expected : nil
      let isOpen = checker.overloadedForms.contains(symbol) && (context != nil || !needsContext(left))
      let first = infer(left, expected: isOpen ? context : bool)
      if isOpen, let own = applyOwn(first, symbol, right, expected: expected, at: range, operatorRange) { return own }
      let (operand, other) = (converted(first, to: bool, as: .operand), check(right, to: bool, as: .laterOperand))
      return TypedExpression(symbol == "&&" ? .and(operand, other) : .or(operand, other), type: bool, range: range)
    case "??":
      if checker.overloadedForms.contains(symbol) {
        let snapshot = snapshot()
        let first = infer(left)
        if let own = applyOwn(first, symbol, right, expected: expected, at: range, operatorRange) { return own }
        rollback(to: snapshot)
      }
      return inferCoalesce(left, right, expected: expected, at: range)
    case "==", "!=":
      noteCompared([left, right])
      if let own = applyOwnToWord(left, symbol, right, expected: expected, at: range, operatorRange) { return own }
      if let result = compareWithNil(left, symbol, right, at: range) { return result }
    default:
      break
    }
    if symbol.hasSuffix("="), !Self.comparisons.contains(symbol) {
      noteAssigned(left)
      reckonedPlaces.insert(left.range)
    }
    if symbol == "+", case .binary = left.kind, case .string = right.kind { textChains.insert(left.range) }
    noteBesideNumber(left, symbol, right)
    if expected == nil, Self.arithmetic.contains(symbol) || symbol == "+=" { noteChosen([left, right]) }
    noteBesideOperation(left, symbol, right)
    noteDefaults(in: [left, right])
    if let applied = applyToFunctions(left, symbol, right, expected: expected, at: range, operatorRange) {
      return applied
    }
    let hint =
      Self.arithmetic.contains(symbol) ? arithmeticHint(expected) : rangeBound(symbol, expected)
    let start = snapshot()
    var haveErrors = false
    func applied() -> TypedExpression {
      var (first, second) = inferOperands(left, symbol, right, expected: expected, hint: hint)
      haveErrors = hasErrors(since: start)
      if symbol == "+", let expected, let sum = nominal(of: unifier.resolve(expected)), isCovariant(sum) {
        first = reinferred(left, first, as: expected) ?? first
        second = reinferred(right, second, as: expected) ?? second
      }
      if let refused = refusedLiteral(left, first, symbol, right, second, at: range) { return refused }
      let again =
        Self.comparisons.contains(symbol) || isLiteral(left, ofOwnSumWith: second.type, by: symbol)
        ? reinferred(left, first, beside: second) : nil
      return apply(symbol, again ?? first, second, expected: expected, at: range, operatorRange)
    }
    let result = withTextsKept(applied(), at: range, expected: expected, since: start, applied)
    let isSum = symbol == "+" && isCollectionLiteral(right)
    let isReversal = reverses(left) || reverses(right)
    let hasLiteral = isCollectionLiteral(left) || isCollectionLiteral(right)
    // What needs a context itself does not say what a call beside it gives: `make() == .zero`.
    let isCalled = isCall(left) ? !needsContext(right) : isCall(right) && !needsContext(left)
    let isOtherwiseChecked = isCalled || isSum || isReversal
    if hasErrors(since: start),
      let mixed = mixedFormula(
        left, symbol, right, expected: expected, since: start, at: range, operatorRange)
    {
      return mixed
    }
    // What is wrong with an operand is said of that.
    if hasErrors(since: start), !haveErrors,
      let mixed = operationBesideWhole(left, symbol, right, expected: expected, since: start, at: range)
    {
      return mixed
    }
    if hasErrors(since: start) || expected != nil,
      let reduced = reducedOperand(left, symbol, right, since: start, at: range)
    {
      return reduced
    }
    if hasLiteral, !hasErrors(since: start), let expected, isCertain(unifier.zonk(expected)),
      !fits(result.type, expected)
    {
      // An operator of the program's that takes what else the literal can be may give what is wanted.
      return retried(result, .operands, at: range, expected: expected, since: start, first: applied) {
        guard let own = applyOwnToLiterals(left, symbol, right, expected: expected, at: range, operatorRange) else {
          return nil
        }
        if fits(own.type, expected) { return own }
        rollback(to: start)
        return nil
      }
    }
    let isWider = symbol == "+" && expected.map(isArray) ?? false
    guard hasErrors(since: start), isOtherwiseChecked || hasLiteral || isWider else { return result }
    let other = { () -> TypedExpression? in
      // Elements of another class than those before them say themselves of which: `cats + [Dog()]`.
      let (first, second) =
        isSum ? (self.infer(left), self.infer(right)) : self.inferCalledOperands(left, right, hint: hint)
      let value = self.apply(symbol, first, second, expected: expected, at: range, operatorRange)
      if !self.hasErrors(since: start) { return value }
      self.rollback(to: start)
      return nil
    }
    return retried(
      result, .operands, at: range, expected: expected, since: start, first: applied,
      others: [
        { isOtherwiseChecked ? self.withReversedArrays(in: [left, right], expected: nil, applied) : nil },
        {
          hasLiteral ? self.applyOwnToLiterals(left, symbol, right, expected: expected, at: range, operatorRange) : nil
        },
        { isOtherwiseChecked ? other() : nil },
        {
          let calls =
            [left, right].map(\.range).filter { self.overloaded.contains($0) } + self.looseCalls(within: range)
          return calls.isEmpty ? nil : self.noting(calls, in: \.declined, expected: expected, applied)
        },
        { isWider ? self.widened(left, right, to: expected, at: range, operatorRange) : nil },
      ])
  }

  /// A call or a literal on the left of which the right operand decides what it is: `a.reversed() == b`, `[1] == set`; nil if it is none
  /// of that type.
  private func reinferred(
    _ expression: Expression, _ first: TypedExpression, beside second: TypedExpression
  ) -> TypedExpression? {
    switch expression.kind {
    case .call: return reinferred(expression, first, as: second.type)
    case .array:
      let type = unifier.resolve(second.type)
      guard checker.wrapped(type) == nil, conforms(type, toProtocolNamed: "ExpressibleByArrayLiteral") else {
        return nil
      }
      return reinferred(expression, first, as: type)
    default: return nil
    }
  }

  /// Whether a literal of a collection stands before a value of a type of the program that can be written so and declares the operator for
  /// two of its values, which no generic one is before the library's: `[0] + list`.
  private func isLiteral(_ left: Expression, ofOwnSumWith right: Type, by symbol: String) -> Bool {
    guard isCollectionLiteral(left), let id = nominal(of: unifier.resolve(right)), !program[id].isCatalogue else {
      return false
    }
    return ownOperators(symbol, [right], operands: 2).contains { function in
      program[function].generics.isEmpty && program[function].parameters.allSatisfy { nominal(of: $0.type) == id }
    }
  }

  /// An operand whose overload is decided by what is wanted: `let all: [Int] = first + second.reversed()`; nil if none gives that.
  private func reinferred(_ expression: Expression, _ value: TypedExpression, as wanted: Type) -> TypedExpression? {
    let wanted = unifier.resolve(wanted)
    switch expression.kind {
    case .call, .binary, .array: break
    default: return nil
    }
    guard case .nominal(let own, _) = unifier.resolve(value.type), case .nominal(let other, _) = wanted, own != other,
      checker.wrapped(wanted) == nil, checker.wrapped(unifier.resolve(value.type)) == nil
    else { return nil }
    let snapshot = snapshot()
    let again = infer(expression, expected: wanted)
    if unifier.resolve(again.type) == wanted { return again }
    rollback(to: snapshot)
    return nil
  }

  /// Applies a binary operator to checked operands.
  func apply(
    _ symbol: String, _ left: TypedExpression, _ right: TypedExpression, expected: Type?, at range: SourceRange,
    _ operatorRange: SourceRange
  ) -> TypedExpression {
    if Self.comparisons.contains(symbol), let (left, right) = comparedOtherwise(left, right) {
      return apply(symbol, left, right, expected: expected, at: range, operatorRange)
    }
    // The operands of a shift need not be of one type, so a literal does not take the other's.
    let isShift = Self.shifts.contains(symbol)
    if isShift, let open = openShift(symbol, left, right, at: range) { return open }
    let isSettled = isShift && !unifier.isUnbound(right.type) && unifier.resolve(right.type) != .unknown
    let a = isSettled ? unifier.settle(left.type) : unifier.resolve(left.type)
    let b = isShift && !symbol.hasPrefix("&") ? unifier.settle(right.type) : unifier.resolve(right.type)
    if keepsOwnType(a, symbol, beside: b) {
      return overloaded(symbol, settled(left), right, expected: expected, at: range, operatorRange)
    }
    if let expected, isOwnOperatorWanted(symbol, a, b, giving: expected) {
      // What literals are, what the operator asks of them says: `1 ≈ 1` of numbers with fractions, `column == "Ann"` of own texts.
      let areOpen =
        unifier.isUnbound(a) != unifier.isUnbound(b) || Self.comparisons.contains(symbol)
        || takesLiterals(symbol, a, b)
        || areNumbers(a, b) && takesOperandsOfOneType(symbol, a, b)
      return overloaded(
        symbol, areOpen ? left : settled(left), areOpen ? right : settled(right), expected: expected, at: range,
        operatorRange)
    }
    if let expected, let maker = rangeMaker(symbol, of: unifier.resolve(expected)), canBind(a, b, to: maker) {
      return applyOperator(
        Candidate(target: .function(maker), receiver: .none, selfType: nil), [left, right], at: range)
    }
    if let fast = applyNumeric(symbol, left, a, right, b, at: range) { return fast }
    // What is not known may decide which overload the other operand is: `model.size / pow(1024, 2)`.
    if a == .unknown && (b == .unknown || unifier.isUnbound(b) || overloaded.contains(right.range))
      || b == .unknown && (unifier.isUnbound(a) || overloaded.contains(left.range))
    {
      let type = Self.comparisons.contains(symbol) ? bool : .unknown
      return TypedExpression(.dynamicOperator(symbol, [left, right]), type: type, range: range)
    }
    if leavesResultOpen(symbol, a, b) {
      return TypedExpression(.dynamicOperator(symbol, [left, right]), type: .unknown, range: range)
    }
    if symbol == "+", a == .unknown || b == .unknown, isJoined(a == .unknown ? b : a) {
      // What is added to a text or an array is one as a rule, rather than another sequence of its elements.
      let type = a == .unknown ? b : a
      return TypedExpression(.dynamicOperator(symbol, [left, right]), type: type, range: range)
    }
    if takesLiterals(symbol, a, b) {
      return overloaded(symbol, left, right, expected: expected, at: range, operatorRange)
    }
    if areLiteralsOfOwnOperator(symbol, a, b) {
      return overloaded(symbol, settled(left), settled(right), expected: expected, at: range, operatorRange)
    }
    if let own = applyOwnToTexts(symbol, left, right, expected: expected, at: range) { return own }
    if unifier.isUnbound(a), unifier.isUnbound(b) {
      return deferred(symbol, left, right, a, b, expected: expected, at: range)
    }
    return overloaded(symbol, left, right, expected: expected, at: range, operatorRange)
  }

  /// The operands of a comparison where one is a property that several protocols require, and only another one of them is of the other's
  /// type: `$0.id == id` of `T: Identifiable & Owned`; nil where they are what they seem.
  private func comparedOtherwise(
    _ left: TypedExpression, _ right: TypedExpression
  ) -> (TypedExpression, TypedExpression)? {
    let (a, b) = (unifier.resolve(left.type), unifier.resolve(right.type))
    if case .associated = a, a != b, isCertain(b), let other = requiredOtherwise(left, b) { return (other, right) }
    if case .associated = b, a != b, isCertain(a), let other = requiredOtherwise(right, a) { return (left, other) }
    return nil
  }

  private func canBind(_ left: Type, _ right: Type, to function: FunctionID) -> Bool {
    let parameters = program[function].parameters
    return unifier.unify(left, parameters[0].type) && unifier.unify(right, parameters[1].type)
  }

  /// The operator of ranges by which a type of the library, which is no range, makes its values: `CharacterClass("a"..."f")`, or which
  /// makes what conforms to a protocol of the library: `OneOrMore("a"..."f")`.
  func rangeMaker(_ symbol: String, of type: Type) -> FunctionID? {
    guard symbol == "..." || symbol == "..<" else { return nil }
    switch type {
    case .nominal(let id, []) where program[id].isCatalogue: return rangeMakers(symbol, of: checker.info(id)).first
    case .variable where unifier.literal(of: type) == nil:
      return unifier.bounds(of: type).lazy.flatMap { self.rangeMakers(symbol, of: self.checker.info($0)) }.first { id in
        self.checker.info(id).requirements.contains { if case .same(_, .nominal) = $0 { true } else { false } }
      }
    default: return nil
    }
  }

  private func rangeMakers(_ symbol: String, of info: MemberTable) -> [FunctionID] {
    checker.ownMembers(symbol, of: info).compactMap { member -> FunctionID? in
      guard case .function(let function) = member, self.program[function].parameters.count == 2 else { return nil }
      return function
    }
  }

  /// Whether a literal may be of a type.
  func canBe(_ literal: Type, _ type: Type) -> Bool {
    unifier.isUnbound(literal) && unifier.literal(of: literal).map { unifier.accepts($0, type) } ?? true
  }

  /// Whether a text literal is a `String` although the text behind it is not: `"x" + name.prefix(2)`.
  ///
  /// The `+` of two collections takes them as they are. A wanted type has decided before.
  private func keepsOwnType(_ left: Type, _ symbol: String, beside right: Type) -> Bool {
    guard symbol == "+", let literal = unifier.literal(of: left), literal >= .string, case .nominal = right,
      right != checker.type("String"), let collection = checker.protocolID(named: "RangeReplaceableCollection")
    else { return false }
    return unifier.accepts(literal, right) && checker.conforms(right, to: collection, in: scope) == true
  }

  /// Whether `+` joins two values of a type: texts, arrays.
  private func isJoined(_ type: Type) -> Bool {
    guard case .nominal(let id, _) = type, program[id].isCatalogue else { return false }
    return conforms(type, toProtocolNamed: "RangeReplaceableCollection")
  }

  /// A shift of a literal, whose type is decided by what stands around it: `(1 << n) & byte`.
  private func openShift(
    _ symbol: String, _ left: TypedExpression, _ right: TypedExpression, at range: SourceRange
  ) -> TypedExpression? {
    let amount = symbol.hasPrefix("&") ? unifier.resolve(right.type) : unifier.settle(right.type)
    guard unifier.literal(of: left.type) == .integer, isInteger(amount), unifier.requireInteger(left.type) else {
      return nil
    }
    return TypedExpression(
      .dynamicOperator(symbol, [left, right]), type: unifier.resolve(left.type), range: range)
  }

  private func isInteger(_ type: Type) -> Bool {
    if case .nominal = type { conforms(type, toProtocolNamed: "BinaryInteger") } else { false }
  }

  /// Reports a fraction beside a literal that something else asks to be an integer: `(1...5).map { $0 / 2.0 }`; false of other operands.
  private func reportFraction(_ left: TypedExpression, _ right: TypedExpression) -> Bool {
    for (own, other) in [(left, right), (right, left)] where unifier.isRequiredInteger(own.type) {
      let fraction = unifier.tentative(other.type)
      guard fraction == checker.type("Double") else { continue }
      reportArgument(fraction, as: unifier.tentative(own.type), at: other.range)
      return true
    }
    return false
  }

  /// Whether a sum of literals is part of a longer one that ends with a text, where what is none is reported.
  private func isPartOfText(
    _ symbol: String, _ a: Type, _ b: Type, at range: SourceRange, _ places: OperationPlaces
  ) -> Bool {
    symbol == "+" && textChains.contains(range)
      && reportForeignPart(unifier.tentative(a), unifier.tentative(b), at: places)
  }

  /// Operands that are literals or not known yet: they are taken to be of one type, and the operator is chosen when that is known.
  private func deferred(
    _ symbol: String, _ left: TypedExpression, _ right: TypedExpression, _ a: Type, _ b: Type, expected: Type?,
    at range: SourceRange
  ) -> TypedExpression {
    let isComparison = Self.comparisons.contains(symbol)
    if isComparison || Self.arithmetic.contains(symbol) {
      if isLiteral(left) || isLiteral(right) { unifier.keepDefault(a) }
      if symbol == "+" { unifier.noteJoined(a) }
      if Self.shifts.contains(symbol) {
        _ = unifier.settle(b)
      } else if !isComparison, symbol != "+", let text = unifier.literal(of: a), text >= .string,
        unifier.literal(of: b).map({ $0 >= .string }) == true
      {
        report(
          "operator-mismatch", "binary operator '\(symbol)' cannot be applied to two 'String' operands", at: range)
      } else if !unifier.unify(a, b),
        !isPartOfText(symbol, a, b, at: range, .init(symbol: range, left: left.range, right: right.range)),
        !reportFraction(left, right)
      {
        report(
          "operator-mismatch",
          "binary operator '\(symbol)' cannot be applied to operands of type \(checker.quoted(unifier.tentative(a))) and \(checker.quoted(unifier.tentative(b)))",
          at: range)
      }
      if symbol == "%", unifier.literal(of: a) == .integer { _ = unifier.settle(a) }
      if symbol == "%", unifier.literal(of: a) == .float {
        let type = unifier.settle(a)
        if isDeclared(symbol) || !memberOperators(symbol).allSatisfy({ checker.info($0).scope.part != nil }) {
          return overloaded(symbol, settled(left), settled(right), expected: nil, at: range, range)
        }
        if reportRemainder(symbol, type, type, at: range) { return unknown(range) }
      }
      return TypedExpression(.dynamicOperator(symbol, [left, right]), type: isComparison ? bool : a, range: range)
    }
    if symbol == "..<" || symbol == "..." {
      if !unifier.unify(a, b) {
        reportArgument(unifier.tentative(b), as: unifier.tentative(a), at: right.range)
        return unknown(range)
      }
      unifier.keepDefault(b)
      if let result = rangeOperator(symbol, left, right, at: range) { return result }
    }
    // `$0[key, default: 0] += 0.5`: both are numbers of one type, which the literal with a fraction decides.
    if symbol.hasSuffix("="), Self.arithmetic.contains(String(symbol.dropLast())), !isDeclared(symbol) {
      if areNumbers(a, b) { _ = unifier.unify(a, b) }
    }
    if areNumbers(a, b), takesOperandsOfOneType(symbol, a, b) { _ = unifier.unify(a, b) }
    if decidesLiterals(left, a, right, b, at: range) { settleLiterals(a, b, for: symbol, expected: expected) }
    let isPart = candidatesTakeParts(symbol)
    return overloaded(symbol, isPart ? left : settled(left), settled(right), expected: nil, at: range, range)
  }

  private func areNumbers(_ left: Type, _ right: Type) -> Bool {
    [left, right].allSatisfy { unifier.literal(of: $0).map { $0 <= .float } ?? false }
  }

  /// Whether the operators of a name are all the program's own and none of them takes two literals as what they are by default, so that
  /// they say what the literals are.
  private func takesLiterals(_ symbol: String, _ left: Type, _ right: Type) -> Bool {
    let literals = [left, right].compactMap { unifier.literal(of: $0) }
    let candidates = operatorCandidates(symbol, [unifier.tentative(left), unifier.tentative(right)], isPrefix: false)
      .filter(takesTwo)
    return literals.count == 2 && !candidates.isEmpty
      && candidates.allSatisfy { candidate in
        guard isOwn(candidate), case .function(let id) = candidate.target else { return false }
        return zip(program[id].parameters, [left, right]).contains { parameter, operand in
          guard case .nominal(_, []) = parameter.type else { return false }
          return parameter.type != unifier.tentative(operand)
        }
      }
  }

  /// Whether the operators of a name, all the program's own, take two values of one type, whichever that is: `2.0 <=> 2`.
  private func takesOperandsOfOneType(_ symbol: String, _ left: Type, _ right: Type) -> Bool {
    let candidates = operatorCandidates(symbol, [unifier.tentative(left), unifier.tentative(right)], isPrefix: false)
      .filter(takesTwo)
    return !candidates.isEmpty
      && candidates.allSatisfy { candidate in
        guard isOwn(candidate), case .function(let id) = candidate.target,
          case .parameter = program[id].parameters[0].type
        else { return false }
        return program[id].parameters[0].type == program[id].parameters[1].type
      }
  }

  /// Whether the program declares an operator of a name outside of its types.
  func isDeclared(_ symbol: String) -> Bool {
    globalFunctions(symbol).contains { checker.info($0).scope.part == nil }
  }

  /// Whether the operators of a name, all the program's own, take on their left a part of what they take on their right: `"x" ∈ "xyz"`.
  private func candidatesTakeParts(_ symbol: String) -> Bool {
    let functions = globalFunctions(symbol)
    return !functions.isEmpty
      && functions.allSatisfy { function in
        guard case .associated? = program[function].parameters.first?.type else { return false }
        return checker.info(function).scope.part == nil && program[function].parameters.count == 2
      }
  }

  /// Whether an operator of the program's own decides what open operands are, as in `[1, 2].map { $0 ** 2 }`.
  ///
  /// It does not where a number beside one of them says first that it is a number like it.
  private func decidesLiterals(
    _ left: TypedExpression, _ a: Type, _ right: TypedExpression, _ b: Type, at range: SourceRange
  ) -> Bool {
    // The elements of `[1.5, 2]` are open too, but surely no integers.
    let hasFraction = unifier.literal(of: a) == .float || unifier.literal(of: b) == .float
    if hasFraction || isLiteral(left) && isLiteral(right) { return true }
    return !unifier.keepsDefault(a) && !unifier.keepsDefault(b) && !besideNumbers.contains(range)
      && frames.last?.decidesLiteralsFirst != true
  }

  /// Notes an operand that is an expression beside a number: `1 + $0 ** 2`.
  private func noteBesideNumber(_ left: Expression, _ symbol: String, _ right: Expression) {
    guard Self.arithmetic.contains(symbol) || Self.comparisons.contains(symbol) else { return }
    if case .integer = left.kind { besideNumbers.insert(right.range) }
    if case .integer = right.kind { besideNumbers.insert(left.range) }
  }

  /// Notes what stands beside an operation in a sum or comparison, which says what is wanted of its operands: `1 + count * price`.
  private func noteBesideOperation(_ left: Expression, _ symbol: String, _ right: Expression) {
    guard symbol == "+" || symbol == "-" || Self.comparisons.contains(symbol) else { return }
    if case .binary = left.kind { besideOperations[left.range] = right }
    if case .binary = right.kind { besideOperations[right.range] = left }
  }

  private func isLiteral(_ operand: TypedExpression) -> Bool {
    switch operand.kind {
    case .integer, .double: true
    default: false
    }
  }

  private func rangeOperator(_ symbol: String, _ left: TypedExpression, _ right: TypedExpression, at range: SourceRange)
    -> TypedExpression?
  {
    let candidates = operatorCandidates(symbol, in: "Comparable").filter { candidate in
      if case .function(let id) = candidate.target { program[id].parameters.count == 2 } else { false }
    }
    guard let candidate = candidates.first else { return nil }
    return applyOperator(candidate, [left, right], at: range)
  }

  /// Two operands of one type of the standard library that declares the operator for itself: found without comparing overloads.
  private func applyNumeric(
    _ symbol: String, _ left: TypedExpression, _ a: Type, _ right: TypedExpression, _ b: Type, at range: SourceRange
  ) -> TypedExpression? {
    var operandType = a
    if case .nominal(let id, let arguments) = a {
      // Of a type without such an operator for two of its values, a literal may be of another type.
      if a != b, arguments.isEmpty, ownOperator(symbol, of: id, isPrefix: false) == nil { return nil }
      if a != b, !arguments.isEmpty, !program[id].isCatalogue, !addsItself(symbol, a) { return nil }
      if a != b, !program[id].isCatalogue, !typesBesides(a, of: symbol, at: 1).isEmpty { return nil }
      if a != b, unifier.isUnbound(b), unifier.literal(of: b).map({ unifier.accepts($0, a) }) ?? false {
        guard unifier.unify(a, b) else { return nil }
      } else if a != b {
        return nil
      }
    } else if case .nominal(let id, _) = b, let literal = unifier.literal(of: a), unifier.accepts(literal, b) {
      if !program[id].isCatalogue, !addsItself(symbol, b) || !typesBesides(b, of: symbol, at: 0).isEmpty { return nil }
      guard unifier.unify(a, b) else { return nil }
      operandType = b
    } else {
      return nil
    }
    guard case .nominal(let id, let arguments) = operandType, arguments.isEmpty,
      let function = ownOperator(symbol, of: id, isPrefix: false)
    else { return nil }
    return operatorCall(function, left, right, at: range)
  }

  /// Whether a type of the program declares an operator for two of its values, so that a literal beside one is another: not in `0.5 * price`.
  func addsItself(_ symbol: String, _ type: Type) -> Bool {
    operatorCandidates(symbol, [type], isPrefix: false).contains { candidate in
      guard case .function(let id) = candidate.target, program[id].parameters.count == 2 else { return false }
      return program[id].parameters.allSatisfy { nominal(of: $0.type) == nominal(of: type) || isOpen($0.type) }
    }
  }

  /// Whether a parameter's type is one that an operator leaves open: `Self`, or a generic parameter of its own.
  private func isOpen(_ type: Type) -> Bool {
    guard case .parameter(let parameter) = type else { return false }
    if case .nominal = parameter.owner { return false }
    return true
  }

  /// An operator call of a function that is not generic.
  private func operatorCall(
    _ function: FunctionID, _ left: TypedExpression, _ right: TypedExpression, at range: SourceRange
  ) -> TypedExpression {
    let first = firstOperand(left, of: function, for: .operated(at: range))
    return TypedExpression(
      .call(.function(function, arguments: []), [first, right]), type: program[function].result, range: range)
  }

  /// The first operand as an operator takes it: the place of what it changes.
  func firstOperand(_ value: TypedExpression, of function: FunctionID, for use: PlaceUse) -> TypedExpression {
    guard program[function].parameters.first?.isInout == true else { return value }
    return TypedExpression(.inout(place(of: value, for: use, at: value.range)), type: value.type, range: value.range)
  }

  /// The operator that a type declares for two operands of itself.
  func ownOperator(_ symbol: String, of id: NominalID, isPrefix: Bool) -> FunctionID? {
    let key = TypeChecker.OperatorKey(symbol: symbol, nominal: id, isPrefix: isPrefix)
    if let found = checker.operatorCache[key] { return found }
    let type = Type.nominal(id, [])
    let info = checker.info(id)
    var result: FunctionID?
    for member in checker.ownMembers(symbol, of: info) + checker.synthesizedMembers(symbol, of: info) {
      guard case .function(let function) = member else { continue }
      let parameters = program[function].parameters
      guard parameters.count == (isPrefix ? 1 : 2), parameters.allSatisfy({ $0.type == type }),
        program[function].generics.isEmpty
      else { continue }
      guard isPrefix == checker.info(function).modifiers.contains("prefix") else { continue }
      // The program's own hides the library's of the same types.
      if result == nil || checker.info(function).scope.part == nil { result = function }
    }
    checker.operatorCache[key] = .some(result)
    return result
  }

  /// Notes the subscripts that `==` compares, which takes optionals of what can be compared.
  private func noteCompared(_ operands: [Expression]) {
    for operand in operands {
      if case .subscript = operand.kind { unwrapped.insert(operand.range) }
    }
  }

  /// `x == nil` needs nothing of the wrapped type.
  private func compareWithNil(_ left: Expression, _ symbol: String, _ right: Expression, at range: SourceRange)
    -> TypedExpression?
  {
    let operand: Expression
    if case .nil = right.kind { operand = left } else if case .nil = left.kind { operand = right } else { return nil }
    var value = settled(infer(operand))
    var type = unifier.resolve(value.type)
    // Some types have a nil of their own.
    if case .nominal = type, checker.wrapped(type) == nil,
      let literal = checker.protocolID(named: "ExpressibleByNilLiteral"),
      checker.conforms(type, to: literal, in: scope) == true
    {
      let own = infer(Expression(.nil, range: range), expected: type)
      let operands = operand.range == left.range ? (value, own) : (own, value)
      return apply(symbol, operands.0, operands.1, expected: bool, at: range, range)
    }
    // What is no optional becomes one that holds it, an `Any` with nil in it too.
    if case .existential = type {
      type = checker.optional(type)
      value = converted(value, to: type, as: .operand)
    }
    var test: TypedExpression
    if checker.wrapped(type) != nil, let isNone = isNone(value, at: range) {
      test = isNone
    } else {
      test = TypedExpression(
        .dynamicOperator("==", [value, TypedExpression(.none, type: checker.optional(.unknown), range: range)]),
        type: bool, range: range)
    }
    if symbol == "!=" { test = TypedExpression(.not(test), type: bool, range: range) }
    return test
  }

  /// Whether an optional is nil.
  func isNone(_ value: TypedExpression, at range: SourceRange) -> TypedExpression? {
    guard case .value(let test)? = resolveInstance("_isNone", of: value, labels: nil, at: range) else { return nil }
    return test
  }
}
