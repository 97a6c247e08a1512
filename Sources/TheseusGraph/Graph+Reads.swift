extension Graph {
  /// One read: an element of the list of its source (doubly linked) and of the list of its node.
  struct Edge {
    var source: Int32
    var node: Int32
    var nextOfSource: Int32
    var previousOfSource: Int32
    var nextOfNode: Int32
    var isSticky: Bool
  }

  /// Says that a node begins to run: what it read until the next run is forgotten.
  public func beginRun(of node: NodeID) {
    run &+= 1
    forgetReads(of: node, all: false)
  }

  /// Records that a node, which is running, read a source.
  public func read(_ source: SourceID, by node: NodeID, for duration: ReadDuration = .untilNextRun) {
    guard nodes[node].isLive, sources[source].isLive, sources[source].lastRun != run else { return }
    sources[source].lastRun = run
    let first = sources[source].firstEdge
    if duration == .sticky, first != Self.none, edges[first].node == node.index, edges[first].isSticky { return }
    let edge = Edge(
      source: source.index, node: node.index, nextOfSource: first, previousOfSource: Self.none,
      nextOfNode: nodes[node].firstEdge, isSticky: duration == .sticky)
    let index = store(edge)
    if first != Self.none { edges[first].previousOfSource = index }
    sources[source].firstEdge = index
    nodes[node].firstEdge = index
  }

  /// Says that code which belongs to another node, or to none, runs from now on.
  public func beginOtherRun() { run &+= 1 }

  /// The nodes that read a source, in no particular order.
  public func readers(of source: SourceID) -> [NodeID] {
    var result: [NodeID] = []
    var edge = sources[source].firstEdge
    while edge != Self.none {
      let node = NodeID(edges[edge].node)
      if !result.contains(node) { result.append(node) }
      edge = edges[edge].nextOfSource
    }
    return result
  }

  /// The sources that a node reads, latest first.
  public func sourcesRead(by node: NodeID) -> [SourceID] {
    var result: [SourceID] = []
    var edge = nodes[node].firstEdge
    while edge != Self.none {
      result.append(SourceID(edges[edge].source))
      edge = edges[edge].nextOfNode
    }
    return result
  }

  /// Tells whether a node reads a source.
  public func reads(_ source: SourceID, by node: NodeID) -> Bool {
    var edge = nodes[node].firstEdge
    while edge != Self.none {
      if edges[edge].source == source.index { return true }
      edge = edges[edge].nextOfNode
    }
    return false
  }

  /// Tells whether anything reads a source.
  public func hasReaders(_ source: SourceID) -> Bool { sources[source].firstEdge != Self.none }

  func forgetReads(of node: NodeID, all: Bool) {
    var edge = nodes[node].firstEdge
    var kept = Self.none
    while edge != Self.none {
      let next = edges[edge].nextOfNode
      if edges[edge].isSticky, !all {
        edges[edge].nextOfNode = kept
        kept = edge
      } else {
        unlinkFromSource(edge)
        release(edge)
      }
      edge = next
    }
    nodes[node].firstEdge = kept
  }

  func removeEdge(_ edge: Int32) {
    unlinkFromSource(edge)
    let node = edges[edge].node
    if nodes[node].firstEdge == edge {
      nodes[node].firstEdge = edges[edge].nextOfNode
    } else {
      var previous = nodes[node].firstEdge
      while previous != Self.none, edges[previous].nextOfNode != edge { previous = edges[previous].nextOfNode }
      if previous != Self.none { edges[previous].nextOfNode = edges[edge].nextOfNode }
    }
    release(edge)
  }

  private func unlinkFromSource(_ edge: Int32) {
    let entry = edges[edge]
    if entry.previousOfSource == Self.none {
      sources[entry.source].firstEdge = entry.nextOfSource
    } else {
      edges[entry.previousOfSource].nextOfSource = entry.nextOfSource
    }
    if entry.nextOfSource != Self.none { edges[entry.nextOfSource].previousOfSource = entry.previousOfSource }
  }

  private func store(_ edge: Edge) -> Int32 {
    guard freeEdge != Self.none else {
      edges.append(edge)
      return Int32(edges.count - 1)
    }
    let index = freeEdge
    freeEdge = edges[index].nextOfNode
    edges[index] = edge
    return index
  }

  private func release(_ edge: Int32) {
    edges[edge].node = Self.none
    edges[edge].nextOfNode = freeEdge
    freeEdge = edge
  }
}
