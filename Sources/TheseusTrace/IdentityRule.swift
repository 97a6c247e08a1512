/// The rule that decided that an identity was kept, began or ended.
public enum IdentityRule: String, Sendable, Hashable, CaseIterable {
  /// The same place in the type.
  case position
  /// A branch of an `if` or `switch` with several leaves.
  case branch
  /// An `if` without `else`.
  case optional
  /// The ids of a `ForEach`.
  case forEach
  /// The value of `.id(_:)`.
  case id
  /// The type under an `AnyView`.
  case anyView
  /// A listed view above it began or ended.
  case parent
  /// A sheet, a pushed destination and the like.
  case presentation
  /// The root of the program.
  case root
  /// The program was edited, and the property no longer fits.
  case reload
}
