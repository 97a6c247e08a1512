import TheseusProgram

extension TypeChecker {
  /// Whether values of a type, or what they wrap, are not copied.
  func isMoveOnly(_ type: Type) -> Bool {
    guard case .nominal(let id, _) = type else { return false }
    if let wrapped = wrapped(type) { return isMoveOnly(wrapped) }
    return !info(id).declaration.isCopyable
  }

  /// Reports the parameters of a function that do not say whether they take what cannot be copied, or only look at it.
  func checkOwnership(of id: FunctionID) {
    for (parameter, written) in zip(program[id].parameters, info(id).parameters) where isMoveOnly(parameter.type) {
      let isSaid = parameter.isInout || written.type.attributes.contains { $0 == "consuming" || $0 == "borrowing" }
      if isSaid { continue }
      report(
        "missing-ownership",
        "parameter of noncopyable type \(quoted(parameter.type)) must specify ownership", at: written.type.range,
        explanation:
          "A value that is not copied is either lent to a function ('borrowing', 'inout') or given to it ('consuming')."
      )
    }
  }

  /// Reports what a type that is copied holds in stored properties or cases whose values are not.
  func checkCopies(of info: NominalInfo) {
    guard info.declaration.isCopyable else { return }
    if info.declaration.kind == .enumeration { checkCopiesOfCases(info) }
    guard info.declaration.kind == .structure else { return }
    for property in info.stored where isMoveOnly(type(of: property)) {
      report(
        "not-copyable",
        "stored property '\(property.name)' of 'Copyable'-conforming struct '\(program[info.id].name)' has non-Copyable type \(quoted(type(of: property)))",
        at: property.declaration.nameRange,
        explanation: "A copy of the struct would hold a copy of the property. Let the struct be '~Copyable' as well.")
    }
  }
  private func checkCopiesOfCases(_ info: NominalInfo) {
    for member in info.declaration.members {
      guard case .enumCase(let enumCase) = member.kind else { continue }
      for payload in enumCase.payload.map({ resolve($0.type, in: info.scope) }) where isMoveOnly(payload) {
        report(
          "not-copyable",
          "associated value '\(enumCase.name)' of 'Copyable'-conforming enum '\(program[info.id].name)' has non-Copyable type \(quoted(payload))",
          at: member.nameRange,
          explanation: "A copy of the enum would hold a copy of the value. Let the enum be '~Copyable' as well.")
      }
    }
  }
}
