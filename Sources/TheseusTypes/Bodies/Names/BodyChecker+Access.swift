import TheseusProgram

extension BodyChecker {
  /// The members that may be named here; nil where all are `private` elsewhere, which is reported.
  func accessible(_ found: [FoundMember], name: String, at range: SourceRange) -> [FoundMember]? {
    guard !found.isEmpty, scope.part == nil else { return found }
    let open =
      isPrompt
      ? found : found.filter { isAccessible($0.member, named: name) && wordHiding($0.member, from: range) == nil }
    if open.isEmpty, mayHaveOther(name, of: found[0].selfType) { return [] }
    if open.isEmpty {
      let word = found.first.flatMap { wordHiding($0.member, from: range) } ?? "private"
      checker.reportHidden(name, by: word, at: lastPart(of: range, name))
      return nil
    }
    return nearest(open, from: range, by: \.member)
  }

  /// Whether a type of the libraries may have a member of a name itself, besides one that a file has for itself.
  private func mayHaveOther(_ name: String, of type: Type) -> Bool {
    nominal(of: type).map { program[$0].isCatalogue && (checker.importsPackages || mayHaveUnlisted(name, $0)) } ?? false
  }

  /// Those of several members, or of what was found with them, that a file sees; all if it sees none.
  func nearest<Found>(_ found: [Found], from range: SourceRange, by member: (Found) -> Member) -> [Found] {
    guard found.count > 1 else { return found }
    let file = file(around: range)
    let near = found.filter { isSeen(member($0), in: file) }
    return near.isEmpty ? found : near
  }

  /// The file that a place stands in: of an input that of the type whose method it is.
  private func file(around range: SourceRange) -> Int32 {
    guard isPrompt else { return checker.home(of: range) }
    var current: DeclarationScope? = scope
    while let next = current {
      if let id = next.nominal { return checker.home(of: program[id].range) }
      current = next.parent
    }
    return range.file
  }

  /// Whether a member may be named in a file: each of several files may have a `private` one of the name in an extension.
  private func isSeen(_ member: Member, in file: Int32) -> Bool {
    switch member {
    case .function(let id):
      let info = checker.info(id)
      guard info.scope.part == nil, let range = info.declarationRange else { return true }
      return checker.home(of: range) == file || !info.isSecret
    case .property(let property):
      return property.scope.part != nil || checker.home(of: property.declaration.nameRange) == file
        || !checker.isSecret(property.declaration, in: property.block)
    case .enumCase, .type:
      return true
    }
  }

  /// Reports a superclass of which all initializers are `private` and cannot be called from here.
  func reportHiddenInitializers(_ candidates: [Candidate], of type: Type, at range: SourceRange) {
    let isOpen = candidates.contains { candidate in
      if case .function(let id) = candidate.target { isAccessible(.function(id), named: "init") } else { true }
    }
    guard !isOpen, scope.part == nil, !isPrompt, let id = nominal(of: type), !program[id].isCatalogue else { return }
    reportHiddenInitializers(candidates, of: id, at: range)
  }

  private func reportHiddenInitializers(_ candidates: [Candidate], of id: NominalID, at range: SourceRange) {
    let word = candidates.lazy.compactMap { candidate in
      if case .function(let function) = candidate.target { self.wordHiding(function, from: range) } else { nil }
    }.first
    let name = program[id].qualifiedName
    report(
      "inaccessible", "'\(name)' initializer is inaccessible due to '\(word ?? "private")' protection level", at: range)
  }

  /// The initializers that may be called here with or without arguments; where all are `private`, that is reported and they stay.
  func accessible(
    _ candidates: [Candidate], of type: Type, with arguments: [Argument], at range: SourceRange
  ) -> [Candidate] {
    guard !candidates.isEmpty, scope.part == nil, !isPrompt, let id = nominal(of: type), !program[id].isCatalogue else {
      return candidates
    }
    let open = candidates.filter { candidate in
      if case .function(let function) = candidate.target {
        return isAccessible(.function(function), named: "init")
          && wordHiding(.function(function), from: range) == nil
          && (arguments.isEmpty && needsNothing(function) || !isPrivateMemberwise(function, of: id, from: range))
      }
      return true
    }
    if open.isEmpty {
      let labels = arguments.map(\.label)
      let meant = candidates.filter { self.function(of: $0).map { program[$0].labels == labels } ?? false }
      reportHiddenInitializers(meant.isEmpty ? candidates : meant, of: id, at: range)
      return candidates
    }
    return open
  }

  /// Reports a type inside another one that is `private` there; false if it may be named here.
  func reportHiddenType(_ type: Type, in owner: Type, named name: String, at range: SourceRange) -> Bool {
    guard scope.part == nil, !isPrompt, let id = nominal(of: type), !program[id].isCatalogue, program[id].name == name,
      let outer = nominal(of: owner)
    else { return false }
    let isOutside = checker.info(id).modifiers.contains("private") && !isInside(nominal: outer, or: nil)
    guard let word = isOutside ? "private" : wordHiding(.nominal(id), from: range) else { return false }
    checker.reportHidden(name, by: word, at: lastPart(of: range, name))
    return true
  }

  /// Reports a property whose setter is `private` elsewhere; false if it may be set here.
  func reportHiddenSetter(_ property: Property, at range: SourceRange) -> Bool {
    let modifiers = property.declaration.modifiers.compactMap { $0.hasSuffix("(set)") ? String($0.dropLast(5)) : nil }
    let isInOtherFile = wordHiding(property, modifiers, from: range) != nil
    // What changes of an object of which nothing is known is not the property that holds it.
    guard hidesSetter(property) || isInOtherFile, property.type.map({ isCertain(innermost($0)) }) ?? true else {
      return false
    }
    reportImmutable(
      "inaccessible", "'\(property.sourceName)' setter is inaccessible", at: range)
    return true
  }

