import TheseusProgram

extension TypeChecker {
  /// Reports what one list of declarations declares twice.
  func checkRedeclarations(_ declarations: [Declaration]) {
    var seen: Set<String> = []
    for declaration in declarations {
      if case .function(let function) = declaration.kind { checkParameters(function) }
      for (signature, name) in signatures(of: declaration) where !seen.insert(signature).inserted {
        report("redeclaration", "invalid redeclaration of '\(name)'", at: declaration.nameRange)
      }
    }
  }

  private func checkParameters(_ function: FunctionDeclaration) {
    var seen: Set<String> = []
    for parameter in function.parameters where parameter.name != "_" && !seen.insert(parameter.name).inserted {
      report("redeclaration", "invalid redeclaration of '\(parameter.name)'", at: parameter.range)
    }
  }

  /// What may stand only once in a list, with its name; nothing for what generic requirements may tell apart.
  private func signatures(of declaration: Declaration) -> [(signature: String, name: String)] {
    let isStatic = declaration.has("static") || declaration.has("class")
    let prefix = isStatic ? "static " : ""
    switch declaration.kind {
    case .variable(let variable):
      return boundNames(variable.pattern).map { (prefix + $0, $0) }
    case .enumCase(let enumCase):
      return [("static " + enumCase.name, enumCase.name)]
    case .function(let function):
      guard function.generics.parameters.isEmpty, function.generics.requirements.isEmpty,
        function.kind != .deinitializer
      else { return [] }
      let name = displayName(function)
      let types = function.parameters.map { "\($0.isInout ? "inout " : "")\($0.type)\($0.isVariadic ? "..." : "")" }
      let result = function.result.map { "\($0)" } ?? "()"
      let fixity = declaration.modifiers.filter { ["prefix", "postfix"].contains($0) }.joined()
      let effects = function.isAsync ? " async" : ""
      return [("\(prefix)\(fixity)\(name)(\(types.joined(separator: ",")))\(effects)->\(result)", name)]
    default:
      return []
    }
  }
}
