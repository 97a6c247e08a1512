import TheseusProgram

extension TypeChecker {
  /// Reports a function that takes the same as ones of the superclass, but under other labels, or that may give nothing where those give
  /// something; false if there are none.
  func reportNearOverride(_ own: FunctionID, _ member: Declaration, _ parent: Type) -> Bool {
    let near = functionsTakingTheSame(as: own, of: parent)
    guard let other = near.first else { return false }
    let isInitializer = program[own].kind == .initializer
    if program[other].labels == program[own].labels {
      guard near.count == 1, !isInitializer, wrapped(program[other].result) == nil,
        wrapped(program[own].result) == program[other].result
      else { return false }
      let word = member.has("class") ? "class method" : "instance method"
      report(
        "override-type",
        "cannot override \(word) result type \(quoted(program[other].result)) with optional type \(quoted(program[own].result))",
        at: resultRange(of: member) ?? member.nameRange)
      return true
    }
    guard isInitializer || near.allSatisfy({ program[$0].result == program[own].result }) else { return false }
    let (name, word) = (shortName(of: own), isInitializer ? "initializer" : "method")
    report(
      "override-labels",
      near.count == 1
        ? "argument labels for \(word) '\(name)' do not match those of overridden \(word) '\(shortName(of: other))'"
        : "declaration '\(name)' has different argument labels from any potential overrides",
      at: member.nameRange)
    return true
  }

  /// The superclass's functions of the same name whose parameters are of the same types, which are all known.
  private func functionsTakingTheSame(as own: FunctionID, of parent: Type) -> [FunctionID] {
    let types = program[own].parameters.map(\.type)
    guard types.allSatisfy(\.isConcrete), program[own].generics.isEmpty else { return [] }
    return findMembers(baseName(of: own), of: parent, isStatic: info(own).isStatic, in: nil).compactMap { item in
      guard case .function(let id) = item.member, isOverridable(id), program[id].isAsync == program[own].isAsync,
        program[id].parameters.map(\.type) == types
      else { return nil }
      return id
    }
  }

  /// Where the result of a method is written.
  private func resultRange(of member: Declaration) -> SourceRange? {
    if case .function(let function) = member.kind { function.result?.range } else { nil }
  }
}
