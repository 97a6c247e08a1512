import TheseusInterpreter
import TheseusTrace

/// What the end of a program brought about that another one takes the place of.
struct Retirement {
  /// The lifecycle actions that fired.
  var events: [Trace.LifecycleEvent] = []
  /// What they printed.
  var output: [String] = []
  /// How many things that the program had scheduled will not happen.
  var droppedJobs = 0
}

extension Runtime {
  /// Ends a program in whose place another one stands.
  ///
  /// Views that are gone disappear, tasks are cancelled, and what else was scheduled is dropped, for its code is gone. What the
  /// actions write is gone with the program.
  func retire(_ isGone: (AppearanceNode) -> Bool) throws -> Retirement {
    graph.dismantleRecord()
    graph.record = UpdateRecord()
    var nodes: [AppearanceNode] = []
    if let root = graph.root {
      graph.forEachNode(below: root) { node in
        (node as? TimelineNode)?.job?.cancel()
        (node as? PhaseNode)?.job?.cancel()
        if let node = node as? AppearanceNode, node.hasAppeared { nodes.append(node) }
      }
    }
    for job in graph.wakeUps { job.cancel() }
    for node in graph.inPostorder(nodes, { $0 }) {
      switch node.kind {
      case .appear: break
      case .disappear:
        guard isGone(node) else { continue }
        try graph.perform(QueuedAction(node: node, kind: .onDisappear, closure: node.action))
      case .task: graph.cancelTask(of: node)
      }
    }
    try interpreter.executor.runDueJobs()
    host.finishLine()
    var words = TraceBuilder(graph, input: "", cause: .reload, update: nil)
    words.addEvents()
    return Retirement(
      events: words.trace.events, output: graph.record.output, droppedJobs: interpreter.executor.waitingCount)
  }

  /// Adds what the end of the program before brought about to the current update.
  func take(_ retirement: Retirement) {
    graph.record.retirement = retirement
    graph.record.output += retirement.output
    guard retirement.droppedJobs > 0 else { return }
    let count = retirement.droppedJobs
    graph.warn(
      "schedule-dropped",
      "\(count) \(count == 1 ? "thing" : "things") that the program before had scheduled will not happen: its code is gone."
    )
  }

  /// Ends a program in whose place this one stands and from which nothing goes on.
  public func replace(_ other: Runtime) throws { take(try other.retire { _ in true }) }
}

extension Inheritance {
  /// Tells of a modifier of the program before whether what it is attached to is not in the edited program.
  func isGone(in new: ViewGraph) -> (AppearanceNode) -> Bool {
    let (places, identities) = (new.dynamicPlaces(), new.snapshot().identities)
    let words = TraceBuilder(graph, input: "", cause: .reload, update: nil)
    return { [self] node in
      let attachment = words.attachment(of: node)
      if attachment.view is CompositeNode, heirs[ObjectIdentifier(attachment.view)] == nil { return true }
      var current = node.parent
      while let inner = current {
        if inner is CompositeNode, heirs[ObjectIdentifier(inner)] == nil { return true }
        if inner is ChildNode, !places.contains(graph.place(of: inner)) { return true }
        current = inner.parent
      }
      return attachment.on.map { !identities.contains(graph.path(of: node) + "/" + $0) } ?? false
    }
  }
}
