import TheseusProgram

extension TypeChecker {
  /// Reports what is written before the declarations of a file and cannot stand there, and members without a type.
  func checkModifiers(ofFile declarations: [Declaration]) {
    for declaration in declarations {
      checkOutsideType(declaration)
      checkOpen(declaration)
      checkParameters(of: declaration)
      if declaration.has("private(set)"), case .variable(let variable) = declaration.kind, variable.isConstant {
        report(
          "wrong-modifier", "'private(set)' modifier cannot be applied to constants",
          at: declaration.range(ofModifier: "private(set)"))
      }
    }
  }

  /// Reports what is written before the declarations of a block and cannot stand there, and members without a type.
  func checkModifiers(ofBlock declarations: [Declaration]) {
    for declaration in declarations {
      checkOutsideType(declaration)
      checkParameters(of: declaration)
      guard let access = declaration.modifiers.first(where: Self.accessModifiers.contains) else { continue }
      report(
        "wrong-modifier", "attribute '\(access)' can only be used in a non-local scope",
        at: declaration.range(ofModifier: access))
    }
  }

  /// Reports what is written before the members of a type, or of an extension of it, and cannot stand there.
  func checkModifiers(ofMembers members: [Declaration], of id: NominalID) {
    let kind = program[id].kind
    checkSelf(in: members, of: id)
    for member in members {
      checkMember(member)
      checkOpen(member, of: info(id))
      if kind == .actor { checkNonisolated(member) }
      // Of UIKit's classes whose objects never change the catalogue keeps values.
      guard kind == .structure || kind == .enumeration, !info(id).has(attribute: "_object") else { continue }
      checkClassOnly(member)
      guard case .function(let function) = member.kind, case .initializer = function.kind else { continue }
      if member.has("required") {
        let message = "'required' initializer in non-class type '\(program[id].name)'"
        report("wrong-modifier", message, at: member.nameRange)
      }
      if member.has("convenience") {
        let message = "initializers in \(kindWord(id))s are not marked with 'convenience'"
        report("wrong-modifier", message, at: member.nameRange)
      }
    }
  }

  /// Reports what is written before the requirements of a protocol and cannot stand there.
  func checkModifiers(ofRequirements members: [Declaration]) {
    for member in members {
      checkMember(member)
      if member.has("class") {
        report(
          "wrong-modifier",
          "class \(word(for: member)) are only allowed within classes; use 'static' to declare a requirement fulfilled by either a static or class \(word(for: member) == "methods" ? "method" : "property")",
          at: member.keywordRange)
      }
      if member.has("final") { reportFinal(member) }
      if case .variable(let variable) = member.kind { checkStorage(variable, member) }
      guard let access = member.modifiers.first(where: Self.accessModifiers.contains) else { continue }
      report("wrong-modifier", "'\(access)' modifier cannot be used in protocols", at: member.range(ofModifier: access))
    }
  }

  /// Reports what is written before a required property and says how it is stored, which the types say that conform.
  private func checkStorage(_ variable: VariableDeclaration, _ member: Declaration) {
    if let word = strengthWord(of: member) {
      report(
        "wrong-modifier", "'\(word)' cannot be applied to a property declaration in a protocol",
        at: member.range(ofModifier: word))
    }
    guard member.has("lazy") else { return }
    checkLazy(variable, at: member.range(ofModifier: "lazy"), isStatic: member.has("static"), isRequirement: true)
  }

  private static let accessModifiers: Set<String> = [
    "private", "fileprivate", "internal", "package", "public", "open",
  ]

  private func checkOutsideType(_ declaration: Declaration) {
    let range = declaration.keywordRange
    checkAttributes(of: declaration)
    checkIndirect(declaration)
    checkVariableOnly(declaration)
    checkInitializerOnly(declaration)
    switch declaration.kind {
    case .function(let function):
      switch function.kind {
      case .initializer: return report("misplaced-member", "initializers may only be declared within a type", at: range)
      case .subscript:
        return report("misplaced-member", "'subscript' functions may only be declared within a type", at: range)
      case .deinitializer:
        let message = "deinitializers may only be declared within a class, actor, or noncopyable type"
        return report("misplaced-member", message, at: range)
      case .function: break
      }
      if declaration.has("mutating") {
        report("wrong-modifier", "'mutating' is only valid on methods", at: declaration.range(ofModifier: "mutating"))
      }
    case .variable: reportMutating(declaration)
    case .nominal(let nominal): return reportFinal(nominal, declaration)
    default: return
    }
    if let modifier = ["static", "class"].first(where: { declaration.has($0) }) {
      report("wrong-modifier", "\(modifier) \(word(for: declaration)) may only be declared on a type", at: range)
    }
    if declaration.has("override") {
      report(
        "override-outside-class", "'override' can only be specified on class members",
        at: declaration.range(ofModifier: "override"))
    }
    if declaration.has("final") { reportFinal(declaration) }
  }

