/// Which node depends on which source, what is due, in which order, and because of what.
///
/// A graph holds no values: its owner asks for ids and keeps what they stand for. Work is in proportion to what
/// changes: reading, invalidating and taking the next due node never walk over nodes that are not concerned.
///
/// Invariants (`checkInvariants()` states them as code):
/// 1. Parents of live nodes are live, and one level above.
/// 2. An edge is in the list of its source and in the list of its node, both of which live.
/// 3. A node waits at most once, and every node on the way from a waiting one to the root knows of it while several wait.
/// 4. Everything that belongs to a lifetime ends with it.
public final class Graph {
  static let none: Int32 = -1

  var nodes = Table<Node>()
  var sources = Table<Source>()
  var lifetimes = Table<Lifetime>()
  var edges = Table<Edge>()
  var marks = Table<StoredMark>()

  var freeNodes = Table<Int32>()
  var freeSources = Table<Int32>()
  var freeLifetimes = Table<Int32>()
  var freeEdge = Graph.none
  var freeMark = Graph.none
  /// Nodes that ended while something may still name them in a list of waiting ones.
  var endedNodes = Table<Int32>()

  /// Marked nodes that are not yet linked to their parents.
  var arrivals = Table<Int32>()
  /// The way down to the node that ran last, with what is left beside it.
  var descent = Table<Level>()
  /// Nodes due in post-order, as a heap with the deepest on top.
  var rising: [Int32] = []

  /// Counts runs, so that a second read in the same run is known.
  var run: Int32 = 0
  /// How many nodes live.
  public private(set) var liveNodeCount = 0
  /// How many nodes `next()` has given, for tests that count work.
  public internal(set) var runCount = 0

  /// Makes an empty graph.
  public init() {}

  struct Node {
    var parent: Int32
    var slot: Int32
    var depth: Int32
    var lifetime: Int32
    var nextInLifetime: Int32
    var firstEdge = Graph.none
    var firstMark = Graph.none
    /// The first of the children that wait, or have waiting descendants.
    var firstWaiting = Graph.none
    var nextWaiting = Graph.none
    var isLive = true
    /// Due, not yet run.
    var isMarked = false
    /// Linked into `firstWaiting` of its parent.
    var isLinked = false
    var isRising = false
  }

  struct Source {
    var lifetime: Int32
    var nextInLifetime: Int32
    var firstEdge = Graph.none
    /// The run in which it was read last.
    var lastRun = Graph.none
    var isLive = true
  }

  struct Lifetime {
    var parent: Int32
    var firstChild = Graph.none
    var nextSibling = Graph.none
    var previousSibling = Graph.none
    var firstNode = Graph.none
    var firstSource = Graph.none
    var isLive = true
  }

  /// Adds a lifetime, which ends with the one around it at the latest.
  public func addLifetime(in parent: LifetimeID?) -> LifetimeID {
    var lifetime = Lifetime(parent: parent?.index ?? Self.none)
    let index = freeLifetimes.popLast() ?? Int32(lifetimes.count)
    if let parent {
      lifetime.nextSibling = lifetimes[parent].firstChild
      if lifetime.nextSibling != Self.none { lifetimes[lifetime.nextSibling].previousSibling = index }
      lifetimes[parent].firstChild = index
    }
    lifetimes.put(lifetime, at: index)
    return LifetimeID(index)
  }

  /// Adds a node; siblings run in the order of their slots.
  public func addNode(under parent: NodeID?, slot: Int32, in lifetime: LifetimeID) -> NodeID {
    let node = Node(
      parent: parent?.index ?? Self.none, slot: slot, depth: parent.map { nodes[$0].depth + 1 } ?? 0,
      lifetime: lifetime.index, nextInLifetime: lifetimes[lifetime].firstNode)
    let index = freeNodes.popLast() ?? Int32(nodes.count)
    nodes.put(node, at: index)
    lifetimes[lifetime].firstNode = index
    liveNodeCount += 1
    return NodeID(index)
  }

