/// A dynamic property of a view with what it stands for; those inside a `DynamicProperty` of the program too.
struct StoredProperty {
  /// The storage name, as `_count`; inside a group `_group._count`.
  var name: String
  /// The declaration.
  var info: DynamicPropertyInfo
  /// What it stands for.
  var property: InstalledProperty
}

extension CompositeNode {
  /// The dynamic properties in order of declaration, groups opened.
  var storage: [StoredProperty] {
    var result: [StoredProperty] = []
    for (info, property) in zip(type.properties, properties) { Self.open(info, property, info.name, &result) }
    return result
  }

  /// Lets writes to the storage go nowhere, because the lifetime ended.
  func cutOffStorage() { for property in properties { Self.cutOff(property) } }

  private static func cutOff(_ property: InstalledProperty) {
    if case .group(let inner, _) = property { inner.forEach(cutOff) } else { property.location?.isAlive = false }
  }

  /// Whether storage is its own, or what one of its bindings or that of the control that it draws leads to.
  func holds(_ location: StateLocation) -> Bool {
    location.owner === self || properties.contains { Self.leads($0, to: location) }
      || control?.binding?.root === location
  }

  private static func leads(_ property: InstalledProperty, to location: StateLocation) -> Bool {
    switch property {
    case .binding(let binding): binding?.root === location
    case .group(let inner, _): inner.contains { leads($0, to: location) }
    default: false
    }
  }

  private static func open(
    _ info: DynamicPropertyInfo, _ property: InstalledProperty, _ name: String, _ result: inout [StoredProperty]
  ) {
    guard case .group(let inner, _) = property else {
      result.append(StoredProperty(name: name, info: info, property: property))
      return
    }
    for (innerInfo, innerProperty) in zip(info.inner, inner) {
      open(innerInfo, innerProperty, name + "." + innerInfo.name, &result)
    }
  }
}
