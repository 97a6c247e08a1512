import TheseusProgram

extension BodyChecker {
  /// Notes operations that are only part of what is checked at once: `a == b` in `a == b ? 1 : 2` and beside other arguments.
  ///
  /// Where something else has to be chosen with it, the compiler says of an operator what it asks of the operands, else that it has
  /// no form for them.
  func notePartial(_ expressions: [Expression]) {
    for expression in expressions {
      switch expression.kind {
      case .binary(_, _, let operatorRange, _): partialOperations.insert(operatorRange)
      case .prefix("!", _, let operand): notePartial([operand])
      default: break
      }
    }
  }

  /// Notes an operation whose operands are chosen with it, as subscripts and new values are, and the operations among its operands.
  func notePartialOperands(_ left: Expression, _ symbol: String, _ right: Expression, at operatorRange: SourceRange) {
    if symbol.hasSuffix("="), !Self.comparisons.contains(symbol) {
      if isChosen(right), Self.arithmetic.contains(String(symbol.dropLast())) {
        partialOperations.insert(operatorRange)
      }
      return
    }
    if !Self.arithmetic.contains(symbol) { notePartial([left, right]) }
    if isChosen(left) || isChosen(right) { partialOperations.insert(operatorRange) }
  }

  private func isChosen(_ operand: Expression) -> Bool {
    switch operand.kind {
    // What it is made by is looked up in what the other operand is.
    case .call where isImplicitlyRooted(operand): false
    case .subscript: true
    case .call(let callee, let arguments):
      if arguments.isEmpty, case .name(let name, _, _) = callee.kind,
        case .nominal(let id)? = checker.lookupType(name, in: scope)
      {
        !program[id].fields.isEmpty
      } else {
        arguments.contains { isChosenByContext($0.value) } || isChosen(callee)
      }
    case .member(let base, _, _, _, _), .forceUnwrap(let base): isChosen(base)
    default: false
    }
  }

  /// Whether an argument is decided together with the call that it is given to, as literals and closures are.
  private func isChosenByContext(_ argument: Expression) -> Bool {
    switch argument.kind {
    case .integer, .float, .string, .boolean, .nil, .array, .dictionary, .closure: true
    default: isChosen(argument)
    }
  }

  /// Reports what an operator of the library asks of two operands of one type, where the operation is only part of what is checked;
  /// false elsewhere.
  func reportOperatorDemand(_ symbol: String, _ type: Type, at places: OperationPlaces) -> Bool {
    let operatorRange = places.symbol
    guard isPartial(operatorRange), type != bool, let demanded = demand(of: symbol), checker.wrapped(type) == nil,
      !conforms(type, toProtocolNamed: demanded)
    else { return false }
    if isExistential(type), let id = checker.protocolID(named: demanded) {
      report("missing-conformance", inability(of: type, toConformTo: id), at: operatorRange)
      return true
    }
    guard isNominalOrParameter(type) else { return false }
    if let raw = comparedRawType(of: type, by: symbol) {
      for place in [places.left, places.right] { reportArgument(type, as: raw, at: place) }
      return true
    }
    let name = checker.quoted(type)
    // Foundation compares any two values that can be hashed, which a class may be.
    if demanded == "Equatable", let id = nominal(of: type), program[id].kind == .class, !checker.importsNothing {
      for place in [places.left, places.right] {
        report(
          "missing-conformance", "\(name) is not convertible to 'AnyHashable'", at: place,
          explanation: conformanceNote(symbol))
      }
      return true
    }
    reportDemand(
      of: symbol, type, demanded, at: operatorRange,
      explanation: Self.comparisons.contains(symbol) ? conformanceNote(symbol) : nil)
    return true
  }

  /// Reports what an operator that changes a value by a number asks of a value of the program: `size *= 2`; false elsewhere.
  func reportScaled(_ symbol: String, _ type: Type, by number: Type, at range: SourceRange) -> Bool {
    guard isOwnNominal(type) else { return false }
    let demanded: String? =
      switch symbol {
      case "*=", "/=": number == checker.type("Int") ? "DurationProtocol" : nil
      default: nil
      }
    guard let demanded else { return false }
    reportDemand(of: symbol, type, demanded, at: range, explanation: nil)
    return true
  }

  private func reportDemand(
    of symbol: String, _ type: Type, _ demanded: String, at range: SourceRange, explanation: String?
  ) {
    report(
      "missing-conformance",
      "referencing operator function '\(symbol)' on '\(demanded)' requires that \(checker.quoted(type)) conform to '\(demanded)'",
      at: range, explanation: explanation)
  }

  /// The protocol of whose operator the compiler speaks; that of `+=` is that of `+`.
  private func demand(of symbol: String) -> String? {
    Self.demands[symbol] ?? (symbol.hasSuffix("=") ? Self.demands[String(symbol.dropLast())] : nil)
  }

  /// The raw type of an enum of the program by whose own comparison its cases are judged: texts have one of their own by `<` alone.
  private func comparedRawType(of type: Type, by symbol: String) -> Type? {
    guard isRelation(symbol), let id = nominal(of: type), !program[id].isCatalogue, let raw = checker.info(id).rawType
    else { return nil }
    let isNumber = comparedKind(raw) == "BinaryInteger" || raw == checker.type("Double")
    return isNumber || raw == checker.type("String") && symbol == "<" ? raw : nil
  }

  /// Whether an operation is chosen together with something else.
  func isPartial(_ operatorRange: SourceRange) -> Bool {
    partialOperations.contains(operatorRange) || frames.last?.isPartOfExpression == true
  }

  /// What a type has to conform to for a comparison.
  func conformanceNote(_ symbol: String) -> String {
    "A type takes part in '\(symbol)' when it conforms to \(isRelation(symbol) ? "Comparable" : "Equatable")."
  }

  /// The protocols of whose operators the compiler speaks where none is for the operands.
  private static let demands = [
    "==": "Equatable", "!=": "BinaryInteger", "<": "Comparable", "<=": "Comparable", ">": "Comparable",
    ">=": "Comparable", "+": "FloatingPoint", "-": "FloatingPoint", "*": "FloatingPoint", "/": "FloatingPoint",
    "%": "BinaryInteger",
  ]
}
