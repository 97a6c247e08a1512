import TheseusProgram

extension BodyChecker {
  /// `[Circle(), Square()].map { (shape: any Shape) in … }`: the existential that is written of a closure's last parameter says
  /// what the array before it holds.
  func sayingElements(_ callee: Expression, _ arguments: [Argument]) -> Expression {
    guard case .member(let base, let name, let generics, let labels, let nameRange) = callee.kind,
      case .array = base.kind, let element = writtenExistential(in: arguments)
    else { return callee }
    let array = TypeReference(.named("Array", arguments: [element]), range: element.range)
    let typed = Expression(.cast(base, array, .coerce), range: base.range)
    guard isWithoutErrors(typed) else { return callee }
    return Expression(
      .member(typed, name, genericArguments: generics, labels: labels, nameRange: nameRange), range: callee.range)
  }

  private func writtenExistential(in arguments: [Argument]) -> TypeReference? {
    let written = arguments.compactMap { argument -> TypeReference? in
      guard case .closure(let closure) = argument.value.kind else { return nil }
      return closure.parameters?.last?.type
    }
    return written.first { reference in
      switch checker.resolve(reference, in: scope) {
      case .existential, .metatype(.existential): true
      default: false
      }
    }
  }

  private func isWithoutErrors(_ expression: Expression) -> Bool {
    let start = snapshot()
    defer { rollback(to: start) }
    _ = infer(expression)
    return !hasErrors(since: start)
  }
}
