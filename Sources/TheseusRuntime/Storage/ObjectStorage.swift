import TheseusGraph
import TheseusInterpreter
import TheseusProgram
import TheseusTypes

/// An `@AppStorage` property of an object: its value is kept outside, and the object announces what is written to it, as it
/// does of a `@Published` one (release notes iOS 14.5).
final class ObjectStorage: Location {
  /// The object; a binding to the property does not keep it alive.
  private(set) weak var object: ObjectBox?
  /// The property, as `theme`.
  let property: String
  /// The key in `UserDefaults`.
  let key: String
  /// What the value is where nothing is kept.
  let initial: Value
  /// The value that was announced last.
  var announced: Value

  /// Makes the storage of a property that has a value now.
  init(of property: String, in object: ObjectBox, key: String, initial: Value, value: Value) {
    self.object = object
    self.property = property
    self.key = key
    self.initial = initial
    announced = value
  }

  override func get(in graph: ViewGraph) throws -> Value { try graph.value(of: self) }

  override func set(_ value: Value, in graph: ViewGraph) throws { try graph.write(value, to: self) }
}

extension ViewGraph {
  /// What the wrapper of an object's property leads to.
  func objectStorage(of property: String, in object: ObjectBox, _ wrapper: Value) throws -> ObjectStorage {
    let key = wrapper.field(0).asString ?? ""
    let known = objects.storages(under: key).first { $0.object === object && $0.property == property }
    if let known { return known }
    let storage = ObjectStorage(
      of: property, in: object, key: key, initial: wrapper.field(1), value: try defaultValue(of: wrapper))
    objects.add(storage)
    return storage
  }

  /// Lets an object that views hold, or to which somebody subscribes, hear of what is written under the keys of its `@AppStorage` properties.
  func noteStorages(of object: ObjectBox) throws {
    guard let nominal = evaluator.interpreter.types[object.type].nominal else { return }
    for (index, field) in evaluator.program[nominal].fields.enumerated() where field.wrapper == "AppStorage" {
      guard case .nominal(let wrapper, _) = field.type, evaluator.program[wrapper].isCatalogue else { continue }
      _ = try objectStorage(of: evaluator.fieldName(index, of: object), in: object, object[index])
    }
  }

  /// Writes a property of an object; an equal value announces nothing, as in a view.
  func write(_ value: Value, to storage: ObjectStorage) throws {
    guard let object = storage.object else { return }
    let isSame = try areEqual(storage.announced, value)
    let number = record.add(
      WriteRecord(
        target: .object(
          name: name(of: object), type: object.type, id: ObjectIdentifier(object),
          observation: evaluator.isObservableObject(object.type) ? .published : .none),
        property: storage.property, old: retained(storage.announced), new: retained(value), changed: !isSame,
        isAnimated: currentTransaction.isAnimated, origin: origin,
        pass: record.passes + max(1, pendingWrites.count), range: evaluator.interpreter.currentRange))
    guard !isSame else { return }
    storage.announced = value
    try store(value, .app(storage.key), except: storage, write: number)
    try announce(storage, write: number)
  }

  /// Hands what was kept under a key to the objects that announce it.
  func announce(_ key: String, except written: Location, write: Int) throws {
    for storage in objects.storages(under: key) where storage !== written {
      let value = try self.value(of: storage)
      if try areEqual(storage.announced, value) { continue }
      storage.announced = value
      try announce(storage, write: write)
    }
  }

  /// `objectWillChange` of the object behind a property; only the publisher that it has by default hears of its properties.
  private func announce(_ storage: ObjectStorage, write: Int) throws {
    guard let object = storage.object, evaluator.isObservableObject(object.type),
      !objects.hasOwnPublisher(ObjectIdentifier(object))
    else { return }
    try evaluator.interpreter.observers.willSet(
      storage.property, of: object, to: storage.announced, in: evaluator.interpreter)
    guard let source = objects.whole(of: ObjectIdentifier(object)) else { return }
    if dependencies.hasReaders(source) { checkPublishing() }
    enqueue(source, because: .write(Int32(write)))
  }
}
