import TheseusProgram

/// Values of generic types that are made where a function asks only for what they conform to.
extension BodyChecker {
  /// The type that a call makes by its name, with what a parameter's requirements say of its own parameters: `Where { $0.price > 5 }` for
  /// a `some Spec<Product>` is a `Where<Product>`; nil where they say nothing.
  func made(by expression: Expression, for wanted: Type) -> Type? {
    guard unifier.isUnbound(wanted), case .call(let callee, let arguments) = expression.kind,
      arguments.contains(where: { isClosureLiteral($0.value) }), case .name(let name, [], _) = callee.kind,
      case .nominal(let id)? = checker.lookupType(name, in: scope), !program[id].isCatalogue,
      !program[id].generics.isEmpty
    else { return nil }
    let start = snapshot()
    let type = Type.nominal(id, program[id].generics.map { _ in unifier.fresh() })
    let isSaid = unifier.bounds(of: wanted).flatMap { bound in
      checker.info(bound).associatedTypes.map { (bound, $0.name) }
    }.contains { bound, member in
      guard let required = unifier.requiredMember(member, of: wanted),
        let own = checker.associatedType(member, of: bound, in: type)
      else { return false }
      return unifier.unify(own, required)
    }
    if isSaid { return type }
    rollback(to: start)
    return nil
  }
}
