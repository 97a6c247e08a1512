import TheseusTypes

extension ValueTransfer {
  /// Whether a type of the source and one of the target have one name and the same fields or cases, through everything they are made of.
  public func isSame(_ old: Type, _ new: Type) -> Bool { type(old) == new && keepsShape(old) }

  /// The nominal of the same name and kind; nil if there is none any more.
  func nominal(_ id: NominalID) -> NominalID? {
    if let known = nominals[id] { return known }
    let old = source.program[id]
    let found = target.checked.nominalID(named: old.qualifiedName).flatMap { candidate -> NominalID? in
      let new = target.program[candidate]
      return new.isCatalogue == old.isCatalogue && new.kind == old.kind ? candidate : nil
    }
    nominals[id] = .some(found)
    return found
  }

  /// The type of the same name in the target.
  public func type(_ type: Type) -> Type? {
    switch type {
    case .unknown: return .unknown
    case .nominal(let id, let arguments):
      guard let nominal = nominal(id), let arguments = types(arguments) else { return nil }
      return .nominal(nominal, arguments)
    case .parameter(let parameter): return self.parameter(parameter).map { .parameter($0) }
    case .associated(let base, let protocolID, let name):
      guard let base = self.type(base), let protocolID = self.protocolID(protocolID) else { return nil }
      return .associated(base, protocolID, name)
    case .tuple(let elements):
      return self.elements(elements).map { .tuple($0) }
    case .pack(let elements): return self.elements(elements).map { .pack($0) }
    case .function(let function): return self.function(function).map { .function($0) }
    case .existential(let protocols, let superclass, let constraints):
      let ids = protocols.compactMap(protocolID)
      let known = constraints.compactMap { constraint(like: $0) }
      guard ids.count == protocols.count, known.count == constraints.count, let superclass = types(superclass) else {
        return nil
      }
      return .existential(ids, superclass: superclass, constraints: known)
    case .metatype(let instance): return self.type(instance).map { .metatype($0) }
    case .protocolMetatype(let instance): return self.type(instance).map { .protocolMetatype($0) }
    case .opaque, .variable: return nil
    }
  }

  private func constraint(like old: Type.Constraint) -> Type.Constraint? {
    guard let protocolID = protocolID(old.protocolID), let type = type(old.type) else { return nil }
    return Type.Constraint(protocolID: protocolID, name: old.name, type: type)
  }

  private func elements(_ old: [Type.Element]) -> [Type.Element]? {
    types(old.map(\.type)).map { zip(old, $0).map { $0.with($1) } }
  }

  private func types(_ list: [Type]) -> [Type]? {
    let result = list.compactMap { type($0) }
    return result.count == list.count ? result : nil
  }

  private func parameter(_ old: GenericParameter) -> GenericParameter? {
    var result = old
    switch old.owner {
    case .nominal(let id):
      guard let nominal = nominal(id) else { return nil }
      result.owner = .nominal(nominal)
    case .protocol(let id):
      guard let protocolID = protocolID(id) else { return nil }
      result.owner = .protocol(protocolID)
    case .function: return nil
    }
    return result
  }

  private func protocolID(_ id: ProtocolID) -> ProtocolID? {
    target.checked.protocolID(named: source.program[id].name)
  }

  private func function(_ old: FunctionType) -> FunctionType? {
    var result = old
    guard let types = types(old.parameters.map(\.type)), let returned = type(old.result) else { return nil }
    for index in types.indices {
      result.parameters[index].type = types[index]
      if let builder = old.parameters[index].builder { result.parameters[index].builder = type(builder) }
    }
    result.result = returned
    if let thrown = old.thrown {
      guard let known = type(thrown) else { return nil }
      result.thrown = known
    }
    return result
  }

  // MARK: Shape

  /// Whether the nominals that a type is made of have the fields and cases in the target that they have in the source.
  func keepsShape(_ type: Type) -> Bool {
    var visited: Set<NominalID> = []
    guard keepsShape(type, &visited) else { return false }
    unchanged.formUnion(visited)
    return true
  }

  private func keepsShape(_ type: Type, _ visited: inout Set<NominalID>) -> Bool {
    switch type {
    case .nominal(let id, let arguments):
      guard arguments.allSatisfy({ keepsShape($0, &visited) }) else { return false }
      if source.program[id].isCatalogue || unchanged.contains(id) || !visited.insert(id).inserted { return true }
      return hasSameParts(id) && parts(of: id).allSatisfy { keepsShape($0, &visited) }
    case .tuple(let elements), .pack(let elements): return elements.allSatisfy { keepsShape($0.type, &visited) }
    case .metatype(let instance), .protocolMetatype(let instance): return keepsShape(instance, &visited)
    case .opaque, .variable: return false
    case .unknown, .parameter, .associated, .function, .existential: return true
    }
  }

  private func parts(of id: NominalID) -> [Type] {
    let nominal = source.program[id]
    return nominal.fields.map(\.type) + nominal.cases.flatMap { $0.payload.map(\.type) }
      + (nominal.superclass.map { [$0] } ?? [])
  }

  private func hasSameParts(_ id: NominalID) -> Bool {
    guard let other = nominal(id) else { return false }
    let (old, new) = (source.program[id], target.program[other])
    guard old.generics.count == new.generics.count, old.superclass.map({ type($0) }) == new.superclass.map({ $0 }),
      old.fields.count == new.fields.count, old.cases.count == new.cases.count
    else { return false }
    let hasSameFields = zip(old.fields, new.fields).allSatisfy { before, after in
      before.name == after.name && before.strength == after.strength && type(before.type) == after.type
    }
    return hasSameFields
      && zip(old.cases, new.cases).allSatisfy { before, after in
        before.name == after.name && type(.tuple(before.payload)) == .tuple(after.payload)
      }
  }
}
