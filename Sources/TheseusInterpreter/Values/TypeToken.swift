import TheseusTypes

/// An interned type without generic parameters; equal types have equal tokens.
public struct TypeToken: Hashable, Sendable {
  /// The index in the table of types.
  public let index: Int32

  init(index: Int32) { self.index = index }

  /// What is not known.
  public static let unknown = TypeToken(index: 0)
}

/// An interned list of generic arguments.
public struct GenericArguments: Hashable, Sendable {
  /// The index in the table of lists.
  public let index: Int32

  init(index: Int32) { self.index = index }

  /// No arguments.
  public static let none = GenericArguments(index: 0)
}
