import TheseusProgram

extension BodyChecker {
  /// A part of a type that cannot be compared, which keeps the whole from being compared.
  private struct Unequatable {
    /// The part.
    var type: Type
    /// How many collections and optionals hold it, one in the other.
    var depth: Int
    /// Whether a tuple holds them.
    var isInTuple = false
    /// Whether the innermost one is an optional.
    var isOptional = false
  }

  /// Reports a comparison of collections or optionals whose elements cannot be compared; false of other values.
  func reportUnequatable(_ symbol: String, _ x: Type, _ y: Type, at range: SourceRange) -> Bool {
    guard symbol == "==" || symbol == "!=", x == y || checker.wrapped(x) == y || checker.wrapped(y) == x,
      let part = unequatable(in: checker.wrapped(y) == x ? y : x), part.depth > 0
    else { return false }
    let note = "A collection or an optional takes part in '\(symbol)' when what it holds conforms to Equatable."
    if isNamedInDemand(part, symbol) {
      report(
        "missing-conformance",
        "operator function '\(symbol)' requires that \(checker.quoted(part.type)) conform to 'Equatable'",
        at: range,
        explanation: note)
    } else {
      reportOperands(symbol, x, y, at: range, explanation: note)
    }
    return true
  }

  /// Reports a comparison of two values of a type that would conform to Equatable if an argument of its did; false of others, and of an
  /// argument that cannot.
  func reportUnmetEquality(_ symbol: String, _ type: Type, at range: SourceRange) -> Bool {
    guard symbol == "==" || symbol == "!=", let equatable = checker.protocolID(named: "Equatable"),
      let condition = unmetCondition(of: type, for: equatable), isNominalOrParameter(condition.subject)
    else { return false }
    report(
      "missing-conformance",
      "operator function '\(symbol)' requires \(conformance(of: condition.subject, to: condition.wanted))", at: range)
    return true
  }

  /// Reports a comparison of two arrays or two optionals of other elements of which not all can be compared; false of other operands.
  func reportUnlikeElements(_ symbol: String, _ x: Type, _ y: Type, at places: OperationPlaces) -> Bool {
    guard symbol == "==" || symbol == "!=", x != y, case .nominal(let kind, let own) = x,
      case .nominal(kind, let other) = y, let left = own.first, let right = other.first
    else { return false }
    let isArray = kind == checker.known("Array")
    guard isArray || checker.wrapped(x) != nil, [left, right].allSatisfy(isNominalOrMember) else { return false }
    let note = "What two arrays or optionals hold is compared when it is of one type, which conforms to Equatable."
    switch (isCompared(left, by: symbol), isCompared(right, by: symbol)) {
    case (true, true): return false
    case (false, true): reportArgument(x, as: y, at: places.left, explanation: note)
    case (true, false):
      let element = checker.describe(left)
      let wanted = isArray && symbol == "==" ? "Array<\(element)>" : checker.describe(x)
      report(
        "type-mismatch",
        "cannot convert value of type \(checker.quoted(y)) to expected argument type '\(wanted)'",
        at: places.right, explanation: note)
    case (false, false):
      guard isArray else { return false }
      report(
        "missing-conformance",
        "operator function '\(symbol)' requires that \(checker.quoted(left)) conform to 'Equatable'",
        at: places.symbol, explanation: note)
    }
    return true
  }

  private func isNominalOrMember(_ type: Type) -> Bool {
    checker.isAbstractMember(type, in: scope) || isNominalOrParameter(type)
  }

  /// Reports an operand of which nothing is known before an operator for what stands behind it, or two such; false of other operands.
  func reportAnything(_ symbol: String, _ x: Type, _ y: Type, at places: OperationPlaces) -> Bool {
    let anything = Type.existential([], superclass: [])
    let note = "An 'Any' may hold something else. Say with 'as?' as what it is meant."
    if x == anything, y == anything, symbol == "==" || symbol == "!=" {
      for place in [places.left, places.right] {
        report(
          "type-mismatch",
          "cannot convert value of type 'Any' to expected argument type 'any (~Copyable & ~Escapable).Type'",
          at: place, explanation: note)
      }
      return true
    }
    guard x == anything || checker.wrapped(x) == anything, case .nominal(_, []) = y,
      Self.comparisons.contains(symbol) || Self.arithmetic.contains(symbol),
      !operatorCandidates(symbol, [y], isPrefix: false).isEmpty
    else { return false }
    if x == anything, symbol == "*" || symbol == "/" || symbol == "+" && y == checker.type("String"),
      !partialOperations.contains(places.symbol)
    {
      reportOperands(symbol, x, y, at: places.symbol, explanation: note)
      return true
    }
    reportArgument(x, as: y, at: places.left, explanation: note)
    return true
  }

  /// Whether the compiler names the part: what could conform, and that in the tuple or collection itself or behind `!=`, which there is
  /// once for all types, where there is a `==` for each kind of collection.
  private func isNamedInDemand(_ part: Unequatable, _ symbol: String) -> Bool {
    switch part.type {
    case .nominal: break
    case .parameter, .associated: if part.isOptional { return false }
    default: return false
    }
    return part.isInTuple || part.depth == 1 || symbol == "!="
  }

  private func unequatable(in type: Type) -> Unequatable? {
    if case .tuple(let elements) = type {
      guard var part = elements.lazy.compactMap({ self.unequatable(in: self.unifier.zonk($0.type)) }).first else {
        return nil
      }
      part.isInTuple = true
      return part
    }
    guard let equatable = checker.protocolID(named: "Equatable"),
      checker.conforms(type, to: equatable, in: scope) == false
    else { return nil }
    guard case .nominal(_, let arguments) = type, isBuiltinValue(type), let element = arguments.last,
      let part = unequatable(in: unifier.zonk(element)) ?? held(unifier.zonk(element))
    else { return Unequatable(type: type, depth: 0) }
    let isOptional = part.depth == 0 ? checker.wrapped(type) != nil : part.isOptional
    return Unequatable(type: part.type, depth: part.depth + 1, isOptional: isOptional)
  }

  /// An element that is a tuple or a function, which never conforms.
  private func held(_ type: Type) -> Unequatable? {
    switch type {
    case .tuple, .function: Unequatable(type: type, depth: 0)
    default: nil
    }
  }
}
