extension Graph {
  /// How much lives in a graph.
  public struct Census: Sendable, Hashable {
    /// The nodes.
    public var nodes: Int
    /// The sources that end with a lifetime.
    public var sources: Int
    /// The lifetimes.
    public var lifetimes: Int
  }

  /// Counts what lives, so that tests can tell that what ended is gone; sources without a lifetime are not counted.
  public var census: Census {
    Census(
      nodes: nodes.indices.count { nodes[$0].isLive },
      sources: sources.indices.count { sources[$0].isLive && sources[$0].lifetime != Self.none },
      lifetimes: lifetimes.indices.count { lifetimes[$0].isLive })
  }

  /// States each broken invariant in words; empty when all hold.
  public func checkInvariants() -> [String] {
    var broken: [String] = []
    checkNodes(&broken)
    checkEdges(&broken)
    checkLifetimes(&broken)
    return broken
  }

  private func checkNodes(_ broken: inout [String]) {
    for index in nodes.indices where nodes[index].isLive {
      let node = nodes[index]
      if node.parent != Self.none {
        let parent = nodes[node.parent]
        if !parent.isLive { broken.append("node \(index) lives under a node that ended") }
        if parent.depth + 1 != node.depth { broken.append("node \(index) is not one level below its parent") }
      }
      if !lifetimes[node.lifetime].isLive { broken.append("node \(index) outlived its lifetime") }
      if node.isMarked, !node.isLinked, !arrivals.indices.contains(where: { arrivals[$0] == index }) {
        broken.append("node \(index) is marked and nobody knows")
      }
    }
  }

  private func checkEdges(_ broken: inout [String]) {
    for index in sources.indices where sources[index].isLive {
      var edge = sources[index].firstEdge
      var previous = Self.none
      while edge != Self.none {
        let entry = edges[edge]
        if entry.source != index { broken.append("edge \(edge) is in the list of another source") }
        if entry.previousOfSource != previous { broken.append("edge \(edge) has a wrong link back") }
        if entry.node == Self.none || !nodes[entry.node].isLive { broken.append("edge \(edge) reads for no live node") }
        previous = edge
        edge = entry.nextOfSource
      }
    }
    for index in nodes.indices where nodes[index].isLive {
      var edge = nodes[index].firstEdge
      while edge != Self.none {
        if edges[edge].node != index { broken.append("edge \(edge) is in the list of another node") }
        if !sources[edges[edge].source].isLive { broken.append("edge \(edge) leads to a source that ended") }
        edge = edges[edge].nextOfNode
      }
    }
  }

  private func checkLifetimes(_ broken: inout [String]) {
    for index in lifetimes.indices where lifetimes[index].isLive && lifetimes[index].parent != Self.none {
      if !lifetimes[lifetimes[index].parent].isLive { broken.append("lifetime \(index) outlived the one around it") }
    }
  }
}
