/// What led to a mark on a node; the numbers mean something to the owner of the graph only.
public enum Cause: Sendable, Hashable, BitwiseCopyable {
  /// A write, by its number.
  case write(Int32)
  /// A change that no write of the program stands behind: another node put another value in the place, or the system did.
  case change
}

/// A cause with the source that it went through, which the node had read: `write → source → node`.
public struct Mark: Sendable, Hashable, BitwiseCopyable {
  /// What led to it.
  public var cause: Cause
  /// The source that the node had read.
  public var source: SourceID

  /// Makes a mark.
  public init(cause: Cause, source: SourceID) {
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
