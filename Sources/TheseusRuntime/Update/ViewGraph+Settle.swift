import TheseusGraph
import TheseusInterpreter
import TheseusTrace

extension ViewGraph {
  /// Evaluates what writes made due, group by group, then runs actions, until nothing is left (semantics 4.5).
  func settle() throws {
    frame += 1
    var rounds = 0
    repeat {
      rounds += 1
      if rounds > ViewGraph.roundLimit { throw evaluator.trap("the update did not come to an end") }
      try renderPendingWrites()
      try runActions()
      if pendingWrites.isEmpty, actions.isEmpty, try endParked() { try runActions() }
      try evaluator.interpreter.endReleasedObjects()
      if pendingWrites.isEmpty, actions.isEmpty { try startTasks() }
    } while !pendingWrites.isEmpty || !actions.isEmpty || dependencies.hasDueNodes || dependencies.hasRisingNodes
  }

  /// How often actions may lead to further writes before it counts as endless.
  private static let roundLimit = 1000

  /// One pass for each group of writes with equal transactions.
  private func renderPendingWrites() throws {
    if pendingWrites.isEmpty, dependencies.hasDueNodes || dependencies.hasRisingNodes {
      record.passes += 1
      pass = record.passes
      try renderPass()
    }
    while !pendingWrites.isEmpty {
      let group = pendingWrites.removeFirst()
      record.passes += 1
      pass = record.passes
      renderedTransaction = group.transaction
      for write in group.writes where write.location.isAlive {
        write.location.rendered = write.value
        dependencies.invalidate(write.location.source, because: .write(Int32(write.write)))
      }
      for (source, write) in group.sources { dependencies.invalidate(source, because: .write(Int32(write))) }
      try renderPass()
    }
  }

  /// Evaluates what is due, and queues the actions that follow from it.
  func renderPass() throws {
    try drain()
    try checkAppearances()
    actions.append(contentsOf: changes)
    changes.removeAll()
    if dependencies.hasDueNodes { try drain() }
    renderedTransaction = UpdateTransaction()
  }

  /// Runs the queued actions, first in first out; what they write is rendered afterwards.
  private func runActions() throws {
    var index = 0
    let queued = actions
    actions.removeAll()
    while index < queued.count {
      let action = queued[index]
      index += 1
      try perform(action)
    }
  }

  private func perform(_ action: QueuedAction) throws {
    record.events.append(.lifecycle(action.node, action.kind, pass: pass))
    guard let closure = action.closure, closure.isClosure else { return }
    let outer = origin
    origin = .lifecycle(action.kind, action.node)
    defer { origin = outer }
    _ = try evaluator.apply(closure, to: action.arguments)
  }

  // MARK: Appearance

  /// Asks for a look at the nearest modifier above that acts on appearance, unless something hides the change from it.
  func requestAppearanceCheck(above node: ViewNode) {
    var current: ViewNode? = node
    while let inner = current, !inner.isIsolated, let outer = inner.appearanceScope {
      if let appearance = outer as? AppearanceNode { queueAppearance(appearance) }
      current = outer
    }
  }

  /// Puts a modifier into the list of those to be looked at after the bodies.
  func queueAppearance(_ node: AppearanceNode) {
    guard !node.isQueued else { return }
    node.isQueued = true
    appearances.append(node)
  }

  private func checkAppearances() throws {
    let queued = postorder(appearances)
    appearances.removeAll()
    for node in queued {
      node.isQueued = false
      guard node.status == .live else { continue }
      let shows = showsAnything(below: node)
      guard shows != node.hasAppeared else { continue }
      node.hasAppeared = shows
      if shows { appeared(node) } else { disappeared(node) }
    }
  }

  private func appeared(_ node: AppearanceNode) {
    if let inheritance, inheritance.hasAppeared(node, in: self) {
      if inheritance.taskRuns(at: node, in: self) { pendingTasks.append(node) }
      return
    }
    switch node.kind {
    case .appear: if let action = node.action, !action.isNil { queue(node, .onAppear, action) }
    case .disappear: break
    case .task: pendingTasks.append(node)
    }
  }

  private func disappeared(_ node: AppearanceNode) {
    switch node.kind {
    case .appear: break
    case .disappear: if let action = node.action, !action.isNil { queue(node, .onDisappear, action) }
    case .task: cancelTask(of: node)
    }
  }

  private func queue(_ node: AppearanceNode, _ kind: LifecycleKind, _ action: Value) {
    let arguments = node.actionArguments
    actions.append(
      QueuedAction(node: node, kind: node.isInitialChange ? .onChange : kind, closure: action, arguments: arguments))
  }

  /// The lifetime of a modifier that acts on appearance ended.
  func appearanceEnded(_ node: AppearanceNode) {
    guard node.hasAppeared else { return }
    node.hasAppeared = false
    disappeared(node)
  }

  /// Orders nodes that come in pre-order so that children stand before their parents (semantics 4.6).
  private func postorder(_ nodes: [AppearanceNode]) -> [AppearanceNode] {
    var result: [AppearanceNode] = []
    var open: [AppearanceNode] = []
    for node in nodes {
      while let last = open.last, !isAncestor(last, of: node) { result.append(open.removeLast()) }
      open.append(node)
    }
    return result + open.reversed()
  }

  private func isAncestor(_ ancestor: ViewNode, of node: ViewNode) -> Bool {
    var distance = dependencies.depth(of: node.id) - dependencies.depth(of: ancestor.id)
    var current: ViewNode? = node
    while distance > 0, let inner = current {
      current = inner.parent
      distance -= 1
    }
    return current === ancestor
  }

  // MARK: Tasks

  private func startTasks() throws {
    let nodes = pendingTasks
    pendingTasks.removeAll()
    for node in nodes where node.status == .live && node.hasAppeared {
      guard let action = node.action, !action.isNil else { continue }
      record.events.append(.lifecycle(node, .task, pass: pass))
      let outer = origin
      origin = .lifecycle(.task, node)
      defer { origin = outer }
      node.task = evaluator.startTask(action)
    }
  }

  /// Cancels the task of a modifier.
  func cancelTask(of node: AppearanceNode) {
    guard let task = node.task else { return }
    node.task = nil
    record.events.append(.lifecycle(node, .taskCancelled, pass: pass))
    task.cancel()
  }
}
