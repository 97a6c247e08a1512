import TheseusTrace

/// What a whole trace says, looked up by view, so that drawing a long list takes time in proportion to it.
struct TraceFacts {
  /// A property of a view type.
  private struct Property: Hashable {
    var view: String
    var name: String
  }

  /// A lifecycle action of one view.
  private struct Action: Hashable {
    var node: Int
    var event: String
  }

  private let initialValues: [Property: Set<TraceValue>]
  private let written: [Action: [String]]
  private let fields: [Int: Trace.Cause]

  /// Looks through a trace once.
  init(_ trace: Trace) {
    var initialValues: [Property: Set<TraceValue>] = [:]
    for event in trace.state where event.event == .created {
      if let new = event.new {
        initialValues[Property(view: event.view.view, name: event.property), default: []].insert(new)
      }
    }
    self.initialValues = initialValues
    var written: [Action: [String]] = [:]
    for write in trace.writes {
      guard case .lifecycle(let event, let view) = write.origin else { continue }
      let action = Action(node: view.node, event: event)
      var title = write.title
      if case .view(let owner, _) = write.target, owner.node == view.node { title = write.property }
      if written[action]?.contains(title) != true { written[action, default: []].append(title) }
    }
    self.written = written
    var fields: [Int: Trace.Cause] = [:]
    for body in trace.bodies where !body.isFirst && fields[body.view.node] == nil {
      fields[body.view.node] = body.causes.first { if case .field = $0.subject { true } else { false } }
    }
    self.fields = fields
  }

  /// Tells whether a new view of the same type begins with this value.
  func isInitial(_ property: ViewTree.Property, ofView view: String) -> Bool {
    initialValues[Property(view: view, name: property.name)]?.contains(property.value) ?? false
  }

  /// What a lifecycle action of a view wrote: `seen` of its own, `Feed.seen` of another.
  func written(by event: Trace.LifecycleEvent) -> [String] {
    written[Action(node: event.view.node, event: event.event.rawValue)] ?? []
  }

  /// The field that made a view's body run.
  func changedField(of node: Int) -> Trace.Cause? { fields[node] }
}
