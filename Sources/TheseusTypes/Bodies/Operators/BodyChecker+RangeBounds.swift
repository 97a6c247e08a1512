import TheseusProgram

/// Bounds of ranges that are not of one type: `0..<name`.
extension BodyChecker {
  /// Reports the bounds of a range that are not of one type; false of other operators, and of bounds that may be nil.
  ///
  /// Where something says which of them is right, the other one is wrong; else they contradict each other.
  func reportBounds(
    _ symbol: String, _ left: (value: TypedExpression, type: Type), _ right: (value: TypedExpression, type: Type),
    expected: Type?, at places: OperationPlaces
  ) -> Bool {
    let bounds = [left, right]
    guard isRange(symbol), left.type != right.type, bounds.allSatisfy({ checker.wrapped($0.type) == nil }) else {
      return false
    }
    let wanted = rangeBound(symbol, expected).map(unifier.tentative)
    let isRight =
      bounds.map { wanted == $0.type }.contains(true)
      ? bounds.map { wanted == $0.type } : bounds.map { isBuiltinValue($0.type) && isCompared($0.type, by: "<") }
    if let foreign = isRight.firstIndex(of: false) {
      guard isRight.contains(true) else { return false }
      reportArgument(bounds[foreign].type, as: bounds[1 - foreign].type, at: bounds[foreign].value.range)
      return true
    }
    guard expected == nil, !isPartial(places.symbol) else {
      let isWhole = bounds.map { comparedKind($0.type) == "BinaryInteger" }
      let foreign = isWhole == [false, true] ? 0 : 1
      reportArgument(bounds[foreign].type, as: bounds[1 - foreign].type, at: bounds[foreign].value.range)
      return true
    }
    // What a literal is yields to what is said beside it, and is named behind it.
    let isLiteral = unifier.literal(of: unifier.resolve(left.value.type)) != nil
    let (first, second) = isLiteral ? (right.type, left.type) : (left.type, right.type)
    reportConflictingArguments("Self", first, second, at: places.symbol)
    return true
  }
}
