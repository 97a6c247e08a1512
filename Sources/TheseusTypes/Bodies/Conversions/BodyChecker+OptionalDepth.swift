extension BodyChecker {
  /// Whether a wanted type is `T?` of a generic parameter that the call opened and that stands for an optional.
  func isOptionalOfOpenOptional(_ type: Type) -> Bool {
    guard case .nominal = type, let wrapped = checker.wrapped(type), case .variable = wrapped else { return false }
    return checker.wrapped(unifier.resolve(wrapped)) != nil
  }

  /// The only expression of a closure where `T?` is wanted and `T` is optional itself, with a failing chain as the outer nil.
  ///
  /// The compiler finds the value in the chain before it knows `T`. Where the type is written, the inner optional is promoted.
  func failingOutside(_ statements: [TypedStatement]) -> [TypedStatement] {
    statements.map { statement in
      guard case .return(let value?) = statement.kind else { return statement }
      return TypedStatement(.return(failingOutside(value)), range: statement.range)
    }
  }

  private func failingOutside(_ value: TypedExpression) -> TypedExpression {
    func made(_ kind: TypedExpression.Kind) -> TypedExpression {
      TypedExpression(kind, type: value.type, range: value.range)
    }
    switch value.kind {
    case .conditional(let test, let first, let second):
      return made(.conditional(test, failingOutside(first), failingOutside(second)))
    case .some(let inner):
      switch inner.kind {
      case .optionalChain(let operand): return promoted(operand, value.type).map { made(.optionalChain($0)) } ?? value
      case .optionalTry(let operand): return promoted(operand, value.type).map { made(.optionalTry($0)) } ?? value
      default: return value
      }
    default: return value
    }
  }

  /// The value in a chain as an optional of an optional.
  private func promoted(_ operand: TypedExpression, _ type: Type) -> TypedExpression? {
    var score = ConversionScore()
    return coerce(operand, to: type, score: &score)
  }
}
