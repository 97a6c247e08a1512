import TheseusProgram

extension BodyChecker {
  /// A getter that reads a stored property.
  func storageGetter(_ property: Property) -> [TypedStatement] {
    let range = property.declaration.nameRange
    let receiver: Receiver =
      property.table != nil && !property.isStatic
      ? selfLocal.map { .value(read($0, at: range), isSuper: false) } ?? .none : .none
    return [TypedStatement(.return(access(property, receiver, selfType: scope.selfType, at: range)), range: range)]
  }

  /// A setter that writes a stored property and runs its observers.
  func observedSetter(_ property: Property) -> [TypedStatement] {
    setter(of: property, storing: storedProperty(property), observers: property.observers)
  }

  /// A setter that writes a stored property and nothing else.
  func unobservedSetter(_ property: Property) -> [TypedStatement] {
    setter(of: property, storing: storedProperty(property), observers: nil)
  }

  /// A read of what a property stores, whose observers don't run in this function.
  private func storedProperty(_ property: Property) -> TypedExpression {
    let range = property.declaration.nameRange
    observed = property
    let receiver: Receiver =
      property.table != nil && !property.isStatic
      ? selfLocal.map { .value(read($0, at: range), isSuper: false) } ?? .none : .none
    return access(property, receiver, selfType: scope.selfType, at: range)
  }

  private func setter(of property: Property, storing target: TypedExpression, observers: Accessors?) -> [TypedStatement]
  {
    let range = property.declaration.nameRange
    guard let newValue else { return [] }
    let assign = TypedExpression(
      .assign(place(of: target, at: range), read(newValue, at: range)), type: .void, range: range)
    let write = [TypedStatement(.expression(assign), range: range)]
    guard let observers else { return write }
    return observed(observers, oldValue: target, newValue: newValue, write: write, at: range)
  }

  /// A getter that reads the superclass's property.
  func overridingGetter(_ property: Property) -> [TypedStatement] {
    let range = property.declaration.nameRange
    guard let value = superclassProperty(property, at: range) else { return [] }
    return [TypedStatement(.return(value), range: range)]
  }

  /// A setter that writes the superclass's property and runs the observers of the overriding one.
  func overridingSetter(_ property: Property) -> [TypedStatement] {
    guard let value = superclassProperty(property, at: property.declaration.nameRange),
      !reportNeverChanges(value, property)
    else { return [] }
    return setter(of: property, storing: value, observers: property.observers)
  }

  /// Reports observers of what cannot be set; false if it can.
  private func reportNeverChanges(_ value: TypedExpression, _ property: Property) -> Bool {
    let range = property.declaration.nameRange
    let start = snapshot()
    _ = place(of: value, at: range)
    guard hasErrors(since: start) else { return false }
    rollback(to: start)
    report("observed-read-only", "cannot observe read-only property '\(property.name)'; it can't change", at: range)
    return true
  }

  /// A setter that writes the superclass's property and nothing else.
  func superclassSetter(_ property: Property) -> [TypedStatement] {
    superclassProperty(property, at: property.declaration.nameRange).map {
      setter(of: property, storing: $0, observers: nil)
    } ?? []
  }

  private func superclassProperty(_ property: Property, at range: SourceRange) -> TypedExpression? {
    let parent = resolveName("super", arguments: [], labels: nil, at: range)
    guard case .value(let base) = parent,
      case .value(let value) = member(property.name, of: base, labels: nil, at: range, range)
    else { return nil }
    return value
  }
}
