import TheseusInterpreter
import TheseusProgram
import TheseusTypes

/// Where the value of an `AppStorage` or `SceneStorage` property lives, outside of any view.
enum StorageKey: Hashable {
  /// A key of `UserDefaults`.
  case app(String)
  /// A key of the scene.
  case scene(String)
}

/// Where a value is kept beside the view that shows it.
final class OutsideStorage {
  /// The key.
  let key: StorageKey
  /// What the value is where nothing is kept.
  let initial: Value

  /// Makes a place under a key.
  init(key: StorageKey, initial: Value) {
    self.key = key
    self.initial = initial
  }
}

extension ViewGraph {
  /// Storage over a value that is kept under a key; all properties with that key share it (semantics 5.10).
  func storageLocation(_ field: Value, _ info: DynamicPropertyInfo, _ index: Int, in node: CompositeNode) throws
    -> StateLocation
  {
    let key = storageKey(of: field, info)
    let location = StateLocation(owner: node, property: index, value: try outsideValue(of: field, info), in: self)
    location.outside = OutsideStorage(key: key, initial: field.field(1))
    storedLocations[key, default: []].append(WeakLocation(location: location))
    return location
  }

  private func storageKey(of wrapper: Value, _ info: DynamicPropertyInfo) -> StorageKey {
    let name = wrapper.field(0).asString ?? ""
    return info.kind == .sceneStorage ? .scene(name) : .app(name)
  }

  /// The value that a property has when its view begins: the one that is kept, otherwise that of its declaration.
  func outsideValue(of wrapper: Value, _ info: DynamicPropertyInfo) throws -> Value {
    try storedValue(under: storageKey(of: wrapper, info), like: wrapper.field(1)) ?? wrapper.field(1)
  }

  /// The value that is kept under a key, as a property of some type holds it.
  private func storedValue(under key: StorageKey, like initial: Value) throws -> Value? {
    switch key {
    case .app(let name):
      guard let raw = evaluator.interpreter.userDefaults[name] else { return nil }
      return try evaluator.value(ofRaw: raw, like: initial)
    case .scene: return try sceneValues[key].flatMap { try evaluator.value(ofRaw: $0, like: initial) }
    }
  }

  /// The value of an `AppStorage` property that no view holds yet.
  func defaultValue(of wrapper: Value) throws -> Value {
    try storedValue(under: .app(wrapper.field(0).asString ?? ""), like: wrapper.field(1)) ?? wrapper.field(1)
  }

  /// The value of an `AppStorage` property of an object.
  func value(of storage: ObjectStorage) throws -> Value {
    try storedValue(under: .app(storage.key), like: storage.initial) ?? storage.initial
  }

  /// Keeps what was written to an `AppStorage` property that no view holds yet, as in an initializer.
  func store(_ value: Value, inDefaultOf wrapper: Value) throws {
    let name = wrapper.field(0).asString ?? ""
    evaluator.interpreter.userDefaults.values[name] = try evaluator.rawValue(of: value)
    guard isUpdating else { return try userDefaultChanged(name) }
    for storage in objects.storages(under: name) { storage.announced = try self.value(of: storage) }
  }

  /// Keeps a value that a write put into one property, and hands it to the others with the same key.
  func store(_ value: Value, _ key: StorageKey, except written: Location, write: Int) throws {
    switch key {
    case .app(let name): evaluator.interpreter.userDefaults.values[name] = try evaluator.rawValue(of: value)
    case .scene: sceneValues[key] = try evaluator.rawValue(of: value)
    }
    for entry in storedLocations[key] ?? [] {
      guard let location = entry.location, location !== written, location.isAlive,
        let initial = location.outside?.initial
      else { continue }
      // Each property has its own type and its own value for what is not kept.
      let value = try storedValue(under: key, like: initial) ?? initial
      if try areEqual(location.current, value) { continue }
      location.current = value
      enqueue(StateWrite(location: location, value: value, write: write))
    }
    if case .app(let name) = key { try announce(name, except: written, write: write) }
  }

  /// The program wrote to `UserDefaults`: the properties with that key follow.
  func userDefaultChanged(_ name: String) throws {
    let key = StorageKey.app(name)
    guard let location = storedLocations[key]?.lazy.compactMap(\.location).first(where: \.isAlive),
      let initial = location.outside?.initial
    else {
      if let storage = objects.storages(under: name).first { try write(value(of: storage), to: storage) }
      return
    }
    try write(storedValue(under: key, like: initial) ?? initial, to: location)
  }
}

extension Evaluator {
  /// What `UserDefaults` keeps of a value: its raw value, where it has one, and nothing of nil.
  fileprivate func rawValue(of value: Value) throws -> Value? {
    guard let value = value.unwrapped else { return nil }
    guard
      let getter = members(named: "rawValue", of: value, isStatic: false).first(where: { program[$0].kind == .getter })
    else { return value }
    return try interpreter.call(getter, [value])
  }

  private func members(named name: String, of value: Value, isStatic: Bool) -> [FunctionID] {
    switch value {
    case .enumeration, .payload, .structure:
      checked.members(named: name, of: interpreter.types[type(of: value)].type, isStatic: isStatic)
    default: []
    }
  }

  /// The value of which `UserDefaults` keeps a raw value; nil if it has another type than the property.
  fileprivate func value(ofRaw raw: Value, like initial: Value) throws -> Value? {
    guard let sample = initial.unwrapped else { return raw }
    let type = type(of: sample)
    if self.type(of: raw) == type { return raw }
    guard
      let make = members(named: "init", of: sample, isStatic: true).first(where: { program[$0].labels == ["rawValue"] })
    else { return nil }
    return try interpreter.call(make, program[make].selfKind == .metatype ? [.metatype(type), raw] : [raw]).unwrapped
  }
}
