import TheseusProgram

extension TypeChecker {
  /// Reports parameters that a function cannot have as they are written, and an operator that does not say where it stands.
  func checkParameters(of declaration: Declaration) {
    if case .variable(let variable) = declaration.kind, let type = variable.type { checkPacks(in: type) }
    guard case .function(let function) = declaration.kind else { return }
    for type in function.parameters.compactMap(\.type) + [function.result].compactMap(\.self) { checkPacks(in: type) }
    checkBehindVariadic(function.parameters)
    if function.body != nil { checkInoutDefaults(function.parameters) }
    checkFixity(function, declaration)
  }

  /// Reports what names the elements of a pack where nothing repeats it: `_ values: each Value`.
  private func checkPacks(in type: TypeReference) {
    switch type.kind {
    case .packExpansion: return
    case .packElement(var pack):
      // `each Value?` is written of the optional.
      while case .named(_, let arguments) = pack.kind, let inner = arguments.first { pack = inner }
      guard case .named(let name, _) = pack.kind else { return }
      report(
        "pack-outside-expansion", "pack reference '\(name)' requires expansion using keyword 'repeat'", at: pack.range)
    default: type.parts.forEach(checkPacks)
    }
  }

  private func checkInoutDefaults(_ parameters: [FunctionDeclaration.Parameter]) {
    for parameter in parameters where parameter.isInout {
      guard let value = parameter.defaultValue else { continue }
      report(
        "default-of-inout", "cannot provide default value to inout parameter '\(parameter.name)'", at: value.range)
    }
  }

  /// Reports a parameter without a label behind one that takes any number of arguments, which would have no end.
  private func checkBehindVariadic(_ parameters: [FunctionDeclaration.Parameter]) {
    for (variadic, next) in zip(parameters, parameters.dropFirst()) where variadic.isVariadic && next.label == nil {
      report(
        "label-behind-variadic", "a parameter following a variadic parameter requires a label", at: next.nameRange,
        explanation: "Only a label says in a call where the arguments of the parameter before it end.")
    }
  }
}
