import TheseusGraph
import TheseusInterpreter
import TheseusProgram
import TheseusTrace
import TheseusTypes

extension ViewGraph {
  /// A view value whose dynamic properties know their storage; makes the storage at the first time.
  func install(_ node: CompositeNode) throws -> Value {
    guard !node.type.properties.isEmpty else { return node.value }
    guard case .structure(let original) = node.value else { return node.value }
    let isFirst = node.properties.isEmpty
    let copy = original.copy()
    for (index, info) in node.type.properties.enumerated() {
      let old = isFirst ? nil : node.properties[index]
      let (installed, field) = try install(info, copy[info.field], old, StoragePlace(index, info.name), in: node)
      copy[info.field] = field
      if isFirst { node.properties.append(installed) } else { node.properties[index] = installed }
    }
    return .structure(copy)
  }

  private func install(
    _ info: DynamicPropertyInfo, _ field: Value, _ old: InstalledProperty?, _ place: StoragePlace,
    in node: CompositeNode
  ) throws -> (InstalledProperty, Value) {
    switch info.kind {
    case .state, .focusState, .gestureState:
      let location =
        old?.location
        ?? StateLocation(
          owner: node, property: place.index, value: restoredValue(info, place, node) ?? field.field(0), in: self)
      return (.state(location), installed(field, value: location.rendered, location))
    case .appStorage, .sceneStorage:
      inheritance?.keep(place.name, info, of: node)
      let location = try old?.location ?? storageLocation(field, info, place.index, in: node)
      return (
        .state(location), field.replacingField(1, with: location.rendered).replacingField(2, with: .native(location))
      )
    case .binding, .focusBinding:
      return (.binding(field.field(0).opened.native as? Location), field)
    case .stateObject:
      return try installStateObject(info, field, old, place, in: node)
    case .observedObject:
      return (.observed(try hold(field.field(0))), field)
    case .environmentObject:
      let object = environmentObject(of: info.type, in: node)
      return (.observed(try object.flatMap(hold)), field.replacingField(0, with: object ?? .none))
    case .environment:
      return try installEnvironment(info, field, in: node)
    case .namespace:
      let number =
        if case .namespace(let number)? = old { number } else {
          inheritance?.value(of: place.name, info, for: node)?.asInt ?? nextNamespace()
        }
      return (.namespace(number), field.replacingField(0, with: .int(number)))
    case .group:
      return try installGroup(info, field, old, place, in: node)
    }
  }

  private func installed(_ field: Value, value: Value, _ location: StateLocation) -> Value {
    guard case .structure(let aggregate) = field else { return field }
    let copy = aggregate.copy()
    copy[0] = value
    copy[1] = .native(location)
    return .structure(copy)
  }

  private func installStateObject(
    _ info: DynamicPropertyInfo, _ field: Value, _ old: InstalledProperty?, _ place: StoragePlace,
    in node: CompositeNode
  ) throws -> (InstalledProperty, Value) {
    if case .object(let location, let source)? = old {
      dependencies.read(source.source, by: node.id)
      return (.object(location, source), field.replacingField(1, with: .native(location)))
    }
    let object = try restoredValue(info, place, node) ?? evaluator.apply(field.field(0), to: [])
    let location = StateLocation(owner: node, property: place.index, value: object, in: self)
    let source = try hold(object) ?? ObjectSource(source: location.source, name: "")
    return (.object(location, source), field.replacingField(1, with: .native(location)))
  }

  private func installGroup(
    _ info: DynamicPropertyInfo, _ field: Value, _ old: InstalledProperty?, _ place: StoragePlace,
    in node: CompositeNode
  ) throws -> (InstalledProperty, Value) {
    guard case .structure(let aggregate) = field else { return (.none, field) }
    // Outside of an update nothing is prepared for a body, so that `update()` does not run.
    if evaluation == nil, case .group(_, let updated)? = old { return (old ?? .none, updated) }
    let copy = aggregate.copy()
    var installed: [InstalledProperty] = []
    for (position, inner) in info.inner.enumerated() {
      let before: InstalledProperty? = if case .group(let list, _)? = old { list[position] } else { nil }
      let (property, value) = try install(inner, copy[inner.field], before, place.inner(inner.name), in: node)
      copy[inner.field] = value
      installed.append(property)
    }
    let updated = try evaluator.updateDynamicProperty(.structure(copy))
    return (.group(installed, updated), updated)
  }

  private func restoredValue(_ info: DynamicPropertyInfo, _ place: StoragePlace, _ node: CompositeNode) -> Value? {
    if let inheritance { return inheritance.value(of: place.name, info, for: node) }
    return restored.isEmpty ? nil : restored[path(of: node) + "." + place.name]
  }

  private func nextNamespace() -> Int {
    namespaceCount += 1
    return namespaceCount
  }

  /// Lets the node that is evaluated depend on an object, and gives what it depends on.
  private func hold(_ object: Value) throws -> ObjectSource? {
    guard case .object(let box) = object.opened else { return nil }
    let source = objects.source(of: box, in: self)
    if !objects.isFollowed(box) { try follow(box) }
    if let node = evaluation?.node { dependencies.read(source.source, by: node.id) }
    return source
  }

