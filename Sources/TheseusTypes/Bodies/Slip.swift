import TheseusProgram

/// A word that stands where another one may be meant.
struct Slip {
  /// What stands there.
  var given: String
  /// What may be meant.
  var meant: String

  /// Whether the words are as near as the compiler asks of a suggestion: about one wrong letter in three.
  var isNear: Bool {
    given.count == 1 && meant.count == 1 || EditDistance.between(given, meant) <= (given.count + 1) / 3
  }

  /// Whether a label is one letter away, or lacks the last letters, so that it is hardly one of another function.
  var isOfLabel: Bool {
    EditDistance.between(given, meant) <= 1
      || given.count > 5 && meant.hasPrefix(given) && meant.count - given.count <= 2
  }

  /// Whether a member's name has one wrong letter, two in the wrong order, or other capitals, so that it is hardly one of an extension:
  /// more letters behind it, or another number, mean something else.
  var isOfMember: Bool {
    if given.lowercased() == meant.lowercased() || Self.otherWords[given] == meant { return true }
    if given.dropLast() == meant, given.last == meant.last { return true }
    if given.hasPrefix(meant) || given.filter(\.isLetter) == meant.filter(\.isLetter) { return false }
    return EditDistance.between(given, meant) == 1 || given.count == meant.count && given.sorted() == meant.sorted()
  }

  /// Whether nothing but the first letter's size is another, so that it is no name of its own in any file: `some view`, `.Padding()`.
  var isOfFirstLetter: Bool {
    given != meant && given.dropFirst() == meant.dropFirst() && given.lowercased() == meant.lowercased()
  }

  /// Whether a value's name, such as a style's, is one of SwiftUI's with a slip; a long one may have two.
  var isOfValue: Bool {
    isOfMember
      || given.count > 9 && !given.hasPrefix(meant) && !meant.hasPrefix(given)
        && EditDistance.between(given, meant) == 2
  }

  /// Whether a value's name could be another one that is cut short, where nothing is sure.
  var mayBeOfValue: Bool { isOfValue || given.count > 2 && meant.lowercased().hasPrefix(given.lowercased()) }

  /// Words of other frameworks, and of British English, with those that SwiftUI has.
  static let otherWords = [
    "bottomLeft": "bottomLeading", "bottomRight": "bottomTrailing", "centre": "center", "grey": "gray",
    "left": "leading", "middle": "center", "right": "trailing", "topLeft": "topLeading", "topRight": "topTrailing",
  ]
}
