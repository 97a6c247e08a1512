/// What happened to one identity in one pass, as one word and one sign.
enum Outcome: Sendable, Hashable {
  case created, removed, removing, revived, moved, evaluated, skipped, kept

  /// The word of the vocabulary.
  var word: String {
    switch self {
    case .created: "created"
    case .removed: "removed"
    case .removing: "removing"
    case .revived: "revived"
    case .moved: "moved"
    case .evaluated: "body ran"
    case .skipped: "skipped"
    case .kept: "kept"
    }
  }

  /// Whether an identity began, ended, or is about to end.
  var isBeginningOrEnd: Bool { self == .created || self == .removed || self == .removing }

  /// The sign before the line.
  var sign: String {
    switch self {
    case .created: "+"
    case .removed, .removing: "-"
    case .moved: ">"
    case .evaluated: "~"
    case .skipped, .kept, .revived: "="
    }
  }

  /// The style of sign and word.
  var style: Style {
    switch self {
    case .created: .created
    case .removed, .removing: .removed
    case .moved: .moved
    case .evaluated: .evaluated
    case .skipped, .kept, .revived: .kept
    }
  }
}
