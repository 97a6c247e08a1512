import TheseusProgram

extension BodyChecker {
  /// Whether a value could be of a wider type than it is as far as its expression says: the end of a chain, what `try?` gives, what
  /// a closure makes, an element of a literal.
  func leavesOpen(_ value: TypedExpression, _ expression: Expression) -> Bool {
    switch (value.kind, expression.kind) {
    case (.optionalChain(let end), .optionalChain(let inner)), (.optionalTry(let end), .try(let inner, _)):
      checker.wrapped(unifier.resolve(end.type)) == nil || leavesOpen(end, inner)
    case (.call(let callee, let values), .member(let base, _, _, _, _)),
      (.call(let callee, let values), .subscript(let base, _)):
      program.isGetter(callee) && values.first.map { leavesOpen($0, base) } ?? false
    case (.call(let callee, _), .call(_, let arguments)):
      callee.function.map { isMade(by: arguments, for: $0) } ?? false
    case (.array(let elements), .array): !elements.isEmpty
    case (.dictionary(let pairs), .dictionary): !pairs.isEmpty
    default: false
    }
  }

  /// Whether a closure that does not say what it gives makes what a generic function gives: `map { $0.width }`.
  private func isMade(by arguments: [Argument], for id: FunctionID) -> Bool {
    let function = program[id]
    let makers = function.parameters.filter {
      guard case .function(let type) = $0.type, case .parameter(let result) = type.result else { return false }
      return result.owner == .function(id)
    }
    guard makers.count == 1, arguments.count == 1, case .closure(let closure) = arguments[0].value.kind else {
      return false
    }
    return closure.result == nil
  }
}
