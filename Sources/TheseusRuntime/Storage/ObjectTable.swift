import TheseusGraph
import TheseusInterpreter

/// What readers and holders of objects depend on; entries end with their objects.
struct ObjectTable {
  /// The sources of one object.
  private struct Entry {
    var whole: ObjectSource?
    var fields: [Int: SourceID] = [:]
    /// Whether its publisher was looked at, and the subscription to one of its own.
    var isFollowed = false
    var subscription: Value?
  }
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var fieldNames: [SourceID: String] = [:]
  /// The `@AppStorage` properties of objects, by key.
  private var storages: [String: [ObjectStorage]] = [:]

  /// What views that hold an object depend on.
  mutating func source(of object: ObjectBox, in graph: ViewGraph) -> ObjectSource {
    let id = ObjectIdentifier(object)
    if let source = entries[id]?.whole { return source }
    let source = ObjectSource(source: graph.dependencies.addSource(in: nil), name: graph.name(of: object))
    entries[id, default: Entry()].whole = source
    return source
  }

  /// Whether it is known how an object announces its changes.
  func isFollowed(_ object: ObjectBox) -> Bool { entries[ObjectIdentifier(object)]?.isFollowed ?? false }

  /// Notes that it is, and keeps the subscription to a publisher of the object's own.
  mutating func noteFollowed(_ object: ObjectBox, _ subscription: Value?) {
    entries[ObjectIdentifier(object), default: Entry()].isFollowed = true
    entries[ObjectIdentifier(object)]?.subscription = subscription
  }

  /// Whether an object announces its changes by a publisher of its own; `@Published` then announces nothing by itself.
  func hasOwnPublisher(_ object: ObjectIdentifier) -> Bool { entries[object]?.subscription != nil }

  /// What bodies that read a property of an object depend on.
  mutating func source(of field: Int, of object: ObjectBox, in graph: ViewGraph) -> SourceID {
    let id = ObjectIdentifier(object)
    if let source = entries[id]?.fields[field] { return source }
    let source = graph.dependencies.addSource(in: nil)
    entries[id, default: Entry()].fields[field] = source
    fieldNames[source] = graph.evaluator.fieldName(field, of: object)
    return source
  }

  /// The sources that exist for an object: for its holders, and for a property.
  func existing(_ object: ObjectBox, field: Int) -> (whole: SourceID?, field: SourceID?) {
    let entry = entries[ObjectIdentifier(object)]
    return (entry?.whole?.source, entry?.fields[field])
  }

  /// The properties of an object that something reads, with their sources.
  func fields(of object: ObjectIdentifier) -> [(field: Int, source: SourceID)] {
    (entries[object]?.fields ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The source of an object's holders, if it has any.
  func whole(of object: ObjectIdentifier) -> SourceID? { entries[object]?.whole?.source }

  /// Whether a source stands for a property of an object.
  func isField(_ source: SourceID) -> Bool { fieldNames[source] != nil }

  /// The property that a source stands for.
  func name(of source: SourceID) -> String { fieldNames[source] ?? "" }

  /// The `@AppStorage` properties of living objects with a key, in the order in which they became known.
  func storages(under key: String) -> [ObjectStorage] { storages[key]?.filter { $0.object != nil } ?? [] }

  /// Adds an `@AppStorage` property of an object.
  mutating func add(_ storage: ObjectStorage) { storages[storage.key] = storages(under: storage.key) + [storage] }

  /// The `@AppStorage` property of an object under a key, the object by its name in traces.
  func storage(under key: String, of object: String, in graph: ViewGraph) -> ObjectStorage? {
    storages(under: key).first { $0.object.map(graph.name) == object }
  }

  /// The `@AppStorage` property of an object with a name.
  func storage(of property: String, in object: ObjectIdentifier) -> ObjectStorage? {
    storages.values.joined().first { $0.property == property && $0.object.map(ObjectIdentifier.init) == object }
  }

  /// Forgets an object that ended.
  mutating func end(_ object: ObjectBox, in graph: ViewGraph) {
    guard let entry = entries.removeValue(forKey: ObjectIdentifier(object)) else { return }
    if let whole = entry.whole { graph.dependencies.end(source: whole.source) }
    for source in entry.fields.values {
      fieldNames[source] = nil
      graph.dependencies.end(source: source)
    }
  }
}

/// Storage that is not kept alive.
struct WeakLocation {
  /// The storage.
  weak var location: StateLocation?
}
