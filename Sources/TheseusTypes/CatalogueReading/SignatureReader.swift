import TheseusProgram

/// Reads declarations of the catalogue and leaves their bodies as text.
///
/// A parser for any text keeps all of it and costs accordingly: of the start with a file of 303 lines, 97 of 354 million instructions
/// were the parsing and lowering of one-line signatures. In: text in the catalogue's layout. Out: what the front end
/// would make of it, ranges and bodies aside, or nothing for what the reader does not know (operators in values, closures that do something as defaults),
/// which is left to the front end. `SignatureReaderTests` compares the two on the whole catalogue.
struct SignatureReader {
  /// The reader met what it does not know.
  struct Unfamiliar: Error {}

  private let bytes: [UInt8]
  private var position = 0
  /// Reads all declarations of a text; nil if one of them is unfamiliar.
  static func declarations(in text: Substring) -> [Declaration]? {
    var reader = SignatureReader(text)
    var result: [Declaration] = []
    do {
      while reader.next != nil { try reader.readDeclaration(into: &result) }
    } catch {
      return nil
    }
    return result
  }

  private init(_ text: Substring) {
    bytes = text.bytes
  }

  // MARK: Tokens

  /// The first byte of the next token; nil at the end.
  var next: UInt8? {
    mutating get {
      while position < bytes.count {
        let byte = bytes[position]
        if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\n") { return byte }
        position += 1
      }
      return nil
    }
  }

  /// Goes past one byte if it is the next token's first.
  mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    position += 1
    return true
  }

  /// Goes past a byte that must be there.
  mutating func expect(_ byte: Unicode.Scalar) throws(Unfamiliar) {
    guard take(byte) else { throw Unfamiliar() }
  }

  /// Goes past a byte that follows without a space.
  mutating func takeAdjacent(_ byte: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: byte) else { return false }
    position += 1
    return true
  }

  /// Goes past a symbol of two bytes.
  mutating func take(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: first), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: second) else {
      return false
    }
    position += 2
    return true
  }

  /// The next word, if the next token is one; a name in backticks comes without them.
  mutating func takeWord() -> String? {
    guard let first = next else { return nil }
    let isQuoted = first == UInt8(ascii: "`")
    let start = isQuoted ? position + 1 : position
    var end = start
    while end < bytes.count, bytes[end].isNameByte { end += 1 }
    guard end > start, !bytes[start].isDigit else { return nil }
    position = isQuoted ? end + 1 : end
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// A word that must be there.
  mutating func word() throws(Unfamiliar) -> String {
    guard let word = takeWord() else { throw Unfamiliar() }
    return word
  }

  /// Goes past a given word if it is next.
  ///
  /// Byte by byte: most words that are asked for are not there, and reading each as a string took a tenth of the reader's time.
  mutating func take(word: StaticString) -> Bool {
    guard next != nil else { return false }
    let end = position + word.utf8CodeUnitCount
    guard end <= bytes.count, end == bytes.count || !bytes[end].isNameByte else { return false }
    for index in position..<end where bytes[index] != word.utf8Start[index - position] { return false }
    position = end
    return true
  }

  /// The next word, which stays.
  mutating func peekWord() -> String? {
    let start = position
    defer { position = start }
    return takeWord()
  }

  /// The bytes of the next token that a condition holds for.
  mutating func takeBytes(while condition: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    guard next != nil else { return [] }
    let start = position
    while position < bytes.count, condition(bytes[position]) { position += 1 }
    return bytes[start..<position]
  }

  /// The statements behind an opening brace, up to the brace that closes it, as text.
  mutating func statements() throws(Unfamiliar) -> [Statement] {
    let start = position
    try skip(from: UInt8(ascii: "{"), to: UInt8(ascii: "}"))
    return [Statement(.text(String(decoding: bytes[start..<position - 1], as: UTF8.self)), range: .synthesized)]
  }

  /// Goes past what an opening byte began, with what closes it; inside strings and comments neither byte counts.
  private mutating func skip(from opening: UInt8, to closing: UInt8) throws(Unfamiliar) {
    var depth = 1
    while depth > 0 {
      guard position < bytes.count else { throw Unfamiliar() }
      let byte = bytes[position]
      position += 1
      switch byte {
      case opening: depth += 1
      case closing: depth -= 1
      case UInt8(ascii: "\""): try skipString()
      case UInt8(ascii: "/"): if takeAdjacent("/") { skipLine() }
      case UInt8(ascii: "#"): if takeAdjacent("\"") { throw Unfamiliar() }
      default: break
      }
    }
  }

  /// Goes past the rest of a string with what it interpolates; one of several lines is unfamiliar.
  private mutating func skipString() throws(Unfamiliar) {
    if takeAdjacent("\"") {
      if takeAdjacent("\"") { throw Unfamiliar() }
      return
    }
    while position < bytes.count {
      if takeAdjacent("\"") { return }
      let isEscaped = takeAdjacent("\\")
      if isEscaped, takeAdjacent("(") {
        try skip(from: UInt8(ascii: "("), to: UInt8(ascii: ")"))
      } else {
        position += 1
      }
    }
    throw Unfamiliar()
  }

  private mutating func skipLine() {
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
  }

  /// A decimal number, as written.
  mutating func takeNumber() -> (text: String, isInteger: Bool)? {
    let whole = takeBytes(while: \.isDigit)
    guard !whole.isEmpty else { return nil }
    let isInteger = position + 1 >= bytes.count || bytes[position] != UInt8(ascii: ".") || !bytes[position + 1].isDigit
    if !isInteger {
      position += 1
      _ = takeBytes(while: \.isDigit)
    }
    return (String(decoding: bytes[whole.startIndex..<position], as: UTF8.self), isInteger)
  }

  /// A function's name: a word, or the symbol of an operator, which ends before a generic clause (`func ==<T>(…)`).
  mutating func functionName() throws(Unfamiliar) -> (name: String, isOperator: Bool) {
    if let name = takeWord() { return (name, false) }
    var symbol = takeBytes { !$0.isNameByte && $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: " ") }
    if symbol.count > 1, symbol.last == UInt8(ascii: "<"), position < bytes.count, bytes[position].isNameByte {
      symbol.removeLast()
      position -= 1
    }
    guard !symbol.isEmpty else { throw Unfamiliar() }
    return (String(decoding: symbol, as: UTF8.self), true)
  }

  /// The text of a string up to its quote; of what is escaped only the end of a line is familiar.
  mutating func takeString() throws(Unfamiliar) -> String {
    var text: [UInt8] = []
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      if takeAdjacent("\\") {
        guard takeAdjacent("n") else { throw Unfamiliar() }
        text.append(UInt8(ascii: "\n"))
      } else {
        text.append(bytes[position])
        position += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// What stands behind an opening parenthesis or bracket, separated by commas, up to the closing one.
  mutating func list<Element>(
    upTo closing: Unicode.Scalar = ")", _ element: (inout SignatureReader) throws(Unfamiliar) -> Element
  ) throws(Unfamiliar) -> [Element] {
    var result: [Element] = []
    while !take(closing) {
      result.append(try element(&self))
      if next != UInt8(ascii: closing) { try expect(",") }
    }
    return result
  }

  /// Tries a reading; what fails leaves the place as it was.
  mutating func attempt<Result>(_ reading: (inout SignatureReader) -> Result?) -> Result? {
    let start = position
    if let result = reading(&self) { return result }
    position = start
    return nil
  }
}

extension UInt8 {
  /// Whether the byte is a digit.
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
