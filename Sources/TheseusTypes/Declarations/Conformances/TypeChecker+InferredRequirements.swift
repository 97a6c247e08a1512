import TheseusProgram

extension TypeChecker {
  /// What the types in a signature ask of the function's own parameters: `(graph: Graph<T>)` says `T: Hashable` if `Graph` does.
  func inferredRequirements(_ signature: Signature, result: Type, besides known: [Requirement]) -> [Requirement] {
    guard signature.ownCount > 0 else { return [] }
    return inferredRequirements(of: signature.owner, in: signature.parameters.map(\.type) + [result], besides: known)
  }

  /// What types ask of the generic parameters of a declaration that names them.
  func inferredRequirements(
    of owner: GenericParameter.Owner, in types: [Type], besides known: [Requirement]
  ) -> [Requirement] {
    var inferred: [Requirement] = []
    for type in types {
      _ = type.contains { part in
        guard case .nominal(let id, let arguments) = part else { return false }
        let requirements = requirements(of: id)
        if requirements.isEmpty { return false }
        let substitution = nominalSubstitution(id, arguments)
        for case .conforms(let subject, let protocolID) in requirements {
          for requirement in implied(substitute(subject, substitution), protocolID, by: owner)
          where !known.contains(requirement) && !inferred.contains(requirement) {
            inferred.append(requirement)
          }
        }
        // `-> Pair<A, B>` says `A.Unit == B.Unit` if the pair asks that.
        for case .same(let left, let right) in requirements {
          let requirement = Requirement.same(substitute(left, substitution), substitute(right, substitution))
          if !isSaid(requirement, by: known + inferred), isAsked(requirement, of: owner) {
            inferred.append(requirement)
          }
        }
        return false
      }
    }
    return inferred
  }

  /// What a type and those that it is declared in ask of their generic parameters: `FocusState<Value>.Binding` asks `Value: Hashable`.
  private func requirements(of id: NominalID) -> [Requirement] {
    var result = info(id).scope.requirements
    var outer = info(id).scope.parent
    while let scope = outer {
      if scope.nominal != nil { result += scope.requirements }
      outer = scope.parent
    }
    return result
  }

  /// What types ask of a function's parameters that have no constraint of their own, before anything of its signature is resolved: in
  /// `(_ box: Box<P>) -> P.V` the result is a member of `P` by what `Box` asks of it.
  func namedRequirements(of function: FunctionDeclaration, in scope: DeclarationScope) -> [Requirement] {
    let open = function.generics.parameters.filter { $0.constraint == nil && !$0.isPack }.map(\.name)
    if open.isEmpty { return [] }
    var result: [Requirement] = []
    for reference in function.parameters.map(\.type) + (function.result.map { [$0] } ?? []) {
      for requirement in requirements(of: open, namedIn: reference, scope) where !result.contains(requirement) {
        result.append(requirement)
      }
    }
    return result
  }

  private func requirements(
    of names: [String], namedIn reference: TypeReference, _ scope: DeclarationScope
  ) -> [Requirement] {
    let written = reference.writtenArguments
    var result = reference.parts.flatMap { requirements(of: names, namedIn: $0, scope) }
    guard case .named(let name, _) = reference.kind, !written.isEmpty, let named = lookupType(name, in: scope) else {
      return result
    }
    for (place, argument) in written.enumerated() {
      guard case .named(let own, []) = argument.kind, names.contains(own), case .type(let type)? = scope.types[own]
      else { continue }
      result += protocols(askedOfArgument: place, by: named).map { .conforms(type, $0) }
    }
    return result
  }

  /// What a type of the program, or an alias, asks of what is written for one of its parameters.
  private func protocols(askedOfArgument place: Int, by named: DeclarationScope.NamedType) -> [ProtocolID] {
    switch named {
    case .nominal(let id) where !program[id].isCatalogue && place < program[id].generics.count:
      return info(id).scope.requirements.compactMap { requirement in
        if case .conforms(.parameter(program[id].generics[place]), let wanted) = requirement { wanted } else { nil }
      }
    case .alias(let alias) where place < alias.declaration.generics.parameters.count:
      let constraint = alias.declaration.generics.parameters[place].constraint
      return constraint.map { resolveConstraint($0, in: alias.scope).protocols } ?? []
    default: return []
    }
  }

  /// What a conformance asks of the generic parameters of a declaration: `T?: Codable` asks `T: Codable`.
  private func implied(_ type: Type, _ protocolID: ProtocolID, by owner: GenericParameter.Owner) -> [Requirement] {
    switch type {
    case .parameter(let own): return own.owner == owner || isOfProgram(owner) ? [.conforms(type, protocolID)] : []
    case .associated where isMember(type, ofParameterOf: owner) || isOfProgram(owner):
      return [.conforms(type, protocolID)]
    case .nominal(let id, let arguments) where type.contains(\.isParameter):
      let substitution = nominalSubstitution(id, arguments)
      return (conformances(of: id)[protocolID]?.requirements ?? []).flatMap { requirement -> [Requirement] in
        guard case .conforms(let subject, let asked) = requirement else { return [] }
        return implied(substitute(subject, substitution), asked, by: owner)
      }
    default: return []
    }
  }

  /// Whether generic parameters are those of a function of the program, whose signature asks of those around it too.
  private func isOfProgram(_ owner: GenericParameter.Owner) -> Bool {
    if case .function(let id) = owner { info(id).scope.part == nil } else { false }
  }

  /// Whether other requirements say already that the two types of one are the same, in either order: what is said in a circle would have
  /// no end where types are replaced by what they are.
  func isSaid(_ requirement: Requirement, by others: [Requirement]) -> Bool {
    guard case .same(let left, let right) = requirement else { return others.contains(requirement) }
    var same: Set<Type> = [left]
    var count = 0
    while count < same.count {
      count = same.count
      for case .same(let first, let second) in others where same.contains(first) || same.contains(second) {
        same.formUnion([first, second])
      }
    }
    return same.contains(right)
  }

  /// Whether a requirement of two types asks something of a declaration's generic parameters, or of the `Self` around a generic function.
  private func isAsked(_ requirement: Requirement, of owner: GenericParameter.Owner) -> Bool {
    guard case .same(let left, let right) = requirement, left != right else { return false }
    return [left, right].contains { isMember($0, ofParameterOf: owner) || isMemberOfSelf($0) }
  }

  private func isMemberOfSelf(_ type: Type) -> Bool {
    switch type {
    case .associated(.parameter(let base), _, _): if case .protocol = base.owner { true } else { false }
    case .associated(let base, _, _): isMemberOfSelf(base)
    default: false
    }
  }

  /// Whether a type is a member of a declaration's generic parameter, or of such a member: `ClosedRange<S.Element>` asks `S.Element` to
  /// be comparable.
  private func isMember(_ type: Type, ofParameterOf owner: GenericParameter.Owner) -> Bool {
    switch type {
    case .parameter(let own): own.owner == owner
    case .associated(let base, _, _): isMember(base, ofParameterOf: owner)
    default: false
    }
  }
}
