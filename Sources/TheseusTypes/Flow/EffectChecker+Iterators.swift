import TheseusProgram

extension EffectChecker {
  /// Whether the asynchronous iterator of a loop throws: not where its `Failure` is `Never`.
  func isThrowingIterator(of next: Callee) -> Bool {
    guard let iterator = iterator(of: next), let wanted = checker.protocolID(named: "AsyncIteratorProtocol") else {
      return false
    }
    let failure = checker.normalize(.associated(iterator, wanted, "Failure"), in: body.scope)
    return failure != checker.type("Never")
  }

  private func iterator(of next: Callee) -> Type? {
    if case .witness(_, _, let conformer, let arguments) = next {
      return body.unifier.zonk(arguments.first ?? conformer)
    }
    return next.function.flatMap { program[$0].nominal }.map { .nominal($0, next.genericArguments) }
  }
}
