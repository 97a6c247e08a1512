/// A static place below a node: the way through tuple slots, modifiers and arguments of views, as one number.
///
/// The static type of a body is the same at every evaluation, so equal places are the same place.
struct Place: Hashable, Sendable {
  /// The way, mixed into a number.
  let number: UInt64

  /// The place of the content itself.
  static let content = Place(number: 0x9E37_79B9_7F4A_7C15)

  /// The place of the content that is made from preferences, beside the content itself.
  static let preferenceContent = content.child(-3)

  /// The place of an argument or element of what stands here.
  func child(_ index: Int) -> Place {
    var mixed = (number ^ UInt64(truncatingIfNeeded: index &+ 1)) &* 0xFF51_AFD7_ED55_8CCD
    mixed ^= mixed >> 32
    return Place(number: mixed &* 0xC4CE_B9FE_1A85_EC53)
  }
}
