extension Graph {
  /// A node whose waiting children are being run, in the order of their slots.
  struct Level {
    var node: Int32
    var children: [Int32]
    var position = 0
  }

  /// A mark in the list of its node.
  struct StoredMark {
    var mark: Mark
    var next: Int32
  }

  /// Marks every node that read a source, and keeps the cause.
  public func invalidate(_ source: SourceID, because cause: Cause) {
    guard sources[source].isLive else { return }
    var edge = sources[source].firstEdge
    while edge != Self.none {
      reach(NodeID(edges[edge].node), through: source, because: cause)
      edge = edges[edge].nextOfSource
    }
  }

  /// Marks one node, if it reads a source, and keeps the cause.
  public func invalidate(_ source: SourceID, for node: NodeID, because cause: Cause) {
    guard sources[source].isLive, reads(source, by: node) else { return }
    reach(node, through: source, because: cause)
  }

  private func reach(_ node: NodeID, through source: SourceID, because cause: Cause) {
    if nodes[node].isLive { remember(Mark(cause: cause, source: source), of: node) }
    mark(node)
  }

  /// Makes one node due by itself; its owner knows why.
  public func mark(_ node: NodeID) {
    guard nodes[node].isLive, !nodes[node].isMarked else { return }
    nodes[node].isMarked = true
    arrivals.append(node.index)
  }

  /// Tells whether a node is due.
  public func isMarked(_ node: NodeID) -> Bool { nodes[node].isMarked }

  /// Tells whether any node may be due.
  public var hasDueNodes: Bool { !arrivals.isEmpty || !descent.isEmpty }

  /// Takes the next due node: parents before children, siblings in the order of their slots.
  public func next() -> NodeID? {
    if descent.isEmpty, let only = soleArrival() { return take(only) }
    linkArrivals()
    while let last = descent.indices.last {
      let node = descent[last].node
      if nodes[node].isLive, nodes[node].isMarked { return take(node) }
      guard let child = nextChild(of: &descent[last]) else {
        nodes[node].isLinked = false
        descent.removeLast()
        continue
      }
      descent.append(Level(node: child, children: []))
    }
    recycleEndedNodes()
    return nil
  }

  private func nextChild(of level: inout Level) -> Int32? {
    if level.position == level.children.count {
      let first = nodes[level.node].firstWaiting
      guard first != Self.none else { return nil }
      // Most nodes wait alone below their parent, and need no list.
      if nodes[first].nextWaiting == Self.none {
        nodes[level.node].firstWaiting = Self.none
        return first
      }
      refill(&level)
    }
    defer { level.position += 1 }
    return level.children[level.position]
  }

  /// Takes what reached a node through the sources that it had read, since it was asked last; oldest first.
  public func takeMarks(of node: NodeID) -> [Mark] {
    guard nodes[node].firstMark != Self.none else { return [] }
    defer { dropMarks(of: node.index) }
    return marks(of: node)
  }

  /// What reached a node through the sources that it had read, since it was asked last; oldest first.
  public func marks(of node: NodeID) -> [Mark] {
    var index = nodes[node].firstMark
    var result: [Mark] = []
    while index != Self.none {
      result.append(marks[index].mark)
      index = marks[index].next
    }
    result.reverse()
    return result
  }

  /// Forgets what reached a node through its sources.
  public func forgetMarks(of node: NodeID) { dropMarks(of: node.index) }

  func dropMarks(of node: Int32) {
    var index = nodes[node].firstMark
    while index != Self.none {
      let next = marks[index].next
      marks[index].next = freeMark
      freeMark = index
      index = next
    }
    nodes[node].firstMark = Self.none
  }

  private func remember(_ mark: Mark, of node: NodeID) {
    let first = nodes[node].firstMark
    if first != Self.none, marks[first].mark == mark { return }
    let entry = StoredMark(mark: mark, next: first)
    if freeMark == Self.none {
      nodes[node].firstMark = Int32(marks.count)
      marks.append(entry)
    } else {
      let index = freeMark
      freeMark = marks[index].next
      marks[index] = entry
      nodes[node].firstMark = index
    }
  }

  private func soleArrival() -> Int32? {
    guard arrivals.count == 1, let only = arrivals.popLast() else { return nil }
    return nodes[only].isLive && nodes[only].isMarked ? only : nil
  }

  private func take(_ node: Int32) -> NodeID {
    nodes[node].isMarked = false
    runCount += 1
    return NodeID(node)
  }

  /// Tells every node above an arrival that something waits below, up to the first that knows.
  private func linkArrivals() {
    for arrival in arrivals where nodes[arrival].isLive {
      var node = arrival
      while !nodes[node].isLinked {
        nodes[node].isLinked = true
        let parent = nodes[node].parent
        guard parent != Self.none else {
          descent.insert(Level(node: node, children: []), at: 0)
          break
        }
        nodes[node].nextWaiting = nodes[parent].firstWaiting
        nodes[parent].firstWaiting = node
        node = parent
      }
    }
    arrivals.removeAll(keepingCapacity: true)
  }

  /// Takes over the children that began to wait since the level was opened.
  private func refill(_ level: inout Level) {
    var children: [Int32] = []
    var child = nodes[level.node].firstWaiting
    while child != Self.none {
      children.append(child)
      child = nodes[child].nextWaiting
    }
    nodes[level.node].firstWaiting = Self.none
    children.reverse()
    if !zip(children, children.dropFirst()).allSatisfy({ nodes[$0].slot <= nodes[$1].slot }) {
      children.sort { nodes[$0].slot < nodes[$1].slot }
    }
    level.children = children
    level.position = 0
  }

  private func recycleEndedNodes() {
    guard !endedNodes.isEmpty else { return }
    if rising.isEmpty {
      freeNodes.append(contentsOf: endedNodes.reversed())
      return endedNodes.removeAll(keepingCapacity: true)
    }
    freeNodes.append(contentsOf: endedNodes.filter { !nodes[$0].isRising }.reversed())
    endedNodes.removeAll { !nodes[$0].isRising }
  }
}
