import TheseusGraph
import TheseusInterpreter

extension ViewGraph {
  /// How long content takes to leave a sheet or a stack (semantics 11.1).
  static let presentationDuration: VirtualTime = 0.5

  /// Walks `sheet` and what behaves like it: content exists only while a binding says so.
  func walkPresentation(_ record: Record, _ shape: ViewShape, at place: Place, _ cursor: inout Cursor) throws {
    try walk(record.argument(0), at: place.child(0), &cursor)
    guard let node = try takePresentation(shape.name, at: place, &cursor) else { return }
    node.onDismiss = shape.index(of: "onDismiss").map { record.argument($0) }
    if case .navigationDestination = shape.role {
      return registerDestination(node, evaluator.metatype(record.argument(1)), record.arguments.last ?? .none)
    }
    let item = shape.index(of: "item")
    guard let index = item ?? shape.index(of: "isPresented") else { return }
    node.isItem = item != nil
    node.binding = record.argument(index)
    node.makeContent = presentedContent(record, shape)
    node.decide = { graph, node in try graph.present(node) }
    dependencies.mark(node.id, because: .first)
  }

  private func takePresentation(_ name: String, at place: Place, _ cursor: inout Cursor) throws -> PresentationNode? {
    let (parent, environment) = (cursor.parent, cursor.environment)
    let own = place.child(-2)
    let (node, _) = try take(PresentationNode.self, at: own, &cursor) {
      PresentationNode(name, at: own, below: parent, in: self, environment: environment)
    }
    node.isIsolated = true
    return node.status == .live ? node : nil
  }

  /// The content of a presentation: a closure, or the views of an alert side by side.
  private func presentedContent(_ record: Record, _ shape: ViewShape) -> Value {
    let late = shape.uses.indices.filter { if case .lateContent = shape.uses[$0] { true } else { false } }
    if let index = late.last { return record.argument(index) }
    let parts = shape.uses.indices.dropFirst().filter {
      if case .content = shape.uses[$0] { isView(record.argument($0)) } else { false }
    }
    return .tuple(Aggregate.make(type: .unknown, parts.map { record.argument($0) }))
  }

  /// Shows or dismisses what the binding of a presentation says.
  func present(_ node: PresentationNode) throws {
    _ = dependencies.takeMarks(of: node.id)
    guard let binding = node.binding else { return }
    let value = try evaluating(node) { try readBinding(binding).value }
    let isShown = node.isItem ? !value.isNil : value.asBool ?? false
    let id = node.isItem && isShown ? try IdentityKey(evaluator.id(of: value), evaluator) : nil
    if let current = node.presented.last {
      if isShown, current.key.isSame(as: .presented(id)) { return try fill(current, of: node, with: value) }
      try withdraw(current, from: node)
    }
    guard isShown else { return }
    let child = makePresented(.presented(id), in: node)
    try fill(child, of: node, with: value)
  }

  private func fill(_ child: ChildNode, of node: PresentationNode, with item: Value) throws {
    guard let make = node.makeContent else { return }
    record.events.append(.content(child, pass: pass))
    try evaluating(child) {
      let content =
        make.isClosure ? try expanded(evaluator.apply(make, to: evaluator.fitting([item], to: make))) : make
      try walkContent(of: child, content)
    }
  }

  /// Makes a presented child, whose environment can dismiss it.
  func makePresented(_ key: ChildKey, in node: PresentationNode) -> ChildNode {
    let frame = EnvironmentFrame(outer: node.environment)
    let child = ChildNode(key, at: .content, below: node, in: self, environment: frame)
    child.isIsolated = true
    let action = DismissLocation(child)
    putPresentation(action, into: frame, until: child.lifetime)
    node.presented.append(child)
    return child
  }

  private func putPresentation(
    _ action: DismissLocation, into frame: EnvironmentFrame, until lifetime: LifetimeID
  ) {
    let values: [(String, Value)] = [
      ("dismiss", evaluator.makeStructure("DismissAction", [.native(action)])),
      ("isPresented", .bool(true)),
      (
        "presentationMode",
        makeBinding(to: action, value: evaluator.makeStructure("PresentationMode", [.native(action), .bool(true)]))
      ),
    ]
    for (name, value) in values {
      guard let key = try? builtInKey(name) else { continue }
      frame.entries.append(EnvironmentFrame.Entry(key: key, value: value, source: dependencies.addSource(in: lifetime)))
    }
  }

  /// Lets presented content leave.
  func withdraw(_ child: ChildNode, from node: PresentationNode) throws {
    node.presented.removeAll { $0 === child }
    let end = currentTransactionDisablesAnimations ? nil : now + ViewGraph.presentationDuration
    child.end = end
    setStatus(.leaving, below: child)
    node.leaving.append(child)
    parked.append(ParkedChild(child: child, end: end))
    scheduleWakeUp(at: end)
    if end != nil { record.events.append(.removing(child, pass: pass)) }
    if let action = node.onDismiss, !action.isNil {
      actions.append(QueuedAction(node: node, kind: .onDismiss, closure: action))
    }
  }

  private var currentTransactionDisablesAnimations: Bool { renderedTransaction.disablesAnimations }

  /// Makes sure that the clock stops when something that leaves is gone.
  func scheduleWakeUp(at end: VirtualTime?) {
    guard let end else { return }
    wakeUps.removeAll { $0.time <= now }
    wakeUps.append(evaluator.interpreter.executor.schedule(after: end - now) {})
  }

  /// Dismisses presented content, as its `dismiss` action does.
  func dismiss(_ child: ChildNode) throws {
    guard child.status == .live, let node = child.parent as? PresentationNode else { return }
    if let binding = node.binding, let location = location(of: binding) {
      try location.set(node.isItem ? .none : .bool(false), in: self)
    } else {
      try pop(child, from: node)
    }
  }
}

/// What a `dismiss` action and a presentation mode lead to.
final class DismissLocation: Location {
  /// The content that goes.
  weak var child: ChildNode?

  /// Makes a way back from presented content.
  init(_ child: ChildNode) {
    self.child = child
    super.init()
  }

  override func get(in graph: ViewGraph) throws -> Value {
    graph.evaluator.makeStructure("PresentationMode", [.native(self), .bool(child?.status == .live)])
  }

  override func set(_ value: Value, in graph: ViewGraph) throws {
    if value.field(1).asBool == false { try dismiss(in: graph) }
  }

  override func isSame(as other: Location, in graph: ViewGraph) -> Bool {
    (other as? DismissLocation)?.child === child
  }

  /// Dismisses the content.
  func dismiss(in graph: ViewGraph) throws {
    if let child { try graph.dismiss(child) }
  }
}