  /// Subscribes to an object whose class declares an `objectWillChange` of its own.
  private func follow(_ object: ObjectBox) throws {
    objects.noteFollowed(object, nil)
    try noteStorages(of: object)
    guard let publisher = try evaluator.ownPublisher(of: object) else { return }
    let subscription = try evaluator.subscribe(to: publisher) { [weak self, weak object] _ in
      if let self, let object { self.objectWillChange(object) }
    }
    objects.noteFollowed(object, subscription)
  }

  // MARK: Environment

  private func installEnvironment(
    _ info: DynamicPropertyInfo, _ field: Value, in node: CompositeNode
  ) throws -> (InstalledProperty, Value) {
    let key = field.field(0).opened
    let value = try environmentValue(of: key, in: node)
    if value.isNil, case .metatype(let type) = key, !evaluator.isOptionalWrapper(info.type) {
      throw EvaluationError.missingObject(
        "Observable object", ofType: evaluator.name(of: type), at: node.type.fields[info.field].range)
    }
    return (.environment(value), installedEnvironment(field, value))
  }

  private func installedEnvironment(_ field: Value, _ value: Value) -> Value {
    guard case .structure(let aggregate) = field else { return field }
    let copy = aggregate.copy()
    copy[1] = value
    copy[2] = .bool(true)
    return .structure(copy)
  }

  /// Reads the environment again for the properties that show it, and lists those that changed.
  func refreshEnvironment(of node: CompositeNode, _ causes: inout [CauseRecord]) throws -> [Int] {
    guard node.hasRun, !node.type.properties.isEmpty else { return [] }
    var changed: [Int] = []
    let outer = evaluation
    evaluation = Evaluation(node: node)
    defer { evaluation = outer }
    for (index, info) in node.type.properties.enumerated() {
      guard let new = try refreshed(node.properties[index], info, in: node.value, at: index, of: node, &causes) else {
        continue
      }
      node.properties[index] = new
      changed.append(index)
    }
    return changed
  }

  /// What a property stands for now; nil if the environment gives it the same as before.
  private func refreshed(
    _ property: InstalledProperty, _ info: DynamicPropertyInfo, in owner: Value, at index: Int,
    of node: CompositeNode, _ causes: inout [CauseRecord]
  ) throws -> InstalledProperty? {
    switch property {
    case .environment(let old):
      try refreshedValue(old, owner.field(info.field), at: index, of: node, &causes).map { .environment($0) }
    case .observed(let old) where info.kind == .environmentObject:
      hasOtherEnvironmentObject(old, info, at: index, of: node, &causes) ? property : nil
    case .group(let inner, let value):
      try refreshedGroup(inner, info.inner, owner.field(info.field), at: index, of: node, &causes).map {
        .group($0, value)
      }
    default: nil
    }
  }

  private func refreshedGroup(
    _ inner: [InstalledProperty], _ infos: [DynamicPropertyInfo], _ group: Value, at index: Int,
    of node: CompositeNode, _ causes: inout [CauseRecord]
  ) throws -> [InstalledProperty]? {
    var (result, isChanged) = (inner, false)
    for (position, info) in infos.enumerated() {
      guard let new = try refreshed(inner[position], info, in: group, at: index, of: node, &causes) else { continue }
      (result[position], isChanged) = (new, true)
    }
    return isChanged ? result : nil
  }

  private func refreshedValue(
    _ old: Value, _ wrapper: Value, at index: Int, of node: CompositeNode, _ causes: inout [CauseRecord]
  ) throws -> Value? {
    let key = wrapper.field(0).opened
    let new = try environmentValue(of: key, in: node)
    guard try !areEqual(old, new) else { return nil }
    let name = evaluator.name(ofKey: key)
    // All of the environment, before and after, says nothing.
    causes.append(
      CauseRecord(
        property: index, write: nil, environmentKey: name,
        values: name == "self" ? nil : (retained(old), retained(new))))
    return new
  }

  /// Whether another object stands in the environment than the one that a view observes.
  private func hasOtherEnvironmentObject(
    _ old: ObjectSource?, _ info: DynamicPropertyInfo, at index: Int, of node: CompositeNode,
    _ causes: inout [CauseRecord]
  ) -> Bool {
    let object = environmentObject(of: info.type, in: node)
    guard case .object(let box)? = object?.opened else { return old != nil }
    let new = objects.source(of: box, in: self)
    guard new !== old else { return false }
    causes.append(
      CauseRecord(
        property: index, write: nil, environmentKey: evaluator.name(of: evaluator.interpreter.types.token(info.type)),
        values: old.map { (.text(TraceValue($0.name)), .text(TraceValue(new.name))) }))
    return true
  }
}

/// Which storage of a view is meant: one of its properties, or one inside a property that is a `DynamicProperty` of the program.
struct StoragePlace {
  /// The place among the dynamic properties of the view's type.
  let index: Int
  /// The storage name, as `_count`; inside a group `_group._count`.
  let name: String

  /// The storage of a property.
  init(_ index: Int, _ name: String) {
    self.index = index
    self.name = name
  }

  /// The storage of a property inside.
  func inner(_ name: String) -> StoragePlace { StoragePlace(index, self.name + "." + name) }
}

extension InstalledProperty {
  /// The storage, of what has storage.
  var location: StateLocation? {
    switch self {
    case .state(let location), .object(let location, _): location
    default: nil
    }
  }
}
