import TheseusProgram

extension TypeChecker {
  /// Resolves all members of the learner's declarations, so that every body is checked, and checks conformances.
  func checkDeclarations(_ declarations: [Declaration]) {
    for declaration in declarations {
      switch declaration.kind {
      case .nominal(let nominal):
        switch fileScope.types[nominal.name] ?? localType(nominal.name, declaration) {
        case .nominal(let id)?: checkNominal(info(id))
        case .protocol(let id)?: checkProtocol(info(id))
        default: continue
        }
      case .extension(let text):
        if case .named(let name, _) = text.type.kind, case .nominal(let id)? = fileType(name) { resolveAll(info(id)) }
        if case .named(let name, _) = text.type.kind, case .protocol(let id)? = fileScope.types[name] ?? fileType(name)
        {
          resolveAll(info(id))
        }
      default: continue
      }
    }
  }

  /// A type declared in a block, by its place.
  private func localType(_ name: String, _ declaration: Declaration) -> DeclarationScope.NamedType? {
    nominalInfos.last { program[$0.id].range == declaration.nameRange }.map { .nominal($0.id) }
      ?? protocolInfos.last { program[$0.id].range == declaration.nameRange }.map { .protocol($0.id) }
  }

  private func checkNominal(_ info: NominalInfo) {
    resolveAll(info)
    checkConformances(info)
  }

  private func checkProtocol(_ info: ProtocolInfo) {
    _ = ancestors(of: info.id)
    resolveAll(info)
  }

  /// Resolves every member that stands in the learner's text.
  private func resolveAll(_ table: MemberTable) {
    for (name, sources) in table.sources {
      let isOwn = sources.contains { if case .declaration(_, let block) = $0 { block.part == nil } else { false } }
      guard isOwn else { continue }
      for member in ownMembers(name, of: table) {
        guard case .type(.nominal(let id)) = member, !info(id).isVisited else { continue }
        info(id).isVisited = true
        checkNominal(info(id))
      }
    }
  }

  // MARK: Conformances

  /// Reports requirements of written conformances that nothing satisfies, where that is certain.
  private func checkConformances(_ info: NominalInfo) {
    let all = conformances(of: info.id)
    for (protocolID, conformance) in all.sorted(by: { $0.key.index < $1.key.index }) where conformance.isWritten {
      let missing = missingRequirements(protocolID, info)
      if missing.isEmpty { continue }
      let nominal = program[info.id]
      report(
        "missing-conformance",
        "type '\(nominal.qualifiedName)' does not conform to protocol '\(program[protocolID].name)'",
        at: nominal.range, notes: missing.map { Diagnostic.Note(message: $0, range: nominal.range) })
    }
  }

  private func missingRequirements(_ protocolID: ProtocolID, _ info: NominalInfo) -> [String] {
    let protocolInfo = self.info(protocolID)
    if protocolInfo.scope.part != nil,
      ![
        "View", "ViewModifier", "Identifiable", "Equatable", "Hashable", "Comparable", "CustomStringConvertible", "App",
        "EnvironmentKey", "PreferenceKey",
      ].contains(program[protocolID].name)
    {
      return []
    }
    let selfType = selfType(info)
    var missing: [String] = []
    for name in protocolInfo.requirementNames {
      for requirement in ownMembers(name, of: protocolInfo) where isRequirement(requirement) {
        switch requirement {
        case .function(let id):
          let found = findMembers(name, of: selfType, isStatic: isStatic(requirement), in: info.scope).filter {
            !isRequirement($0.member)
          }
          let fits = found.contains { item in
            if case .function(let candidate) = item.member {
              program[candidate].labels == program[id].labels
            } else {
              false
            }
          }
          let isCase = findMembers(name, of: selfType, isStatic: true, in: info.scope).contains {
            if case .enumCase = $0.member { true } else { false }
          }
          if !fits, !isCase, globalOperators(name, on: info.id).isEmpty {
            missing.append("protocol requires \(word(id)) '\(program[id].name)'")
          }
        case .property(let property):
          if property.name == "subscript" { continue }
          let found = findMembers(name, of: selfType, isStatic: property.isStatic, in: info.scope).filter {
            !isRequirement($0.member)
          }
          let isCase = findMembers(name, of: selfType, isStatic: true, in: info.scope).contains {
            if case .enumCase = $0.member { true } else { false }
          }
          if found.isEmpty, !isCase { missing.append("protocol requires property '\(name)'") }
        default: continue
        }
      }
    }
    return missing
  }

  private func word(_ id: FunctionID) -> String {
    switch program[id].kind {
    case .initializer: "initializer"
    default: info(id).isStatic ? "static method" : "function"
    }
  }
}
