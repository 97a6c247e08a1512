import TheseusTrace

/// What a trace says of one pass, by handle.
struct PassIndex {
  let created: [Int: Trace.Existence]
  let removed: [Int: Trace.Existence]
  let removing: [Int: Trace.Existence]
  let revived: [Int: Trace.Existence]
  let moved: [Int: Trace.Move]
  let bodies: [Int: Trace.Body]
  let skipped: HandleSet
  let kept: HandleSet
  let intoView: HandleSet
  let outOfView: HandleSet
  let state: [Int: [Trace.StateEvent]]
  let events: [Int: [Trace.LifecycleEvent]]
  let changes: [Int: [Trace.ScreenChange]]
  /// The pass that is indexed.
  let pass: Int

  /// Sorts one pass of a trace.
  init(_ trace: Trace, pass: Int) {
    self.pass = pass
    func byHandle(_ entries: [Trace.Existence]) -> [Int: Trace.Existence] {
      Dictionary(entries.filter { $0.pass == pass }.map { ($0.view.node, $0) }) { first, _ in first }
    }
    created = byHandle(trace.created)
    removed = byHandle(trace.removed)
    removing = byHandle(trace.removing)
    revived = byHandle(trace.revived)
    moved = Dictionary(trace.moved.filter { $0.pass == pass }.map { ($0.view.node, $0) }) { first, _ in first }
    bodies = Dictionary(trace.bodies.filter { $0.pass == pass }.map { ($0.view.node, $0) }) { first, _ in first }
    skipped = HandleSet(trace.skipped.filter { $0.pass == pass })
    intoView = HandleSet(trace.intoView.filter { $0.pass == pass })
    outOfView = HandleSet(trace.outOfView.filter { $0.pass == pass })
    kept = HandleSet(trace.kept.filter { $0.pass == pass })
    state = Dictionary(grouping: trace.state.filter { $0.pass == pass }, by: \.view.node)
    // What is heard of a view after its end belongs to its end.
    let ends = Dictionary(trace.removed.map { ($0.view.node, $0.pass) }) { first, _ in first }
    events = Dictionary(
      grouping: trace.events.filter { min($0.pass, ends[$0.view.node] ?? $0.pass) == pass }, by: \.view.node)
    changes = Dictionary(grouping: trace.changes.filter { $0.pass == pass }, by: \.view.node)
  }

  /// Something that moves from one value to another at a view, and how often.
  struct Interpolation: Hashable {
    let change: TraceRow.Change
    let count: Int
  }

  /// What interpolates at a view, each with how often: several like views in one body may do the same.
  func interpolations(of handle: Int) -> [Interpolation] {
    guard let changes = changes[handle] else { return [] }
    var counts: [TraceRow.Change: Int] = [:]
    var order: [TraceRow.Change] = []
    for change in changes where change.change == .interpolates {
      let known = TraceRow.Change(change)
      if counts[known] == nil { order.append(known) }
      counts[known, default: 0] += 1
    }
    return order.map { Interpolation(change: $0, count: counts[$0] ?? 1) }
  }

  /// What scrolling did to a row; nil if nothing.
  func visibility(of handle: Int) -> String? {
    intoView.contains(handle) ? "into view" : outOfView.contains(handle) ? "out of view" : nil
  }

  /// What happened to a listed view; nil if it was not reached.
  func outcome(of handle: Int) -> Outcome? {
    if removed[handle] != nil { return .removed }
    if removing[handle] != nil { return .removing }
    if created[handle] != nil { return .created }
    if revived[handle] != nil { return .revived }
    if moved[handle] != nil { return .moved }
    if bodies[handle] != nil { return .evaluated }
    if skipped.contains(handle) { return .skipped }
    return visibility(of: handle) != nil || kept.contains(handle) || events[handle] != nil || changes[handle] != nil
      ? .kept : nil
  }
}
