import TheseusProgram

extension TypeChecker {
  /// Adds the storage of a global variable with a wrapper; false if it has none.
  func addWrappedGlobal(
    _ variable: VariableDeclaration, _ declaration: Declaration, in scope: DeclarationScope
  ) -> Bool {
    guard let name = variable.name, let use = wrapperUse(of: declaration, variable, in: scope) else { return false }
    if isExecutable, !isTaskLocal(use) {
      report("wrapped-global", "property wrappers are not yet supported in top-level code", at: use.attribute.range)
    }
    let storage = Property(name: name, scope: scope, block: nil, declaration: declaration)
    wrap(storage, use)
    addStaticStorage(storage, wrapperInitialValue(storage, use), isConstant: false)
    globals[storage.name] = storage
    wrappedGlobals[name] = storage
    return true
  }

  /// `n` or `$n` of a global variable with a wrapper.
  func wrappedGlobal(_ name: String) -> Property? {
    let plain = name.hasPrefix("$") ? String(name.dropFirst()) : name
    guard let storage = wrappedGlobals[plain], let use = storage.wrapper, plain == name || isProjected(storage) else {
      return nil
    }
    return wrappedProperty(
      named: name, wrapper: use, storage: storage, use.variable, in: storage.scope, table: nil)
  }

  /// Whether a wrapper is a macro in the compiler's library, which top-level code may use too.
  private func isTaskLocal(_ use: WrapperUse) -> Bool {
    program[use.nominal].isCatalogue && program[use.nominal].name == "TaskLocal"
  }
}
