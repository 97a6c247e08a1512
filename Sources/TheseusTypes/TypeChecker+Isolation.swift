import TheseusProgram

extension TypeChecker {
  /// Which actor a function runs on; the library's run on their caller's unless they say otherwise.
  public func isolation(of function: FunctionID) -> Isolation {
    let info = info(function)
    if let written = isolation(written: info.attributes.map(\.name), modifiers: info.modifiers) { return written }
    if info.scope.part != nil { return .inherited }
    if info.parameters.contains(where: { $0.type.attributes.contains("isolated") }) { return .otherActor }
    if program[function].kind == .main { return .mainActor }
    if let owner = info.extensionOf ?? info.requirementOf { return isolation(of: owner) }
    return program[function].nominal.map { isolation(ofMember: program[function], of: $0) } ?? .nonisolated
  }

  /// What a parameter's type says of the closure that it is given; the closure runs as the code around it where that is nothing.
  public func isolation(ofArgument index: Int, of function: FunctionID) -> Isolation {
    let parameters = info(function).parameters
    let type = parameters.indices.contains(index) ? parameters[index].type : storedType(ofArgument: index, of: function)
    let attributes = type?.attributes ?? []
    if let written = isolation(written: attributes, modifiers: []) { return written }
    return attributes.contains("Sendable") ? .nonisolated : .inherited
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
    if case .nominal(let parent, _)? = superclass(of: nominal) { return isolation(of: parent) }
    return conformances(of: nominal).keys.lazy.map { self.isolation(of: $0) }.first { $0 != .nonisolated }
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
        if let id = nominalID(named: attribute), info(id).has(attribute: "globalActor") { return .otherActor }
      }
    }
    return nil
  }

  /// Which actor isolates what conforms to a protocol.
  private func isolation(of protocolID: ProtocolID) -> Isolation {
    ancestors(of: protocolID).lazy.compactMap { ancestor in
      self.isolation(written: self.info(ancestor).attributes.map(\.name), modifiers: [])
    }.first ?? .nonisolated
  }

  /// An actor isolates its instances' members alone.
  private func isolation(ofMember function: TypedFunction, of nominal: NominalID) -> Isolation {
    let isolation = isolation(of: nominal)
    let isActor = program[nominal].kind == .actor
    return isActor && (function.selfKind == .none || function.kind == .initializer) ? .nonisolated : isolation
  }
}
