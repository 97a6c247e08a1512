import TheseusProgram

extension TypeChecker {
  /// Reports protocols to which a type says twice that it conforms.
  ///
  /// It may say so in one list, in an extension, or where its superclass of the program says so already. What another protocol implies
  /// may be said once more.
  func checkRedundantConformances(_ info: NominalInfo) {
    var known = inheritedConformances(info)
    for item in writtenConformances(info) where !isMarker(item.id) && !known.insert(item.id).inserted {
      report(
        "redundant-conformance",
        "redundant conformance of '\(program[info.id].name)' to protocol '\(program[item.id].name)'", at: item.range)
    }
  }

  /// The protocols that a type lists without conditions, in the order in which they are written.
  private func writtenConformances(_ info: NominalInfo) -> [(id: ProtocolID, range: SourceRange)] {
    let lists = info.blocks.compactMap { block -> (list: [TypeReference], scope: DeclarationScope)? in
      if block.isMain { return (info.declaration.inherited, info.scope) }
      guard block.part == nil, block.requirements.isEmpty, let text = block.declaration else { return nil }
      return (text.inherited, scope(of: block, in: info))
    }
    return lists.flatMap { list, scope in
      list.filter { !headerTypeIsNominal($0, info) }.flatMap { reference in
        resolveConstraint(reference, in: scope.parent ?? scope).protocols.map { (id: $0, range: reference.range) }
      }
    }
  }

  /// What the superclasses of a class conform to, as far as the program declares them.
  private func inheritedConformances(_ info: NominalInfo) -> Set<ProtocolID> {
    guard case .nominal(let parent, _)? = superclass(of: info.id), !program[parent].isCatalogue else { return [] }
    let own = conformances(of: parent).filter { $0.value.isWritten && $0.value.requirements.isEmpty }.keys
    return inheritedConformances(self.info(parent)).union(own)
  }
}
