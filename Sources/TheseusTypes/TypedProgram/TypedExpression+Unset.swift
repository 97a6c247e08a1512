import TheseusProgram

extension TypeChecker {
  /// A tuple without its elements, which assignments give it one by one; nil for other types.
  func unset(_ type: Type) -> TypedExpression? {
    guard case .tuple(let elements) = type, !elements.isEmpty else { return nil }
    let values = elements.map { unset($0.type) ?? TypedExpression(.none, type: $0.type, range: .synthesized) }
    return TypedExpression(.tuple(values), type: type, range: .synthesized)
  }
}

extension TypedExpression {
  /// Whether it is a tuple without its elements.
  var isUnset: Bool {
    guard case .tuple(let values) = kind, range == .synthesized, !values.isEmpty else { return false }
    return values.allSatisfy { value in
      if case .none = value.kind { true } else { value.isUnset }
    }
  }
}
