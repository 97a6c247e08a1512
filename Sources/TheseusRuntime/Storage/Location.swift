import TheseusGraph
import TheseusInterpreter

/// Where a binding reads and writes.
class Location: NativeObject {
  /// Makes a location.
  init() { super.init(type: .unknown) }

  override var description: String { "Location" }

  /// The value: in an update the one being rendered, otherwise the latest.
  func get(in graph: ViewGraph) throws -> Value { preconditionFailure("a location of no kind is never made") }

  /// Writes a value.
  func set(_ value: Value, in graph: ViewGraph) throws {}

  /// Whether a body that reads through either depends on the same thing.
  func isSame(as other: Location, in graph: ViewGraph) -> Bool { self === other }

  /// The storage at the end of a chain of projections.
  var root: Location { self }

  /// Whether it could keep objects alive besides those in the storage of a view.
  func holdsObjects(in graph: ViewGraph) -> Bool { root !== self && root.holdsObjects(in: graph) }

  /// Says that a body read through it.
  func noteRead(in graph: ViewGraph) { if root !== self { root.noteRead(in: graph) } }
}

/// The storage of a `@State` and of wrappers that behave alike.
final class StateLocation: Location {
  // Small numbers stand together: there are as many locations as rows with state, and how many bytes they take decides how many of them
  // the cache of a processor holds.
  /// The handle of the owner when its lifetime ended, or that of the nearest view around it that traces list.
  private(set) var endedHandle: Int32 = 0
  /// The view whose property it is; a task can hold on to storage whose view is gone, and asks `ended` first.
  unowned let owner: ViewNode
  private let ownerType: CompositeType?
  /// What is left of an owner of which its type does not say everything, when its lifetime ended.
  private var endedView: EndedView?
  private let storedProperty: Int32
  /// What bodies that read it depend on.
  let source: SourceID
  /// The value that event handlers see.
  var current: Value
  /// The value that bodies see.
  var rendered: Value
  /// Whether a body of the owner ever read it; the read counts as long as the owner lives.
  var wasRead = false
  /// Whether the owner lives.
  private(set) var isAlive = true
  /// Where two arrays that were written one after the other differed last.
  var lastDifference = 0
  /// Where the value is kept outside, of `AppStorage` and `SceneStorage`.
  var outside: OutsideStorage?

  /// Makes storage with its first value.
  init(owner: ViewNode, property: Int, value: Value, in graph: ViewGraph) {
    self.owner = owner
    ownerType = (owner as? CompositeNode)?.type
    storedProperty = Int32(truncatingIfNeeded: property)
    source = graph.dependencies.addSource(in: owner.lifetime)
    current = value
    rendered = value
  }

  /// The place among the dynamic properties of the owner's type.
  var property: Int { Int(storedProperty) }

  /// Lets writes go nowhere from now on.
  ///
  /// Of most storage this writes and reads nothing: to wait for 10,000 locations to come from memory took longer than all else at their end.
  func end(handle: Int32, _ view: EndedView?) {
    isAlive = false
    endedHandle = handle
    if let view { endedView = view }
  }

  /// What is left of the owner when its lifetime ended; nil before.
  var ended: EndedOwner? {
    if isAlive { return nil }
    return endedView.map { .other($0) } ?? ownerType.map { .listed($0) }
  }

  override func get(in graph: ViewGraph) -> Value { graph.isUpdating ? rendered : current }

  override func set(_ value: Value, in graph: ViewGraph) throws { try graph.write(value, to: self) }

  override func noteRead(in graph: ViewGraph) { graph.read(self) }
}

/// A place in the value of another location: a property, an element.
final class ProjectedLocation: Location {
  /// The location of the whole.
  let base: Location
  /// The way to the part.
  let path: Value

  /// Makes a projection.
  init(base: Location, path: Value) {
    self.base = base
    self.path = path
  }

  override var root: Location { base.root }

  override func get(in graph: ViewGraph) throws -> Value {
    try graph.evaluator.get(path, of: base.get(in: graph))
  }

  override func set(_ value: Value, in graph: ViewGraph) throws {
    let whole = try base.get(in: graph)
    let new = try graph.evaluator.setting(path, of: whole, to: value)
    // A property of an object is written in the object; what holds the object stays as it is.
    if case .object(let old) = whole.opened, case .object(let same) = new.opened, old === same { return }
    try base.set(new, in: graph)
  }

