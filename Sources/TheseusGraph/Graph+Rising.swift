extension Graph {
  /// Marks a node as due in the second set, for what flows from children to parents.
  public func markRising(_ node: NodeID) {
    guard nodes[node].isLive, !nodes[node].isRising else { return }
    nodes[node].isRising = true
    rising.append(node.index)
    siftUp(from: rising.count - 1)
  }

  /// Takes the next node of the second set: children before parents.
  public func nextRising() -> NodeID? {
    while let top = rising.first {
      rising.swapAt(0, rising.count - 1)
      rising.removeLast()
      siftDown()
      nodes[top].isRising = false
      if nodes[top].isLive { return NodeID(top) }
    }
    return nil
  }

  /// Tells whether anything is due in the second set.
  public var hasRisingNodes: Bool { !rising.isEmpty }

  private func comesFirst(_ first: Int32, _ second: Int32) -> Bool {
    let (a, b) = (nodes[first], nodes[second])
    return a.depth != b.depth ? a.depth > b.depth : a.slot < b.slot
  }

  private func siftUp(from start: Int) {
    var child = start
    while child > 0 {
      let parent = (child - 1) / 2
      guard comesFirst(rising[child], rising[parent]) else { return }
      rising.swapAt(child, parent)
      child = parent
    }
  }

  private func siftDown() {
    var parent = 0
    while true {
      var first = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < rising.count && comesFirst(rising[child], rising[first]) {
        first = child
      }
      guard first != parent else { return }
      rising.swapAt(first, parent)
      parent = first
    }
  }
}
