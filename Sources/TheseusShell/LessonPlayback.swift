import TheseusLessons

/// A lesson from beginning to end, cue by cue, as plain text.
public final class LessonPlayback {
  private let cursor: LessonCursor
  private let appearance: Appearance
  private var hasBegun = false

  /// Makes a playback at the beginning.
  public init(_ cursor: LessonCursor, appearance: Appearance) {
    self.cursor = cursor
    self.appearance = appearance
  }

  /// What to print for the next cue, the title first; nil at the end.
  public func next() -> ShellResponse? {
    if !hasBegun {
      hasBegun = true
      if !cursor.lesson.introductionTellsTitle { return draw([.title(cursor.lesson.title)]) }
    }
    // Notes are for a speaker.
    let parts =
      cursor.isAtEnd
      ? nil
      : cursor.goForward().filter { part in
        if case .note = part { return false }
        return true
      }
    return parts.map(draw)
  }

  private func draw(_ parts: [LessonPart]) -> ShellResponse {
    LessonDrawing(
      appearance: appearance, detail: cursor.session.configuration.detail, files: cursor.session.files
    ).draw(parts)
  }
}
