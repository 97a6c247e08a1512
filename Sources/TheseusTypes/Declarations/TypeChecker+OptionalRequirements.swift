import TheseusProgram

/// A requirement of an `@objc` protocol that classes may leave out.
struct OptionalRequirement {
  /// The labels of a method; nil for a property.
  var labels: [String?]?
  /// The property that gives the object where it meets the requirement, and nil elsewhere.
  var receiver: String
}

extension TypeChecker {
  /// A program in which protocols say by properties of their own which optional requirements an object meets.
  ///
  /// `@objc optional func stop()` becomes a requirement that all meet, and beside it `_has0_stop`, which is true of classes that declare
  /// `stop` themselves, and `_if0_stop`, which is the object then.
  func withOptionalRequirements(_ text: Program) -> Program {
    guard text.declarations.contains(where: isOfObjectiveC) else { return text }
    var result = text
    var added: [Declaration] = []
    var met: [String: [String]] = [:]
    for index in result.statements.indices {
      guard case .declaration(var declaration) = result.statements[index].kind, var nominal = declaration.nominal else {
        continue
      }
      guard isOfObjectiveC(declaration) else { continue }
      // Only classes conform to such a protocol.
      nominal.inherited += lower("protocol P: AnyObject { }").flatMap { $0.nominal?.inherited ?? [] }
      let members = nominal.members.filter { $0.has("optional") }
      var defaults: [Declaration] = []
      for (place, member) in members.enumerated() {
        guard let name = member.requirementName else { continue }
        let (has, receiver) = ("_has\(place)_\(name)", "_if\(place)_\(name)")
        optionalRequirements[name, default: []].append(
          OptionalRequirement(labels: member.methodLabels, receiver: receiver))
        nominal.members += lowered("protocol \(nominal.name) { var \(has): Bool { get } }")
        defaults += lowered(
          "extension \(nominal.name) { var \(has): Bool { false }; "
            + "var \(receiver): (any \(nominal.name))? { \(has) ? self : nil } }")
        if let unmet = unmet(member) { defaults.append(unmet) }
        for owner in classes(meeting: member, of: nominal.name, in: text) { met[owner, default: []].append(has) }
      }
      declaration.kind = .nominal(nominal)
      result.statements[index].kind = .declaration(declaration)
      if members.isEmpty { continue }
      added += lower("extension \(nominal.name) { }").map { extended in
        guard case .extension(var own) = extended.kind else { return extended }
        own.members = defaults
        var extended = extended
        extended.kind = .extension(own)
        return extended
      }
    }
    result.statements += added.map { Statement(.declaration($0), range: $0.range) }
    for index in result.statements.indices {
      guard case .declaration(var declaration) = result.statements[index].kind, var nominal = declaration.nominal,
        nominal.kind == .class, let own = met[nominal.name]
      else { continue }
      for has in own { nominal.members += lowered("class \(nominal.name) { var \(has): Bool { true } }") }
      declaration.kind = .nominal(nominal)
      result.statements[index].kind = .declaration(declaration)
    }
    return result
  }

  private func isOfObjectiveC(_ declaration: Declaration) -> Bool {
    declaration.nominal?.kind == .protocol && declaration.attribute("objc") != nil
  }

  /// The members of the one type or extension that a text declares.
  private func lowered(_ text: String) -> [Declaration] { lower(text).flatMap(\.members) }

  /// What meets an optional requirement where a class does not, and is never used.
  private func unmet(_ member: Declaration) -> Declaration? {
    var result = member
    result.modifiers.removeAll { $0 == "optional" }
    result.modifierRanges = []
    result.attributes = []
    switch member.kind {
    case .function(var function):
      guard case .function(let made)? = lower("func f() { fatalError() }").first?.kind else { return nil }
      function.body = made.body
      result.kind = .function(function)
    case .variable(var variable):
      guard case .variable(let made)? = lower("var x: Int { fatalError() }").first?.kind else { return nil }
      variable.accessors = made.accessors
      result.kind = .variable(variable)
    default: return nil
    }
    return result
  }

  /// The classes that conform to a protocol and declare what an optional requirement of it asks.
  private func classes(meeting member: Declaration, of name: String, in text: Program) -> [String] {
    let extensions = text.declarations.compactMap { declaration -> ExtensionDeclaration? in
      if case .extension(let value) = declaration.kind { value } else { nil }
    }
    let nominals = text.declarations.compactMap(\.nominal)
    var protocols: Set<String> = [name]
    var count = 0
    while count < protocols.count {
      count = protocols.count
      let refining = nominals.filter { nominal in
        nominal.kind == .protocol && nominal.inherited.contains { protocols.contains($0.description) }
      }
      protocols.formUnion(refining.map(\.name))
    }
    return nominals.filter { nominal in
      let own = extensions.filter { $0.type.description == nominal.name }
      let inherited = nominal.inherited + own.flatMap(\.inherited)
      return nominal.kind == .class && inherited.contains { protocols.contains($0.description) }
        && (nominal.members + own.flatMap(\.members)).contains {
          $0.requirementName == member.requirementName && $0.methodLabels == member.methodLabels
        }
    }.map(\.name)
  }
}

extension Declaration {
  /// The type that it declares.
  fileprivate var nominal: NominalDeclaration? { if case .nominal(let value) = kind { value } else { nil } }

  /// The members of a type or an extension.
  fileprivate var members: [Declaration] {
    switch kind {
    case .nominal(let value): value.members
    case .extension(let value): value.members
    default: []
    }
  }

  /// The name of a method or a property.
  fileprivate var requirementName: String? {
    switch kind {
    case .function(let function): function.name
    case .variable(let variable): variable.name
    default: nil
    }
  }

  /// The labels of a method.
  fileprivate var methodLabels: [String?]? {
    if case .function(let function) = kind { function.parameters.map(\.label) } else { nil }
  }
}
