import TheseusProgram

/// A member found by name, with the type that declares it as seen from the base.
struct FoundMember {
  /// What it is.
  var member: Member
  /// The base type (or the superclass that declares the member) that `self` has there.
  var selfType: Type
  /// How far it is from the base: own members first, protocol extensions last.
  var distance: Int
}

extension TypeChecker {
  /// The initializers of a type that a call may mean: of the catalogue's those alone whose labels fit it, if there are any.
  func findInitializers(of type: Type, fitting shape: CallShape, in scope: DeclarationScope?) -> [FoundMember] {
    guard case .nominal = type else { return findMembers("init", of: type, isStatic: true, in: scope) }
    var found: [FoundMember] = []
    collectNominal("init", type, isStatic: true, fitting: shape, in: scope, to: &found)
    return found.isEmpty ? findMembers("init", of: type, isStatic: true, in: scope) : found
  }

  /// The members of a name that a value of a type has (`isStatic`: that the type itself has), nearest first.
  func findMembers(_ name: String, of type: Type, isStatic: Bool, in scope: DeclarationScope?) -> [FoundMember] {
    var found: [FoundMember] = []
    switch type {
    case .nominal:
      collectNominal(name, type, isStatic: isStatic, fitting: nil, in: scope, to: &found)
    case .parameter, .associated, .opaque, .existential:
      if let bound = classBound(of: type, in: scope) {
        collectNominal(name, bound, isStatic: isStatic, fitting: nil, in: scope, to: &found)
      }
      var seen: Set<ProtocolID> = []
      for (id, _) in protocols(of: type, in: scope) {
        collectProtocol(
          name, id, selfType: type, isStatic: isStatic, requirements: true, seen: &seen, distance: 0, to: &found)
      }
    default:
      break
    }
    return found
  }

  private func collectNominal(
    _ name: String, _ type: Type, isStatic: Bool, fitting shape: CallShape?, in scope: DeclarationScope?,
    to found: inout [FoundMember]
  ) {
    var current: Type? = type
    var distance = 0
    while let next = current, case .nominal(let id, let arguments) = next {
      let info = info(id)
      for member in ownMembers(name, of: info, fitting: shape) + synthesizedMembers(name, of: info)
      where self.isStatic(member) == isStatic {
        if distance > 0, isHidden(member, by: found.prefix { $0.distance < distance }) { continue }
        if name == "init", distance > 0 { continue }
        found.append(FoundMember(member: member, selfType: name == "init" ? type : next, distance: distance))
      }
      current = superclass(of: id, arguments)
      distance += 1
    }
    guard case .nominal(let id, let arguments) = type else { return }
    // Whether the requirements of protocols count depends on all that the type declares.
    if found.isEmpty, shape != nil { return }
    var seen: Set<ProtocolID> = []
    let hasOwn = !found.isEmpty
    // What refines another protocol is nearer than that.
    let substitution = nominalSubstitution(id, arguments)
    let protocols = conformances(of: id).compactMap { key, conformance in
      // A `Binding` is a collection only where its value is one; otherwise `count` is a dynamic member.
      satisfies(conformance.requirements, substitution, in: scope) == false
        ? nil : (id: key, refined: ancestors(of: key).count)
    }
    for (protocolID, _) in protocols.sorted(by: { ($1.refined, $0.id.index) < ($0.refined, $1.id.index) }) {
      collectProtocol(
        name, protocolID, selfType: type, isStatic: isStatic, requirements: !hasOwn, seen: &seen, distance: distance,
        to: &found)
    }
    if !hasOwn {
      dropImplementedRequirements(from: &found, of: type, in: scope)
    } else if name == "init", program[id].isCatalogue {
      dropShadowed(from: &found, of: type, substitution)
    }
  }

  /// An initializer of a protocol's extension is out of reach where the type has one itself that takes the same.
  /// - Parameter known: What the type's generic parameters are.
  private func dropShadowed(from found: inout [FoundMember], of type: Type, _ known: Substitution) {
    let own = found.compactMap { item -> FunctionID? in
      guard case .function(let function) = item.member, info(function).extensionOf == nil else { return nil }
      return info(function).isDisfavored ? nil : function
    }
    if own.isEmpty { return }
    found.removeAll { item in
      guard case .function(let function) = item.member, let extended = info(function).extensionOf else { return false }
      return own.contains { takesSame(function, of: extended, as: $0, type, known) }
    }
  }

  private func takesSame(
    _ function: FunctionID, of extended: ProtocolID, as own: FunctionID, _ type: Type, _ known: Substitution
  ) -> Bool {
    guard program[function].labels == program[own].labels else { return false }
    let (generics, others) = (program[function].generics.dropFirst(), program[own].generics.dropFirst(known.count))
    guard generics.count == others.count else { return false }
    let substitution = substitution(of: extended, for: type, generics, as: others)
    func bounds(of id: FunctionID, _ generics: [GenericParameter]) -> [[ProtocolID]] {
      generics.map { parameter in
        info(id).requirements.compactMap { requirement in
          if case .conforms(.parameter(parameter), let bound) = requirement { bound } else { nil }
        }
      }
    }
    return program[function].parameters.map { substitute($0.type, substitution) }
      == program[own].parameters.map { substitute($0.type, known) }
      && bounds(of: function, Array(generics)) == bounds(of: own, Array(others))
  }

