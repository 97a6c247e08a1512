import TheseusProgram

/// Stored properties that share one `var` or `let`: `var a: Int?, b = 2`.
extension TypeChecker {
  /// Whether an optional without a written value is nil where a memberwise initializer is not given it: all that share its `var` must have a
  /// value too.
  func beginsAsNil(_ property: Property, _ variable: VariableDeclaration) -> Bool {
    guard variable.hasNeighbours, variable.initialValue == nil, let info = property.table as? NominalInfo else {
      return true
    }
    return bindings(sharing: property.declaration.keywordRange, in: info).allSatisfy { hasValue($0, in: info.scope) }
  }

  /// Reports a type whose initializer without arguments leaves a property unset; whether there is such a property.
  ///
  /// The compiler makes that initializer where the first of all that share a `var` has a value, and takes the others to have one too.
  func reportUnsetNeighbour(_ info: NominalInfo) -> Bool {
    guard makesEmptyInitializer(info) else { return false }
    let bindings = storedBindings(info)
    let hasUnset = bindings.contains { !hasValue($0, in: info.scope) }
    let firsts = bindings.indices.filter {
      $0 == 0 || bindings[$0].keywordRange != bindings[$0 - 1].keywordRange
    }
    guard hasUnset, firsts.allSatisfy({ hasValue(bindings[$0], in: info.scope) }) else { return false }
    report(
      "incomplete-initializer", "return from initializer without initializing all stored properties",
      at: program[info.id].range,
      explanation: "Write a 'var' of its own for each property that has no value.")
    return true
  }

  /// Whether the compiler would make an initializer without arguments if all properties had values.
  private func makesEmptyInitializer(_ info: NominalInfo) -> Bool {
    let isAlone = info.declaration.kind == .class && superclass(of: info.id) == nil && !inheritsUnknown(info.id)
    guard info.declaration.kind == .structure || isAlone else { return false }
    return !info.declaration.members.contains { member in
      if case .function(let function) = member.kind, case .initializer = function.kind { true } else { false }
    }
  }

  private func bindings(sharing keyword: SourceRange, in info: NominalInfo) -> [Declaration] {
    info.declaration.members.filter { $0.keywordRange == keyword }
  }

  private func storedBindings(_ info: NominalInfo) -> [Declaration] {
    info.declaration.members.filter { member in
      guard case .variable(let variable) = member.kind else { return false }
      return isStored(variable) && !member.has("static")
    }
  }

  /// Whether a property has a value from the start; what a wrapper or a macro makes of it is taken to have one.
  private func hasValue(_ binding: Declaration, in scope: DeclarationScope) -> Bool {
    guard case .variable(let variable) = binding.kind else { return true }
    return variable.initialValue != nil || !binding.attributes.isEmpty || binding.has("lazy")
      || !variable.isConstant && isOptional(variable.type, in: scope)
  }
}
