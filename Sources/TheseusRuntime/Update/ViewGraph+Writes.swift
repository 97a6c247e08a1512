import TheseusGraph
import TheseusInterpreter
import TheseusProgram
import TheseusTrace

extension ViewGraph {
  /// Code read storage through a binding: the view that holds the binding depends on it from now on, not the owner (semantics 5.2).
  func read(_ location: StateLocation) {
    guard let evaluation, location.isAlive else { return }
    let reader = holder(of: location, from: evaluation.reader)
    if location.owner === reader { return readOwn(location) }
    guard !dependencies.reads(location.source, by: reader.id) else { return }
    dependencies.beginOtherRun()
    dependencies.read(location.source, by: reader.id, for: reader is CompositeNode ? .sticky : .untilNextRun)
  }

  /// The view whose property a binding is: a closure that reads it may run in the body of a view below.
  private func holder(of location: StateLocation, from reader: ViewNode) -> ViewNode {
    guard let first = reader as? CompositeNode, !first.holds(location) else { return reader }
    var current = first.parent
    while let node = current {
      if let composite = node as? CompositeNode, composite.holds(location) { return composite }
      current = node.parent
    }
    first.otherSources.insert(location.source)
    return first
  }

  /// A body read the storage of the view that it belongs to, wherever the code runs.
  func readOwn(_ location: StateLocation) {
    guard isUpdating, location.isAlive, !location.wasRead else { return }
    location.wasRead = true
    dependencies.beginOtherRun()
    dependencies.read(location.source, by: location.owner.id, for: .sticky)
  }

  /// A closure that kept its view as it was reads the value of that time; where no body ever read the property, nobody
  /// made the closure anew (semantics 4.4).
  func warnOfStaleRead(of location: StateLocation, as kept: Value) throws {
    guard !location.wasRead, location.isAlive, try !areEqual(kept, location.rendered),
      let name = declaration(of: location)?.name, let owner = location.owner as? CompositeNode
    else { return }
    warn(
      "stale-state",
      "this closure sees the value of '\(DynamicPropertyInfo.plainName(of: name))' from when the body of \(owner.type.name) ran, which never read it",
      at: evaluator.interpreter.currentRange)
  }

  /// Writes storage: event handlers see the value at once, bodies in the next pass.
  func write(_ value: Value, to location: StateLocation) throws {
    if isUpdating {
      return warn(
        "state-write-in-body", "Modifying state during view update, this will cause undefined behavior.")
    }
    let old = location.current
    let isSame = try !differsLikeBefore(old, value, in: location) && areEqual(old, value)
    let declaration = declaration(of: location)
    let isLive = location.isAlive && location.owner.status == .live
    let number = record.add(
      WriteRecord(
        target: .state(location), property: declaration.map { DynamicPropertyInfo.plainName(of: $0.name) } ?? "",
        old: retained(old), new: retained(value),
        changed: !isSame, isAnimated: currentTransaction.isAnimated, origin: origin,
        pass: record.passes + max(1, pendingWrites.count), range: evaluator.interpreter.currentRange))
    guard !isSame else { return }
    location.current = value
    if declaration?.info.kind == .focusState { writtenFocus = location }
    if let key = location.outside?.key { try store(value, key, except: location, write: number) }
    guard isLive else {
      location.rendered = value
      return
    }
    enqueue(StateWrite(location: location, value: value, write: number))
  }

  /// Whether two arrays differ where the last two did, or behind: a loop over the elements of an array in storage would
  /// otherwise compare it from the start each time.
  private func differsLikeBefore(_ old: Value, _ new: Value, in location: StateLocation) throws -> Bool {
    guard case .array(let x) = old, case .array(let y) = new, x !== y, x.elements.count == y.elements.count else {
      return false
    }
    for index in [location.lastDifference, location.lastDifference + 1] where x.elements.indices.contains(index) {
      if try !areEqual(x.elements[index], y.elements[index]) {
        location.lastDifference = index
        return true
      }
    }
    return false
  }

