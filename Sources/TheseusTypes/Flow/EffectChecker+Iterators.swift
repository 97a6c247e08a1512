import TheseusProgram

extension EffectChecker {
  /// Whether the iterator throws whose `next()` is called; one of the library's does as its sequence says.
  func isThrowingIterator(of next: Callee) -> Bool {
    guard let function = next.function, let iterator = program[function].nominal else { return false }
    if checker.info(function).thrown == checker.type("Never") { return false }
    return !program[iterator].isCatalogue || canThrow(.nominal(iterator, next.genericArguments))
  }

  /// Whether a sequence of the library, or its iterator, throws: by its `Failure`, or as a sequence under it does.
  private func canThrow(_ sequence: Type) -> Bool {
    guard case .nominal(let id, let arguments) = body.unifier.zonk(sequence), program[id].isCatalogue else {
      return false
    }
    let given = zip(program[id].generics, arguments)
    if case .alias? = checker.info(id).scope.types["Failure"] { return true }
    if let failure = given.first(where: { $0.0.name == "Failure" }) { return failure.1 != checker.type("Never") }
    return given.contains { parameter, type in isSequence(parameter, of: id) && canThrow(type) }
  }

  private func isSequence(_ parameter: GenericParameter, of id: NominalID) -> Bool {
    checker.info(id).scope.allRequirements.contains {
      if case .conforms(.parameter(parameter), let wanted) = $0 {
        program[wanted].name == "AsyncSequence"
      } else {
        false
      }
    }
  }
}
