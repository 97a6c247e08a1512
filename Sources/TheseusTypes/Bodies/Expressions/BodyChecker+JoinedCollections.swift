import TheseusProgram

extension BodyChecker {
  /// Two collections as of one type: that of one of them (`texts + things` of an `[Any]`), the one that is wanted, or one of the class
  /// that their elements have in common; nil if they cannot be of one.
  func ofOneCollection(
    _ left: TypedExpression, _ right: TypedExpression, _ expected: Type?
  ) -> (TypedExpression, TypedExpression)? {
    let (a, b) = (unifier.zonk(left.type), unifier.zonk(right.type))
    guard a != b, let id = nominal(of: a), id == nominal(of: b), isCovariant(id) else { return nil }
    let wanted = expected.map(unifier.resolve).flatMap { nominal(of: $0) == id && !holdsHashables($0) ? $0 : nil }
    for type in [b, a, wanted, ofCommonClass(a, b)].compactMap({ $0 }) {
      let start = snapshot()
      var score = ConversionScore()
      if let first = coerce(left, to: type, score: &score), let second = coerce(right, to: type, score: &score) {
        return (first, second)
      }
      rollback(to: start)
    }
    return nil
  }

  /// The array of the class that the elements of two arrays have in common.
  private func ofCommonClass(_ left: Type, _ right: Type) -> Type? {
    guard let array = checker.known("Array"), case .nominal(array, let own) = left,
      case .nominal(array, let other) = right, let first = own.first, let second = other.first
    else { return nil }
    let common = unifier.resolve(join(first, second))
    guard let id = nominal(of: common), program[id].kind == .class else { return nil }
    return checker.type("Array", common)
  }

  /// Whether a collection holds `AnyHashable`, which elements become where they stand, but not in a collection that is an operand.
  private func holdsHashables(_ type: Type) -> Bool {
    guard case .nominal(_, let arguments) = type, let hashable = checker.known("AnyHashable") else { return false }
    return arguments.contains { nominal(of: unifier.resolve($0)) == hashable }
  }
}
