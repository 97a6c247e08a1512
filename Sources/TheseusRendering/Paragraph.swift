/// Words that are wrapped to a width, with a label before the first line.
struct Paragraph {
  /// The words, each with its style; a word is never broken unless it is longer than a line.
  private(set) var words: [StyledLine] = []

  /// Makes a paragraph of plain text; what `term` marked is a term of the glossary.
  init(_ text: String) {
    append(text)
  }

  /// Stands round a term; a character that no text has.
  private static let termMark: Character = "\u{E000}"

  /// Marks a term of the glossary within a text.
  static func term(_ name: String) -> String { "\(termMark)\(name)\(termMark)" }

  /// Stands for a space at which no line ends.
  private static let joint: Character = "\u{E001}"

  /// Text whose words stay on one line.
  static func unbroken(_ text: String) -> String { text.replacing(" ", with: String(joint)) }

  /// The most columns of a piece of code that stays on one line.
  private static let longestCode = 32

  /// The text with short pieces of code, which stand between backquotes, unbroken.
  private static func joiningCode(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 2 else { return text }
    return parts.enumerated().map { index, part in
      let isCode = !index.isMultiple(of: 2) && index + 1 < parts.count && part.count <= longestCode
      return isCode ? unbroken(part) : part
    }.joined(separator: "`")
  }

  /// Adds plain text with marked terms.
  mutating func append(_ text: String) {
    var inTerm = false
    for word in Self.joiningCode(text).split(separator: " ", omittingEmptySubsequences: true) {
      var line = StyledLine()
      var part = ""
      for character in word {
        if character == Paragraph.termMark {
          line.append(part, inTerm ? .term : .plain)
          part = ""
          inTerm.toggle()
        } else {
          part.append(character == Paragraph.joint ? " " : character)
        }
      }
      line.append(part, inTerm ? .term : .plain)
      words.append(line)
    }
  }

  /// The lines: the label, then the words, further lines indented to where the words began, or to the middle of the page.
  func lines(label: StyledLine, width: Int, mark: String) -> [StyledLine] {
    lines(label: label, indent: min(label.width, width / 2), width: width, mark: mark)
  }

  /// The lines: the label, then the words, further lines indented by some columns.
  func lines(label: StyledLine, indent: Int, width: Int, mark: String) -> [StyledLine] {
    var lines: [StyledLine] = []
    var line = label
    var isStart = true
    for word in words {
      if !isStart, line.width + 1 + word.width > width {
        lines.append(line)
        line = StyledLine(String(repeating: " ", count: indent))
        isStart = true
      }
      if !isStart { line.append(" ") }
      line.append(word.clipped(to: max(width - line.width, 8), mark: mark))
      isStart = false
    }
    lines.append(line)
    return lines
  }
}