  /// Whether a property can only be set elsewhere.
  func hidesSetter(_ property: Property) -> Bool {
    property.declaration.has("private(set)") && scope.part == nil && !isPrompt && !isInside(property.table)
  }

  private func isAccessible(_ member: Member, named name: String) -> Bool {
    switch member {
    case .function(let id):
      let info = checker.info(id)
      guard info.scope.part == nil, info.modifiers.contains("private") else { return true }
      return isInside(nominal: program[id].nominal, or: info.extensionOf)
    case .property(let property):
      guard property.scope.part == nil, property.table != nil,
        property.declaration.has("private") || property.wrapper != nil && name.hasPrefix("_")
      else { return true }
      return isInside(property.table)
    case .enumCase, .type:
      return true
    }
  }

  // MARK: Other files

  /// Whether files keep names from what is checked: from inputs and from the libraries nothing is kept.
  private var mindsFiles: Bool { scope.part == nil && !isPrompt }

  /// Whether a file may keep what stands in a scope from what is checked, which the libraries' parts do not.
  private func isKept(_ declared: DeclarationScope) -> Bool { mindsFiles && declared.part == nil }

  /// The word that keeps a type from a place in another file.
  func wordHiding(_ named: DeclarationScope.NamedType, from place: SourceRange) -> String? {
    mindsFiles ? checker.wordHiding(named, from: place) : nil
  }

  /// The word that keeps a property or a global variable from a place in another file.
  func wordHiding(_ property: Property, from place: SourceRange) -> String? {
    wordHiding(property, property.declaration.modifiers + inherited(from: property.block), from: place)
  }

  private func wordHiding(_ property: Property, _ modifiers: [String], from place: SourceRange) -> String? {
    guard isKept(property.scope) else { return nil }
    return checker.wordHiding(modifiers, of: property.declaration.nameRange, from: place)
  }

  /// The word that keeps a function from a place in another file.
  func wordHiding(_ function: FunctionID, from place: SourceRange) -> String? {
    let info = checker.info(function)
    guard isKept(info.scope), info.isSecret, let range = info.declarationRange else { return nil }
    return checker.wordHiding(info.modifiers + ["fileprivate"], of: range, from: place)
  }

  private func wordHiding(_ member: Member, from place: SourceRange) -> String? {
    switch member {
    case .function(let id): wordHiding(id, from: place)
    case .property(let property): wordHiding(property, from: place)
    case .type(let named): wordHiding(named, from: place)
    case .enumCase: nil
    }
  }

  /// What an extension says of all its members, as it holds for each.
  private func inherited(from block: DeclarationBlock?) -> [String] {
    (block?.modifiers ?? []).map { $0 == "private" ? "fileprivate" : $0 }
  }

  /// Reports a name that only another file declares, for itself; false if none does.
  func reportHidden(_ name: String, at range: SourceRange) -> Bool {
    let word =
      globalVariable(name).flatMap { wordHiding($0, from: range) }
      ?? globalFunctions(name).lazy.compactMap { self.wordHiding($0, from: range) }.first
      ?? checker.lookupType(name, in: scope).flatMap { wordHiding($0, from: range) }
    guard let word, !checker.importsPackages else { return false }
    checker.reportHidden(name, by: word, at: range)
    return true
  }

  /// Whether a function can be called without arguments.
  private func needsNothing(_ function: FunctionID) -> Bool { checker.defaultFlags(of: function).allSatisfy(\.self) }

  /// Whether the initializer that Swift makes up for a struct takes the value of a `private` property.
  private func isPrivateMemberwise(_ function: FunctionID, of id: NominalID, from range: SourceRange) -> Bool {
    guard case .synthesized = checker.info(function).source, program[id].kind == .structure else { return false }
    let isOutside = !isInside(nominal: id, or: nil)
    return checker.info(id).stored.contains { property in
      (isOutside && property.declaration.has("private") || wordHiding(property, from: range) != nil)
        && property.declaration.attributes.isEmpty
        && program[function].labels.contains(property.sourceName)
    }
  }

  private func isInside(_ table: MemberTable?) -> Bool {
    isInside(nominal: (table as? NominalInfo)?.id, or: (table as? ProtocolInfo)?.id)
  }

  /// Whether the code stands in a type's declaration or one of its extensions, which share a file.
  private func isInside(nominal: NominalID?, or protocolID: ProtocolID?) -> Bool {
    var current: DeclarationScope? = scope
    while let next = current {
      if let nominal, let own = next.nominal, isOne(own, orInside: nominal) { return true }
      if let protocolID, next.protocolID == protocolID { return true }
      current = next.parent
    }
    return false
  }

  /// Whether a type is another one or is declared in it.
  private func isOne(_ id: NominalID, orInside outer: NominalID) -> Bool {
    var current: NominalID? = id
    while let next = current {
      if next == outer { return true }
      current = checker.info(next).scope.parent?.nominal
    }
    return false
  }

  /// Where the name at the end of `base.name` stands.
  private func lastPart(of range: SourceRange, _ name: String) -> SourceRange {
    let start = range.end - name.utf8.count
    return start > range.start ? SourceRange(file: range.file, start: start, end: range.end) : range
  }
}
