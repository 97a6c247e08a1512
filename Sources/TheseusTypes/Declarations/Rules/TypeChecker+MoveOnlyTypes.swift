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

  /// Reports the stored properties of a type that is copied whose values are not.
  func checkCopies(of info: NominalInfo) {
    guard info.declaration.kind == .structure, info.declaration.isCopyable else { return }
    for property in info.stored where isMoveOnly(type(of: property)) {
      report(
        "not-copyable",
        "stored property '\(property.name)' of 'Copyable'-conforming struct '\(program[info.id].name)' has non-Copyable type \(quoted(type(of: property)))",
        at: property.declaration.nameRange,
        explanation: "A copy of the struct would hold a copy of the property. Let the struct be '~Copyable' as well.")
    }
  }
}
