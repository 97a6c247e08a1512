import TheseusProgram

/// Ranges as patterns.
extension BodyChecker {
  /// The range that `.low ... .high`, `...(.high)` or `(.low)...` is to be.
  func rangeContext(_ expression: Expression, of bound: Type) -> Type? {
    switch expression.kind {
    case .binary(let left, "...", _, let right) where needsContext(left) && needsContext(right):
      checker.type("ClosedRange", bound)
    case .binary(let left, "..<", _, let right) where needsContext(left) && needsContext(right):
      checker.type("Range", bound)
    case .prefix("...", _, let operand) where needsContext(operand): checker.type("PartialRangeThrough", bound)
    case .prefix("..<", _, let operand) where needsContext(operand): checker.type("PartialRangeUpTo", bound)
    case .postfix(let operand, "...", _) where needsContext(operand): checker.type("PartialRangeFrom", bound)
    default: nil
    }
  }

  /// Where the operator of a range stands, by which the compiler places it.
  func rangeOperator(of expression: Expression) -> SourceRange? {
    switch expression.kind {
    case .binary(_, _, let place, _), .postfix(_, _, let place): place
    default: nil
    }
  }

  /// The bound of a range that is expected.
  func bound(ofRange expected: Type?) -> Type? {
    guard let expected, case .nominal(let id, let arguments) = innermost(expected), isRange(id) else { return nil }
    return arguments.first
  }

  func isRange(_ id: NominalID) -> Bool {
    ["Range", "ClosedRange", "PartialRangeFrom", "PartialRangeUpTo", "PartialRangeThrough"].contains(program[id].name)
      && program[id].isCatalogue
  }

  func contains(_ range: TypedExpression, _ value: TypedExpression, at place: SourceRange) -> TypedExpression {
    if let bound = nominalArguments(unifier.resolve(range.type)).first { _ = unifier.unify(bound, value.type) }
    guard case .candidates(let candidates, _)? = resolveInstance("contains", of: range, labels: nil, at: place),
      let best = bestOperator(
        candidates.filter { candidate in
          if case .function(let id) = candidate.target { program[id].labels == [nil] } else { false }
        }, [value], expected: nil)
    else {
      return TypedExpression(
        .dynamicCall(range, "contains", [DynamicArgument(label: nil, value: value)]), type: bool, range: place)
    }
    let opened = open(best)
    let argument = opened.parameters.first.map { converted(value, to: $0.type, as: .argument) } ?? value
    return makeCall(opened, arguments: [argument], at: place)
  }

  /// The comparisons with the bounds that stand for a range of literals, so that `case 1...9` makes no range each time.
  ///
  /// Nil where the range is not made by the library of its own literals in order, as then making it may trap or be seen.
  func comparisons(of value: TypedExpression, with range: TypedExpression) -> TypedExpression? {
    guard case .call(let callee, let bounds) = range.kind, bounds.allSatisfy({ isTextOrNumber($0) }),
      let maker = callee.function, program[maker].range.file < 0, program[maker].name.hasPrefix(".."),
      let type = nominal(of: unifier.resolve(value.type)), program[type].isCatalogue,
      let kind = nominal(of: unifier.resolve(range.type)), let first = bounds.first, let last = bounds.last
    else { return nil }
    switch program[kind].name {
    case "ClosedRange" where isOrdered(first, last):
      return both(comparison("<=", first, value), comparison("<=", value, last))
    case "Range" where isOrdered(first, last):
      return both(comparison("<=", first, value), comparison("<", value, last))
    case "PartialRangeFrom": return comparison("<=", first, value)
    case "PartialRangeUpTo": return comparison("<", value, last)
    case "PartialRangeThrough": return comparison("<=", value, last)
    default: return nil
    }
  }

  private func isOrdered(_ low: TypedExpression, _ high: TypedExpression) -> Bool {
    switch (low.kind, high.kind) {
    case (.integer(let low), .integer(let high)): low <= high
    case (.double(let low), .double(let high)): low <= high
    case (.string(let low), .string(let high)): low <= high
    default: false
    }
  }

  private func both(_ first: TypedExpression?, _ second: TypedExpression?) -> TypedExpression? {
    guard let first, let second else { return nil }
    return TypedExpression(.and(first, second), type: bool, range: first.range)
  }

  /// A comparison by the library's own operator; nil if the program declares one that is taken.
  private func comparison(_ symbol: String, _ left: TypedExpression, _ right: TypedExpression) -> TypedExpression? {
    let result = apply(symbol, left, right, expected: bool, at: left.range, left.range)
    guard case .call(let callee, _) = result.kind, let function = callee.function else { return nil }
    return program[function].range.file < 0 ? result : nil
  }
}