  /// The declaration behind storage, with its storage name.
  func declaration(of location: StateLocation) -> (name: String, info: DynamicPropertyInfo)? {
    if let ended = location.ended { return ended.declaration(of: location) }
    return (location.owner as? CompositeNode)?.declaration(of: location)
  }

  /// A value as a record may keep it: words where it could keep an object alive.
  func retained(_ value: Value) -> RetainedValue {
    evaluator.holdsObjects(value) ? .text(evaluator.traceValue(value)) : .value(value)
  }

  // MARK: Groups

  /// The transaction of a write that happens now.
  var currentTransaction: UpdateTransaction { transactions.last ?? UpdateTransaction() }

  /// Shows a write to bodies when the group of the current transaction is rendered.
  func enqueue(_ write: StateWrite) {
    withGroup { group in
      let isFolded = record.writes.indices.contains(write.write) && record.writes[write.write].count > 1
      let index = isFolded ? group.writes.lastIndex { $0.write == write.write && $0.location === write.location } : nil
      if let index { group.writes[index].value = write.value } else { group.writes.append(write) }
    }
    notePass(ofWrite: write.write)
  }

  /// Invalidates a source when the group of the current transaction is rendered.
  func enqueue(_ source: SourceID, because cause: Cause) {
    withGroup { group in
      guard group.sources.last.map({ $0.source == source && $0.cause == cause }) != true else { return }
      group.sources.append((source, cause))
    }
    if case .write(let number) = cause { notePass(ofWrite: Int(number)) }
  }

  /// Invalidates what reads a property of an `@Observable` object.
  ///
  /// What a body reads is tracked from its end on (L: `withObservationTracking`; R: OSUI ObservationUtils): a write while bodies run
  /// reaches those that had read before.
  private func enqueue(observed source: SourceID, by write: Int) {
    guard let evaluation else { return enqueue(source, because: .write(Int32(write))) }
    let readers = dependencies.readers(of: source).filter { reader in
      // What a write reached before is not tracked until it has run.
      guard reader == evaluation.node.id else {
        return !dependencies.marks(of: reader).contains { objects.isField($0.source) }
      }
      return isTracked(evaluation.node)
    }
    guard !readers.isEmpty else { return }
    if readers.contains(evaluation.node.id) { writesOfReaders[write] = evaluation.node.id }
    withGroup { $0.readers += readers.map { (source: source, node: $0, cause: .write(Int32(write))) } }
    notePass(ofWrite: write)
  }

  /// Whether what a node that is running read the time before is tracked still: not if that is why it runs, unless it wrote there itself.
  private func isTracked(_ node: ViewNode) -> Bool {
    guard let body = currentBody, body.node === node else { return true }
    return !body.isFirst
      && (!body.changes.dependenciesChanged
        || body.changes.causes.contains { $0.write.map { writesOfReaders[$0] } == node.id })
  }

  /// The write leads to the pass of the group that it joined.
  private func notePass(ofWrite number: Int) {
    guard record.writes.indices.contains(number) else { return }
    record.writes[number].pass = record.passes + pendingWrites.count
  }

  private func withGroup(_ body: (inout WriteGroup) -> Void) {
    let transaction = currentTransaction
    if pendingWrites.isEmpty || !isSame(pendingWrites[pendingWrites.count - 1].transaction, transaction) {
      pendingWrites.append(WriteGroup(transaction: transaction))
    }
    body(&pendingWrites[pendingWrites.count - 1])
  }

  private func isSame(_ a: UpdateTransaction, _ b: UpdateTransaction) -> Bool {
    guard a.disablesAnimations == b.disablesAnimations, a.completion?.number == b.completion?.number else {
      return false
    }
    return areEqualValues(a.animation ?? .none, b.animation ?? .none) && areSame(a.values, b.values)
  }

  private func areSame(_ a: TransactionValues?, _ b: TransactionValues?) -> Bool {
    guard a !== b, let a = a?.values, let b = b?.values else { return a === b }
    return a.count == b.count && a.allSatisfy { name, value in b[name].map { areEqualValues(value, $0) } ?? false }
  }

