import TheseusProgram

extension BodyChecker {
  /// Reports an operand of an operator because of the other one; false if that does not say what it should be.
  func reportOperand(
    of symbol: String, at operatorRange: SourceRange, _ left: (value: TypedExpression, type: Type),
    _ right: (value: TypedExpression, type: Type)
  ) -> Bool {
    reportProjection(of: symbol, left, right) || reportCount(symbol, left, right)
      || reportNilOperand(of: symbol, at: operatorRange, left, right)
      || reportGivenOptional(symbol, at: operatorRange, left, right)
      || reportOptionalElements(symbol, at: operatorRange, left, right)
      || reportOptionalOfOther(symbol, left, right)
  }

  /// Reports the projection of a property where the property is reckoned or compared with: `$count += 1`.
  private func reportProjection(
    of symbol: String, _ left: (value: TypedExpression, type: Type), _ right: (value: TypedExpression, type: Type)
  ) -> Bool {
    for (operand, other) in [(left, right), (right, left)] {
      guard isCertain(operand.type), isCertain(other.type),
        let hint = wrapperHint(for: operand.value, checker.quoted(operand.type), as: other.type)
      else { continue }
      if symbol.hasSuffix("="), !Self.comparisons.contains(symbol) {
        reportArgument(operand.type, as: other.type, at: operand.value.range)
      } else {
        report("type-mismatch", hint, at: operand.value.range)
      }
      return true
    }
    return false
  }

  /// Reports the count at the end of an optional chain beside a number: `name?.count > 3`.
  ///
  /// As there are methods of its name too, the compiler does not say that it has to be unwrapped.
  private func reportCount(
    _ symbol: String, _ left: (value: TypedExpression, type: Type), _ right: (value: TypedExpression, type: Type)
  ) -> Bool {
    let int = checker.type("Int")
    guard Self.arithmetic.contains(symbol) || isRelation(symbol),
      let (operand, _) = [(left, right), (right, left)].first(where: { operand, other in
        other.type == int && checker.wrapped(operand.type) == int && isCountOfChain(operand.value)
      })
    else { return false }
    reportArgument(operand.type, as: int, at: operand.value.range)
    return true
  }

  private func isCountOfChain(_ value: TypedExpression) -> Bool {
    guard case .optionalChain(let inner) = value.kind else { return false }
    var end = inner
    while case .some(let wrapped) = end.kind { end = wrapped }
    guard case .call(let callee, _) = end.kind, let id = callee.function, program[id].range.file < 0 else {
      return false
    }
    return checker.info(id).property?.name == "count"
  }

  /// Reports an optional that a closure is given as it is, `scores.map { $0 + 1 }`, as what it is called for says nothing else.
  private func reportGivenOptional(
    _ symbol: String, at operatorRange: SourceRange, _ left: (value: TypedExpression, type: Type),
    _ right: (value: TypedExpression, type: Type)
  ) -> Bool {
    guard frames.last?.isPartOfExpression == true, Self.arithmetic.contains(symbol) || isRelation(symbol),
      let (operand, other) = [(left, right), (right, left)].first(where: { isGiven($0.0.value) }),
      let wrapped = checker.wrapped(operand.type), isBuiltinValue(wrapped), checker.wrapped(wrapped) == nil
    else { return false }
    if operand.type == other.type, isGiven(other.value), isRelation(symbol) || ["*", "/"].contains(symbol) {
      reportOperands(symbol, left.type, right.type, at: operatorRange, explanation: nil)
      return true
    }
    guard other.type == wrapped else { return false }
    if ["*", "/"].contains(symbol) {
      reportOperands(symbol, left.type, right.type, at: operatorRange, explanation: nil)
    } else {
      reportArgument(operand.type, as: wrapped, at: operand.value.range)
    }
    return true
  }

  private func isGiven(_ value: TypedExpression) -> Bool {
    if case .local(let local) = value.kind { givenParameters.contains(local) } else { false }
  }

  /// Reports two optionals alike, of which a subscript or an initializer gives one, that hold what is reckoned with, and those that are
  /// compared as a part of what is chosen with them: `tasks.sorted { $0.due < $1.due }`.
  private func reportOptionalElements(
    _ symbol: String, at operatorRange: SourceRange, _ left: (value: TypedExpression, type: Type),
    _ right: (value: TypedExpression, type: Type)
  ) -> Bool {
    guard left.type == right.type, let wrapped = checker.wrapped(left.type) else { return false }
    let isMade = isElementOrMade(left.value) || isElementOrMade(right.value)
    let isOrdered = isRelation(symbol) && isCompared(wrapped, by: symbol)
    let isChosenBy = isOrdered && isPartial(operatorRange)
    guard isChosenBy || isMade && (isReckoned(wrapped, by: symbol) || isOrdered) else { return false }
    for operand in [left, right] { reportNotUnwrapped(operand.type, wrapped, at: operand.value.range) }
    return true
  }

