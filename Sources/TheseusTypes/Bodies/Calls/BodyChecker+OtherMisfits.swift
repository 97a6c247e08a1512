import TheseusProgram

/// What does not fit in a call, where nothing more telling was found to say of it.
extension BodyChecker {
  /// Reports arguments that were refused, by what they and their parameters are when all literals are what they are by default.
  ///
  /// What is given for a generic parameter alone, and collections, may all be taken for something more general, as `Any`; beside an optional
  /// what a literal holds is optional.
  func reportOtherMisfits(_ opened: Opened, _ bindings: [Binding], _ values: [TypedExpression?]) {
    if refused.isEmpty { return }
    let declared = declaredTypes(of: opened.candidate)
    for (place, binding) in bindings.enumerated() {
      if case .parameter = declared[place] { continue }
      for value in binding.indices.compactMap({ values[$0] }) {
        guard let given = refused[value.range].map({ unifier.decided($0) }) else { continue }
        let wanted = unifier.decided(opened.parameters[place].type)
        guard isCertain(given), isCertain(wanted), !isFunction(given), !fits(given, wanted),
          checker.wrapped(given) == nil, nominal(of: given).map({ !isCovariant($0) }) ?? true
        else { continue }
        reportArgument(given, as: wanted, at: value.range)
      }
    }
  }

  /// Reports what a call asks of two types to be the same that are not, when all literals are what they are by default.
  func reportOtherEquivalences(_ opened: Opened, at range: SourceRange) {
    let requirements = requirements(of: opened.candidate) ?? []
    for case .same(let left, let right) in requirements {
      guard let subject = receiver(of: left) else { continue }
      let types = [left, right].map { type in
        checker.normalize(
          checker.substitute(type, opened.substitution.mapValues { unifier.decided($0) }), in: scope)
      }
      guard types.allSatisfy({ isCertain($0) && $0.isConcrete }), types[0] != types[1] else { continue }
      report(
        "missing-conformance",
        "\(describeDemand(opened, .parameter(subject))) requires \(equivalence(of: types[0], and: types[1]))",
        at: range)
      return
    }
  }
}
