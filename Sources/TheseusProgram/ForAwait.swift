/// What makes a loop wait for its elements: `for await` or `for try await`.
public struct ForAwait: Hashable, Sendable {
  /// Where `await` stands.
  public var range: SourceRange
  /// Whether `try` stands before it.
  public var isTried: Bool

  /// Makes a mark.
  public init(range: SourceRange, isTried: Bool) {
    self.range = range
    self.isTried = isTried
  }
}
