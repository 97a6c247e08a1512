import TheseusProgram

/// Arguments of the methods of texts that take any `StringProtocol`, beside which the compiler has a form for `String`.
extension BodyChecker {
  /// Reports the arguments that are no texts where a generic parameter must stand for one; false of other requirements, and of arguments of
  /// which that is not certain.
  func reportNoText(
    _ subject: Type, _ id: ProtocolID, _ opened: Opened, _ bindings: [Binding], _ values: [TypedExpression?],
    _ calleeRange: SourceRange?
  ) -> Bool {
    guard program[id].name == "StringProtocol", let method = function(of: opened.candidate),
      checker.info(method).scope.part == .standardLibrary, program[method].kind == .function
    else { return false }
    let places = zip(declaredTypes(of: opened.candidate), bindings).filter { $0.0 == subject }.flatMap(\.1.indices)
    let wrong = places.compactMap { values[$0] }.filter { isNoText($0, id) }
    guard !wrong.isEmpty else { return false }
    if let calleeRange, program[method].name == "components(separatedBy:)" {
      reportNoExactMatch([opened.candidate], checker.baseName(of: method), calleeRange)
      return true
    }
    let text = checker.type("String")
    for value in wrong {
      isNil(value)
        ? reportNil(text, .argument, at: value.range) : reportArgument(givenType(of: value), as: text, at: value.range)
    }
    return true
  }

  private func isNoText(_ value: TypedExpression, _ id: ProtocolID) -> Bool {
    if isNil(value) { return true }
    let type = givenType(of: value)
    return isFullyKnown(type) && checker.wrapped(type) == nil && lacks(id, type)
  }

  private func givenType(of value: TypedExpression) -> Type {
    unifier.decided(refused[value.range] ?? value.type)
  }
}
