import TheseusProgram

/// Operands of types that have nothing to do with an operator of the other's: `"Name: " + person`, `point * 2`.
extension BodyChecker {
  /// Reports an operand of a type that has nothing to do with an operator of the other's; false if both or none have.
  func reportForeignOperand(
    _ symbol: String, _ x: Type, _ y: Type, _ candidates: [Candidate], at places: OperationPlaces
  ) -> Bool {
    guard x != y, Self.arithmetic.contains(symbol), checker.wrapped(x) == nil, checker.wrapped(y) == nil else {
      return false
    }
    if reportBesideText(symbol, x, y, at: places) { return true }
    for (foreign, other, place) in [(x, y, places.left), (y, x, places.right)] {
      guard case .nominal(let id, let arguments) = other, arguments.isEmpty, isBuiltinValue(other),
        ownOperator(symbol, of: id, isPrefix: false) != nil,
        isNumber(other) && isCollection(foreign, notOf: other, symbol) || !takesPart(foreign, in: candidates)
      else { continue }
      if isJudgedWhole(symbol, foreign, isFirst: foreign == x, beside: other),
        !partialOperations.contains(places.symbol)
      {
        reportOperands(symbol, x, y, at: places.symbol, explanation: nil)
      } else {
        reportArgument(foreign, as: other, at: place)
      }
      return true
    }
    return false
  }

  /// Reports what stands behind a value of Foundation whose type declares an operator for it and others alone: `date - otherDate`.
  func reportBesideFoundation(
    _ symbol: String, _ x: Type, _ y: Type, wanted: Type?, at places: OperationPlaces
  ) -> Bool {
    guard let taken = onlyOther(symbol, x), checker.wrapped(y) == nil, wanted.map({ $0 == x }) ?? true else {
      return false
    }
    reportArgument(y, as: taken, at: places.right)
    return true
  }

  /// What the one form of an operator takes that a type of Foundation declares for its values and others: the interval in `date - interval`.
  private func onlyOther(_ symbol: String, _ type: Type) -> Type? {
    guard case .nominal(let id, []) = type, program[id].isCatalogue, !isAlwaysSeen(type) else { return nil }
    let forms = checker.ownMembers(symbol, of: checker.info(id)).compactMap { member -> FunctionID? in
      if case .function(let function) = member, program[function].parameters.count == 2 { function } else { nil }
    }
    guard forms.count == 1, program[forms[0]].parameters[0].type == type else { return nil }
    let other = program[forms[0]].parameters[1].type
    return other == type ? nil : other
  }

  /// Whether the compiler says of an operation that it has no form for its operands, not which one is wrong.
  ///
  /// Foundation adds operators of numbers with `Double`, so that more than one form is as near.
  private func isJudgedWhole(_ symbol: String, _ foreign: Type, isFirst: Bool, beside other: Type) -> Bool {
    let isProduct = symbol == "*" || symbol == "/"
    let isOverloaded = other == checker.type("Double") && !checker.importsNothing && !isBuiltinValue(foreign)
    return isFirst ? isProduct || isOverloaded : isProduct && isOverloaded
  }

  /// Reports what is added to a text, or an array to it, and is none; false of what may be a sequence and of the library's own values.
  func reportBesideText(_ symbol: String, _ x: Type, _ y: Type, at places: OperationPlaces) -> Bool {
    let string = checker.type("String")
    guard symbol == "+", x != y, x == string || y == string || isArray(y) else { return false }
    let isFirst = x != string
    let foreign = isFirst ? x : y
    let quoted = checker.quoted(foreign)
    if isExistential(foreign) {
      report(
        "missing-conformance", "type \(quoted) cannot conform to 'Sequence' [#ProtocolTypeNonConformance]",
        at: places.symbol)
      return true
    }
    switch foreign {
    case .nominal:
      // A case of an enum stands for its raw value, as far as it is told.
      guard isNoSequence(foreign), !isAlwaysSeen(foreign), rawType(of: foreign) != string else { return false }
      if isFirst {
        report(
          "missing-conformance", "operator function '+' requires that \(quoted) conform to 'Sequence'",
          at: places.symbol)
        return true
      }
    case .function, .metatype:
      if !isFirst, !checker.importsNothing {
        report(
          "missing-conformance",
          "type \(quoted) cannot conform to 'AttributedStringProtocol' [#ProtocolTypeNonConformance]",
          at: places.symbol)
        return true
      }
    case .parameter, .opaque:
      guard isNoSequence(foreign) else { return false }
    case .tuple: break
    case .existential where !partialOperations.contains(places.symbol): break
    default: return false
    }
    reportOperands("+", x, y, at: places.symbol, explanation: nil)
    return true
  }

  private func isNoSequence(_ type: Type) -> Bool {
    guard let sequence = checker.protocolID(named: "Sequence") else { return false }
    guard isBuiltinValue(type) else { return lacks(sequence, type) }
    return checker.conforms(type, to: sequence, in: scope) != true
  }

  /// Whether a type is one of those that a program without imports has.
  private func isAlwaysSeen(_ type: Type) -> Bool {
    nominal(of: type).map { checker.info($0).scope.module?.isAlwaysSeen ?? false } ?? false
  }

  private func rawType(of type: Type) -> Type? {
    guard let id = nominal(of: type) else { return nil }
    checker.resolveHeader(of: id)
    return checker.info(id).rawType
  }

  /// Reports what is no text in a sum that must be one; false if both operands are something else.
  func reportForeignPart(_ x: Type, _ y: Type, at places: OperationPlaces) -> Bool {
    let string = checker.type("String")
    guard x != y, x == string || y == string else { return false }
    let other = x == string ? y : x
    guard checker.wrapped(other) == nil else { return false }
    reportArgument(other, as: string, at: x == string ? places.right : places.left)
    return true
  }

  /// Whether a type is a collection, and none to which values of another type would be added by `+`.
  private func isCollection(_ type: Type, notOf element: Type, _ symbol: String) -> Bool {
    guard case .nominal(_, let arguments) = type, comparedKind(type) == nil else { return false }
    return conforms(type, toProtocolNamed: "Collection") && (symbol != "+" || arguments != [element])
  }

  /// Whether one of the operators is for values of a type.
  private func takesPart(_ type: Type, in candidates: [Candidate]) -> Bool {
    let isNominal = nominal(of: type) != nil
    if isNominal, !isFullyListed(type), !isBuiltinValue(type) { return true }
    return candidates.contains { candidate in
      guard case .function(let id) = candidate.target else { return true }
      return program[id].parameters.contains { parameter in
        if parameter.type == type || isNominal && nominal(of: parameter.type) == nominal(of: type) { return true }
        guard case .parameter(let generic) = parameter.type else { return false }
        if case .protocol(let owner) = generic.owner { return mayConform(type, to: owner) }
        return checker.info(id).requirements.allSatisfy { requirement in
          guard case .conforms(.parameter(generic), let wanted) = requirement else { return true }
          return mayConform(type, to: wanted)
        }
      }
    }
  }

  private func mayConform(_ type: Type, to wanted: ProtocolID) -> Bool {
    switch type {
    case .tuple, .function, .metatype: false
    default: checker.conforms(type, to: wanted, in: scope) != false
    }
  }
}
