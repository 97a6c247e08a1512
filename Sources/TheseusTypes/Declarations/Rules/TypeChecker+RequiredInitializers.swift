import TheseusProgram

extension TypeChecker {
  /// Reports `required` initializers that a class lacks or does not mark, and initializers that a protocol asks of a class and that
  /// subclasses need not have.
  func checkRequiredInitializers(_ info: NominalInfo) {
    guard info.declaration.kind == .class else { return }
    let own = ownInitializers(info)
    checkWitnesses(own, info)
    guard own.contains(where: { !self.info($0).modifiers.contains("convenience") }) else { return }
    for (required, owner) in inheritedRequirements(of: info) {
      if isConvenience(required), inheritsConvenience(info, own) { continue }
      guard let found = own.first(where: { hasSameParameters($0, required) }) else {
        report(
          "missing-required-initializer",
          "'required' initializer '\(program[required].name)' must be provided by subclass of '\(program[owner].name)'",
          at: end(of: info))
        continue
      }
      let modifiers = self.info(found).modifiers
      if modifiers.contains("required") { continue }
      report(
        "unmarked-required-initializer",
        modifiers.contains("override")
          ? "use the 'required' modifier to override a required initializer"
          : "'required' modifier must be present on all overrides of a required initializer", at: program[found].range)
    }
  }

  /// Whether a class overrides all designated initializers of its superclass, and so has the convenience initializers of that as well.
  private func inheritsConvenience(_ info: NominalInfo, _ own: [FunctionID]) -> Bool {
    guard case .nominal(let id, _)? = superclass(of: info.id) else { return false }
    let designated = ownInitializers(self.info(id)).filter { !isConvenience($0) }
    return !designated.isEmpty
      && designated.allSatisfy { designated in own.contains { hasSameParameters($0, designated) } }
  }

  /// The initializer of a superclass that is `required` and that a declared one overrides.
  func isRequired(_ id: FunctionID, above info: NominalInfo) -> Bool {
    inheritedRequirements(of: info).contains { hasSameParameters($0.0, id) }
  }

  private func ownInitializers(_ info: NominalInfo) -> [FunctionID] {
    ownMembers("init", of: info).compactMap { member in
      if case .function(let id) = member, program[id].kind == .initializer { id } else { nil }
    }
  }

  /// Whether nobody may call what is declared so: `@available(*, unavailable)`.
  private func isUnavailable(_ id: FunctionID) -> Bool {
    self.info(id).attributes.contains { $0.name == "available" }
  }

  /// The `required` initializers that the superclass of a class has, each with the class that declares it; none that nobody may call, which
  /// subclasses need not have.
  private func inheritedRequirements(of info: NominalInfo) -> [(FunctionID, NominalID)] {
    guard case .nominal(let id, _)? = superclass(of: info.id) else { return [] }
    let own = ownInitializers(self.info(id))
    let required = own.filter { self.info($0).modifiers.contains("required") && !isUnavailable($0) }.map { ($0, id) }
    // A class that lacks one is reported itself.
    if own.contains(where: { !self.info($0).modifiers.contains("convenience") }) { return required }
    return required
      + inheritedRequirements(of: self.info(id)).filter { inherited in
        !required.contains { hasSameParameters($0.0, inherited.0) }
      }
  }

  /// The start of the line behind the last member of a class, where what it lacks belongs.
  private func end(of info: NominalInfo) -> SourceRange {
    guard let last = info.declaration.members.last?.range else { return program[info.id].range }
    guard let start = files.file(of: last)?.lineStart(behind: last.end - 1) else { return last }
    return SourceRange(file: last.file, start: start, end: start)
  }

  private func hasSameParameters(_ left: FunctionID, _ right: FunctionID) -> Bool {
    program[left].labels == program[right].labels
      && zip(program[left].parameters, program[right].parameters).allSatisfy { a, b in
        a.type == b.type || !a.type.isConcrete || !b.type.isConcrete
      }
  }

  private func meets(_ initializer: FunctionID, _ requirement: FunctionID, _ info: NominalInfo) -> Bool {
    program[initializer].labels == program[requirement].labels
      && !differs(initializer, selfType(info), from: requirement, of: info)
  }

  /// Whether a protocol of the libraries requires an initializer, and the catalogue says which.
  private func asksForInitializer(_ id: ProtocolID) -> Bool {
    let name = program[id].name
    return name.hasPrefix("ExpressibleBy") && name.hasSuffix("Literal") || name == "Decodable"
  }

  private func checkWitnesses(_ own: [FunctionID], _ info: NominalInfo) {
    guard !info.modifiers.contains("final") else { return }
    let written = conformances(of: info.id).filter {
      $0.value.isWritten && (self.info($0.key).scope.part == nil || asksForInitializer($0.key))
    }
    for protocolID in written.keys.sorted(by: { $0.index < $1.index }) {
      for case .function(let requirement) in ownMembers("init", of: self.info(protocolID)) {
        guard self.info(requirement).requirementOf != nil else { continue }
        if own.isEmpty, superclass(of: info.id) == nil, program[requirement].labels.isEmpty {
          reportNotRequired(requirement, info, at: program[info.id].range)
          continue
        }
        guard let found = own.first(where: { meets($0, requirement, info) }),
          !self.info(found).modifiers.contains("required")
        else { continue }
        reportNotRequired(requirement, info, at: program[found].range)
      }
    }
  }

  private func reportNotRequired(_ requirement: FunctionID, _ info: NominalInfo, at range: SourceRange) {
    report(
      "witness-not-required",
      "initializer requirement '\(program[requirement].name)' can only be satisfied by a 'required' initializer in non-final class '\(program[info.id].name)'",
      at: range)
  }
}