  private func checkMember(_ member: Declaration) {
    checkParameters(of: member)
    checkAttributes(of: member)
    checkIndirect(member)
    checkInitializerOnly(member)
    checkVariableOnly(member)
    switch member.kind {
    case .nominal(let nominal):
      reportFinal(nominal, member)
      reportMutating(member)
    case .enumCase:
      reportMutating(member)
      reportStatic(member)
      if let access = member.modifiers.first(where: Self.accessModifiers.contains) {
        report(
          "wrong-modifier", "'\(access)' modifier cannot be applied to this declaration",
          at: member.range(ofModifier: access))
      }
    case .function(let function):
      if case .initializer = function.kind { reportMutating(member) }
      reportStaticInitializer(function, member)
      if function.kind == .deinitializer, member.has("override") {
        report(
          "wrong-modifier", "'override' modifier cannot be applied to this declaration",
          at: member.range(ofModifier: "override"))
      }
      if function.kind == .function, member.has("mutating"), member.has("static") || member.has("class") {
        report(
          "wrong-modifier", "static functions must not be declared mutating",
          at: member.range(ofModifier: "mutating"))
      }
    case .variable(let variable):
      reportMutating(member)
      if member.has("async") {
        report(
          "wrong-modifier", "'async let' can only be used on local declarations",
          at: member.range(ofModifier: "async"))
      }
      checkSetterAccess(member)
      let isReadOnly = variable.isConstant || !isStored(variable) && variable.accessors?.setter == nil
      if member.has("private(set)"), isReadOnly {
        let message = "'private(set)' modifier cannot be applied to read-only properties"
        report("wrong-modifier", message, at: member.range(ofModifier: "private(set)"))
      }
    default: return
    }
  }

  /// Reports a setter that more can use than the property.
  private func checkSetterAccess(_ member: Declaration) {
    let own = member.modifiers.first { AccessLevel($0, isNested: true) != nil } ?? "internal"
    guard let written = member.modifiers.first(where: { $0.hasSuffix("(set)") }),
      let setter = AccessLevel(String(written.dropLast("(set)".count)), isNested: true),
      let level = AccessLevel(own, isNested: true), setter > level
    else { return }
    let article = written.hasPrefix("internal") || written.hasPrefix("open") ? "an" : "a"
    report(
      "wrong-modifier", "\(own) property cannot have \(article) \(written.dropLast("(set)".count)) setter",
      at: member.range(ofModifier: written))
  }

  /// Reports an initializer or a deinitializer that is written `static`.
  private func reportStaticInitializer(_ function: FunctionDeclaration, _ member: Declaration) {
    switch function.kind {
    case .initializer, .deinitializer: break
    default: return
    }
    reportStatic(member)
  }

  private func reportStatic(_ member: Declaration) {
    guard let word = ["static", "class"].first(where: { member.has($0) }) else { return }
    report("wrong-modifier", "declaration cannot be marked '\(word)'", at: member.keywordRange)
  }

  /// Reports what only initializers can be.
  private func checkInitializerOnly(_ declaration: Declaration) {
    switch declaration.kind {
    case .function(let function):
      switch function.kind {
      case .initializer, .deinitializer: return
      default: break
      }
    case .variable: break
    default: return
    }
    for modifier in ["convenience", "required"] where declaration.has(modifier) {
      report(
        "wrong-modifier", "'\(modifier)' may only be used on 'init' declarations",
        at: declaration.range(ofModifier: modifier))
    }
  }

  /// Reports what only properties can be.
  private func checkVariableOnly(_ declaration: Declaration) {
    if case .variable = declaration.kind { return }
    for modifier in ["lazy", "weak", "unowned"] where declaration.has(modifier) {
      report(
        "wrong-modifier", "'\(modifier)' may only be used on 'var' declarations",
        at: declaration.range(ofModifier: modifier))
    }
  }

  /// Reports what is kept apart from the value that has it, although it is no enum and none of its cases.
  private func checkIndirect(_ declaration: Declaration) {
    guard declaration.has("indirect") else { return }
    switch declaration.kind {
    case .enumCase: return
    case .nominal(let nominal) where nominal.kind == .enumeration: return
    default:
      report(
        "wrong-modifier", "'indirect' modifier cannot be applied to this declaration",
        at: declaration.range(ofModifier: "indirect"))
    }
  }

  /// Reports a variable of an actor that is stored and that everybody may change.
  private func checkNonisolated(_ member: Declaration) {
    guard case .variable(let variable) = member.kind, member.has("nonisolated"), !member.has("static"),
      !variable.isConstant, isStored(variable)
    else { return }
    report(
      "wrong-modifier", "'nonisolated' cannot be applied to mutable stored properties",
      at: member.range(ofModifier: "nonisolated"))
  }

  /// Reports what only members of classes can be.
  private func checkClassOnly(_ member: Declaration) {
    switch member.kind {
    case .function, .variable: break
    default: return
    }
    if member.has("class"), !member.has("static") {
      let (words, word) = word(for: member) == "methods" ? ("methods", "method") : ("properties", "property")
      report(
        "wrong-modifier",
        "class \(words) are only allowed within classes; use 'static' to declare a static \(word)",
        at: member.keywordRange)
    }
    if member.has("final") { reportFinal(member) }
  }

  private func word(for member: Declaration) -> String {
    if case .variable = member.kind { "properties" } else { "methods" }
  }

  private func reportMutating(_ member: Declaration) {
    guard member.has("mutating") else { return }
    report(
      "wrong-modifier", "'mutating' may only be used on 'func' declarations",
      at: member.range(ofModifier: "mutating"))
  }

  private func reportFinal(_ member: Declaration) {
    report(
      "wrong-modifier", "only classes and class members may be marked with 'final'",
      at: member.range(ofModifier: "final"))
  }

  private func reportFinal(_ nominal: NominalDeclaration, _ declaration: Declaration) {
    guard declaration.has("final"), [.structure, .enumeration, .protocol].contains(nominal.kind) else { return }
    report(
      "wrong-modifier", "'final' modifier cannot be applied to this declaration",
      at: declaration.range(ofModifier: "final"))
  }
}
