import TheseusTypes

/// Which fields of observable objects were read between two moments, and who wants to hear of the first change of one of them.
public final class ObservationTracking {
  private struct Access: Hashable {
    let object: ObjectIdentifier
    let field: Int
  }
  private struct Registration {
    /// The objects, so that no other gets their place.
    let objects: [ObjectBox]
    let accesses: Set<Access>
    let onChange: Value
  }
  /// What is read, for each tracking that runs, the outermost first.
  private var running: [[Access: ObjectBox]] = []
  private var registrations: [Registration] = []

  init() {}

  /// Whether reads are noted.
  var isRunning: Bool { !running.isEmpty }

  /// Whether somebody waits for a change.
  var isAwaited: Bool { !registrations.isEmpty }

  /// Begins to note what is read.
  func begin() { running.append([:]) }

  /// Ends a tracking: the closure is called before the first change of what was read; a tracking around it has read that too.
  func end(_ onChange: Value) {
    guard let accesses = running.popLast() else { return }
    if !running.isEmpty { running[running.count - 1].merge(accesses) { first, _ in first } }
    guard !accesses.isEmpty else { return }
    registrations.append(
      Registration(objects: Array(accesses.values), accesses: Set(accesses.keys), onChange: onChange))
  }

  /// Notes that a field is read, in the innermost tracking.
  func read(_ field: Int, of object: ObjectBox) {
    running[running.count - 1][Access(object: ObjectIdentifier(object), field: field)] = object
  }

  /// Takes those who wait for a field.
  fileprivate func take(_ field: Int, of object: ObjectBox) -> [Value] {
    let access = Access(object: ObjectIdentifier(object), field: field)
    var told: [Value] = []
    registrations.removeAll { registration in
      guard registration.accesses.contains(access) else { return false }
      told.append(registration.onChange)
      return true
    }
    return told
  }
}

extension Interpreter {
  /// Tells the host, and the tracking that runs, that an observed field is read.
  func noteRead(_ field: Int, of object: ObjectBox) {
    host.willRead(field, of: object)
    if tracking.isRunning, isObservable(field, of: object) { tracking.read(field, of: object) }
  }

  /// Calls who waits for a change of a field, which still has its old value.
  func tellTracking(_ field: Int, of object: ObjectBox) throws(EvaluationError) {
    guard tracking.isAwaited, isObservable(field, of: object) else { return }
    for onChange in tracking.take(field, of: object) { _ = try call(onChange) }
  }

  private func isObservable(_ field: Int, of object: ObjectBox) -> Bool {
    guard let id = types[object.type].nominal, program[id].fields.indices.contains(field) else { return false }
    return program[id].fields[field].observation == .observable
  }
}
