import TheseusProgram

extension TypeChecker {
  /// Which actor a function runs on; the library's run on their caller's unless they say otherwise.
  public func isolation(of function: FunctionID) -> Isolation {
    let info = info(function)
    if let written = isolation(written: info.attributes.map(\.name), modifiers: info.modifiers) { return written }
    if info.scope.part != nil { return .inherited }
    if info.parameters.contains(where: \.type.isIsolated) { return .otherActor }
    // Where the compiler is asked for Swift 5, top-level code that never waits is on the main thread, but not on the main actor.
    if program[function].kind == .main { return program[function].isAsync ? .mainActor : .nonisolated }
    if let owner = info.extensionOf ?? info.requirementOf { return isolation(of: owner) ?? .nonisolated }
    guard let nominal = program[function].nominal else { return .nonisolated }
    if info.modifiers.contains("override"), let overridden = overridden(by: function, in: nominal) {
      return isolation(of: overridden)
    }
    return isolation(witnessed: function, in: nominal) ?? isolation(ofMember: program[function], of: nominal)
  }

  /// What a parameter's type says of the closure that it is given; the closure runs as the code around it where that is nothing.
  public func isolation(ofArgument index: Int, of function: FunctionID) -> Isolation {
    if isolatedParameter(ofArgument: index, of: function) != nil { return .otherActor }
    let parameters = info(function).parameters
    let type = parameters.indices.contains(index) ? parameters[index].type : storedType(ofArgument: index, of: function)
    return isolation(ofClosure: type?.attributes ?? [])
  }

  /// Which parameter of the function that an argument is isolates it: an actor that it is given.
  func isolatedParameter(ofArgument index: Int, of function: FunctionID) -> Int? {
    let parameters = info(function).parameters
    guard parameters.indices.contains(index), case .function(let own, _, _, _, _) = parameters[index].type.kind else {
      return nil
    }
    return own.firstIndex(where: \.type.isIsolated)
  }

  /// What the attributes of a closure, or of the type where it stands, say; it runs as the code around it where that is nothing.
  func isolation(ofClosure attributes: [String]) -> Isolation {
    isolation(written: attributes, modifiers: []) ?? (attributes.contains("Sendable") ? .nonisolated : .inherited)
  }

  /// How the property is written that a memberwise initializer stores an argument in.
  private func storedType(ofArgument index: Int, of function: FunctionID) -> TypeReference? {
    let typed = program[function]
    guard let nominal = typed.nominal, typed.kind == .initializer, typed.parameterNames.indices.contains(index) else {
      return nil
    }
    return info(nominal).stored.first { $0.sourceName == typed.parameterNames[index] }?.variable?.type
  }

  /// Which actor isolates the members of a type.
  public func isolation(of nominal: NominalID) -> Isolation {
    let info = info(nominal)
    if info.declaration.kind == .actor { return .otherActor }
    if let written = isolation(written: info.attributes.map(\.name), modifiers: info.modifiers) { return written }
    if case .nominal(let parent, _)? = superclass(of: nominal), isolation(of: parent) != .nonisolated {
      return isolation(of: parent)
    }
    // What an extension conforms to isolates the type no more.
    return agreed(
      protocols(named: info.declaration.inherited, of: info, in: info.scope).compactMap { isolation(of: $0) })
      ?? .nonisolated
  }

  /// What attributes and modifiers say; nil if they say nothing.
  func isolation(written attributes: [String], modifiers: [String]) -> Isolation? {
    for modifier in modifiers where modifier.hasPrefix("nonisolated") {
      return modifier == "nonisolated(nonsending)" ? .inherited : .nonisolated
    }
    for attribute in attributes {
      switch attribute {
      case "MainActor": return .mainActor
      case "concurrent": return .nonisolated
      default:
        if isGlobalActor(attribute) { return .otherActor }
      }
    }
    return nil
  }

  /// Whether a name is that of a global actor of the program.
  func isGlobalActor(_ name: String) -> Bool {
    nominalID(named: name).map { info($0).has(attribute: "globalActor") } ?? false
  }

  /// Which actor isolates what conforms to a protocol; nil if it says nothing.
  private func isolation(of protocolID: ProtocolID) -> Isolation? {
    if protocolID == self.protocolID(named: "Actor") { return .otherActor }
    let info = info(protocolID)
    return isolation(written: info.attributes.map(\.name), modifiers: [])
      ?? agreed(ancestors(of: protocolID).filter { $0 != protocolID }.compactMap { isolation(of: $0) })
  }

  /// What the requirements say that a member satisfies: those of the protocols that its own declaration or extension names.
  private func isolation(witnessed function: FunctionID, in nominal: NominalID) -> Isolation? {
    let table = info(nominal)
    let scope = info(function).scope.parent
    guard let block = table.blocks.first(where: { ($0.isMain ? table.scope : $0.scope) === scope }) else { return nil }
    let inherited = block.isMain ? table.declaration.inherited : block.declaration?.inherited ?? []
    let name = memberName(of: function)
    let found = protocols(named: inherited, of: table, in: scope ?? table.scope).flatMap { protocolID in
      ownMembers(name, of: info(protocolID)).filter { isRequirement($0) }.compactMap { member -> Isolation? in
        guard let requirement = implementation(member, of: program[function], requirement: function),
          case let isolation = isolation(of: requirement), isolation == .mainActor || isolation == .otherActor,
          witness(for: requirement, of: protocolID, in: table.scope.selfType ?? .unknown)?.function == function
        else { return nil }
        return isolation
      }
    }
    return agreed(found)
  }

  /// The protocols that a header of a type names, with those that they refine.
  private func protocols(
    named inherited: [TypeReference], of info: NominalInfo, in scope: DeclarationScope
  ) -> [ProtocolID] {
    inherited.filter { !headerTypeIsNominal($0, info) }
      .flatMap { resolveConstraint($0, in: scope.parent ?? scope).protocols }.flatMap { ancestors(of: $0) }
  }

  /// What all of them say; nil where they differ.
  private func agreed(_ isolations: [Isolation]) -> Isolation? {
    isolations.first.flatMap { first in isolations.allSatisfy { $0 == first } ? first : nil }
  }

  /// An actor isolates its instances' members alone.
  private func isolation(ofMember function: TypedFunction, of nominal: NominalID) -> Isolation {
    let isolation = isolation(of: nominal)
    let isActor = program[nominal].kind == .actor
    return isActor && (function.selfKind == .none || function.kind == .initializer) ? .nonisolated : isolation
  }
}

extension TypeReference {
  /// Whether it is the type of a parameter that isolates its function to the actor given for it.
  var isIsolated: Bool { attributes.contains("isolated") }

  /// Whether it is a function's type that says nothing of what isolates it.
  var saysNoIsolation: Bool {
    guard case .function = kind else { return false }
    return attributes.allSatisfy { $0 == "escaping" }
  }
}
