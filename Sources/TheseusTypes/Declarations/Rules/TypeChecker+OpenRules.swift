import TheseusProgram

/// What may be `open`: a class, and a member of a class that a subclass can override.
extension TypeChecker {
  /// Reports a declaration outside of types that is `open` and cannot be.
  func checkOpen(_ declaration: Declaration) {
    guard declaration.has("open") else { return }
    switch declaration.kind {
    case .nominal(let nominal) where nominal.kind == .class:
      if declaration.has("final") { reportFinal(declaration, called: "class") }
    case .nominal, .function, .variable, .typeAlias: reportOpen(declaration, Self.neverOpen)
    case .extension:
      reportOpen(
        declaration, "extensions cannot be declared 'open'; declare individual members as 'open' instead")
    default: return
    }
  }

  /// Reports a member of a type that is `open` and cannot be.
  func checkOpen(_ member: Declaration, of info: NominalInfo) {
    guard member.has("open") else { return }
    switch member.kind {
    case .function(let function):
      switch function.kind {
      case .initializer: reportOpen(member, Self.neverOpen)
      case .deinitializer: reportOpen(member, "'open' modifier cannot be applied to this declaration")
      case .function: checkOpen(member, called: member.has("class") ? "class method" : "instance method", of: info)
      case .subscript: checkOpen(member, called: "subscript", of: info)
      }
    case .variable: checkOpen(member, called: member.has("class") ? "class property" : "property", of: info)
    default: checkOpen(member)
    }
  }

  private func checkOpen(_ member: Declaration, called word: String, of info: NominalInfo) {
    if info.declaration.kind != .class {
      return reportOpen(member, Self.neverOpen)
    }
    if member.has("static") {
      return reportOpen(
        member, "static declarations are implicitly 'final'; use 'public' instead of 'open'", at: member.nameRange)
    }
    if member.has("final") { reportFinal(member, called: word) }
    if info.modifiers.contains("final") {
      reportOpen(
        member, "members of 'final' classes are implicitly 'final'; use 'public' instead of 'open'",
        at: member.nameRange)
    }
  }

  /// Reports what is both `open` and `final`: of the two the one that is written last.
  private func reportFinal(_ declaration: Declaration, called word: String) {
    let final = declaration.range(ofModifier: "final")
    if final.start < declaration.range(ofModifier: "open").start { return reportOpen(declaration, Self.neverOpen) }
    reportOpen(declaration, "\(word) cannot be declared both 'final' and 'open'", at: final)
  }

  private static let neverOpen = "only classes and overridable class members can be declared 'open'; use 'public'"

  private func reportOpen(_ declaration: Declaration, _ message: String, at range: SourceRange? = nil) {
    report(
      "wrong-modifier", message, at: range ?? declaration.range(ofModifier: "open"),
      explanation: "Code in other modules may subclass what is 'open', and override its members.")
  }
}
