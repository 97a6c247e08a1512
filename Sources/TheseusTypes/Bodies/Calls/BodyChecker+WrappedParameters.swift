import TheseusProgram

extension BodyChecker {
  /// The statements that wrap the arguments of parameters with property wrappers, whose names then mean the wrapped values.
  func wrappedParameters(_ parameters: [FunctionDeclaration.Parameter]) -> [TypedStatement] {
    parameters.flatMap { parameter -> [TypedStatement] in
      guard parameter.attributes.contains(where: { checker.wrapper(of: $0, in: scope) != nil }) else { return [] }
      let argument = Expression(.name(parameter.name, genericArguments: [], labels: nil), range: parameter.range)
      let variable = VariableDeclaration(
        pattern: Pattern(.binding(parameter.name, isVariable: false), range: parameter.range), type: nil,
        initialValue: argument, isConstant: true)
      let declaration = Declaration(
        .variable(variable), attributes: parameter.attributes, range: parameter.range, nameRange: parameter.range)
      return localWrapped(variable, declaration, at: parameter.range) ?? []
    }
  }
}
