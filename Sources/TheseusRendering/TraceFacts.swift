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

  /// What a lifecycle action of one view wrote that fired in one pass.
  private struct Firing: Hashable {
    var action: Action
    var pass: Int
  }

  private let initialValues: [Property: Set<TraceValue>]
  private let written: [Firing: [String]]
  private let fields: [Int: Trace.Cause]
  /// The objects that began in the update.
  let begunObjects: Set<String>

  /// Looks through a trace once.
  init(_ trace: Trace) {
    var initialValues: [Property: Set<TraceValue>] = [:]
    for event in trace.state where event.event == .created {
      if let new = event.new {
        initialValues[Property(view: event.view.view, name: event.property), default: []].insert(new)
      }
    }
    self.initialValues = initialValues
    written = Self.written(in: trace)
    begunObjects = trace.begunObjects
    var fields: [Int: Trace.Cause] = [:]
    for body in trace.bodies where !body.isFirst && fields[body.view.node] == nil {
      fields[body.view.node] = body.causes.first { $0.isField }
    }
    self.fields = fields
  }

  /// What each firing wrote: a write leads to the next pass behind that in which its action fired last.
  private static func written(in trace: Trace) -> [Firing: [String]] {
    guard trace.writes.contains(where: { !$0.isInHead }) else { return [:] }
    var passes: [Action: [Int]] = [:]
    for event in trace.events {
      passes[Action(node: event.view.node, event: event.event.rawValue), default: []].append(event.pass)
    }
    var written: [Firing: [String]] = [:]
    for write in trace.writes {
      guard case .lifecycle(let event, let view) = write.origin else { continue }
      let action = Action(node: view.node, event: event)
      guard let fired = passes[action] else { continue }
      // What a publisher sends is taken before the views are evaluated, what a lifecycle action writes only afterwards.
      let isReceived = event == Trace.LifecycleEvent.Kind.onReceive.rawValue
      let last = fired.last { $0 < write.pass || isReceived && $0 == write.pass }
      let firing = Firing(action: action, pass: last ?? fired[0])
      var title = write.title
      if case .view(let owner, _) = write.target, owner.node == view.node { title = write.property }
      if written[firing]?.contains(title) != true { written[firing, default: []].append(title) }
    }
    return written
  }

  /// Tells whether a new view of the same type begins with this value.
  func isInitial(_ property: ViewTree.Property, ofView view: String) -> Bool {
    initialValues[Property(view: view, name: property.name)]?.contains(property.value) ?? false
  }

  /// What a lifecycle action of a view wrote: `seen` of its own, `Feed.seen` of another.
  func written(by event: Trace.LifecycleEvent) -> [String] {
    written[Firing(action: Action(node: event.view.node, event: event.event.rawValue), pass: event.pass)] ?? []
  }

  /// The field that made a view's body run.
  func changedField(of node: Int) -> Trace.Cause? { fields[node] }
}

extension Trace.Cause {
  /// Whether it is a stored value of the view value, or the value that a state begins with.
  fileprivate var isField: Bool {
    switch subject {
    case .field, .initialValue: true
    case .property, .environment, .object, .closure, .binding, .whole, .program: false
    }
  }
}