  /// The current transaction as the program sees it.
  func currentTransactionValue() -> Value { evaluator.makeTransaction(currentTransaction) }

  // MARK: Objects

  /// A body read a property of an `@Observable` object.
  func willRead(_ field: Int, of object: ObjectBox) {
    guard let evaluation, evaluator.observation(of: field, of: object) == .observable else { return }
    dependencies.read(objects.source(of: field, of: object, in: self), by: evaluation.node.id)
  }

  /// A property of an object was written or changed in place.
  func didWrite(_ field: Int, of object: ObjectBox, old: Value, isEqual: Bool, notifies: Bool) {
    let observation = evaluator.observation(of: field, of: object)
    let sources = objects.existing(object, field: field)
    // An initializer puts nil where nil was; nobody depends on the object yet.
    if isEqual, object[field].isNil, sources.whole == nil, sources.field == nil { return }
    if observation == .published, let holders = sources.whole, dependencies.hasReaders(holders) { checkPublishing() }
    let new = object[field]
    let number = record.add(
      WriteRecord(
        target: .object(
          name: name(of: object), type: object.type, id: ObjectIdentifier(object),
          observation: observation),
        property: evaluator.fieldName(field, of: object), old: retained(old), new: retained(new), changed: !isEqual,
        invalidates: isEqual && notifies, isAnimated: currentTransaction.isAnimated, origin: origin,
        pass: record.passes + max(1, pendingWrites.count), range: evaluator.interpreter.currentRange))
    guard notifies else { return }
    switch observation {
    case .observable: if let source = sources.field { enqueue(observed: source, by: number) }
    case .published:
      // Only the publisher that an object has by default hears of its properties (R: OpenCombine ObservableObject).
      guard let source = sources.whole, !objects.hasOwnPublisher(ObjectIdentifier(object)) else { return }
      enqueue(source, because: .write(Int32(number)))
    case .none: break
    }
  }

  /// A property of an object that nobody observes is about to be written.
  ///
  /// A loop writes it often, so only the first write of an update is kept; nobody can depend on what is still being made.
  func willWriteUnobserved(_ field: Int, of object: ObjectBox) {
    guard record.isForTraces, !isUpdating, !record.unobserved.note(field, of: object) else { return }
    record.unobserved.add(
      UnobservedWrite(
        object: object, field: field, old: retained(object[field]), origin: origin,
        pass: record.passes + max(1, pendingWrites.count), range: evaluator.interpreter.currentRange))
  }

  /// `objectWillChange.send()`.
  func objectWillChange(_ object: ObjectBox) {
    guard let source = objects.whole(of: ObjectIdentifier(object)) else { return }
    if dependencies.hasReaders(source) { checkPublishing() }
    enqueue(source, because: .change)
  }

  /// What SwiftUI says where an object that views observe publishes at the wrong time or place (semantics 8).
  func checkPublishing() {
    let place = evaluator.interpreter.currentRange
    if isUpdating {
      warn(
        "publish-in-update",
        "Publishing changes from within view updates is not allowed, this will cause undefined behavior.", at: place)
    }
    if evaluator.interpreter.executor.place == .queue {
      warn(
        "publish-off-main",
        "Publishing changes from background threads is not allowed; make sure to publish values from the main thread (via operators like receive(on:)) on model updates.",
        at: place)
    }
  }

  /// What an object is called in traces.
  func name(of object: ObjectBox) -> String { "\(evaluator.name(of: object.type)) #\(object.serial)" }

  // MARK: Messages

  /// Says once that an API does not do here what it does in SwiftUI.
  func explainOnce(_ name: String, _ message: String, at range: SourceRange? = nil) {
    guard explained.insert(name).inserted else { return }
    warn("unsupported", message, at: range)
  }

  /// Notes one of SwiftUI's messages, at a place or where the program's own code runs (semantics 8).
  func warn(_ id: String, _ message: String, at range: SourceRange? = nil) {
    record.warnings.append(
      RuntimeWarning(id: id, message: message, range: range ?? evaluator.interpreter.currentRange))
  }
}