  override func isSame(as other: Location, in graph: ViewGraph) -> Bool {
    guard let other = other as? ProjectedLocation, base.isSame(as: other.base, in: graph) else { return false }
    return graph.evaluator.areIdentical(path, other.path)
  }
}

/// An element of a collection in another location, found by its position; bindings to elements never compare equal.
final class ElementLocation: Location {
  /// The location of the collection.
  let base: Location
  /// The position.
  let index: Int

  /// Makes a location of an element.
  init(base: Location, index: Int) {
    self.base = base
    self.index = index
  }

  override var root: Location { base.root }

  override func get(in graph: ViewGraph) throws -> Value {
    try graph.evaluator.element(at: index, of: base.get(in: graph))
  }

  override func set(_ value: Value, in graph: ViewGraph) throws {
    try base.set(graph.evaluator.settingElement(at: index, of: base.get(in: graph), to: value), in: graph)
  }
}

/// The value inside an optional in another location, or an optional around one.
final class OptionalLocation: Location {
  /// The location of the optional.
  let base: Location

  /// Makes a location of what an optional holds.
  init(base: Location) { self.base = base }

  override var root: Location { base.root }

  override func get(in graph: ViewGraph) throws -> Value { try base.get(in: graph) }

  override func set(_ value: Value, in graph: ViewGraph) throws { try base.set(value, in: graph) }

  override func isSame(as other: Location, in graph: ViewGraph) -> Bool {
    (other as? OptionalLocation).map { base.isSame(as: $0.base, in: graph) } ?? false
  }
}

/// A property of an object.
final class MemberLocation: Location {
  /// The object.
  let object: Value
  /// The way to the property.
  let path: Value

  /// Makes a location of a property.
  init(object: Value, path: Value) {
    self.object = object
    self.path = path
  }

  override func get(in graph: ViewGraph) throws -> Value { try graph.evaluator.get(path, of: object) }

  override func set(_ value: Value, in graph: ViewGraph) throws {
    _ = try graph.evaluator.setting(path, of: object, to: value)
  }

  override func holdsObjects(in graph: ViewGraph) -> Bool { true }

  override func isSame(as other: Location, in graph: ViewGraph) -> Bool {
    guard let other = other as? MemberLocation else { return false }
    return graph.evaluator.areIdentical(object, other.object) && graph.evaluator.areIdentical(path, other.path)
  }
}

/// A pair of closures.
final class ClosureLocation: Location {
  private let getter: Value
  private let setter: Value
  private let takesTransaction: Bool

  /// Makes a location of closures; the setter may take the transaction as well.
  init(get: Value, set: Value, takesTransaction: Bool = false) {
    getter = get
    setter = set
    self.takesTransaction = takesTransaction
  }

  override func get(in graph: ViewGraph) throws -> Value { try graph.evaluator.apply(getter, to: []) }

  override func set(_ value: Value, in graph: ViewGraph) throws {
    let transaction = takesTransaction ? [graph.currentTransactionValue()] : []
    _ = try graph.evaluator.apply(setter, to: [value] + transaction)
  }

  override func holdsObjects(in graph: ViewGraph) -> Bool {
    graph.mayKeepObjects(getter) || graph.mayKeepObjects(setter)
  }
}

/// A constant; writing does nothing.
final class ConstantLocation: Location {
  private let value: Value

  /// Makes a location of a value.
  init(_ value: Value) { self.value = value }

  override func get(in graph: ViewGraph) -> Value { value }

  override func holdsObjects(in graph: ViewGraph) -> Bool { graph.mayKeepObjects(value) }

  override func isSame(as other: Location, in graph: ViewGraph) -> Bool {
    (other as? ConstantLocation).map { graph.areEqualValues(value, $0.value) } ?? false
  }
}

/// Writes to another location within a transaction.
final class AnimatedLocation: Location {
  private let base: Location
  /// What it writes with.
  let transaction: Value

  /// Makes a location that writes with a transaction.
  init(base: Location, transaction: Value) {
    self.base = base
    self.transaction = transaction
  }

  override var root: Location { base.root }

  override func get(in graph: ViewGraph) throws -> Value { try base.get(in: graph) }

  override func set(_ value: Value, in graph: ViewGraph) throws {
    graph.beginTransaction(transaction)
    defer { graph.endTransaction() }
    try base.set(value, in: graph)
  }

  override func isSame(as other: Location, in graph: ViewGraph) -> Bool {
    (other as? AnimatedLocation).map { base.isSame(as: $0.base, in: graph) } ?? false
  }
}
