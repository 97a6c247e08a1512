import TheseusProgram

extension TypeChecker {
  /// Reports weak and unowned properties of what is no object, and weak ones that can't become nil.
  func checkReferences(_ members: [Declaration], in scope: DeclarationScope) {
    for member in members {
      guard case .variable(let variable) = member.kind, isStored(variable), let word = strengthWord(of: member) else {
        continue
      }
      if let reference = variable.type {
        checkReference(word, to: resolve(reference, in: scope), in: scope, at: member.nameRange)
      } else if let name = variable.name, let id = scope.nominal,
        case .property(let property)? = ownMembers(name, of: info(id)).first
      {
        // A weak property without a written type becomes an optional one.
        let type = type(of: property)
        let held = word == "weak" && wrapped(type) == nil ? optional(type) : type
        checkReference(word, to: held, in: scope, at: member.nameRange)
      }
    }
  }

  /// The modifier by which a variable holds its object other than strongly: `weak`, `unowned`, `unowned(unsafe)`.
  func strengthWord(of declaration: Declaration) -> String? {
    declaration.modifiers.first { $0 == "weak" || $0.hasPrefix("unowned") }
  }

  /// Reports what is held weakly or unowned and is no object, and what is held weakly and can't become nil.
  func checkReference(_ word: String, to type: Type, in scope: DeclarationScope, at range: SourceRange) {
    let object = wrapped(type) ?? type
    if isPlainValue(object) {
      report(
        "not-a-reference",
        "'\(word)' may only be applied to class and class-bound protocol types, not \(quoted(object))", at: range)
    } else if mayBeValue(object, in: scope) {
      report(
        "not-a-reference",
        "'\(word)' must not be applied to non-class-bound \(quoted(object)); consider adding a protocol conformance that has a class bound",
        at: range)
    } else if word == "weak", isObject(object), wrapped(type) == nil {
      report(
        "weak-not-optional", "'weak' variable should have optional type \(quoted(optional(type)))", at: range)
    }
  }

  /// Whether values of a type are never objects.
  private func isPlainValue(_ type: Type) -> Bool {
    switch type {
    case .nominal(let id, _):
      !isStandIn(id) && !info(id).has(attribute: "_object")
        && [.structure, .enumeration].contains(program[id].kind)
    case .tuple, .function: true
    default: false
    }
  }

  /// Whether values of a type that stands for several need not be objects.
  private func mayBeValue(_ type: Type, in scope: DeclarationScope) -> Bool {
    switch type {
    case .existential, .parameter:
      let bounds = protocols(of: type, in: scope).map(\.0)
      return classBound(of: type, in: scope) == nil && !bounds.contains(where: isOfObjects)
        && bounds.allSatisfy { info($0).scope.part == nil || program[$0].name == "Error" }
    default: return false
    }
  }

  private func isObject(_ type: Type) -> Bool {
    switch type {
    case .nominal: true
    case .existential(let bounds, let superclass, _): !superclass.isEmpty || bounds.contains(where: isOfObjects)
    default: false
    }
  }

  /// Whether only objects conform to a protocol.
  func isOfObjects(_ id: ProtocolID) -> Bool {
    guard let object = protocolID(named: "AnyObject") else { return false }
    return ancestors(of: id).contains(object)
  }

  /// Reports a struct or enum that says that it conforms to a protocol of objects only, and what else than an actor to one of actors.
  func checkClassProtocols(_ inherited: [TypeReference], of id: NominalID, at range: SourceRange) {
    guard let actor = protocolID(named: "Actor") else { return }
    let isValue = program[id].kind == .structure || program[id].kind == .enumeration
    for reference in inherited {
      guard case .named(let name, _) = reference.kind,
        case .protocol(let wanted)? = lookupType(name, in: info(id).scope)
      else { continue }
      if isValue, isOfObjects(wanted) {
        report(
          "wrong-inheritance",
          "non-class type '\(program[id].name)' cannot conform to class protocol '\(program[wanted].name)'", at: range)
      } else if program[id].kind == .class, ancestors(of: wanted).contains(actor) {
        report(
          "wrong-inheritance", "non-actor type '\(program[id].name)' cannot conform to the 'Actor' protocol", at: range)
        // Nothing but an actor has the executor that the protocol requires.
        report(
          "missing-conformance", "type '\(program[id].name)' does not conform to protocol '\(program[wanted].name)'",
          at: range)
      }
    }
  }
}