  /// Adds a source; one without a lifetime lives until `end(source:)`.
  public func addSource(in lifetime: LifetimeID?) -> SourceID {
    let source = Source(
      lifetime: lifetime?.index ?? Self.none, nextInLifetime: lifetime.map { lifetimes[$0].firstSource } ?? Self.none)
    let index = freeSources.popLast() ?? Int32(sources.count)
    sources.put(source, at: index)
    if let lifetime { lifetimes[lifetime].firstSource = index }
    return SourceID(index)
  }

  /// Moves a node among its siblings.
  public func setSlot(_ slot: Int32, of node: NodeID) { nodes[node].slot = slot }

  /// The position of a node among its siblings.
  public func slot(of node: NodeID) -> Int32 { nodes[node].slot }

  /// Tells whether a node lives.
  public func isLive(_ node: NodeID) -> Bool { nodes.indices.contains(node.index) && nodes[node].isLive }

  /// How many nodes lie above a node.
  public func depth(of node: NodeID) -> Int { Int(nodes[node].depth) }

  /// Forgets what a node reads and that it is due, before its lifetime ends.
  public func silence(_ node: NodeID) {
    guard nodes[node].isLive else { return }
    forgetReads(of: node, all: true)
    dropMarks(of: node.index)
    nodes[node].isMarked = false
  }

  /// Ends a lifetime and everything in it.
  public func end(_ lifetime: LifetimeID) {
    unlink(lifetime)
    var pending = [lifetime.index]
    while let index = pending.popLast() {
      var child = lifetimes[index].firstChild
      while child != Self.none {
        pending.append(child)
        child = lifetimes[child].nextSibling
      }
      endContents(of: index)
    }
  }

  /// Ends a source that belongs to no lifetime.
  public func end(source: SourceID) {
    guard sources[source].isLive, sources[source].lifetime == Self.none else { return }
    endSource(source.index)
  }

  private func endContents(of lifetime: Int32) {
    var node = lifetimes[lifetime].firstNode
    while node != Self.none {
      let next = nodes[node].nextInLifetime
      endNode(node)
      node = next
    }
    var source = lifetimes[lifetime].firstSource
    while source != Self.none {
      let next = sources[source].nextInLifetime
      endSource(source)
      source = next
    }
    lifetimes[lifetime].isLive = false
    freeLifetimes.append(lifetime)
  }

  private func endNode(_ node: Int32) {
    forgetReads(of: NodeID(node), all: true)
    dropMarks(of: node)
    nodes[node].isLive = false
    nodes[node].isMarked = false
    liveNodeCount -= 1
    endedNodes.append(node)
  }

  private func endSource(_ source: Int32) {
    while sources[source].firstEdge != Self.none { removeEdge(sources[source].firstEdge) }
    sources[source].isLive = false
    freeSources.append(source)
  }

  private func unlink(_ lifetime: LifetimeID) {
    let entry = lifetimes[lifetime]
    if entry.previousSibling != Self.none {
      lifetimes[entry.previousSibling].nextSibling = entry.nextSibling
    } else if entry.parent != Self.none, lifetimes[entry.parent].firstChild == lifetime.index {
      lifetimes[entry.parent].firstChild = entry.nextSibling
    }
    if entry.nextSibling != Self.none { lifetimes[entry.nextSibling].previousSibling = entry.previousSibling }
    lifetimes[lifetime].nextSibling = Self.none
  }
}

extension Table where Element == Graph.Node {
  subscript(id: NodeID) -> Element {
    get { self[id.index] }
    _modify { yield &self[id.index] }
  }
}

extension Table where Element == Graph.Source {
  subscript(id: SourceID) -> Element {
    get { self[id.index] }
    _modify { yield &self[id.index] }
  }
}

extension Table where Element == Graph.Lifetime {
  subscript(id: LifetimeID) -> Element {
    get { self[id.index] }
    _modify { yield &self[id.index] }
  }
}
