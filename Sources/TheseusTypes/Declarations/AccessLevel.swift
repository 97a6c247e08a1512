/// Who may use a declaration.
enum AccessLevel: Int, Comparable {
  /// The type that it stands in.
  case type
  /// The file.
  case file
  /// The module.
  case module
  /// Everyone.
  case everyone

  static func < (left: AccessLevel, right: AccessLevel) -> Bool { left.rawValue < right.rawValue }

  /// What a modifier says; nil for one that says nothing of it.
  init?(_ modifier: String, isNested: Bool) {
    switch modifier {
    case "private": self = isNested ? .type : .file
    case "fileprivate": self = .file
    case "internal", "package": self = .module
    case "public", "open": self = .everyone
    default: return nil
    }
  }
}
