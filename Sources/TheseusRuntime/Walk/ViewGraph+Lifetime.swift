import TheseusGraph
import TheseusInterpreter
import TheseusTrace

extension ViewGraph {
  /// Ends a node and everything below it: actions are queued children first, then storage is freed.
  func end(_ node: ViewNode) throws {
    record.keep(.removed(node, pass: pass))
    let holdsObjects = putIntoWords(node)
    var stack: [(node: ViewNode, isDone: Bool)] = [(node, false)]
    while let (current, isDone) = stack.popLast() {
      if isDone {
        try current.willEnd(in: self)
        current.status = .removed
        leave(current)
      } else {
        stack.append((current, true))
        for child in current.allChildren.reversed() { stack.append((child, false)) }
      }
    }
    if holdsObjects { strip(node) }
    if let child = node as? ChildNode {
      dependencies.end(child.lifetime)
    } else {
      forEachNode(below: node) { dependencies.silence($0.id) }
    }
  }

  /// Keeps the words for what ends, where its values could keep objects alive; tells whether they could.
  private func putIntoWords(_ node: ViewNode) -> Bool {
    var holdsObjects = false
    forEachNode(below: node) { inner in
      if let composite = inner as? CompositeNode, self.holdsObjects(composite) { holdsObjects = true }
    }
    guard holdsObjects else { return false }
    var writer = TreeWriter(graph: self)
    writer.showsPresence = true
    if let child = node as? ChildNode {
      child.remains = writer.nodes(of: leftPart(child), path: IdentityPath(), fate: TreeWriter.Fate(presence: .removed))
        .map(\.ended)
    }
    let words = TraceBuilder(self, input: "", cause: .mutation, update: nil)
    forEachNode(below: node) { inner in
      guard inner is AppearanceNode || inner is ChangeNode else { return }
      inner.wordOfContent = inner.content.flatMap { words.word(of: $0) }
    }
    return true
  }

  /// Lets go of the values below a node that ended.
  private func strip(_ node: ViewNode) {
    forEachNode(below: node) { inner in
      inner.content = nil
      (inner as? AppearanceNode)?.action = nil
      (inner as? ForEachNode)?.closure = nil
      (inner as? RowNode)?.element = .none
      (inner as? ContentNode)?.arguments = []
    }
  }

  private func holdsObjects(_ node: CompositeNode) -> Bool {
    node.type.holdsObjects || node.properties.contains { holdsObjects($0) }
  }

  /// Calls a function with a node and everything below it, parents first.
  func forEachNode(below node: ViewNode, _ body: (ViewNode) -> Void) {
    var stack = [node]
    while let current = stack.popLast() {
      body(current)
      stack.append(contentsOf: current.allChildren.reversed())
    }
  }

  /// Sets the status of a node and everything below it.
  func setStatus(_ status: ViewNode.Status, below node: ViewNode) {
    forEachNode(below: node) { inner in
      inner.status = status
      if let preference = inner as? PreferenceNode { preferencesChanged(by: preference) }
    }
  }

  /// A view with a body ended: its storage is cut off, and what could keep objects alive is put into words.
  func bury(_ node: CompositeNode) {
    for stored in node.storage { stored.property.location?.isAlive = false }
    guard holdsObjects(node) else { return }
    node.epitaph = CompositeNode.Epitaph(state: lastState(of: node), path: node.handle > 0 ? path(of: node) : "")
    ended.append(EndedStorage(properties: node.properties, value: node.value, modified: node.modified))
    node.properties = []
    node.value = .none
    node.modified = nil
    node.content = nil
  }

  private func holdsObjects(_ property: InstalledProperty) -> Bool {
    switch property {
    case .state(let location): evaluator.holdsObjects(location.current)
    case .object, .observed: true
    default: false
    }
  }

  /// The stored properties of a view with their values, as a record may keep them.
  func lastState(of node: CompositeNode) -> [(property: Int, value: RetainedValue)] {
    if let epitaph = node.epitaph { return epitaph.state }
    return node.properties.enumerated().compactMap { index, property in
      switch property {
      case .state(let location), .object(let location, _): (index, retained(location.current))
      case .namespace(let number): (index, .value(.int(number)))
      default: nil
      }
    }
  }
}

/// What a view that ended stored.
struct EndedStorage {
  /// Its dynamic properties.
  var properties: [InstalledProperty]
  /// Its value.
  var value: Value
  /// What a modifier was applied to.
  var modified: Value?
}

extension ViewNode {
  /// The nodes below, those that leave included.
  var allChildren: [ViewNode] {
    switch self {
    case let container as ContainerNode: (container.current.map { [$0] } ?? []) + container.leaving
    case let list as ForEachNode: list.rows.reduce(into: []) { if $0.last !== $1 { $0.append($1) } } + list.leaving
    case let presentation as PresentationNode: Array(children) + presentation.presented + presentation.leaving
    default: Array(children)
    }
  }
}

extension ViewTree.Node {
  /// The node and all below it as removed.
  fileprivate var ended: ViewTree.Node {
    var node = self
    node.presence = .removed
    node.children = children.map(\.ended)
    return node
  }
}
