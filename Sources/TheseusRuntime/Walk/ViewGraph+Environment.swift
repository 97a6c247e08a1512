import TheseusGraph
import TheseusInterpreter
import TheseusTypes

/// The environment as code sees it: `EnvironmentValues`, with values written on top of a frame.
final class EnvironmentSnapshot: NativeObject {
  /// The frame underneath.
  let frame: EnvironmentFrame
  /// What was written.
  var written: [(key: EnvironmentFrame.Key, value: Value)]

  /// Makes a snapshot.
  init(_ frame: EnvironmentFrame, written: [(key: EnvironmentFrame.Key, value: Value)] = []) {
    self.frame = frame
    self.written = written
    super.init(type: .unknown)
  }
}

extension ViewGraph {
  /// Walks a modifier that writes into the environment.
  func walkEnvironment(_ record: Record, _ shape: ViewShape, at place: Place, _ cursor: inout Cursor) throws {
    // What stands around it and is each row's own does not stand in its environment.
    if !cursor.rowModifiers.isEmpty { return try walkRows(modifiedBy: record, at: place, &cursor) }
    let (parent, environment) = (cursor.parent, cursor.environment)
    let (node, _) = try take(EnvironmentNode.self, at: place, &cursor) {
      EnvironmentNode(at: place, below: parent, in: self, environment: environment)
    }
    guard node.status == .live else { return }
    let role = shape.role
    node.derive = { graph, node in try graph.environmentValues(of: role, record, shape, for: node) }
    try deriveEnvironment(of: node)
    try walkContent(of: node, record.argument(0))
  }

  /// Makes the values of an environment modifier, and tells the readers of those that changed.
  func deriveEnvironment(of node: EnvironmentNode) throws {
    _ = dependencies.takeMarks(of: node.id)
    guard let derive = node.derive else { return }
    let values = try evaluating(node) { try derive(self, node) }
    for (key, value) in values { try put(value, key, into: node) }
    let keys = Set(values.map(\.key))
    for entry in node.frame.entries where !keys.contains(entry.key) {
      dependencies.invalidate(entry.source, because: .change)
      node.frame.entries.removeAll { $0.key == entry.key }
    }
  }

  private func put(_ value: Value, _ key: EnvironmentFrame.Key, into node: EnvironmentNode) throws {
    let frame = node.frame
    guard let index = frame.entries.firstIndex(where: { $0.key == key }) else {
      let source = dependencies.addSource(in: node.lifetime)
      if node.content != nil, let outer = frame.outer?.entry(for: key) {
        dependencies.invalidate(outer.source, because: .change)
      }
      frame.entries.append(EnvironmentFrame.Entry(key: key, value: value, source: source))
      return
    }
    guard try !areEqual(frame.entries[index].value, value) else { return }
    frame.entries[index].value = value
    dependencies.invalidate(frame.entries[index].source, because: .change)
  }

  private func environmentValues(
    of role: ViewRole, _ record: Record, _ shape: ViewShape, for node: EnvironmentNode
  ) throws -> [(key: EnvironmentFrame.Key, value: Value)] {
    let outer = node.frame.outer ?? systemEnvironment
    switch role {
    case .environmentValue:
      return try written(to: record.argument(1), record.argument(2), in: outer)
    case .environmentTransform:
      let old = try evaluator.get(record.argument(1), of: environmentValues(of: outer))
      return try written(to: record.argument(1), evaluator.transform(old, by: record.argument(2)), in: outer)
    case .environmentObject, .environmentObservable:
      let object = record.argument(1)
      let type = object.isNil ? evaluator.objectType(ofArgument: 1, of: record) : evaluator.type(of: object)
      return [(environmentKey(of: type, name: nil), object)]
    case .disabled:
      let key = try builtInKey("isEnabled")
      let isEnabled = try readEnvironment(key, in: outer).asBool ?? true
      return [(key, .bool(isEnabled && !(record.argument(1).asBool ?? false)))]
    case .environmentShortcut(let name):
      let value = record.argument(1)
      if name == "colorScheme", value.isNil { return [] }
      return [(try builtInKey(name), value)]
    case .refreshable:
      return [(try builtInKey("refresh"), evaluator.makeStructure("RefreshAction", [record.argument(1)]))]
    case .style(let slot): return [(styleKey(of: slot), record.argument(1))]
    default: return []
    }
  }

  private func written(
    to path: Value, _ value: Value, in frame: EnvironmentFrame
  ) throws -> [(key: EnvironmentFrame.Key, value: Value)] {
    let changed = try evaluator.setting(path, of: environmentValues(of: frame), to: value)
    guard let snapshot = changed.field(0).opened.native as? EnvironmentSnapshot else { return [] }
    for (key, _) in snapshot.written where environmentNames[key] == nil {
      environmentNames[key] = evaluator.name(ofKey: path)
    }
    return snapshot.written
  }

  // MARK: Keys

  /// The number of a key: the type of an `EnvironmentKey`, or the class of an object.
  func environmentKey(of type: TypeToken, name: String?) -> EnvironmentFrame.Key {
    if let key = environmentKeys[type] { return key }
    let key = nextEnvironmentKey(name: name)
    environmentKeys[type] = key
    return key
  }

  /// The key that SwiftUI declares under a name.
  func builtInKey(_ name: String) throws -> EnvironmentFrame.Key {
    let type = evaluator.interpreter.types.token(named: "_EnvironmentKey_\(name)")
    return environmentKey(of: type, name: name)
  }

