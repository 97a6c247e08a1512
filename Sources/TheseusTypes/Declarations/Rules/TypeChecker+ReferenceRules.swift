import TheseusProgram

extension TypeChecker {
  /// Reports weak and unowned properties of what is no object, and weak ones that can't become nil.
  func checkReferences(_ members: [Declaration], in scope: DeclarationScope) {
    for member in members {
      guard case .variable(let variable) = member.kind, let reference = variable.type, isStored(variable),
        let strength = ["weak", "unowned"].first(where: { member.has($0) })
      else { continue }
      let type = resolve(reference, in: scope)
      let object = wrapped(type) ?? type
      if case .nominal(let id, _) = object, program[id].kind == .structure || program[id].kind == .enumeration {
        report(
          "not-a-reference",
          "'\(strength)' may only be applied to class and class-bound protocol types, not '\(describe(object))'",
          at: member.nameRange)
      } else if case .existential(let bounds, _, _) = object, !bounds.isEmpty,
        classBound(of: object, in: scope) == nil, !bounds.contains(where: isOfObjects),
        bounds.allSatisfy({ info($0).scope.part == nil })
      {
        report(
          "not-a-reference",
          "'\(strength)' must not be applied to non-class-bound '\(describe(object))'; consider adding a protocol conformance that has a class bound",
          at: member.nameRange)
      } else if strength == "weak", isObject(object), wrapped(type) == nil {
        report(
          "weak-not-optional", "'weak' variable should have optional type '\(describe(optional(type)))'",
          at: member.nameRange)
      }
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
