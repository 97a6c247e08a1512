/// The signs that a drawing is made of.
struct Glyphs: Sendable {
  /// Between an old and a new value.
  var arrow: String
  /// Between facts of one line.
  var separator: String
  /// In the place of what is left out.
  var ellipsis: String
  /// Between containers on one line.
  var chain: String
  /// Before a child that has later siblings.
  var fork: String
  /// Before the last child.
  var corner: String
  /// Past a child that has later siblings.
  var bar: String
  /// Past the last child.
  var blank: String
  /// Between a count and what is counted.
  var times: String
  /// Before a handle.
  var handle = "#"
  /// True if text outside ASCII has to be escaped.
  var isASCII = false

  static let unicode = Glyphs(
    arrow: "→", separator: " · ", ellipsis: "…", chain: " › ", fork: "├─ ", corner: "└─ ", bar: "│  ", blank: "   ",
    times: "×")
  static let ascii = Glyphs(
    arrow: "->", separator: "; ", ellipsis: "...", chain: " > ", fork: "|- ", corner: "`- ", bar: "|  ", blank: "   ",
    times: "x", isASCII: true)
  static let words = Glyphs(
    arrow: "to", separator: ", ", ellipsis: "...", chain: ", ", fork: "", corner: "", bar: "", blank: "",
    times: "times", handle: "")

  /// A piece of a tree line in two columns.
  func narrowed(_ piece: String) -> String {
    switch piece {
    case fork: isASCII ? "|-" : "├ "
    case corner: isASCII ? "`-" : "└ "
    default: String(piece.prefix(2))
    }
  }

  /// A text of the program as the medium can show it.
  func program(_ text: String) -> String {
    let safe = text.withVisibleControls
    return isASCII ? safe.inASCII : safe
  }

  /// A literal as one would type it: `debugDescription` escapes the apostrophe, which nobody does between double quotes.
  func literal(_ text: String) -> String { program(text.withPlainApostrophes) }
}

extension String {
  fileprivate var withPlainApostrophes: String {
    guard contains("\\'") else { return self }
    var result = ""
    var isEscaped = false
    for character in self {
      if isEscaped, character == "'" { result.removeLast() }
      result.append(character)
      isEscaped = character == "\\" && !isEscaped
    }
    return result
  }
}
