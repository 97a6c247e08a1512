import TheseusProgram

extension TypeChecker {
  /// Reports parameters that a function cannot have as they are written, and an operator that does not say where it stands.
  func checkParameters(of declaration: Declaration) {
    guard case .function(let function) = declaration.kind else { return }
    checkBehindVariadic(function.parameters)
    if function.body != nil { checkInoutDefaults(function.parameters) }
    checkFixity(function, declaration)
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
