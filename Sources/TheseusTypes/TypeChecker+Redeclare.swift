import TheseusProgram

extension TypeChecker {
  /// The storage of what a declaration of the last input declared, in the order of its names.
  public func promptGlobals(of declaration: Declaration) -> [GlobalID] {
    switch declaration.kind {
    case .variable(let variable): boundNames(variable.pattern).compactMap { promptScope.variables[$0] }
    case .function(let function): promptScope.variables[function.name].map { [$0] } ?? []
    default: []
    }
  }

  /// Declares variables of the prompt again, for another version of the program, with the types that they had; gives their storage.
  public func redeclare(_ declaration: Declaration, types: [Type]) -> [GlobalID] {
    guard case .variable(let variable) = declaration.kind else { return [] }
    for (name, type) in zip(boundNames(variable.pattern), types) {
      let property = addPromptProperty(
        name, type: type, isConstant: variable.isConstant, at: declaration.nameRange)
      if case .global(let id) = property.storage { promptScope.add(name, id) }
    }
    return promptGlobals(of: declaration)
  }
}
