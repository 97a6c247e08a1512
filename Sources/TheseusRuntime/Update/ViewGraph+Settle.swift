import TheseusGraph
import TheseusInterpreter
import TheseusTrace

extension ViewGraph {
  /// Evaluates what writes made due, group by group, then runs actions, until nothing is left (semantics 4.5).
  func settle() throws {
    isSettling = true
    defer { isSettling = false }
    frame += 1
    writesOfReaders = [:]
    var rounds = 0
    repeat {
      rounds += 1
      if rounds > ViewGraph.roundLimit { throw endlessUpdate() }
      try renderPendingWrites()
      try runActions()
      if pendingWrites.isEmpty, actions.isEmpty, try endParked() { try runActions() }
      ended.removeAll()
      try evaluator.interpreter.endReleasedObjects()
      if pendingWrites.isEmpty, actions.isEmpty { try startTasks() }
      if pendingWrites.isEmpty, actions.isEmpty { try endFocusOfGoneField() }
      if pendingWrites.isEmpty, actions.isEmpty, let focus = writtenFocus { try follow(focus) }
    } while !pendingWrites.isEmpty || !actions.isEmpty || dependencies.hasDueNodes || dependencies.hasRisingNodes
  }

  /// How often actions or bodies may lead to further writes before it counts as endless.
  private static let roundLimit = 1000

  /// SwiftUI would go on for ever; it has no words for it.
  private func endlessUpdate() -> EvaluationError {
    let write = record.writes.last
    let count = record.writes.reduce(0) { $0 + $1.count }
    let culprit = write.map { " after \(count) writes, the last to '\($0.property)'" } ?? ""
    return .trap(
      Trap("the update did not come to an end\(culprit)", reason: .endless, range: write?.range ?? .synthesized))
  }

  /// One pass for each group of writes with equal transactions.
  private func renderPendingWrites() throws {
    if pendingWrites.isEmpty, dependencies.hasDueNodes || dependencies.hasRisingNodes {
      record.passes += 1
      pass = record.passes
      try renderPass()
    }
    var groups = 0
    while !pendingWrites.isEmpty {
      groups += 1
      if groups > ViewGraph.roundLimit { throw endlessUpdate() }
      let group = pendingWrites.removeFirst()
      record.passes += 1
      pass = record.passes
      renderedTransaction = group.transaction
      for write in group.writes where write.location.isAlive {
        write.location.rendered = write.value
        dependencies.invalidate(write.location.source, because: .write(Int32(write.write)))
      }
      for (source, cause) in group.sources { dependencies.invalidate(source, because: cause) }
      for (source, node, cause) in group.readers { dependencies.invalidate(source, for: node, because: cause) }
      let before = record.events.count
      try renderPass()
      complete(group.transaction, startedBehind: before)
    }
  }

