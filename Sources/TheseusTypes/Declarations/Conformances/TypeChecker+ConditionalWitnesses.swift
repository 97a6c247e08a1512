import TheseusProgram

extension TypeChecker {
  /// Whether what a member asks of its type follows from what a conformance asks.
  ///
  /// A witness is chosen where the conformance is declared, for all generic arguments that there may be, so what is true of some of them only
  /// does not count.
  func isAvailable(_ function: FunctionID, inConformanceOf type: Type, to protocolID: ProtocolID) -> Bool {
    guard case .nominal(let id, _) = type, !program[id].generics.isEmpty,
      program[function].nominal.map({ $0 == id }) ?? true, let conformance = conformances(of: id)[protocolID]
    else { return true }
    let scope = DeclarationScope(parent: info(id).scope)
    scope.requirements = conformance.requirements
    let fixed = fixedParameters(conformance.requirements)
    let generic = substitute(.nominal(id, program[id].generics.map { .parameter($0) }), fixed)
    var asked = info(function).requirements
    var substitution = fixed
    if let extended = info(function).extensionOf {
      let parameter = info(extended).selfParameter
      asked.append(.conforms(.parameter(parameter), extended))
      substitution[parameter] = generic
    }
    return asked.allSatisfy { follows(substitute($0, substitution), in: scope) }
  }

  /// Whether a concrete type has a member of a protocol's extension: what the extension asks of its type holds.
  func isAvailable(_ function: FunctionID, of type: Type) -> Bool {
    guard let extended = info(function).extensionOf else { return true }
    let substitution = [info(extended).selfParameter: type]
    return info(function).requirements.allSatisfy { requirement in
      let asked = substitute(requirement, substitution)
      return isUndecided(asked) || satisfies([asked], [:], in: nil) != false
    }
  }

  private func isUndecided(_ requirement: Requirement) -> Bool {
    switch requirement {
    case .conforms(let subject, _), .inherits(let subject, _): isUndecided(subject)
    case .same(let left, let right): isUndecided(left) || isUndecided(right)
    }
  }

  /// The generic parameters that requirements say the type of.
  private func fixedParameters(_ requirements: [Requirement]) -> Substitution {
    var result: Substitution = [:]
    for case .same(.parameter(let parameter), let type) in requirements { result[parameter] = type }
    return result
  }

  /// Whether a requirement holds by those of a scope; what a function asks of its own generic parameters is not the scope's to say.
  private func follows(_ requirement: Requirement, in scope: DeclarationScope) -> Bool {
    switch requirement {
    case .conforms(let subject, let id):
      return isUndecided(subject) || conforms(sameType(as: subject, in: scope) ?? subject, to: id, in: scope) == true
    case .same(let left, let right):
      return isUndecided(left) || isUndecided(right) || left == right || sameType(as: left, in: scope) == right
        || sameType(as: right, in: scope) == left
    case .inherits(let subject, let superclass):
      return isUndecided(subject)
        || isSubclass(classBound(of: subject, in: scope) ?? subject, of: superclass)
    }
  }

  private func isUndecided(_ type: Type) -> Bool {
    type.contains { part in
      guard case .parameter(let parameter) = part else { return part == .unknown }
      if case .nominal = parameter.owner { return false }
      return true
    }
  }
}
