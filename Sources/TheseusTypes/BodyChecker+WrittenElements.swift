import TheseusProgram

extension BodyChecker {
  /// What a call calls where its arguments say what the literal before it holds: `[Circle(), Square()].map { (shape: any Shape) in … }`,
  /// `[1, 2.5].map(describe)`, `["a": Circle()].mapValues { (shape: any Shape) in … }`; nil if they say nothing that fits.
  func resolveOnElements(_ callee: Expression, _ arguments: [Argument]) -> Resolution? {
    guard case .member(let base, let name, _, let labels, let nameRange) = callee.kind, isCollectionLiteral(base),
      let element = takenExistential(by: arguments)
    else { return nil }
    let start = snapshot()
    let literal = check(base, to: collection(base, of: element), as: .argument)
    guard !hasErrors(since: start) else {
      rollback(to: start)
      return nil
    }
    let wasCalling = isCalling
    isCalling = true
    defer { isCalling = wasCalling }
    return member(name, of: literal, labels: labels, at: callee.range, nameRange)
  }

  private func collection(_ literal: Expression, of element: Type) -> Type {
    if case .dictionary = literal.kind { return checker.type("Dictionary", unifier.fresh(), element) }
    return checker.type("Array", element)
  }

  /// The existential, or the tuple with one, that the last parameter of an argument takes: as a closure writes it, or of a function by its
  /// name.
  private func takenExistential(by arguments: [Argument]) -> Type? {
    arguments.lazy.compactMap { self.lastParameter(of: $0.value) }.first { self.takesAny($0) }
  }

  private func takesAny(_ type: Type) -> Bool {
    switch type {
    case .existential, .metatype(.existential): true
    case .tuple(let elements): elements.contains { takesAny($0.type) }
    default: false
    }
  }

  private func lastParameter(of argument: Expression) -> Type? {
    switch argument.kind {
    case .closure(let closure):
      return closure.parameters?.last?.type.map { checker.resolve($0, in: scope) }
    case .name:
      let start = snapshot()
      defer { rollback(to: start) }
      guard case .function(let type) = unifier.resolve(infer(argument).type) else { return nil }
      return type.parameters.last.map { unifier.resolve($0.type) }
    default: return nil
    }
  }
}
