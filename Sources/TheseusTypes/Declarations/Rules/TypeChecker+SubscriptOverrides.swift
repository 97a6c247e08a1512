import TheseusProgram

extension TypeChecker {
  /// Reports a subscript that overrides one without saying so, that says so and overrides none, and one that cannot override the other.
  func checkSubscriptOverride(_ member: Declaration, _ info: NominalInfo, _ parent: Type) {
    guard !member.has("class"), let own = ownSubscript(at: member.nameRange, in: info), !isGeneric(own) else { return }
    let found = overridden(own, parent)
    if let found, let owner = (found.table as? NominalInfo)?.id,
      reportExtensions(member, info, "subscript '\(subscriptName(own))'", at: (owner, found.declaration.nameRange))
    {
      return
    }
    if found == nil, member.has("override"), reportNearSubscript(own, member, parent) { return }
    if let found, found.setter != nil, own.setter == nil, !found.declaration.has("private(set)") {
      return report(
        "override-read-only", "cannot override mutable property with read-only property 'subscript'",
        at: member.nameRange)
    }
    judge(member, info, overriding: found.map(\.declaration.modifiers), word: "subscript")
    guard let found, member.has("override"), let owner = (found.table as? NominalInfo)?.id else { return }
    checkAccess(ofOverride: member, "subscript", info, overriding: found.declaration.modifiers, of: owner)
  }

  private func ownSubscript(at range: SourceRange, in info: NominalInfo) -> Property? {
    for case .property(let property) in ownMembers("subscript", of: info)
    where property.declaration.nameRange == range {
      return property
    }
    return nil
  }

  /// The superclass's subscript that one overrides: of the same labels and types.
  private func overridden(_ own: Property, _ parent: Type) -> Property? {
    for item in findMembers("subscript", of: parent, isStatic: false, in: nil) {
      guard case .property(let property) = item.member, !property.declaration.has("private"),
        property.extensionOf == nil, property.requirementOf == nil,
        property.writtenParameters.map(\.label) == own.writtenParameters.map(\.label)
      else { continue }
      let substitution = nominalArguments(of: item.selfType)
      let isLike = zip(property.parameters, own.parameters).allSatisfy { substitute($0.type, substitution) == $1.type }
      let isOther = isOther(own.type ?? .unknown, than: substitute(property.type ?? .unknown, substitution))
      if isLike && !isOther || isGeneric(property) { return property }
    }
    return nil
  }

  /// Reports a subscript that takes the same as one of the superclass, but under other labels; false if there is none, or several.
  private func reportNearSubscript(_ own: Property, _ member: Declaration, _ parent: Type) -> Bool {
    let near = findMembers("subscript", of: parent, isStatic: false, in: nil).compactMap { item -> Property? in
      guard case .property(let property) = item.member, property.parameters.map(\.type) == own.parameters.map(\.type),
        property.writtenParameters.map(\.label) != own.writtenParameters.map(\.label), property.type == own.type
      else { return nil }
      return property
    }
    guard let other = near.first, near.count == 1 else { return false }
    report(
      "override-labels",
      "argument labels for method '\(subscriptName(own))' do not match those of overridden method '\(subscriptName(other))'",
      at: member.nameRange)
    return true
  }

  /// Whether a subscript has generic parameters of its own.
  private func isGeneric(_ property: Property) -> Bool {
    guard case .function(let function) = property.declaration.kind else { return false }
    return !function.generics.parameters.isEmpty
  }

  private func subscriptName(_ property: Property) -> String {
    "subscript(" + property.writtenParameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }
}
