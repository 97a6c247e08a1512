import TheseusProgram

/// What is given for the generic parameters of a call, where it was refused too.
extension BodyChecker {
  /// The type that a call gives for a generic parameter; where that does not conform, nothing else has bound it.
  func given(
    _ subject: Type, _ opened: Opened, _ bindings: [Binding], _ values: [TypedExpression?]
  ) -> Type {
    let type = checker.substitute(subject, opened.substitution)
    guard unifier.isUnbound(type) else { return unifier.zonk(type) }
    for (parameter, binding) in zip(opened.parameters, bindings) {
      guard case .function(let function) = unifier.resolve(parameter.type),
        unifier.resolve(function.result) == unifier.resolve(type)
      else { continue }
      for index in binding.indices {
        guard case .closure(let closure)? = values[index]?.kind, case .return(let result?)? = closure.body.last?.kind,
          let refused = refused[result.range]
        else { continue }
        return unifier.decided(refused)
      }
    }
    for (parameter, binding) in zip(opened.parameters, bindings) {
      for index in binding.indices {
        let (variable, pattern) = (unifier.resolve(type), unifier.zonk(parameter.type))
        if let part = values[index].flatMap({ refusedPart(of: $0, for: variable, in: pattern) }) { return part }
      }
    }
    guard case .associated(let base, _, _) = subject, unifier.isUnbound(checker.substitute(base, opened.substitution))
    else { return unifier.zonk(type) }
    let owner = given(base, opened, bindings, values)
    let known = opened.substitution.mapValues {
      unifier.resolve($0) == unifier.resolve(checker.substitute(base, opened.substitution)) ? owner : $0
    }
    return unifier.zonk(checker.substitute(subject, known))
  }

  /// What stands in a value that was refused, or in an element of the literal that it is, where a pattern has a variable; nil if nothing does.
  private func refusedPart(of value: TypedExpression, for variable: Type, in pattern: Type) -> Type? {
    if let given = refused[value.range] {
      // What is not optional is taken as what an optional wraps.
      let patterns = [pattern, checker.wrapped(pattern)].compactMap(\.self)
      return patterns.lazy.compactMap { self.part(of: self.unifier.decided(given), for: variable, in: $0) }.first
    }
    switch (value.kind, pattern) {
    case (.array(let elements), .nominal(_, let parts)) where parts.count == 1:
      return elements.lazy.compactMap { self.refusedPart(of: $0, for: variable, in: parts[0]) }.first
    case (.tuple(let elements), .tuple(let parts)):
      return zip(elements, parts).lazy.compactMap { self.refusedPart(of: $0, for: variable, in: $1.type) }.first
    case (.string, variable), (.integer, variable), (.double, variable):
      // A literal that does not fit is left as what it is.
      return unifier.resolve(value.type) == variable ? nil : unifier.decided(value.type)
    default: return nil
    }
  }

  /// What stands in a type where a pattern has a variable; nil if it has another form.
  private func part(of given: Type, for variable: Type, in pattern: Type) -> Type? {
    switch (pattern, given) {
    case (variable, _): return given
    case (.metatype(let pattern), .metatype(let given)): return part(of: given, for: variable, in: pattern)
    case (.nominal(let id, let parts), .nominal(let own, let arguments)):
      if id == own {
        return zip(parts, arguments).lazy.compactMap { self.part(of: $1, for: variable, in: $0) }.first
      }
      return checker.superclass(of: own, arguments).flatMap { part(of: $0, for: variable, in: pattern) }
    default: return nil
    }
  }
}
