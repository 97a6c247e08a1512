import TheseusProgram

extension BodyChecker {
  /// Reports a comparison of values of two types by what the comparison that comes closest asks of the one that does not fit; false where
  /// neither type says which that is, and of other operators.
  func reportComparison(_ symbol: String, _ x: Type, _ y: Type, at places: OperationPlaces) -> Bool {
    guard Self.comparisons.contains(symbol), x != y else { return false }
    return reportBesideParameter(symbol, x, y, at: places) || reportOptionalIncomparable(symbol, x, y, at: places)
      || reportDemand(symbol, of: y, on: x, at: places.symbol) || reportDemand(symbol, by: x, on: y, at: places.symbol)
      || reportIncomparable(symbol, x, y, at: places)
  }

  /// Reports the operand beside a generic parameter that is compared: a value of an own type that is not, or the parameter where an integer
  /// stands beside it in a part of what is checked at once.
  private func reportBesideParameter(_ symbol: String, _ x: Type, _ y: Type, at places: OperationPlaces) -> Bool {
    for (given, other, place) in [(x, y, places.left), (y, x, places.right)] {
      let inner = checker.wrapped(given) ?? given
      let isMeant =
        other.isParameter
        ? isOwnNominal(inner) && !isCompared(inner, by: symbol)
        : given.isParameter && comparedKind(other) == "BinaryInteger" && isPartial(places.symbol)
      guard isMeant, isCompared(other, by: symbol) else { continue }
      reportArgument(given, as: other, at: place)
      return true
    }
    return false
  }

  /// The protocol of all texts or of all integers if a type is one of them: its comparisons take any other one.
  func comparedKind(_ type: Type) -> String? {
    guard case .nominal(_, []) = type, isBuiltinValue(type) else { return nil }
    return ["StringProtocol", "BinaryInteger"].first { conforms(type, toProtocolNamed: $0) }
  }

  /// Whether a type surely conforms to a protocol of the library.
  func conforms(_ type: Type, toProtocolNamed name: String) -> Bool {
    checker.protocolID(named: name).map { checker.conforms(type, to: $0, in: scope) == true } ?? false
  }

  /// Reports the left operand that the comparison of the right one, a text or an integer, does not take.
  private func reportDemand(_ symbol: String, of y: Type, on x: Type, at range: SourceRange) -> Bool {
    guard let kind = comparedKind(y) else { return false }
    if isOwnExistential(x) || isFunction(x) { return reportNeverConforming(x, kind, at: range) }
    guard isOwnNominal(x) || isOfFoundationAlone(x) else { return false }
    report(
      "missing-conformance",
      "referencing operator function '\(symbol)' on '\(kind)' requires that \(checker.quoted(x)) conform to '\(kind)'",
      at: range, explanation: comparisonNote(x, y))
    return true
  }

  /// Reports the right operand that the comparison of the left one, a text or an integer, does not take.
  private func reportDemand(_ symbol: String, by x: Type, on y: Type, at range: SourceRange) -> Bool {
    guard let kind = comparedKind(x) else { return false }
    if isFunction(y) { return reportNeverConforming(y, kind, at: range) }
    guard isOwnNominal(y) else { return false }
    report(
      "missing-conformance",
      "operator function '\(symbol)' requires that \(checker.quoted(y)) conform to '\(kind)'", at: range,
      explanation: comparisonNote(y, x))
    return true
  }

  private func reportNeverConforming(_ type: Type, _ kind: String, at range: SourceRange) -> Bool {
    report("missing-conformance", "type \(checker.quoted(type)) cannot conform to '\(kind)'", at: range)
    return true
  }

  private func comparisonNote(_ own: Type, _ other: Type) -> String {
    "Two values are compared when they are of one type. A \(checker.quoted(own)) is no \(checker.quoted(other))."
  }

  /// Reports the one of two operands that cannot be compared with anything, where the other one's comparison could be meant.
  private func reportIncomparable(_ symbol: String, _ x: Type, _ y: Type, at places: OperationPlaces) -> Bool {
    for (incomparable, other, place) in [(x, y, places.left), (y, x, places.right)] {
      guard !isCompared(incomparable, by: symbol), isCompared(other, by: symbol), checker.wrapped(incomparable) == nil
      else { continue }
      let isOfLibrary = checker.wrapped(other) == nil && isBuiltinValue(other)
      let isMeant =
        isBuiltinValue(incomparable)
        ? isRelation(symbol) : isOfLibrary && comparedKind(other) == nil
      guard isMeant, !isTuple(incomparable) else { return false }
      reportArgument(incomparable, as: other, at: place)
      return true
    }
    return false
  }

  /// Whether an operator compares two values of a type.
  func isCompared(_ type: Type, by symbol: String) -> Bool {
    if case .tuple = type { return true }
    return conforms(type, toProtocolNamed: isRelation(symbol) ? "Comparable" : "Equatable")
  }

  /// Whether an operator says which of two values comes first.
  func isRelation(_ symbol: String) -> Bool { Self.comparisons.contains(symbol) && symbol != "==" && symbol != "!=" }

  /// Reports an optional that is compared with what it does not hold: integers of other types, an own type, or what is not compared.
  private func reportOptionalIncomparable(_ symbol: String, _ x: Type, _ y: Type, at places: OperationPlaces) -> Bool {
    for (optional, other, place, otherPlace) in [(x, y, places.left, places.right), (y, x, places.right, places.left)] {
      guard let inner = checker.wrapped(optional), checker.wrapped(other) == nil, inner != other else { continue }
      if let kind = comparedKind(inner), kind == comparedKind(other) {
        reportNotUnwrapped(optional, inner, at: place)
        return true
      }
      if optional == y, comparedKind(inner) != nil, !isCompared(other, by: symbol) {
        guard reportDemand(symbol, of: inner, on: x, at: places.symbol) else { return false }
        reportNotUnwrapped(optional, inner, at: place)
        return true
      }
      guard !isRelation(symbol), isOwnNominal(other) || isExistential(other) || isFunction(other),
        !isCompared(other, by: symbol)
      else { return false }
      reportArgument(other, as: inner, at: otherPlace)
      return true
    }
    return false
  }

  /// Whether a type is one of Foundation's that is compared with its own values alone.
  private func isOfFoundationAlone(_ type: Type) -> Bool {
    guard case .nominal(let id, []) = type else { return false }
    return program[id].isCatalogue && Self.foundationValues.contains(program[id].qualifiedName)
  }

  private static let foundationValues: Set<String> = [
    "Calendar", "CharacterSet", "Data", "Date", "DateComponents", "IndexPath", "IndexSet", "Locale", "Notification",
    "TimeZone", "URL", "URLComponents", "URLRequest", "UUID",
  ]

  /// Whether a type is one that the program declares.
  func isOwnNominal(_ type: Type) -> Bool {
    nominal(of: type).map { !program[$0].isCatalogue } ?? false
  }

  private func isOwnExistential(_ type: Type) -> Bool {
    guard case .existential(let protocols, _, _) = type else { return false }
    return protocols.contains { checker.info($0).scope.part == nil }
  }
}