  /// Evaluates what is due, and queues the actions that follow from it.
  func renderPass() throws {
    try drain()
    let appearances = try checkAppearances()
    // One traversal meets what appears and what changed (semantics 4.6): children first, siblings as declared.
    actions.append(contentsOf: changes.isEmpty ? appearances : inPostorder(appearances + changes, \.node))
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

  /// Runs an action, and notes that it did; one that no pass led to belongs to the pass that it leads to.
  func perform(_ action: QueuedAction) throws {
    let pass = isSettling ? pass : record.passes + 1
    record.note(.lifecycle(action.node, action.kind, pass: pass))
    guard let closure = action.closure, closure.isClosure else { return }
    let errand = Errand(action.kind, of: action.node, in: update)
    try evaluator.interpreter.executor.run(onBehalfOf: errand) { () throws in
      _ = try evaluator.apply(closure, to: action.arguments)
    }
  }

  // MARK: Appearance

  /// Asks for a look at the nearest modifier above that acts on appearance, unless something hides the change from it.
  func requestAppearanceCheck(above node: ViewNode) {
    var current: ViewNode? = node
    while let inner = current, !inner.isIsolated, let outer = inner.appearanceScope {
      if let appearance = outer as? AppearanceNode {
        if appearance.areOuterQueued { return }
        queueAppearance(appearance)
        appearance.areOuterQueued = true
      }
      scopeCount += 1
      current = outer
    }
  }

  /// Puts a modifier into the list of those to be looked at after the bodies.
  func queueAppearance(_ node: AppearanceNode) {
    guard !node.isQueued else { return }
    node.isQueued = true
    appearances.append(node)
  }

  /// The actions of modifiers whose content began or ceased to be shown.
  func checkAppearances() throws -> [QueuedAction] {
    let queued = inPostorder(appearances) { $0 }
    appearances.removeAll()
    var actions: [QueuedAction] = []
    for node in queued {
      (node.isQueued, node.areOuterQueued) = (false, false)
      guard node.status == .live else { continue }
      let shows = isOnScreen(node) && showsAnything(below: node)
      guard shows != node.hasAppeared else { continue }
      node.hasAppeared = shows
      if let action = shows ? appeared(node) : disappeared(node) { actions.append(action) }
    }
    return actions
  }

  private func appeared(_ node: AppearanceNode) -> QueuedAction? {
    if let inheritance, inheritance.hasAppeared(node, in: self) {
      if inheritance.taskRuns(at: node, in: self) { pendingTasks.append(PendingTask(of: node)) }
      return nil
    }
    if node.kind == .task { pendingTasks.append(PendingTask(of: node)) }
    return node.kind == .appear ? action(of: node, .onAppear) : nil
  }

  private func disappeared(_ node: AppearanceNode) -> QueuedAction? {
    if node.kind == .task { cancelTask(of: node) }
    return node.kind == .disappear ? action(of: node, .onDisappear) : nil
  }

  private func action(of node: AppearanceNode, _ kind: LifecycleKind) -> QueuedAction? {
    guard let action = node.action, !action.isNil else { return nil }
    return QueuedAction(
      node: node, kind: node.isInitialChange ? .onChange : kind, closure: action, arguments: node.actionArguments)
  }

  /// The lifetime of a modifier that acts on appearance ended.
  func appearanceEnded(_ node: AppearanceNode) {
    guard node.hasAppeared else { return }
    node.hasAppeared = false
    if let action = disappeared(node) { actions.append(action) }
  }

  // MARK: Tasks

  private func startTasks() throws {
    let pending = pendingTasks
    pendingTasks.removeAll()
    for (node, action) in pending.map({ ($0.node, $0.action) }) where node.status == .live && node.hasAppeared {
      guard let action, !action.isNil else { continue }
      // One whose id changed before it could begin runs all the same, and finds itself cancelled.
      cancelTask(of: node)
      record.note(.lifecycle(node, .task, pass: pass))
      let errand = Errand(.task, of: node, in: update)
      node.taskErrand = errand
      evaluator.interpreter.executor.run(onBehalfOf: errand) { node.task = evaluator.startTask(action) }
    }
  }

  /// Cancels the task of a modifier.
  func cancelTask(of node: AppearanceNode) {
    guard let task = node.task else { return }
    node.task = nil
    // One that has ended knows nothing of it.
    guard task.outcome == nil else { return }
    node.taskErrand?.goOn(in: update)
    record.note(.lifecycle(node, .taskCancelled, pass: pass))
    let interpreter = evaluator.interpreter
    for handler in task.cancel() {
      interpreter.executor.enqueue(on: .task) { () throws(EvaluationError) in _ = try interpreter.call(handler) }
    }
  }
}

/// A task that begins when all actions are done.
struct PendingTask {
  /// The modifier.
  let node: AppearanceNode
  /// Its action when it asked for the task.
  let action: Value?

  /// Takes the action that a modifier has now.
  init(of node: AppearanceNode) {
    self.node = node
    action = node.action
  }
}
