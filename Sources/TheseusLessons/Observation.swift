import TheseusTrace

/// What some inputs did, from before the first to after the last: what checks and predictions are judged by.
public struct Observation: Sendable {
  /// The whole tree before.
  public var before: ViewTree
  /// The whole tree after.
  public var after: ViewTree
  /// The traces, in order.
  public var traces: [Trace]
  /// The static type of a view's body by its name, as `:type` prints it.
  public var types: [String: String]

  /// Makes an observation.
  public init(before: ViewTree, after: ViewTree, traces: [Trace], types: [String: String] = [:]) {
    self.before = before
    self.after = after
    self.traces = traces
    self.types = types
  }
}

extension Observation {
  /// How many bodies ran, first evaluations included.
  var bodyCount: Int { traces.reduce(0) { $0 + $1.bodies.count } }

  /// How many identities began.
  var createdCount: Int { traces.reduce(0) { $0 + $1.created.count } }

  /// How many identities ended.
  var removedCount: Int { traces.reduce(0) { $0 + $1.removed.count } }

  /// The ids of the warnings, in order, once each.
  var warningIDs: [String] {
    traces.flatMap { $0.warnings.map(\.id) }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The handles that an address names before.
  func nodesBefore(_ address: ViewAddress) -> [Int] { before.nodes(at: address).compactMap(\.node) }

  /// The handles that an address names after.
  func nodesAfter(_ address: ViewAddress) -> [Int] { after.nodes(at: address).compactMap(\.node) }

  /// The handles to which something happened.
  ///
  /// A view that left by a transition is removed when that ends, although the tree did not show it any more.
  func handles(_ fate: Check.Fate) -> Set<Int> {
    let beforeHandles = Set(before.listedNodes.compactMap(\.node))
    let afterHandles = Set(after.listedNodes.compactMap(\.node))
    return switch fate {
    case .kept: beforeHandles.intersection(afterHandles)
    case .created: afterHandles.subtracting(beforeHandles)
    case .removed:
      beforeHandles.subtracting(afterHandles).union(traces.flatMap { $0.removed.map(\.view.node) })
        .subtracting(removingHandles)
    case .moved: Set(traces.flatMap { $0.moved.map(\.view.node) })
    case .ran: Set(traces.flatMap { $0.bodies.map(\.view.node) })
    case .skipped:
      Set(traces.flatMap { $0.skipped.flatMap { $0.views.map(\.node) } })
        .subtracting(traces.flatMap { $0.bodies.map(\.view.node) })
    }
  }

  /// The handles that an address names before, and those of views that were leaving then and have ended since.
  func nodesThatMayEnd(_ address: ViewAddress) -> [Int] {
    let seen = nodesBefore(address)
    let ended = traces.flatMap(\.removed).filter { address.matches($0.view, identity: $0.identity) }.map(\.view.node)
    return seen + ended.filter { !seen.contains($0) }
  }

  /// The handles of views that have begun to leave and have not ended.
  private var removingHandles: Set<Int> {
    Set(traces.flatMap { $0.removing.map(\.view.node) })
      .subtracting(traces.flatMap { $0.removed.map(\.view.node) + $0.revived.map(\.view.node) })
  }

  /// The value of a stored property of a view before and after; nil where the view is not.
  func values(_ property: String, of node: Int) -> (before: TraceValue?, after: TraceValue?) {
    (value(property, of: node, in: before), value(property, of: node, in: after))
  }

  private func value(_ property: String, of handle: Int, in tree: ViewTree) -> TraceValue? {
    tree.listedNodes.first { $0.node == handle }?.state.first { $0.name == property }?.value
  }

  /// The event by which a stored property of a view ended, if it did.
  func loss(of property: String, in node: Int) -> Trace.StateEvent? {
    traces.lazy.flatMap(\.state).first { $0.view.node == node && $0.property == property && $0.event == .lost }
  }
}
