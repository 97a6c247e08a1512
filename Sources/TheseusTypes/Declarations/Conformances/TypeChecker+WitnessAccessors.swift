import TheseusProgram

extension TypeChecker {
  /// Whether the accessors of a property of the program can stand for those of a required one: it can be set if that is asked, and its
  /// getter has no effects that the required one lacks.
  func hasAccessors(_ property: Property, of required: Property) -> Bool {
    if required.setter != nil, isReadOnly(property) { return false }
    // What getters of the libraries' protocols may do is not all listed.
    guard required.scope.part == nil else { return true }
    let (have, want) = (property.accessors, required.accessors)
    return implies(have?.isThrowing, want?.isThrowing) && implies(have?.isAsync, want?.isAsync)
      && implies(getterChangesValue(property), want?.getterIsMutating)
  }

  /// Whether a property has a constant value, or a getter alone.
  private func isReadOnly(_ property: Property) -> Bool {
    if property.isConstant { return true }
    guard case .computed = property.storage, property.wrapper == nil, let accessors = property.accessors else {
      return false
    }
    return accessors.setter == nil
  }

  /// Whether the first read of a property of a value, or each read, changes that value.
  private func getterChangesValue(_ property: Property) -> Bool {
    guard !isClassMember(property) else { return false }
    return property.declaration.has("lazy") || property.accessors?.getterIsMutating == true
  }

  private func implies(_ have: Bool?, _ want: Bool?) -> Bool { have != true || want == true }
}
