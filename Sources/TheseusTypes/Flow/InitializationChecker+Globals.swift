import TheseusProgram

extension InitializationChecker {
  /// Reports the variables of a script that have no value where a closure is made that uses them, or gives them one.
  func reportGlobals(in closure: TypedClosure) {
    if body.globalsWithoutValue.isEmpty { return }
    let search = GlobalSearch()
    search.visit(closure.body)
    let unset = search.found.filter { tracked.contains(.global($0)) && !state.definite.contains(.global($0)) }
    for global in unset.sorted(by: { $0.index < $1.index }) {
      let variable = body.program[global]
      report(
        "use-before-initialization",
        "\(variable.isConstant ? "constant" : "variable") '\(variable.name)' captured by a closure before being initialized",
        at: closure.range)
    }
  }
}

/// Collects the globals that code uses.
private final class GlobalSearch: TypedVisitor {
  private(set) var found: Set<GlobalID> = []

  override func use(_ global: GlobalID) { found.insert(global) }
}
