extension Graph {
  /// A node whose waiting children are being run, in the order of their slots.
  struct Level {
    var node: Int32
    /// The next of the children that were taken over, in order.
    var nextChild = Graph.none
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
    while let level = descent.last {
      if nodes[level.node].isLive, nodes[level.node].isMarked { return take(level.node) }
      if let child = nextChild() {
        descent.append(Level(node: child))
      } else {
        nodes[level.node].isLinked = false
        _ = descent.popLast()
      }
    }
    recycleEndedNodes()
    return nil
  }

  /// Takes the next child that waits below the last level.
  private func nextChild() -> Int32? {
    let level = Int32(descent.count - 1)
    if descent[level].nextChild == Self.none { descent[level].nextChild = takeWaiting(below: descent[level].node) }
    let child = descent[level].nextChild
    guard child != Self.none else { return nil }
    descent[level].nextChild = nodes[child].nextWaiting
    return child
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
    for index in arrivals.indices {
      var node = arrivals[index]
      guard nodes[node].isLive else { continue }
      while !nodes[node].isLinked {
        nodes[node].isLinked = true
        let parent = nodes[node].parent
        guard parent != Self.none else {
          descent.insertFirst(Level(node: node))
          break
        }
        nodes[node].nextWaiting = nodes[parent].firstWaiting
        nodes[parent].firstWaiting = node
        node = parent
      }
    }
    arrivals.removeAll()
  }

  /// Takes over the children that began to wait since the level was opened, linked in the order of their slots; gives the first.
  private func takeWaiting(below parent: Int32) -> Int32 {
    let first = nodes[parent].firstWaiting
    nodes[parent].firstWaiting = Self.none
    // Most nodes wait alone below their parent, and need no order.
    guard first != Self.none, nodes[first].nextWaiting != Self.none else { return first }
    var children: [Int32] = []
    var child = first
    while child != Self.none {
      children.append(child)
      child = nodes[child].nextWaiting
    }
    children.reverse()
    if !zip(children, children.dropFirst()).allSatisfy({ nodes[$0].slot <= nodes[$1].slot }) {
      children.sort { nodes[$0].slot < nodes[$1].slot }
    }
    var next = Self.none
    for child in children.reversed() {
      nodes[child].nextWaiting = next
      next = child
    }
    return next
  }

  private func recycleEndedNodes() {
    var kept: [Int32] = []
    while let node = endedNodes.popLast() {
      if !rising.isEmpty, nodes[node].isRising { kept.append(node) } else { freeNodes.append(node) }
    }
    while let node = kept.popLast() { endedNodes.append(node) }
  }
}