  /// What the generic parameters of a member of a protocol's extension are, of which the own ones stand for those of another member.
  private func substitution(
    of extended: ProtocolID, for type: Type, _ generics: ArraySlice<GenericParameter>,
    as others: ArraySlice<GenericParameter>
  ) -> Substitution {
    var result: Substitution = [info(extended).selfParameter: type]
    for (parameter, other) in zip(generics, others) { result[parameter] = .parameter(other) }
    return result
  }

  /// What a type that is known has by default is reached directly: by which conformance a requirement would be met does not matter then.
  private func dropImplementedRequirements(
    from found: inout [FoundMember], of type: Type, in scope: DeclarationScope?
  ) {
    let defaults = found.filter { !isRequirement($0.member) }
    guard !defaults.isEmpty else { return }
    found.removeAll { item in
      isRequirement(item.member) && defaults.contains { isDefault($0.member, of: item.member, for: type, in: scope) }
    }
  }

  /// Whether a member of a protocol's extension is what a type has for a requirement: it takes the same, and what it asks is met.
  private func isDefault(
    _ member: Member, of requirement: Member, for type: Type, in scope: DeclarationScope?
  ) -> Bool {
    switch (member, requirement) {
    case (.function(let own), .function(let wanted)):
      guard let extended = info(own).extensionOf, let owner = info(wanted).requirementOf,
        program[own].labels == program[wanted].labels
      else { return false }
      let substitution = substitution(
        of: extended, for: type, program[own].generics.dropFirst(), as: program[wanted].generics.dropFirst())
      return takesSame(program[own].parameters, substitution, program[wanted].parameters, owner, type)
        && satisfies(info(own).requirements, substitution, in: scope) == true
    case (.property(let own), .property(let wanted)):
      guard let extended = own.extensionOf, let owner = wanted.requirementOf else { return false }
      let substitution: Substitution = [info(extended).selfParameter: type]
      return takesSame(own.parameters, substitution, wanted.parameters, owner, type)
        && satisfies(own.requirements, substitution, in: scope) == true
    default:
      return false
    }
  }

  private func takesSame(
    _ own: [FunctionType.Parameter], _ substitution: Substitution, _ wanted: [FunctionType.Parameter],
    _ owner: ProtocolID, _ type: Type
  ) -> Bool {
    let wantedSubstitution: Substitution = [info(owner).selfParameter: type]
    return own.map { substitute($0.type, substitution) } == wanted.map { substitute($0.type, wantedSubstitution) }
  }

  private func collectProtocol(
    _ name: String, _ id: ProtocolID, selfType: Type, isStatic: Bool, requirements: Bool, seen: inout Set<ProtocolID>,
    distance: Int, to found: inout [FoundMember]
  ) {
    for (offset, ancestor) in ancestors(of: id).enumerated() where seen.insert(ancestor).inserted {
      for member in ownMembers(name, of: info(ancestor)) where self.isStatic(member) == isStatic {
        if case .type = member { continue }
        if isRequirement(member), !requirements { continue }
        // A default implementation of a requirement is reached through the requirement where the type is not known.
        found.append(
          FoundMember(member: member, selfType: selfType, distance: distance + offset + (isRequirement(member) ? 0 : 1))
        )
      }
    }
  }

  /// Whether a member belongs to the type rather than its values.
  func isStatic(_ member: Member) -> Bool {
    switch member {
    case .function(let id): info(id).isStatic
    case .property(let property): property.isStatic
    case .enumCase, .type: true
    }
  }

  /// Whether a member is a protocol's requirement.
  func isRequirement(_ member: Member) -> Bool {
    switch member {
    case .function(let id): info(id).requirementOf != nil
    case .property(let property): property.requirementOf != nil
    case .enumCase, .type: false
    }
  }

  /// Whether a superclass's member is overridden by one found already, which is of a class below it.
  private func isHidden(_ member: Member, by found: some Sequence<FoundMember>) -> Bool {
    found.contains { other in
      switch (member, other.member) {
      case (.function(let left), .function(let right)):
        return program[left].labels == program[right].labels
          && program[left].parameters.map(\.type) == program[right].parameters.map(\.type)
          && !isOther(program[right].result, than: program[left].result)
      case (.property(let left), .property(let right)):
        return left.writtenParameters.map(\.label) == right.writtenParameters.map(\.label)
          && left.parameters.map(\.type) == right.parameters.map(\.type)
      default:
        return false
      }
    }
  }

  /// The place of a stored property among all fields, those of superclasses first.
  func fieldIndex(_ id: NominalID, _ own: Int) -> Int {
    var index = own
    var current = superclass(of: id)
    while let type = current, case .nominal(let parent, _) = type {
      index += info(parent).stored.count
      current = superclass(of: parent)
    }
    return index
  }

  /// The stored property at a place among all fields.
  func storedProperty(of id: NominalID, at index: Int) -> Property? {
    var chain = [id]
    while let last = chain.last, case .nominal(let parent, _)? = superclass(of: last) { chain.append(parent) }
    let all = chain.reversed().flatMap { info($0).stored }
    return all.indices.contains(index) ? all[index] : nil
  }

  /// The global functions of a name, the learner's and the catalogue's.
  func globalFunctions(_ name: String) -> [FunctionID] {
    loadGlobals(name)
    return functions[name] ?? []
  }

  /// The global variable of a name.
  func globalVariable(_ name: String) -> Property? {
    if let found = globals[name] { return found }
    if let found = wrappedGlobal(name) {
      globals[name] = found
      return found
    }
    loadGlobals(name)
    return globals[name]
  }
}
