import TheseusProgram

/// Properties whose values something keeps that is not known: a wrapper of another file, or Core Data.
extension TypeChecker {
  /// Whether Core Data keeps a property.
  func isManaged(_ declaration: Declaration) -> Bool { declaration.attribute("NSManaged") != nil }

  /// A property that Core Data keeps: nobody knows what its value is, which is of the type that is written.
  func managedProperty(_ property: Property, _ variable: VariableDeclaration) -> Property {
    property.isSettled = true
    property.isConstant = false
    property.accessors = nil
    property.type = variable.type.map { resolve($0, in: property.scope) } ?? .unknown
    return accessedElsewhere(property)
  }

  /// `_n` or `$n` of a property whose wrapper is not known.
  func foreignProperty(named name: String, besides storage: Property, _ info: NominalInfo) -> Property {
    let property = Property(name: name, scope: info.scope, block: storage.block, declaration: storage.declaration)
    property.table = info
    property.generics = storage.generics
    property.requirements = storage.requirements
    property.isSettled = true
    property.type = .unknown
    return accessedElsewhere(property)
  }

  /// The function that gives a property of an unknown wrapper what nobody knows.
  func foreignInitialValue(of property: Property) -> FunctionID {
    let name = "@" + (wrapperAttribute(of: property.declaration, in: property.scope)?.name ?? property.name)
    let range = property.declaration.nameRange
    return add(
      TypedFunction(
        name: property.name, symbol: property.name, kind: .initialValue, implementation: .body, selfKind: .none,
        generics: genericParameters(in: property.scope), result: .unknown, range: range),
      source: .synthesized { body in
        [TypedStatement(.return(body.opaque(nil, name, arguments: nil, at: range)), range: range)]
      }, scope: DeclarationScope(parent: property.scope))
  }

  /// Gives a property accessors: what is read is not known, and what is written is lost.
  private func accessedElsewhere(_ property: Property) -> Property {
    let range = property.declaration.nameRange
    let name = property.name
    property.setterMutates = false
    property.getter = makeAccessor(property, kind: .getter, selfKind: .value) { body in
      let base = body.selfLocal.map { body.read($0, at: range) }
      return [TypedStatement(.return(body.opaque(base, name, arguments: nil, at: range)), range: range)]
    }
    property.setter = makeAccessor(property, kind: .setter, selfKind: .value) { _ in [] }
    return property
  }
}
