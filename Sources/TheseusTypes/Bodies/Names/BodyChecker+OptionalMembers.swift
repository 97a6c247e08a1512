import TheseusProgram

extension BodyChecker {
  /// Reports a method that would change what an optional wraps, called without unwrapping it, which makes a value that nothing can change.
  func reportMutatingMember(_ name: String, ofWrapped type: Type, in base: TypedExpression, at range: SourceRange) {
    guard isCalling, let root = root(of: base) else { return }
    let isMutating = checker.findMembers(name, of: type, isStatic: false, in: scope).contains { found in
      if case .function(let id) = found.member { program[id].selfKind == .mutating } else { false }
    }
    guard isMutating else { return }
    report(
      "immutable-result", "cannot use mutating member on immutable value: '\(root.name)' is \(root.reason)", at: range)
  }

  /// The variable that a value is a part of, and why the part cannot change.
  private func root(of value: TypedExpression) -> (name: String, reason: String)? {
    switch value.kind {
    case .local(let local):
      if local == selfLocal { return ("self", "immutable") }
      let variable = locals[Int(local.index)]
      return (variable.name, variable.isVariable ? "immutable" : "a 'let' constant")
    case .global(let id): return (program[id].name, program[id].isConstant ? "a 'let' constant" : "immutable")
    case .field(let owner, _): return root(of: owner)
    case .call(let callee, let arguments):
      guard callee.function.flatMap({ checker.info($0).property }) != nil else { return nil }
      return arguments.first.flatMap { root(of: $0) }
    default: return nil
    }
  }
}
