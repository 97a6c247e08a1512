/// The live part of a graph as plain data, for tests and drawings.
public struct GraphSnapshot: Sendable, Hashable {
  /// One node.
  public struct Node: Sendable, Hashable {
    /// The id.
    public var id: NodeID
    /// The node above it.
    public var parent: NodeID?
    /// The place among its siblings.
    public var slot: Int
    /// The sources that it read, in order of their ids.
    public var reads: [SourceID]
    /// Whether it is due.
    public var isDue: Bool
  }

  /// The nodes, in order of their ids.
  public var nodes: [Node]
}

extension Graph {
  /// Copies the live part.
  public func snapshot() -> GraphSnapshot {
    let live = nodes.indices.filter { nodes[$0].isLive }
    return GraphSnapshot(
      nodes: live.map { index in
        let node = nodes[index]
        let id = NodeID(index)
        return GraphSnapshot.Node(
          id: id, parent: node.parent == Self.none ? nil : NodeID(node.parent), slot: Int(node.slot),
          reads: Array(Set(sourcesRead(by: id))).sorted { $0.index < $1.index }, isDue: node.isMarked)
      })
  }
}
