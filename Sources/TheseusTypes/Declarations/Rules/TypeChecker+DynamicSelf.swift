import TheseusProgram

/// Where the `Self` of a class, which may be a subclass, cannot be written.
extension TypeChecker {
  /// Reports members of a class or actor that take `Self`, or hold it.
  func checkSelf(in members: [Declaration], of id: NominalID) {
    guard program[id].kind == .class || program[id].kind == .actor else { return }
    for member in members {
      switch member.kind {
      case .function(let function):
        for parameter in function.parameters { reportSelves(in: parameter.type, of: id) }
        if let result = function.result { checkSelf(result, "method result", at: member.nameRange) }
      case .variable(let variable):
        guard !member.has("lazy") else { continue }
        if variable.type == nil, let value = variable.initialValue, makesSelf(value) { reportStored(member) }
        guard let type = variable.type else { continue }
        if !isStored(variable) {
          checkSelf(type, "property", at: member.nameRange)
        } else if !selves(in: type).isEmpty {
          reportStored(member)
          guard let value = variable.initialValue else { continue }
          report(
            "early-self", "covariant 'Self' type cannot be referenced from a stored property initializer",
            at: value.range.pointingAtStart)
        }
      case .typeAlias(let alias):
        if let target = alias.target { reportSelves(in: target, of: id) }
      default: continue
      }
    }
  }

  private func reportStored(_ member: Declaration) {
    report("covariant-self", "stored property cannot have covariant 'Self' type", at: member.nameRange)
  }

  /// Whether a value is `Self()`.
  private func makesSelf(_ value: Expression) -> Bool {
    guard case .call(let callee, _) = value.kind, case .name("Self", _, _) = callee.kind else { return false }
    return true
  }

  private func reportSelves(in reference: TypeReference, of id: NominalID) {
    for written in selves(in: reference) {
      report(
        "covariant-self",
        "covariant 'Self' or 'Self?' can only appear as the type of a property, subscript or method result; did you mean '\(program[id].name)'?",
        at: written.range)
    }
  }

  /// Reports a result that is not `Self` itself but has it within.
  private func checkSelf(_ reference: TypeReference, _ place: String, at range: SourceRange) {
    guard !reference.isSelf, !selves(in: reference).isEmpty else { return }
    report(
      "covariant-self", "covariant 'Self' or 'Self?' can only appear at the top level of \(place) type", at: range)
  }

  /// Where `Self` stands in a type, but for what its functions take.
  private func selves(in reference: TypeReference) -> [TypeReference] {
    switch reference.kind {
    case .named("Self", _): [reference]
    case .function(_, _, _, _, let result): selves(in: result)
    case .member(_, _, let arguments): arguments.flatMap(selves)
    default: reference.parts.flatMap(selves)
    }
  }
}