  /// Whether a subscript or an initializer gives a value.
  private func isElementOrMade(_ value: TypedExpression) -> Bool {
    guard case .call(let callee, _) = value.kind, let id = callee.function else { return false }
    return program[id].kind == .initializer || checker.info(id).property?.name == "subscript"
  }

  /// Reports `nil` beside a value that is no optional.
  private func reportNilOperand(
    of symbol: String, at operatorRange: SourceRange, _ left: (value: TypedExpression, type: Type),
    _ right: (value: TypedExpression, type: Type)
  ) -> Bool {
    let isRelation = isRelation(symbol)
    guard
      isRelation || isRange(symbol) || Self.arithmetic.contains(symbol)
        || Self.arithmetic.contains(String(symbol.dropLast()))
    else { return false }
    for (operand, other) in [(left, right), (right, left)] {
      guard case .none = operand.value.kind else { continue }
      if isPlain(other.type), !isRelation || isCompared(other.type, by: symbol) {
        reportNil(other.type, .argument, at: operand.value.range)
        return true
      }
      if isRelation, isCertain(other.type), other.type != operand.type {
        reportUnorderedBesideNil(symbol, other.type, at: operatorRange)
        return true
      }
    }
    return false
  }

  /// Reports a value of a type that has no order, or an optional, beside `nil`.
  private func reportUnorderedBesideNil(_ symbol: String, _ type: Type, at range: SourceRange) {
    let wrapped = checker.wrapped(type)
    let isOrdered = wrapped.map { isCompared($0, by: symbol) } ?? false
    let other = isOrdered ? checker.describe(wrapped ?? type) : isOwnNominal(type) ? "Other" : "()"
    report(
      "operator-mismatch",
      "binary operator '\(symbol)' cannot be applied to operands of type \(checker.quoted(type)) and '\(other)'",
      at: range, explanation: "'nil' has no place in an order. '==' and '!=' compare with it.")
  }

  /// Reports an optional that is compared or reckoned with a value of another type than it wraps.
  private func reportOptionalOfOther(
    _ symbol: String, _ left: (value: TypedExpression, type: Type), _ right: (value: TypedExpression, type: Type)
  ) -> Bool {
    if reportOptionals(of: symbol, left, right) { return true }
    for (operand, other) in [(left, right), (right, left)] {
      guard let inner = checker.wrapped(operand.type), inner != other.type, isBlamed(inner, in: symbol),
        isOperand(other.type, of: symbol)
      else { continue }
      if let literal = unifier.literal(of: other.value.type), unifier.accepts(literal, inner) {
        reportNotUnwrapped(operand.type, inner, at: operand.value.range)
        return true
      }
      if Self.comparisons.contains(symbol), let kind = comparedKind(inner), kind == comparedKind(other.type) {
        continue
      }
      let have = checker.quoted(operand.type)
      let message =
        other.type == bool
        ? "optional type \(have) cannot be used as a boolean; test for '!= nil' instead"
        : "cannot convert value of type \(have) to expected argument type \(checker.quoted(other.type))"
      report("type-mismatch", message, at: operand.value.range)
      return true
    }
    return false
  }

  /// Whether an optional of what it holds is what is wrong with an operation; a product of what the program declares is judged as a whole.
  private func isBlamed(_ inner: Type, in symbol: String) -> Bool {
    isPlain(inner) || isOwnNominal(inner) && symbol != "*" && symbol != "/"
  }

  /// Reports two optionals of other types, of which the second holds what can be reckoned with.
  private func reportOptionals(
    of symbol: String, _ left: (value: TypedExpression, type: Type), _ right: (value: TypedExpression, type: Type)
  ) -> Bool {
    guard let first = checker.wrapped(left.type), let second = checker.wrapped(right.type), first != second,
      isPlain(first) || isOwnNominal(first), isReckoned(second, by: symbol)
    else { return false }
    reportArgument(left.type, as: second, at: left.value.range)
    reportNotUnwrapped(right.type, second, at: right.value.range)
    return true
  }

  /// Whether values of a type are compared or reckoned with by an operator of the library.
  private func isOperand(_ type: Type, of symbol: String) -> Bool {
    if Self.comparisons.contains(symbol) { return isBuiltinValue(type) && isCompared(type, by: symbol) }
    return isReckoned(type, by: symbol)
  }

  /// Whether an operator reckons with values of a type: numbers, and texts that are joined.
  func isReckoned(_ type: Type, by symbol: String) -> Bool {
    guard Self.arithmetic.contains(symbol) else { return false }
    return isNumber(type) || symbol == "+" && type == checker.type("String")
  }

  /// Whether a type is one of the library's numbers.
  func isNumber(_ type: Type) -> Bool {
    comparedKind(type) == "BinaryInteger" || type == checker.type("Double") || type == checker.type("Float")
  }

  /// Whether a type is a number, a text or another value of the standard library without parameters.
  private func isPlain(_ type: Type) -> Bool {
    if case .nominal(_, let arguments) = type { arguments.isEmpty && isBuiltinValue(type) } else { false }
  }
}
