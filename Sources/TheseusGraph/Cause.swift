/// What led to a mark on a node; the numbers mean something to the owner of the graph only.
public enum Cause: Sendable, Hashable {
  /// A write, by its number.
  case write(Int32)
  /// Another node ran and handed on a field that differs; `-1` stands for the whole.
  case parent(NodeID, field: Int32)
  /// The node has never run.
  case first
}

/// A cause with the source that it went through: `write → source → node`, or `parent → field → node`.
public struct Mark: Sendable, Hashable {
  /// What led to it.
  public var cause: Cause
  /// The source that the node had read; nil where the cause went to the node itself.
  public var source: SourceID?

  /// Makes a mark.
  public init(cause: Cause, source: SourceID? = nil) {
    self.cause = cause
    self.source = source
  }
}

/// How long a read counts.
public enum ReadDuration: Sendable, Hashable {
  /// Until the node ends.
  case sticky
  /// Until the node runs again.
  case untilNextRun
}
