import TheseusTrace

/// A line of source with a caret below the place.
struct Snippet {
  private let excerpt: Failure.Excerpt
  private let glyphs: Glyphs

  /// Makes a snippet.
  init(_ excerpt: Failure.Excerpt, glyphs: Glyphs) {
    self.excerpt = excerpt
    self.glyphs = glyphs
  }

  /// The line and its caret, with a note beside or below it; a long line is cut so that the place is seen.
  func lines(indent: Int, width: Int, beside note: String?) -> [StyledLine] {
    let room = width - indent
    let characters = Array(excerpt.line.withExpandedTabs)
    let shift = String(excerpt.line.prefix(max(excerpt.column - 1, 0))).withExpandedTabs.count
    let start = shift > room - 12 ? max(shift - room / 2, 0) : 0
    let head = start > 0 ? glyphs.ellipsis : ""
    let visible = head + glyphs.program(String(characters.dropFirst(start)))
    var source = StyledLine(String(repeating: " ", count: indent))
    source.append(visible)
    let before = head + glyphs.program(String(characters[min(start, shift)..<min(shift, characters.count)]))
    var caret = StyledLine(String(repeating: " ", count: indent + before.displayWidth))
    let length = max(1, min(excerpt.length, width - caret.width))
    caret.append(marks(length, before: min(excerpt.point - excerpt.column, length - 1)), .error)
    guard let note else { return [source.clipped(to: width, mark: glyphs.ellipsis), caret] }
    var label = caret
    label.append(" ")
    let paragraph = Paragraph(glyphs.program(note))
    if label.width + note.displayWidth <= width {
      return [source.clipped(to: width, mark: glyphs.ellipsis)]
        + paragraph.lines(label: label, width: width, mark: glyphs.ellipsis)
    }
    let below = StyledLine(String(repeating: " ", count: indent))
    return [source.clipped(to: width, mark: glyphs.ellipsis), caret]
      + paragraph.lines(label: below, width: width, mark: glyphs.ellipsis)
  }

  /// `~~^~~`, as long as asked for, with the caret behind so many others.
  private func marks(_ length: Int, before point: Int) -> String {
    String(repeating: "~", count: point) + "^" + String(repeating: "~", count: length - point - 1)
  }
}
