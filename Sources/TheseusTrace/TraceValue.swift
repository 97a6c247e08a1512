/// A value as text: a Swift literal as `debugDescription` prints it.
public struct TraceValue: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The literal, whole.
  public var literal: String
  /// The number of elements of a collection, which says more than a long literal.
  public var count: Int?
  /// Whether it is an array, whose elements are in the order of the literal.
  public var isArray: Bool
  /// What one would say of a value that is drawn, where that is easier to read: `360°`, `.red`.
  public var words: String?

  /// Makes a value.
  public init(_ literal: String, count: Int? = nil, isArray: Bool = false, words: String? = nil) {
    self.literal = literal
    self.count = count
    self.isArray = isArray
    self.words = words
  }

  /// Makes a value from its literal.
  public init(stringLiteral literal: String) {
    self.init(literal)
  }
}
