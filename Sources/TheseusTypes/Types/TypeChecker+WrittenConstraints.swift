import TheseusProgram

extension TypeChecker {
  /// The protocols, class and further requirements (`some Collection<Int>`) of a constraint.
  func resolveConstraint(
    _ reference: TypeReference, in scope: DeclarationScope
  ) -> (protocols: [ProtocolID], superclass: Type?, requirements: (Type) -> [Requirement]) {
    switch reference.kind {
    case .composition(let parts):
      return merge(parts.map { resolveConstraint($0, in: scope) })
    case .any(let inner), .some(let inner):
      return resolveConstraint(inner, in: scope)
    case .named(let name, let arguments):
      if name == "Any" { return ([], nil, { _ in [] }) }
      guard let named = lookupConstraint(name, in: scope) else {
        reportUnknownConstraint(name, at: reference.range)
        return ([], nil, { _ in [] })
      }
      if let word = wordHiding(named, from: reference.range) {
        reportHidden(name, by: word, at: reference.range)
        return ([], nil, { _ in [] })
      }
      return constraint(named, arguments: arguments, reference: reference, in: scope)
    default:
      let type = resolve(reference, in: scope)
      return written(type) ?? ([], type == .unknown ? nil : type, { _ in [] })
    }
  }

  /// What a name means as a constraint: a protocol, also where it is the name of an associated type too, as `Collection` is in a type
  /// that conforms to a protocol with `associatedtype Collection: Swift.Collection`.
  private func lookupConstraint(_ name: String, in scope: DeclarationScope) -> DeclarationScope.NamedType? {
    let found = lookupType(name, in: scope)
    guard case .type? = found, associatedNames.contains(name), let wide = fileScope.types[name] ?? fileType(name),
      case .protocol = wide
    else { return found }
    return wide
  }

  private func constraint(
    _ named: DeclarationScope.NamedType, arguments: [TypeReference], reference: TypeReference,
    in scope: DeclarationScope
  ) -> (protocols: [ProtocolID], superclass: Type?, requirements: (Type) -> [Requirement]) {
    switch named {
    case .protocol(let id):
      let types = arguments.map { resolve($0, in: scope) }
      let primary = info(id).declaration.generics.parameters.map(\.name)
      checkPrimaryCount(of: id, types.count, at: reference.range)
      return (
        [id], nil,
        { base in
          zip(primary, types).map { .same(.associated(base, self.declarer(of: $0, in: id), $0), $1) }
        }
      )
    case .alias(let alias):
      guard let target = alias.declaration.target else { return ([], nil, { _ in [] }) }
      var found = resolveConstraint(target, in: alias.scope)
      found.superclass = found.superclass.map { spelled(alias, $0, arguments: []) }
      return found
    case .nominal, .type:
      let type = resolve(reference, in: scope)
      return written(type) ?? ([], type, { _ in [] })
    }
  }

  /// What the requirements of a constraint say of associated types.
  func constraints(_ requirements: (Type) -> [Requirement]) -> [Type.Constraint] {
    requirements(.unknown).compactMap { requirement in
      guard case .same(.associated(_, let id, let name), let type) = requirement else { return nil }
      return Type.Constraint(protocolID: id, name: name, type: type)
    }
  }

  /// The type of a function's result that is written `some P<X>`.
  func opaqueResult(of id: FunctionID, _ protocols: [ProtocolID], _ requirements: (Type) -> [Requirement]) -> Type {
    info(id).opaqueConstraints = constraints(requirements)
    return .opaque(id, constraints: protocols, arguments: [])
  }

  /// What the existential that a name stands for asks; nil of another type.
  private func written(
    _ type: Type
  ) -> (protocols: [ProtocolID], superclass: Type?, requirements: (Type) -> [Requirement])? {
    guard case .existential(let protocols, let superclass, let constraints) = type else { return nil }
    return (
      protocols, superclass.first,
      { base in constraints.map { .same(.associated(base, $0.protocolID, $0.name), $0.type) } }
    )
  }

  private func merge(
    _ parts: [(protocols: [ProtocolID], superclass: Type?, requirements: (Type) -> [Requirement])]
  ) -> (protocols: [ProtocolID], superclass: Type?, requirements: (Type) -> [Requirement]) {
    (
      parts.flatMap(\.protocols), parts.lazy.compactMap(\.superclass).first,
      { base in parts.flatMap { $0.requirements(base) } }
    )
  }

  /// The protocol among the ancestors that declares an associated type.
  func declarer(of name: String, in id: ProtocolID) -> ProtocolID {
    ancestors(of: id).last { program[$0].associatedTypes.contains(name) } ?? id
  }

  /// Requirements that a constraint puts on a type.
  func requirements(on type: Type, from reference: TypeReference, in scope: DeclarationScope) -> [Requirement] {
    let (protocols, superclass, more) = resolveConstraint(reference, in: scope)
    if let superclass { checkConstraint(superclass, on: type, at: reference.range, in: scope) }
    if case .parameter = type, namesUnknownConstraint(reference, in: scope) { parametersOfUnknown.insert(type) }
    return protocols.map { .conforms(type, $0) } + (superclass.map { [.inherits(type, $0)] } ?? []) + more(type)
  }