  /// The number of an `@Entry`, by its name.
  func environmentKey(ofEntry name: String) -> EnvironmentFrame.Key {
    if let key = environmentEntries[name] { return key }
    let key = nextEnvironmentKey(name: name)
    environmentEntries[name] = key
    return key
  }

  private func nextEnvironmentKey(name: String?) -> EnvironmentFrame.Key {
    let key = EnvironmentFrame.Key(environmentKeys.count + environmentEntries.count)
    environmentNames[key] = name
    return key
  }

  // MARK: Values

  /// The value of a key in `EnvironmentValues`.
  func value(
    under key: EnvironmentFrame.Key, of values: Value, orElse fallback: () throws -> Value
  ) throws -> Value {
    guard let snapshot = values.field(0).opened.native as? EnvironmentSnapshot else {
      return try readEnvironment(key, in: systemEnvironment, orElse: fallback)
    }
    if let written = snapshot.written.last(where: { $0.key == key }) { return written.value }
    return try readEnvironment(key, in: snapshot.frame, orElse: fallback)
  }

  /// `EnvironmentValues` with another value under a key.
  func environment(_ values: Value, with value: Value, under key: EnvironmentFrame.Key) -> Value {
    let old = values.field(0).opened.native as? EnvironmentSnapshot
    var written = old?.written ?? []
    written.removeAll { $0.key == key }
    written.append((key, value))
    let snapshot = EnvironmentSnapshot(old?.frame ?? systemEnvironment, written: written)
    return evaluator.makeStructure("EnvironmentValues", [.native(snapshot)])
  }

  // MARK: Reading

  /// `EnvironmentValues` over a frame.
  func environmentValues(of frame: EnvironmentFrame) -> Value {
    evaluator.makeStructure("EnvironmentValues", [.native(EnvironmentSnapshot(frame))])
  }

  /// The value of a key for the code that runs, which depends on it from now on.
  func readEnvironment(_ key: EnvironmentFrame.Key, in frame: EnvironmentFrame) throws -> Value {
    try readEnvironment(key, in: frame) { try defaultValue(of: key) }
  }

  private func readEnvironment(
    _ key: EnvironmentFrame.Key, in frame: EnvironmentFrame, orElse fallback: () throws -> Value
  ) throws -> Value {
    if let entry = frame.entry(for: key) {
      if let node = evaluation?.node { dependencies.read(entry.source, by: node.id) }
      return entry.value
    }
    let value = try fallback()
    let source = dependencies.addSource(in: nil)
    systemEnvironment.entries.append(EnvironmentFrame.Entry(key: key, value: value, source: source))
    if let node = evaluation?.node { dependencies.read(source, by: node.id) }
    return value
  }

  /// The value of a key that nothing above writes.
  func defaultValue(of key: EnvironmentFrame.Key) throws -> Value {
    guard let type = environmentKeys.first(where: { $0.value == key })?.key else { return .none }
    return try evaluator.defaultValue(ofKey: type)
  }

  /// The value of an `@Environment` property: of a key path, or an object by its class.
  func environmentValue(of key: Value, in node: ViewNode) throws -> Value {
    switch key {
    case .keyPath:
      return try evaluator.get(key, of: environmentValues(of: node.environment))
    case .metatype(let type):
      let number = environmentKey(of: type, name: evaluator.name(of: type))
      if let entry = node.environment.entry(for: number) {
        if let reader = evaluation?.node { dependencies.read(entry.source, by: reader.id) }
        return entry.value
      }
      return .none
    // Of what class the object is, nobody knows.
    case .opaque: return key
    default: return .none
    }
  }

  /// The object that `@EnvironmentObject` finds.
  func environmentObject(of wrapper: Type, in node: CompositeNode) -> Value? {
    let type = evaluator.argument(0, of: evaluator.interpreter.types.token(wrapper))
    let key = environmentKey(of: type, name: evaluator.name(of: type))
    guard let entry = node.environment.entry(for: key) else { return nil }
    dependencies.read(entry.source, by: node.id)
    return entry.value.isNil ? nil : entry.value
  }

  /// The system changes a key; returns the old value.
  func setSystemValue(_ value: Value, forKeyNamed name: String) throws {
    let key = try builtInKey(name)
    try setSystemValue(value, key, recorded: .environment(key), as: name)
  }

  /// The window has another size, which a `GeometryReader` gets.
  func setWindowSize(_ value: Value) throws {
    try setSystemValue(value, builtInKey(Self.windowSizeKey), recorded: .window, as: "size")
  }

  /// The key under which the window's size stands; no program can name it.
  static let windowSizeKey = "size"

  private func setSystemValue(
    _ value: Value, _ key: EnvironmentFrame.Key, recorded target: WriteRecord.Target, as name: String
  ) throws {
    let old = try systemEnvironment.entry(for: key)?.value ?? defaultValue(of: key)
    let isSame = try areEqual(old, value)
    let number = record.writes.count
    record.writes.append(
      WriteRecord(
        target: target, property: name, old: retained(old), new: retained(value), changed: !isSame,
        isAnimated: false, origin: .system, pass: record.passes + 1))
    guard !isSame else { return }
    if let index = systemEnvironment.entries.firstIndex(where: { $0.key == key }) {
      systemEnvironment.entries[index].value = value
      enqueue(systemEnvironment.entries[index].source, because: .write(Int32(number)))
    } else {
      let source = dependencies.addSource(in: nil)
      systemEnvironment.entries.append(EnvironmentFrame.Entry(key: key, value: value, source: source))
    }
  }
}
