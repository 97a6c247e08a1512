/// The keyword and the name of a declaration's first line.
struct DeclarationHead {
  /// `struct`, `func`, `var` …; empty for a comment or what is not a declaration.
  var keyword = ""
  /// The declared or extended name; an operator's symbol; `init` and `subscript` for those.
  var name = ""
  /// The names of a `case` line.
  var caseNames: [String] = []
  /// Whether `static` or `class` stands before it.
  var isStatic = false

  private typealias Bytes = ArraySlice<UInt8>

  private static let keywords: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "extension", "func", "var", "let", "init", "subscript", "case",
    "typealias", "associatedtype", "operator", "import", "precedencegroup", "deinit",
  ]

  /// Reads attributes and modifiers up to the keyword, then the name.
  init(_ line: ArraySlice<UInt8>) {
    var rest = line
    while true {
      rest = rest.withoutLeadingSpaces
      guard let first = rest.first, !rest.starts(with: "//".utf8) else { return }
      if first == UInt8(ascii: "@") {
        rest = DeclarationHead.afterAttribute(rest)
        continue
      }
      let letters = rest.prefix { $0.isNameByte }
      guard !letters.isEmpty else { return }
      rest = rest[letters.endIndex...]
      let word = String(decoding: letters, as: UTF8.self)
      if word == "static" { isStatic = true }
      if word == "class", DeclarationHead.startsMember(rest.withoutLeadingSpaces) {
        isStatic = true
        continue
      }
      if rest.first == UInt8(ascii: "("), word != "init", word != "subscript" {
        rest = DeclarationHead.afterParentheses(rest)
        continue
      }
      if DeclarationHead.keywords.contains(word) {
        keyword = word
        break
      }
    }
    finish(rest)
  }

  private mutating func finish(_ rest: Bytes) {
    if keyword == "init" || keyword == "subscript" || keyword == "deinit" {
      name = keyword
      return
    }
    let text = rest.withoutLeadingSpaces
    if keyword == "case" {
      caseNames = DeclarationHead.names(ofCases: text)
      return
    }
    let (dot, dollar, tick) = (UInt8(ascii: "."), UInt8(ascii: "$"), UInt8(ascii: "`"))
    if let first = text.first, first.isNameByte || first == dollar || first == tick {
      let bytes = text.prefix { $0.isNameByte || $0 == dot || $0 == dollar || $0 == tick }
      name =
        bytes.contains(tick)
        ? String(decoding: bytes.filter { $0 != tick }, as: UTF8.self) : String(decoding: bytes, as: UTF8.self)
    } else {
      // An operator's symbol ends at a space, a parenthesis or a generic clause (`func ==<T>(…)`).
      let bytes = text.prefix { !$0.isNameByte && $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: " ") }
      name = String(decoding: bytes, as: UTF8.self)
      if bytes.count > 1, name.hasSuffix("<"), text[bytes.endIndex...].first?.isNameByte == true { name.removeLast() }
    }
  }

  private static func startsMember(_ text: Bytes) -> Bool {
    ["func", "var", "let", "subscript"].contains { text.starts(with: $0.utf8) }
  }

  private static func afterAttribute(_ text: Bytes) -> Bytes {
    let rest = text.dropFirst().drop { $0.isNameByte || $0 == UInt8(ascii: ".") }
    return rest.first == UInt8(ascii: "(") ? afterParentheses(rest) : rest
  }

  private static func afterParentheses(_ text: Bytes) -> Bytes {
    var depth = 0
    var rest = text
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { break }
    }
    return rest
  }

  private static func names(ofCases text: Bytes) -> [String] {
    var names: [String] = []
    var depth = 0
    var name: [UInt8] = []
    var isReading = true
    for byte in text {
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ",") where depth == 0:
        names.append(String(decoding: name, as: UTF8.self))
        name = []
        isReading = true
      case UInt8(ascii: "="): isReading = false
      default:
        if depth == 0, isReading, byte.isNameByte { name.append(byte) }
      }
    }
    if !name.isEmpty { names.append(String(decoding: name, as: UTF8.self)) }
    return names
  }
}

extension ArraySlice<UInt8> {
  fileprivate var withoutLeadingSpaces: Self { drop { $0 == UInt8(ascii: " ") } }
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
