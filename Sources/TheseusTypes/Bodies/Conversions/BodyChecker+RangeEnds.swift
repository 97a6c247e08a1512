import TheseusProgram

extension BodyChecker {
  /// A range that is written with its ends, `CGFloat`s where a range of `Double` is wanted or the other way round: Swift converts the ends
  /// and makes the range of them.
  func convertedRange(
    _ expression: TypedExpression, _ bounds: [Type], to target: Type, score: inout ConversionScore
  ) -> TypedExpression? {
    guard case .call(.function(let function, arguments: let generics), let ends) = expression.kind, ends.count == 2,
      generics == bounds, isRangeOfLibrary(function), case .nominal(_, let wanted) = target,
      let bound = bounds.first.flatMap({ nominal(of: unifier.resolve($0)) }),
      let wantedBound = wanted.first.flatMap({ nominal(of: unifier.resolve($0)) }), isDoublePair(bound, wantedBound)
    else { return nil }
    let converted = ends.compactMap { coerce($0, to: wanted[0], score: &score) }
    guard converted.count == ends.count else { return nil }
    return TypedExpression(
      .call(.function(function, arguments: wanted), converted), type: target, range: expression.range)
  }

  private func isRangeOfLibrary(_ function: FunctionID) -> Bool {
    checker.info(function).scope.part != nil && isRange(String(program[function].name.prefix { $0 != "(" }))
  }
}
