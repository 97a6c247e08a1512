/// Names a node of a `Graph`; the number is used again after the node ended.
public struct NodeID: Sendable, Hashable, BitwiseCopyable {
  /// The index in the graph's table.
  public let index: Int32

  /// Makes an id of an index.
  public init(_ index: Int32) { self.index = index }
}

/// Names a source of a `Graph`; the number is used again after the source ended.
public struct SourceID: Sendable, Hashable, BitwiseCopyable {
  /// The index in the graph's table.
  public let index: Int32

  /// Makes an id of an index.
  public init(_ index: Int32) { self.index = index }
}

/// Names a lifetime of a `Graph`; the number is used again after the lifetime ended.
public struct LifetimeID: Sendable, Hashable, BitwiseCopyable {
  /// The index in the graph's table.
  public let index: Int32

  /// Makes an id of an index.
  public init(_ index: Int32) { self.index = index }
}
