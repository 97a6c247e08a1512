import TheseusProgram

extension BodyChecker {
  /// Reads an `@Entry` from the environment, or from a transaction, by its name.
  func entryGetter(_ property: Property) -> [TypedStatement] {
    let range = property.declaration.nameRange
    guard let initial = property.initialValue else { return [] }
    let type = property.type ?? .unknown
    let fallback = TypedExpression(.call(.function(initial, arguments: []), []), type: type, range: range)
    return call("_entry", of: property, with: fallback, giving: type).map {
      [TypedStatement(.return($0), range: range)]
    } ?? []
  }

  /// Writes an `@Entry`.
  func entrySetter(_ property: Property) -> [TypedStatement] {
    let range = property.declaration.nameRange
    guard let local = selfLocal, let newValue,
      let changed = call(
        "_settingEntry", of: property, with: read(newValue, at: range), giving: read(local, at: range).type)
    else { return [] }
    let assign = TypedExpression(.assign(.local(local), changed), type: .void, range: range)
    return [TypedStatement(.expression(assign), range: range)]
  }

  /// A call of a method of the values that an `@Entry` stands in, with the name of the entry and a value of its type.
  private func call(
    _ member: String, of property: Property, with value: TypedExpression, giving result: Type
  ) -> TypedExpression? {
    let range = property.declaration.nameRange
    guard let values = selfLocal.map({ read($0, at: range) }) else { return nil }
    let found = checker.findMembers(member, of: values.type, isStatic: false, in: scope)
    for case .function(let id) in found.map(\.member) {
      let callee = Callee.function(id, arguments: [property.type ?? .unknown])
      return TypedExpression(.call(callee, [values, name(property, at: range), value]), type: result, range: range)
    }
    return nil
  }

  private func name(_ property: Property, at range: SourceRange) -> TypedExpression {
    TypedExpression(.string(property.name), type: checker.type("String"), range: range)
  }
}
