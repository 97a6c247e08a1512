import TheseusGraph
import TheseusInterpreter

extension ViewGraph {
  /// How long content takes to leave a sheet or a stack (semantics 11.1).
  static let presentationDuration: VirtualTime = 0.5

  /// Walks `sheet` and what behaves like it: content exists only while a binding says so.
  func walkPresentation(_ record: Record, _ shape: ViewShape, at place: Place, _ cursor: inout Cursor) throws {
    if isHandedOn(record, shape, at: cursor) { return try walkRows(modifiedBy: record, at: place, &cursor) }
    try walk(record.argument(0), at: place.child(0), &cursor)
    guard let node = try takePresentation(shape.name, at: place, &cursor) else { return }
    if case .navigationDestination = shape.role {
      return registerDestination(node, evaluator.metatype(record.argument(1)), record.arguments.last ?? .none)
    }
    func argument(_ name: String) -> Value? { shape.index(of: name).map { record.argument($0) } }
    guard let binding = argument("item") ?? argument("isPresented") else { return }
    node.binding = binding
    node.range = record.range
    node.isItem = shape.index(of: "item") != nil
    node.onDismiss = argument("onDismiss")
    node.title = argument("title") ?? argument("titleKey")
    node.subject = argument("data") ?? argument("error")
    node.parts = presentedParts(record, shape)
    node.decide = { graph, node in try graph.present(node) }
    dependencies.mark(node.id)
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

  /// The views of a presentation and what makes them, in the order of the screen: a message stands above the actions.
  private func presentedParts(_ record: Record, _ shape: ViewShape) -> [Value] {
    let isMessage = { (index: Int) in shape.names[index] == "message" }
    return (shape.order.filter(isMessage) + shape.order.filter { !isMessage($0) && $0 != 0 }).filter { index in
      switch shape.uses[index] {
      case .content: isView(record.argument(index)) || record.argument(index).isClosure
      case .lateContent: true
      // The older forms of alerts and action sheets have a description, made by the body that the binding shows them to.
      default: shape.names[index] == "content" && !record.argument(index).isNil
      }
    }.map { record.argument($0) }
  }

  /// Shows or dismisses what the binding of a presentation says.
  func present(_ node: PresentationNode) throws {
    _ = dependencies.takeMarks(of: node.id)
    guard let binding = node.binding else { return }
    let value = try evaluating(node) { try readBinding(binding).value }
    let isMissing = node.subject.map { $0.isNil } ?? false
    let isShown = node.isItem ? !value.isNil : (value.asBool ?? false) && !isMissing
    let id = node.isItem && isShown ? try IdentityKey(evaluator.id(of: value), evaluator) : nil
    let argument = node.isItem ? value : node.subject
    if let current = node.presented.last {
      if isShown, current.key.isSame(as: .presented(id)) { return try fill(current, with: node.parts, argument) }
      try withdraw(current, from: node)
    }
    // What is shown next waits until what leaves is gone (semantics 11.1).
    guard isShown, node.leaving.isEmpty else { return }
    if let obstacle = presentationQueue.obstacle(to: node) { return wait(node, behind: obstacle) }
    presentationQueue.enter(node)
    try fill(makePresented(id, in: node), with: node.parts, argument)
  }

  /// Lets a presentation wait; of one modifier around several views only one is asked to show something (R: SheetPreference.Key).
  private func wait(_ node: PresentationNode, behind obstacle: PresentationNode) {
    guard presentationQueue.wait(node), node.name == "sheet" || node.name == "fullScreenCover",
      node.range != obstacle.range, obstacle.status == .live, !obstacle.presented.isEmpty
    else { return }
    warn(
      "single-sheet",
      "Currently, only presenting a single sheet is supported. The next sheet will be presented when the currently presented sheet gets dismissed.",
      at: node.range)
  }

  /// A presentation shows nothing any more: those that waited look again.
  func showsNothing(_ node: PresentationNode) {
    for next in presentationQueue.leave(node) { dependencies.mark(next.id) }
  }

  /// Makes the content of a presented child from its parts.
  func fill(_ child: ChildNode, with parts: [Value], _ argument: Value?) throws {
    record.note(.content(child, pass: pass))
    try evaluating(child) {
      let views = try parts.map { part in
        guard part.isClosure else { return try expanded(evaluator.presentedViews(part)) }
        let arguments = argument.map { [$0] } ?? []
        return try expanded(evaluator.apply(part, to: evaluator.fitting(arguments, to: part)))
      }
      let content = views.count == 1 ? views[0] : .tuple(Aggregate.make(type: .unknown, views))
      try walkContent(of: child, content)
    }
  }

  /// Makes a presented child, whose environment can dismiss it.
  func makePresented(_ id: IdentityKey?, in node: PresentationNode) -> ChildNode {
    let frame = EnvironmentFrame(outer: node.environment)
    let child = PresentedNode(id, level: node.presented.count, below: node, in: self, environment: frame)
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
    node.leaving.append(child)
    park(child, until: currentTransactionDisablesAnimations ? nil : now + ViewGraph.presentationDuration)
  }

  /// Goes on when what was presented has left: `onDismiss` is called, and what waits is shown.
  func dismissed(from node: PresentationNode) {
    guard node.status == .live, node.navigation == nil else { return }
    if node.presented.isEmpty, node.leaving.isEmpty { showsNothing(node) }
    if let action = node.onDismiss, !action.isNil {
      actions.append(QueuedAction(node: node, kind: .onDismiss, closure: action))
    }
    dependencies.mark(node.id)
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
