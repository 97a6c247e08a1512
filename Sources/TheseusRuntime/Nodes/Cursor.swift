import TheseusGraph
import TheseusInterpreter

/// Matches the nodes below a parent with the places that a walk over new content meets, in order.
struct Cursor: ~Copyable {
  /// The parent.
  let parent: ViewNode
  /// The last node that was matched or made.
  private var previous: ViewNode?
  /// The next one of the nodes that were there before.
  private var next: ViewNode?
  private var slot: Int32 = 0
  /// The environment for what the walk meets.
  var environment: EnvironmentFrame
  /// Whether a view that lays out its content stands between the parent and here.
  private(set) var isIsolated = false
  /// The transition that a modifier around several views gives each of them, unless something lays them out.
  var transition: Value?
  /// What hides the nodes that it meets.
  var curtain: Curtain?
  /// The modifiers around a `ForEach` whose content each of its rows gets for itself, the outermost first.
  var rowModifiers: [Value] = []

  /// Begins at the first node below a parent; inlined, because making one and copying it out took 2% of a mount.
  @inline(__always)
  init(_ parent: ViewNode) {
    self.parent = parent
    next = parent.firstChild
    environment = parent.environment
    transition = (parent as? CompositeNode)?.transition
  }

  /// Walks what a view lays out: neither how many views there are nor a transition around it goes any further.
  mutating func inLayout<Result>(_ work: (inout Cursor) throws -> Result) rethrows -> Result {
    let (wasIsolated, outer) = (isIsolated, transition)
    (isIsolated, transition) = (true, nil)
    defer { (isIsolated, transition) = (wasIsolated, outer) }
    return try work(&self)
  }

  /// Takes the node that stands at a place, together with those before it that nothing matched.
  mutating func take<Node: ViewNode>(
    _ type: Node.Type, at place: Place, where isSame: (Node) -> Bool = { _ in true }
  ) -> (node: Node, passed: [ViewNode])? {
    if let node = next, node.place == place, let match = node as? Node, isSame(match) {
      advance(to: match)
      return (match, [])
    }
    var passed: [ViewNode] = []
    var candidate = next
    while let node = candidate {
      if node.place == place, let match = node as? Node, isSame(match) {
        link(match)
        advance(to: match)
        return (match, passed)
      }
      passed.append(node)
      candidate = node.nextSibling
    }
    return nil
  }

  /// Puts a new node before the next one.
  mutating func insert(_ node: ViewNode, in graph: Graph) {
    node.nextSibling = next
    node.isIsolated = isIsolated
    curtain?.enter(node)
    link(node)
    previous = node
    graph.setSlot(slot, of: node.id)
    slot += 1
  }

  /// Cuts off the nodes that no place matched, and returns them.
  mutating func finish() -> [ViewNode] {
    var rest: [ViewNode] = []
    while let node = next {
      rest.append(node)
      next = node.nextSibling
    }
    if let previous { previous.nextSibling = nil } else { parent.firstChild = nil }
    return rest
  }

  private mutating func advance(to node: ViewNode) {
    previous = node
    next = node.nextSibling
    slot += 1
  }

  private func link(_ node: ViewNode) {
    if let previous { previous.nextSibling = node } else { parent.firstChild = node }
  }
}
