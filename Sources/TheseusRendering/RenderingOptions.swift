/// How much to show, how wide, and with which signs.
public struct RenderingOptions: Sendable, Hashable {
  /// How much to show of an update.
  public enum Detail: String, Sendable, Hashable, CaseIterable {
    /// Counts, lost state and the `why`.
    case brief
    /// The tree of what was touched, with one cause each.
    case normal
    /// Every touched node, all causes, the order of evaluation and of lifecycle events.
    case full
  }

  /// The signs that may be used.
  public enum Medium: String, Sendable, Hashable, CaseIterable {
    /// Tree lines, arrows, dots.
    case unicode
    /// The same drawing in ASCII.
    case ascii
    /// Words line after line, for speech and for braille.
    case words
  }

  /// The columns of the page, from 40 to 160.
  public var width: Int
  /// How much to show.
  public var detail: Detail
  /// The signs that may be used.
  public var medium: Medium

  /// Makes options; a width outside 40 to 160 becomes the nearest of these.
  public init(width: Int = 80, detail: Detail = .normal, medium: Medium = .unicode) {
    self.width = min(max(width, 40), 160)
    self.detail = detail
    self.medium = medium
  }

  /// The signs of the medium.
  var glyphs: Glyphs {
    switch medium {
    case .unicode: .unicode
    case .ascii: .ascii
    case .words: .words
    }
  }
}
