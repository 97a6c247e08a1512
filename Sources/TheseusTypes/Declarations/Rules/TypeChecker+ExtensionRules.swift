import TheseusProgram

extension TypeChecker {
  /// Reports initializers of a class, and the ends of objects, in an extension, which can stand in the type itself only.
  func checkInitializers(ofExtension text: ExtensionDeclaration, of table: MemberTable?) {
    let info = table as? NominalInfo
    for member in text.members {
      guard case .function(let function) = member.kind else { continue }
      switch function.kind {
      case .initializer:
        if let info, !program[info.id].isCatalogue { checkInitializer(member, inExtensionOf: info) }
      case .deinitializer:
        report(
          "misplaced-member", "deinitializers may only be declared within a class, actor, or noncopyable type",
          at: member.nameRange)
      default: continue
      }
    }
    if let info, !program[info.id].isCatalogue { checkDeinitializer(of: text.members, in: info) }
  }

  private func checkInitializer(_ member: Declaration, inExtensionOf info: NominalInfo) {
    guard info.declaration.kind == .class else { return }
    let name = info.declaration.name
    if !member.has("convenience") {
      report(
        "designated-in-extension",
        "designated initializer cannot be declared in an extension of '\(name)'; did you mean this to be a convenience initializer?",
        at: member.nameRange,
        explanation: "Only the class itself sees to it that all its properties get their values.")
    }
    if member.has("required") {
      report(
        "required-in-extension",
        "'required' initializer must be declared directly in class '\(name)' (not in an extension)",
        at: member.nameRange)
    }
  }

  /// Reports static properties that an extension stores where none can be kept; one of a single form of a generic type can keep them.
  func checkStoredStatics(ofExtension text: ExtensionDeclaration, of table: MemberTable?, in scope: DeclarationScope) {
    let saysForm = text.requirements.contains { if case .sameType = $0 { true } else { false } }
    if case .named(_, let arguments) = text.type.kind, arguments.isEmpty, !saysForm,
      !isAliasOfOneForm(text.type, in: scope)
    {
      checkStoredStatics(text.members, of: table)
    }
  }

  /// Whether a name is that of an alias which says the generic arguments: `typealias Codes = Range<Int>`.
  private func isAliasOfOneForm(_ reference: TypeReference, in scope: DeclarationScope) -> Bool {
    guard case .alias? = namedType(reference, in: scope),
      case .nominal(_, let arguments) = resolve(reference, in: scope)
    else { return false }
    return arguments.contains(where: \.isConcrete)
  }

  /// Reports static properties that store a value where none can be kept: in a generic type, whose every form would need its own, and in
  /// an extension of a protocol.
  func checkStoredStatics(_ members: [Declaration], of table: MemberTable?) {
    let place = placeWithoutStatics(table)
    for member in members {
      guard case .variable(let variable) = member.kind, isStored(variable),
        let word = ["static", "class"].first(where: { member.has($0) })
      else { continue }
      guard let place else {
        reportStoredClassProperty(member, of: table)
        continue
      }
      report(
        "stored-static", "\(word) stored properties not supported in \(place)", at: member.nameRange,
        explanation: "Compute the value: { … }, or keep it outside of the type.")
    }
  }

  /// Reports a stored property that is written `class`, which subclasses could override.
  private func reportStoredClassProperty(_ member: Declaration, of table: MemberTable?) {
    guard let info = table as? NominalInfo, program[info.id].kind == .class, member.has("class"), !member.has("static"),
      !member.has("lazy")
    else { return }
    report(
      "stored-static", "class stored properties not supported in classes; did you mean 'static'?",
      at: member.nameRange,
      explanation:
        "A subclass could override it, and what it stores would be in the way. 'static' cannot be overridden.")
  }

  private func placeWithoutStatics(_ table: MemberTable?) -> String? {
    switch table {
    case let info as NominalInfo: program[info.id].generics.isEmpty ? nil : "generic types"
    case is ProtocolInfo: "protocol extensions"
    default: nil
    }
  }
}
