import TheseusGraph
import TheseusInterpreter
import TheseusTrace

extension ViewGraph {
  /// Ends a node and everything below it: actions are queued children first, then storage is freed.
  func end(_ node: ViewNode) throws { try end(node, pass: pass) }

  /// Ends a node that a pass decided about.
  func end(_ node: ViewNode, pass: Int) throws {
    record.keep(.removed(node, pass: pass))
    var (order, holdsObjects) = preorder(below: node)
    let all = holdsObjects || !(node is ChildNode) ? order : []
    if holdsObjects { putIntoWords(node) }
    // Taken from the end, each node is let go while it is at hand: the end of the array would fetch all of them once more.
    while let current = order.popLast() {
      try current.willEnd(in: self)
      current.status = .removed
      leave(current)
    }
    if holdsObjects { for current in all.reversed() { current.letGo(in: self) } }
    if let child = node as? ChildNode {
      dependencies.end(child.lifetime)
    } else {
      for current in all { dependencies.silence(current.id) }
    }
  }

  /// A node and everything below it, parents and later children first, and whether one of them could keep objects alive: asked while a
  /// node is at hand, as another walk over 10,000 rows would fetch all of them from memory again.
  private func preorder(below node: ViewNode) -> (order: [ViewNode], holdsObjects: Bool) {
    var order: [ViewNode] = []
    var holdsObjects = false
    var stack = [node]
    while let current = stack.popLast() {
      // One of several views that leave may have ended before the others.
      guard current.status != .removed else { continue }
      order.append(current)
      holdsObjects =
        holdsObjects || current.holdsObjects(in: self)
        || current.contentMayHoldObjects && mayKeepObjects(current.content)
      current.appendChildren(to: &stack)
    }
    return (order, holdsObjects)
  }

  /// Keeps the words for what ends, because its values could keep objects alive.
  private func putIntoWords(_ node: ViewNode) {
    var writer = TreeWriter(graph: self)
    writer.showsPresence = true
    if let child = node as? ChildNode {
      let departure = child.departure ?? ChildNode.Departure()
      departure.remains = writer.nodes(
        of: leftPart(child), path: IdentityPath(), fate: TreeWriter.Fate(presence: .removed)
      ).map(\.ended)
      child.departure = departure
    }
    let words = TraceBuilder(self, input: "", cause: .mutation, update: nil)
    forEachNode(below: node) { inner in
      if let child = inner as? ChildNode, child.handle > 0 {
        child.departure = child.departure ?? ChildNode.Departure()
        child.departure?.primitive = self.primitiveName(of: child.content ?? .none)
      }
      guard let inner = inner as? ActionNode else { return }
      inner.wordOfContent = inner.content.flatMap { words.word(of: $0) }
    }
  }

  /// Whether a value that a node keeps could keep objects alive.
  func mayKeepObjects(_ value: Value?) -> Bool {
    switch value {
    case .closure(let closure)?: closure.captures.contains(where: mayKeepObjects)
    case .record(let record)?: record.arguments.contains(where: mayKeepObjects)
    case .tuple(let tuple)?: tuple.values.contains(where: mayKeepObjects)
    case let value?: evaluator.holdsObjects(value) || (location(in: value)?.holdsObjects(in: self) ?? false)
    case nil: false
    }
  }

  /// Where a value leads to if it is a binding.
  private func location(in value: Value) -> Location? {
    guard case .structure(let box) = value.opened, box.count > 0 else { return nil }
    return box[0].opened.native as? Location
  }

  /// Whether a view, its storage or what it observes could keep objects alive.
  func holdsObjects(_ node: CompositeNode) -> Bool {
    node.type.holdsObjects || !node.type.storesPlainValues && node.properties.contains { holdsObjects($0) }
  }

  /// Calls a function with a node and everything below it, parents first.
  func forEachNode(below node: ViewNode, _ body: (ViewNode) -> Void) {
    var stack = [node]
    while let current = stack.popLast() {
      body(current)
      current.pushChildren(onto: &stack)
    }
  }

  /// The listed nodes below a node, itself included, that no other listed node stands above.
  func outermostListed(_ node: ViewNode) -> [ViewNode] { outermostListed(node) { _ in false } }

  /// The same below a child that leaves, without what had begun to leave by itself.
  func outermostListed(leavingWith child: ChildNode) -> [ViewNode] {
    outermostListed(child) { $0 !== child && ($0 as? ChildNode)?.departure?.isOwn == true }
  }

  private func outermostListed(_ node: ViewNode, without isLeftOut: (ViewNode) -> Bool) -> [ViewNode] {
    var result: [ViewNode] = []
    var stack = [node]
    while let current = stack.popLast() {
      if isLeftOut(current) { continue }
      if current.handle > 0 { result.append(current) } else { current.pushChildren(onto: &stack) }
    }
    return result
  }

  /// The first of a node and those below it that is as asked for, parents first.
  func firstNode(below node: ViewNode, where isWanted: (ViewNode) -> Bool) -> ViewNode? {
    var stack = [node]
    while let current = stack.popLast() {
      if isWanted(current) { return current }
      current.pushChildren(onto: &stack)
    }
    return nil
  }

  /// A view with a body ended: its storage is cut off, and what could keep objects alive is put into words.
  func bury(_ node: CompositeNode) {
    node.cutOffStorage()
    guard holdsObjects(node) else { return }
    node.epitaph = CompositeNode.Epitaph(state: lastState(of: node), path: node.handle > 0 ? path(of: node) : "")
    ended.append(EndedStorage(properties: node.properties, value: node.value, contents: node.contents))
    node.properties = []
    node.value = .none
    node.contents = []
    node.control = nil
    node.content = nil
  }

  private func holdsObjects(_ property: InstalledProperty) -> Bool {
    switch property {
    case .state(let location): evaluator.holdsObjects(location.current)
    case .object, .observed: true
    default: false
    }
  }

  /// The storage of a view with its values, as a record may keep them.
  func lastState(of node: CompositeNode) -> [StoredValue] {
    if let epitaph = node.epitaph { return epitaph.state }
    return node.storage.compactMap { stored in
      switch stored.property {
      case .state(let location), .object(let location, _):
        StoredValue(name: stored.name, info: stored.info, value: retained(location.current))
      case .namespace(let number): StoredValue(name: stored.name, info: stored.info, value: .value(.int(number)))
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
  /// What a modifier or style was applied to.
  var contents: [Value]
}

extension ViewNode {
  /// The nodes below, those that leave included.
  var allChildren: [ViewNode] {
    var result: [ViewNode] = []
    appendChildren(to: &result)
    return result
  }

  /// Puts the nodes below onto a stack from which the first is taken first; no array of them is made, as walks meet every node.
  func pushChildren(onto stack: inout [ViewNode]) {
    let start = stack.count
    appendChildren(to: &stack)
    if stack.count - start > 1 { stack[start...].reverse() }
  }

  /// Appends the nodes below, those that leave included, in order.
  func appendChildren(to nodes: inout [ViewNode]) {
    switch self {
    case let container as ContainerNode:
      if let current = container.current { nodes.append(current) }
      for child in container.leaving { nodes.append(child) }
    case let list as ForEachNode:
      for row in list.distinctRows { nodes.append(row) }
      for row in list.leaving { nodes.append(row) }
    default:
      var child = firstChild
      while let current = child {
        nodes.append(current)
        child = current.nextSibling
      }
      guard let presentation = self as? PresentationNode else { return }
      for child in presentation.presented { nodes.append(child) }
      for child in presentation.leaving { nodes.append(child) }
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