  /// Reports a constraint that is neither a protocol nor a class.
  private func checkConstraint(_ superclass: Type, on type: Type, at range: SourceRange, in scope: DeclarationScope) {
    guard isValueType(superclass, in: scope), wrongConstraints.insert(range).inserted else { return }
    report(
      "not-a-protocol",
      "type \(quoted(type)) constrained to non-protocol, non-class type \(quoted(superclass))", at: range)
  }

  /// Reports `some Int`, whose constraint is neither a protocol nor a class.
  func checkSome(_ superclass: Type, at range: SourceRange, in scope: DeclarationScope) {
    guard isValueType(superclass, in: scope), wrongConstraints.insert(range).inserted else { return }
    report(
      "not-a-protocol",
      "a 'some' type must specify only 'Any', 'AnyObject', protocols, and/or a base class", at: range)
  }

  /// Reports the `some Int` of a parameter, which stands for a generic parameter that is constrained so.
  func checkSomeParameter(_ reference: TypeReference, in scope: DeclarationScope) {
    guard scope.part == nil else { return }
    if case .some(let constraint) = reference.kind {
      guard let superclass = resolveConstraint(constraint, in: scope).superclass, isValueType(superclass, in: scope),
        wrongConstraints.insert(reference.range).inserted
      else { return }
      report(
        "not-a-protocol",
        "type '\(reference)' constrained to non-protocol, non-class type \(quoted(superclass))", at: constraint.range)
    } else {
      for part in reference.parts { checkSomeParameter(part, in: scope) }
    }
  }

  /// Whether what is written as a constraint is certainly a struct or an enum.
  private func isValueType(_ constraint: Type, in scope: DeclarationScope) -> Bool {
    guard scope.part == nil, case .nominal(let id, _) = constraint, info(id).scope.part != .swiftUI, !isStandIn(id)
    else { return false }
    return program[id].kind == .structure || program[id].kind == .enumeration
  }

  /// Whether a constraint names something that is not known, which may ask for anything.
  func namesUnknownConstraint(_ reference: TypeReference, in scope: DeclarationScope) -> Bool {
    switch reference.kind {
    case .composition(let parts): parts.contains { namesUnknownConstraint($0, in: scope) }
    case .named("Any", _): false
    default: !isKnown(reference, in: scope) || refinesUnknown(reference, in: scope)
    }
  }

  /// Whether a protocol of the program refines something that is not known, which may ask for any member.
  private func refinesUnknown(_ reference: TypeReference, in scope: DeclarationScope) -> Bool {
    guard case .named(let name, _) = reference.kind, case .protocol(let id)? = lookupType(name, in: scope) else {
      return false
    }
    return ancestors(of: id).contains { ancestor in
      let info = info(ancestor)
      return info.scope.part == nil && !info.declaration.inherited.allSatisfy { isKnown($0, in: info.scope) }
    }
  }

  /// Adds the requirements of a generic clause, whose parameters must be in the scope already, one after the other.
  func addRequirements(of clause: GenericClause, to scope: DeclarationScope) {
    for parameter in clause.parameters {
      guard let constraint = parameter.constraint, case .type(let type)? = scope.types[parameter.name] else { continue }
      scope.requirements += requirements(on: constrained(type), from: constraint, in: scope)
    }
    for requirement in conformancesFirst(clause.requirements) {
      scope.requirements += requirements(from: requirement, in: scope).filter { !isSaid($0, by: scope.requirements) }
    }
    scope.requirements += implied(by: clause, in: scope)
  }

  /// What the types that a clause names ask of its parameters: `T: Engine<U>` where an engine's parameter must conform.
  private func implied(by clause: GenericClause, in scope: DeclarationScope) -> [Requirement] {
    guard let name = clause.parameters.first?.name, case .type(.parameter(let first))? = scope.types[name] else {
      return []
    }
    let named = scope.requirements.flatMap { requirement -> [Type] in
      switch requirement {
      case .inherits(_, let type): [type]
      case .same(let left, let right): [left, right]
      case .conforms: []
      }
    }
    return inferredRequirements(of: first.owner, in: named, besides: scope.requirements)
  }

  /// A `where` clause with what says which associated types there are before what uses them.
  func conformancesFirst(_ requirements: [GenericRequirement]) -> [GenericRequirement] {
    func isConformance(_ requirement: GenericRequirement) -> Bool {
      if case .conformance = requirement { true } else { false }
    }
    return requirements.filter { isConformance($0) } + requirements.filter { !isConformance($0) }
  }

  /// What a constraint of a generic parameter is asked of: of `each T`, each of its elements.
  private func constrained(_ type: Type) -> Type {
    if case .parameter(let parameter) = type, parameter.isPack { .parameter(parameter.element) } else { type }
  }

  /// The type that an entry of a `where` clause names: `repeat each T` is each of the elements.
  private func constrained(_ reference: TypeReference, in scope: DeclarationScope) -> Type {
    if case .packExpansion(let pattern) = reference.kind { return normalize(resolve(pattern, in: scope)) }
    return normalize(resolve(reference, in: scope))
  }

  /// The requirements of one `where` clause entry.
  func requirements(from requirement: GenericRequirement, in scope: DeclarationScope) -> [Requirement] {
    switch requirement {
    case .conformance(let type, let constraint):
      return requirements(on: constrained(type, in: scope), from: constraint, in: scope)
    case .sameType(let left, let right):
      return [.same(constrained(left, in: scope), constrained(right, in: scope))]
    }
  }
}
