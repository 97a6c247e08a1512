import TheseusTypes

/// Subjects that publish what happens to the fields of objects, made when a program first asks for one.
public final class ObjectObservers {
  /// One subject with the closure that sends to it.
  struct Entry {
    let object: WeakReference
    let subject: Value
    let send: Value
  }
  private var entries: [ObjectIdentifier: [String: Entry]] = [:]
  private var kept: [ObjectIdentifier: [Value]] = [:]

  init() {}

  /// Whether no object is observed.
  public var isEmpty: Bool { entries.isEmpty }

  func entry(_ object: ObjectBox, _ field: String) -> Entry? {
    guard let entry = entries[ObjectIdentifier(object)]?[field] else { return nil }
    if entry.object.object === object { return entry }
    entries[ObjectIdentifier(object)] = nil
    kept[ObjectIdentifier(object)] = nil
    return nil
  }

  func add(_ entry: Entry, _ object: ObjectBox, _ field: String) {
    entries[ObjectIdentifier(object), default: [:]][field] = entry
  }

  func keep(_ value: Value, for object: ObjectBox) { kept[ObjectIdentifier(object), default: []].append(value) }

  /// Tells the subscribers of a field, and of the object, that the field is about to have a new value.
  public func willSet(
    _ name: String, of object: ObjectBox, to value: Value, in interpreter: Interpreter
  ) throws(EvaluationError) {
    if let entry = entry(object, "") { _ = try interpreter.call(entry.send, [entry.subject, .void]) }
    if let entry = entry(object, name) { _ = try interpreter.call(entry.send, [entry.subject, value]) }
  }
}

extension NativeTable {
  /// The publishers of observed objects.
  mutating func addObservers() {
    native("_observerTable(_:_:_:_:)") { arguments in
      guard case .object(let object) = arguments[0] else { throw arguments.mismatch(0, "AnyObject") }
      let observers = arguments.interpreter.observers
      let field = try arguments.string(1)
      if let entry = observers.entry(object, field) { return entry.subject }
      let subject = try arguments.call(arguments[2], [])
      observers.add(
        ObjectObservers.Entry(
          object: WeakReference(object, isUnowned: false), subject: subject, send: arguments[3]),
        object, field)
      return subject
    }
    native("_beginTracking()") { arguments in
      arguments.interpreter.tracking.begin()
      return .void
    }
    native("_endTracking(_:)") { arguments in
      arguments.interpreter.tracking.end(arguments[0])
      return .void
    }
    native("_keepAlive(_:_:)") { arguments in
      guard case .object(let object) = arguments[0] else { throw arguments.mismatch(0, "AnyObject") }
      arguments.interpreter.observers.keep(arguments[1], for: object)
      return .void
    }
    native("ObservableObject._objectWillChange()") { _ in .void }
    native("ObservableObject._willBeHeard()") { _ in .void }
  }
}
