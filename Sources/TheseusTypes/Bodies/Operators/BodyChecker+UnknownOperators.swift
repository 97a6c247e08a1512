import TheseusProgram

/// Operators that nothing declares.
extension BodyChecker {
  /// Whether a module that is not known may declare operators for two values of a type: one of the library's that is no text, number or
  /// truth value.
  ///
  /// So may what a class inherits from, where that is not known.
  func mayBeForeign(_ type: Type) -> Bool {
    if let id = nominal(of: type), program[id].kind == .class, checker.inheritsUnknown(id) { return true }
    guard checker.importsPackages, let id = nominal(of: type), program[id].isCatalogue else { return false }
    return !isNumber(type) && type != bool && !["String", "Substring", "Character"].contains(program[id].name)
  }

  /// Whether a module that is not known may declare an operator for values of two types that are not the same: `point * 2`.
  ///
  /// It is taken to be there only beside a type that is not generic: an optional or a list that meets what it holds is rather a mistake.
  func mayBeForeign(_ left: Type, besideUnlike right: Type) -> Bool {
    [left, right].contains { type in
      mayBeForeign(type) && nominal(of: type).map { program[$0].generics.isEmpty } ?? false
    }
  }

  /// Whether an operand that is not known decides what an operator gives: what is scaled by a number, and one beside a value whose type has
  /// several forms of the operator.
  func leavesResultOpen(_ symbol: String, _ left: Type, _ right: Type) -> Bool {
    switch (left, right) {
    case (.unknown, let known):
      ["*", "/"].contains(symbol) && isNumber(known) || givesSeveral(symbol, of: known, at: 1)
    case (let known, .unknown): givesSeveral(symbol, of: known, at: 0)
    default: false
    }
  }

  /// Whether an operator of a type of the libraries gives values of several types, so that an operand which is not known decides which:
  /// `duration / other` is a number or a duration.
  private func givesSeveral(_ symbol: String, of known: Type, at place: Int) -> Bool {
    guard let id = nominal(of: known), program[id].isCatalogue, !isNumber(known) else { return false }
    let results = checker.ownMembers(symbol, of: checker.info(id)).compactMap { member -> Type? in
      guard case .function(let function) = member, program[function].parameters.count == 2,
        program[function].parameters[place].type == known
      else { return nil }
      return program[function].result
    }
    return Set(results).count > 1
  }

  /// What becomes of an operator that nothing declares where it stands: an error, or what a module that is not known may declare; nil for
  /// one that is declared.
  func unknownOperation(
    _ symbol: String, _ fixity: OperatorFixity, _ operands: [Expression], at range: SourceRange,
    _ operatorRange: SourceRange
  ) -> TypedExpression? {
    guard scope.part == nil, !checker.hasOperator(symbol, fixity) else { return nil }
    let arguments = operands.map { Argument(value: $0) }
    if checker.importsPackages {
      checker.reportUnsupported(symbol, at: operatorRange)
      return call(.opaque(nil, symbol), arguments, expected: nil, at: range, calleeRange: operatorRange)
    }
    if OperatorFixity.allCases.contains(where: { checker.hasOperator(symbol, $0) }), !["++", "--"].contains(symbol) {
      report("operator-fixity", "'\(symbol)' is not a \(fixity.words) operator", at: operatorRange)
    } else {
      reportUnknownOperator(symbol, at: operatorRange)
    }
    checkArgumentsOfInvalid(arguments)
    return invalid(range)
  }
}
