import TheseusGraph
import TheseusInterpreter

/// A place in the tree with an identity of its own: a view with a `body`, or a part of SwiftUI that remembers something.
///
/// Primitives that remember nothing have no node; they are the values in `content`.
class ViewNode {
  /// Its place below the parent.
  let place: Place
  /// Its number in the dependency graph.
  let id: NodeID
  /// What everything below it ends with, at the latest.
  let lifetime: LifetimeID
  /// The node around it; nil for the root.
  unowned let parent: ViewNode?
  /// The nearest node above that acts on appearance or hides what is below it, or the root.
  unowned let appearanceScope: ViewNode?
  /// The environment of what stands below.
  var environment: EnvironmentFrame
  /// The first of the nodes below, in order of their places.
  var firstChild: ViewNode?
  /// The next node below the same parent.
  var nextSibling: ViewNode?
  /// The view that stands below: the result of a body, a closure or an argument.
  var content: Value?
  // What follows lies in the bytes that `content` leaves: a tree has many nodes, and the cache of a processor is small.
  /// What the node went through.
  var status: Status = .live
  /// Whether a view that lays out its content stands between the parent and here, which hides from the parent how many views there are.
  var isIsolated = false
  /// Whether it lives but is not on the screen: a covered level, a tab that is not selected, a row that was scrolled away.
  var isAway = false
  /// Whether a view with a body stands or stood below, in content of which a container asks for the views.
  var holdsResolved = false
  private var storedHandle: Int32 = 0
  private var storedBirth: Int32
  /// How many views with a body stand above, itself included.
  var bodyLevel: Int32

  /// How a node can stand in the tree.
  enum Status {
    /// It takes part.
    case live
    /// It has begun to leave and is not evaluated any more.
    case leaving
    /// Its lifetime ended.
    case removed
  }

  /// Makes a node below another.
  init(
    at place: Place, below parent: ViewNode?, in graph: ViewGraph, lifetime: LifetimeID, environment: EnvironmentFrame
  ) {
    self.place = place
    self.parent = parent
    bodyLevel = parent?.bodyLevel ?? 0
    appearanceScope = parent.map { $0.endsAppearanceScope ? $0 : $0.appearanceScope ?? $0 }
    self.lifetime = lifetime
    self.environment = environment
    storedBirth = Int32(truncatingIfNeeded: graph.update)
    id = graph.dependencies.addNode(under: parent?.id, slot: 0, in: lifetime)
    graph.enter(self)
  }

  /// Does what is due because the dependency graph gave this node.
  func run(in graph: ViewGraph) throws {}

  /// Called when the lifetime ends, for what has to be said or stopped; children first.
  func willEnd(in graph: ViewGraph) throws {}

  /// The handle of a listed node, as in `#4`; 0 for others.
  var handle: Int {
    get { Int(storedHandle) }
    set { storedHandle = Int32(truncatingIfNeeded: newValue) }
  }

  /// The update in which its identity began; after an edit of the program, that of the node whose place it took.
  var birth: Int {
    get { Int(storedBirth) }
    set { storedBirth = Int32(truncatingIfNeeded: newValue) }
  }

  /// Whether it has values that could keep objects alive, its content apart; closures without captures cannot.
  func holdsObjects(in graph: ViewGraph) -> Bool { false }

  /// Whether its content may hold an object that nothing else holds, as a gesture's action can; nodes whose body or closure made it know.
  ///
  /// To look through the content of 10,000 rows that end takes as long as all else at their end: each lies elsewhere in memory.
  var contentMayHoldObjects: Bool { true }

  /// Lets go of the program's values after the end, because a record of the update goes on to keep the node.
  func letGo(in graph: ViewGraph) {
    content = nil
    environment = graph.systemEnvironment
  }

  /// The nodes below, in order.
  var children: ViewNodeChildren { ViewNodeChildren(first: firstChild) }

  /// The nearest node above, or itself, whose `body` holds dynamic properties.
  var holder: ViewNode {
    var node = self
    while !node.isHolder, let parent = node.parent { node = parent }
    return node
  }

  /// Whether a change of how many views show below is first looked at here.
  private var endsAppearanceScope: Bool { isIsolated || self is AppearanceNode }

  /// Whether it evaluates a `body` of the program.
  var isHolder: Bool { false }

  /// The rows of a lazy container that it is; nil for most nodes.
  ///
  /// A node says it of itself, because for a cast to the protocol the runtime looks through every conformance of the program.
  var rowPart: (any RowPart)? { nil }

  /// Whether it depends by itself on the bindings that it reads.
  var readsForItself: Bool {
    self is PresentationNode || self is PushNode || self is DisclosureNode || self is EnvironmentNode
      || self is SearchNode
  }

  /// The nearest listed node above.
  var listedAncestor: ViewNode? {
    var node = parent
    while let current = node, current.handle == 0 { node = current.parent }
    return node
  }
}

/// The nodes below another, in order.
struct ViewNodeChildren: Sequence, IteratorProtocol {
  private var current: ViewNode?

  /// Begins at a node.
  init(first: ViewNode?) { current = first }

  /// Gives the next one.
  mutating func next() -> ViewNode? {
    defer { current = current?.nextSibling }
    return current
  }
}
