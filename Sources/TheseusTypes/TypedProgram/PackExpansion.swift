/// `repeat e`, with a local for each pack whose elements `e` is made of.
public struct PackExpansion: Sendable {
  /// A pack, or a tuple that is made of one, and the local that each of its elements is in turn.
  public struct Source: Sendable {
    /// The local.
    public var element: LocalID
    /// The pack; evaluated once.
    public var pack: TypedExpression

    /// Makes a source.
    public init(element: LocalID, pack: TypedExpression) {
      self.element = element
      self.pack = pack
    }
  }
  /// The packs of values.
  public var sources: [Source]
  /// The generic parameters whose elements it goes through.
  public var packs: Set<GenericParameter>
  /// What is evaluated for each element.
  public var pattern: TypedExpression

  /// Makes an expansion.
  public init(sources: [Source], packs: Set<GenericParameter>, pattern: TypedExpression) {
    self.sources = sources
    self.packs = packs
    self.pattern = pattern
  }
}
