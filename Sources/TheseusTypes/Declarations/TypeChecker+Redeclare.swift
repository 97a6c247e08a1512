import TheseusProgram

extension TypeChecker {
  /// The storage of what a declaration of the last input declared, in the order of its names.
  public func promptGlobals(of declaration: Declaration, in prompt: PromptScope) -> [GlobalID] {
    switch declaration.kind {
    case .variable(let variable): boundNames(variable.pattern).compactMap { prompt.variables[$0] }
    case .function(let function): prompt.variables[function.name].map { [$0] } ?? []
    default: []
    }
  }

  /// Variables of the prompt with the types that they had in another version of the program.
  struct Redeclaration: Hashable {
    /// Where they are declared.
    var range: SourceRange
    /// Their names.
    var names: [String]
    /// Their types, in the order of the names.
    var types: [Type]
    /// Whether they are declared with `let`.
    var isConstant: Bool
  }

  /// Declares variables of the prompt again, for another version of the program, with the types that they had; gives their storage,
  /// which is the same whenever the same inputs are performed again.
  public func redeclare(_ declaration: Declaration, types: [Type], in prompt: inout PromptScope) -> [GlobalID] {
    guard case .variable(let variable) = declaration.kind else { return [] }
    let names = boundNames(variable.pattern)
    let key = Redeclaration(
      range: declaration.nameRange, names: names, types: types, isConstant: variable.isConstant)
    let globals =
      redeclared[key]
      ?? zip(names, types).compactMap { name, type -> GlobalID? in
        let property = addPromptProperty(
          name, type: type, isConstant: variable.isConstant, at: declaration.nameRange)
        return if case .global(let id) = property.storage { id } else { nil }
      }
    redeclared[key] = globals
    for (name, id) in zip(names, globals) { prompt.add(name, id) }
    return promptGlobals(of: declaration, in: prompt)
  }
}
