import TheseusInterpreter

/// A dynamic property of a view with what it stands for; those inside a `DynamicProperty` of the program too.
struct StoredProperty {
  /// The storage name, as `_count`; inside a group `_group._count`.
  var name: String
  /// The declaration.
  var info: DynamicPropertyInfo
  /// What it stands for.
  var property: InstalledProperty
}

/// What one storage of a view held.
struct StoredValue {
  /// The storage name, as `_count`; inside a group `_group._count`.
  var name: String
  /// The declaration.
  var info: DynamicPropertyInfo
  /// The value.
  var value: RetainedValue

  /// The name in traces, as `count` and `group.count`.
  var plainName: String { DynamicPropertyInfo.plainName(of: name) }
}

extension DynamicPropertyInfo {
  /// A storage name without its underscores: `group.count` of `_group._count`.
  static func plainName(of name: String) -> String {
    // Every write asks for it, and few properties stand in a group. Its bytes are looked at, as Foundation's search of a text took a
    // sixth of an update.
    guard name.utf8.contains(UInt8(ascii: ".")) else {
      return name.utf8.first == UInt8(ascii: "_") ? String(name.dropFirst()) : name
    }
    return name.split(separator: ".").map { $0.first == "_" ? $0.dropFirst() : $0 }.joined(separator: ".")
  }

  /// The declarations of storage, those inside a `DynamicProperty` of the program in place of it, with the wrappers in the value of a view.
  static func wrappers(
    of infos: [DynamicPropertyInfo], in value: Value, inside group: String = ""
  ) -> [(name: String, info: DynamicPropertyInfo, wrapper: Value)] {
    infos.flatMap { info in
      let (name, wrapper) = (group + info.name, value.field(info.field))
      return info.kind == .group
        ? wrappers(of: info.inner, in: wrapper, inside: name + ".") : [(name, info, wrapper)]
    }
  }
}

extension CompositeNode {
  /// The declaration of storage of its own, with its name.
  func declaration(of location: StateLocation) -> (name: String, info: DynamicPropertyInfo)? {
    let info = type.properties[location.property]
    guard info.kind == .group else { return (info.name, info) }
    return storage.first { $0.property.location === location }.map { ($0.name, $0.info) } ?? (info.name, info)
  }

  /// The wrapper of storage of its own, as its maker made it.
  func wrapper(of location: StateLocation) -> Value? {
    guard let name = declaration(of: location)?.name else { return nil }
    return DynamicPropertyInfo.wrappers(of: type.properties, in: value).first { $0.name == name }?.wrapper
  }

  /// The dynamic properties in order of declaration, groups opened.
  var storage: [StoredProperty] {
    var result: [StoredProperty] = []
    for (info, property) in zip(type.properties, properties) { Self.open(info, property, info.name, &result) }
    return result
  }

  /// Lets writes to the storage go nowhere, because the lifetime ended.
  func cutOffStorage() {
    guard !properties.isEmpty else { return }
    let listed = handle > 0 ? self : listedAncestor as? CompositeNode ?? self
    let view =
      listed === self && !type.hasGroups
      ? nil : EndedView(type, listedAs: listed.type, storage: type.hasGroups ? storage : [])
    for property in properties { Self.cutOff(property, Int32(truncatingIfNeeded: listed.handle), view) }
  }

  private static func cutOff(_ property: InstalledProperty, _ handle: Int32, _ view: EndedView?) {
    if case .group(let inner, _) = property {
      for property in inner { cutOff(property, handle, view) }
    } else {
      property.location?.end(handle: handle, view)
    }
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
