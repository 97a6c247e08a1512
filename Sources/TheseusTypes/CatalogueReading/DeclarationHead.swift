/// The keyword and the name of a declaration's first line.
struct DeclarationHead {
  /// `struct`, `func`, `var` …; empty for a comment or what is not a declaration.
  private(set) var keyword = ""
  /// The declared or extended name; an operator's symbol; `init` and `subscript` for those.
  private(set) var name = ""
  /// The names of a `case` line.
  private(set) var caseNames: [String] = []
  /// Whether `static` or `class` stands before it.
  private(set) var isStatic = false

  private let bytes: [UInt8]
  private var position: Int
  private let end: Int

  /// A word to compare with, which has its bytes at hand: those of a string come one by one.
  private struct Word {
    let text: String
    let bytes: [UInt8]

    init(_ text: String) {
      self.text = text
      bytes = Array(text.utf8)
    }

    static let `static` = Word("static")
    static let `class` = Word("class")
    static let members = ["func", "var", "let", "subscript"].map(Word.init)
  }

  /// The keywords by their length: a word is compared with four at most, where hashing each took a third of the scan.
  private static let keywords: [[Word]] = {
    let all = [
      "struct", "class", "enum", "actor", "protocol", "extension", "func", "var", "let", "init", "subscript", "case",
      "typealias", "associatedtype", "operator", "import", "precedencegroup", "deinit",
    ].map(Word.init)
    return (0...(all.map(\.bytes.count).max() ?? 0)).map { length in all.filter { $0.bytes.count == length } }
  }()

  /// Reads attributes and modifiers up to the keyword, then the name, of a line of a text.
  init(_ bytes: [UInt8], _ line: Range<Int>) {
    self.bytes = bytes
    position = line.lowerBound
    end = line.upperBound
    readKeyword()
    if !keyword.isEmpty { readName() }
  }

  private var byte: UInt8? { position < end ? bytes[position] : nil }

  private mutating func skip(while condition: (UInt8) -> Bool) -> Range<Int> {
    let start = position
    while position < end, condition(bytes[position]) { position += 1 }
    return start..<position
  }

  private mutating func skipSpaces() { _ = skip { $0 == UInt8(ascii: " ") } }

  /// Goes past parentheses with what is between them, if they are next.
  private mutating func skipParentheses() {
    guard byte == UInt8(ascii: "(") else { return }
    var depth = 0
    repeat {
      if bytes[position] == UInt8(ascii: "(") { depth += 1 }
      if bytes[position] == UInt8(ascii: ")") { depth -= 1 }
      position += 1
    } while depth > 0 && position < end
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func text(_ range: Range<Int>, is word: Word) -> Bool {
    range.count == word.bytes.count && range.indices.allSatisfy { bytes[$0] == word.bytes[$0 - range.lowerBound] }
  }

  private mutating func readKeyword() {
    while true {
      skipSpaces()
      if byte == UInt8(ascii: "@") {
        position += 1
        _ = skip { $0.isNameByte || $0 == UInt8(ascii: ".") }
        skipParentheses()
        continue
      }
      // A comment has no word.
      let word = skip(while: \.isNameByte)
      if word.isEmpty { return }
      if text(word, is: .static) { isStatic = true }
      if text(word, is: .class), startsMember { isStatic = true; continue }
      let candidates = word.count < DeclarationHead.keywords.count ? DeclarationHead.keywords[word.count] : []
      if let found = candidates.first(where: { text(word, is: $0) }) {
        keyword = found.text
        return
      }
      skipParentheses()
    }
  }

  /// Whether the keyword of a member is next, so that `class` before it is a modifier.
  private var startsMember: Bool {
    var rest = self
    rest.skipSpaces()
    let word = rest.skip(while: \.isNameByte)
    return Word.members.contains { text(word, is: $0) }
  }

  private mutating func readName() {
    switch keyword {
    case "init", "subscript", "deinit":
      name = keyword
      return
    case "case":
      readCaseNames()
      return
    default:
      skipSpaces()
    }
    let (dot, dollar, tick) = (UInt8(ascii: "."), UInt8(ascii: "$"), UInt8(ascii: "`"))
    let word = skip { $0.isNameByte || $0 == dot || $0 == dollar || $0 == tick }
    if !word.isEmpty, bytes[word.lowerBound] != dot {
      name = text(word)
      if bytes[word.lowerBound] == tick { name.removeAll { $0 == "`" } }
    } else {
      position = word.lowerBound
      readOperator()
    }
  }

  /// An operator's symbol ends at a space, a parenthesis or a generic clause (`func ==<T>(…)`).
  private mutating func readOperator() {
    let symbol = skip { !$0.isNameByte && $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: " ") }
    name = text(symbol)
    if symbol.count > 1, name.hasSuffix("<"), byte?.isNameByte == true { name.removeLast() }
  }

  private mutating func readCaseNames() {
    while position < end {
      skipSpaces()
      _ = skip { $0 == UInt8(ascii: "`") }
      caseNames.append(text(skip(while: \.isNameByte)))
      skipParentheses()
      // What is behind `=` is a raw value.
      _ = skip { $0 != UInt8(ascii: ",") }
      position += 1
    }
  }
}

extension UInt8 {
  /// Whether the byte may stand in a name; all beyond ASCII may.
  var isNameByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }
}
