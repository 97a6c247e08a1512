import TheseusProgram

extension InitializationChecker {
  /// Reports a variable that is used although `consume` may have taken its value, where it is declared.
  func reportConsumed(_ local: LocalID) {
    guard state.possible.contains(.consumed(local)), let range = declarations[local] ?? parameterRange(of: local) else {
      return
    }
    let name = body.locals[Int(local.index)].name
    report("use-after-consume", "'\(name)' used after consume", at: range)
  }

  /// Visits the body of a loop, and reports the variables around it whose values it takes, and would take again the next time.
  func visitRepeated(_ statements: [TypedStatement]) {
    let (before, outside) = (state.possible, declarations)
    visit(statements)
    for case .consumed(let local) in state.possible.subtracting(before)
    where outside[local] != nil || parameterRange(of: local) != nil {
      reportConsumed(local)
    }
  }

  private func parameterRange(of local: LocalID) -> SourceRange? {
    guard let function = body.function else { return nil }
    let offset = body.program[function].selfKind == .none ? 0 : 1
    let parameters = body.checker.info(function).parameters
    let index = Int(local.index) - offset
    return parameters.indices.contains(index) ? parameters[index].range : nil
  }
}
