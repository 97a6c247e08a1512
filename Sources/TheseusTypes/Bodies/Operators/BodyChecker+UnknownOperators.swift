import TheseusProgram

/// Operators that nothing declares.
extension BodyChecker {
  /// Whether a module that is not known may declare operators for two values of a type: one of the library's that is no text, number or
  /// truth value.
  func mayBeForeign(_ type: Type) -> Bool {
    guard checker.importsPackages, let id = nominal(of: type), program[id].isCatalogue else { return false }
    return !isNumber(type) && type != bool && !["String", "Substring", "Character"].contains(program[id].name)
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
