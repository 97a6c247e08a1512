// The scan reads bytes: walking the same half megabyte by characters took half of the start (75 of 130 ms).

extension Catalogue {
  /// Splits a text into declarations and files them by name.
  mutating func scan(_ text: String, from first: Module) {
    var module = first
    modules.insert(module)
    var lines = Lines(text[...])
    while let line = lines.next() {
      let initial = lines.bytes[line.lowerBound]
      guard initial != .space, initial != .closingBrace, initial != .slash else { continue }
      if let name = lines.argument(of: line) {
        module = Module(name: name, part: first.part)
        modules.insert(module)
        continue
      }
      let end = lines.isClosed(line) ? line.upperBound : lines.skipIndented()
      add(lines, line.lowerBound..<end, startingWith: line, in: module)
    }
  }

  private mutating func add(_ lines: Lines, _ whole: Range<Int>, startingWith first: Range<Int>, in module: Module) {
    let head = DeclarationHead(lines.bytes, first)
    switch head.keyword {
    case "struct", "class", "enum", "actor", "protocol", "extension":
      let isOneLine = whole.upperBound == first.upperBound
      let braces = first.filter { lines.bytes[$0] == .openingBrace }
      let brace = isOneLine ? braces.first : braces.last
      let block = Block(
        header: lines.text(first.lowerBound..<(brace ?? first.upperBound)),
        body: isOneLine ? "" : lines.text(first.upperBound..<whole.upperBound), module: module)
      if head.keyword == "extension" {
        extensions[head.name, default: []].append(block)
      } else {
        types[head.name] = block
      }
    case "operator", "import", "precedencegroup":
      break
    default:
      entries[head.name, default: []].append(Entry(text: lines.text(whole), module: module, keyword: head.keyword))
    }
  }
}

extension Catalogue.Block {
  /// The members in order, read from the lines of the body; what asks for them keeps them.
  func readMembers() -> [Catalogue.Member] {
    var members: [Catalogue.Member] = []
    var lines = Lines(body)
    while let line = lines.next() {
      // The line that closes the declaration is no member.
      guard lines.bytes[line.lowerBound] == .space else { continue }
      if let type = lines.argument(of: line) {
        let overloads = Catalogue.Block(header: header, body: Catalogue.overloads(of: type)[...], module: module)
        members += overloads.readMembers()
        continue
      }
      let end = lines.skipDeeper() ?? line.upperBound
      let head = DeclarationHead(lines.bytes, line)
      if head.keyword.isEmpty { continue }
      let isVariable = head.keyword == "var" || head.keyword == "let"
      members.append(
        Catalogue.Member(
          names: head.keyword == "case" ? head.caseNames : [head.name], text: lines.text(line.lowerBound..<end),
          keyword: head.keyword,
          isStored: isVariable && !head.isStatic && !lines.bytes[line].contains(.openingBrace)))
    }
    return members
  }
}

/// The lines of a text that are not empty, as ranges of its bytes.
private struct Lines {
  private let whole: Substring
  /// All bytes of the text.
  let bytes: [UInt8]
  private var position = 0

  init(_ text: Substring) {
    whole = text
    bytes = text.bytes
  }

  /// The text between two offsets.
  func text(_ range: Range<Int>) -> Substring {
    let start = whole.utf8.index(whole.startIndex, offsetBy: range.lowerBound)
    return whole[start..<whole.utf8.index(start, offsetBy: range.count)]
  }

  /// The next line, without its end.
  mutating func next() -> Range<Int>? {
    while position < bytes.count, bytes[position] == .newline { position += 1 }
    guard position < bytes.count else { return nil }
    let start = position
    position = endOfLine(from: start)
    return start..<position
  }

  /// The offset of the next line's end.
  ///
  /// Eight bytes are looked at together, little-endian: one by one they took 5 million instructions.
  private func endOfLine(from start: Int) -> Int {
    bytes.withUnsafeBytes { bytes in
      var position = start
      while position + 8 <= bytes.count {
        let eight = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
        // Newlines become zeros, and the lowest of them alone borrows into its highest bit.
        let others = eight ^ 0x0a0a_0a0a_0a0a_0a0a
        let newlines = (others &- 0x0101_0101_0101_0101) & ~others & 0x8080_8080_8080_8080
        if newlines != 0 { return position + newlines.trailingZeroBitCount / 8 }
        position += 8
      }
      while position < bytes.count, bytes[position] != .newline { position += 1 }
      return position
    }
  }

  /// What stands in the parentheses of a line for the reader: the module in `#module(Foundation)`, by which what follows is declared,
  /// and the type in `  #overloads(Type)`, which stands for members that are made of the type's name.
  func argument(of line: Range<Int>) -> Substring? {
    guard let first = line.first(where: { bytes[$0] != .space }), bytes[first] == .numberSign else { return nil }
    return text(line).drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
  }

  /// Whether a declaration ends on its first line: as many closing braces as opening ones.
  func isClosed(_ line: Range<Int>) -> Bool {
    var depth = 0
    for index in line {
      if bytes[index] == .openingBrace { depth += 1 }
      if bytes[index] == .closingBrace { depth -= 1 }
    }
    return depth == 0
  }

  /// Goes past the next line that begins with a closing brace; gives its end.
  mutating func skipIndented() -> Int {
    while let line = next() {
      if bytes[line.lowerBound] == .closingBrace { return line.upperBound }
    }
    return bytes.count
  }

  /// Goes past the lines that belong to a member, which are deeper or close it; gives the end of the last, nil if there is none.
  mutating func skipDeeper() -> Int? {
    var end: Int?
    var ahead = self
    while let line = ahead.next(), ahead.isDeeper(line) {
      end = line.upperBound
      position = ahead.position
    }
    return end
  }

  private func isDeeper(_ line: Range<Int>) -> Bool {
    line.count > 2 && bytes[line.lowerBound] == .space && bytes[line.lowerBound + 1] == .space
      && (bytes[line.lowerBound + 2] == .space || bytes[line.lowerBound + 2] == .closingBrace)
  }
}

extension Substring {
  /// The bytes of the text: its storage gives all at once, where its view gives them one by one, which took 34 of the 42 million
  /// instructions of the scan.
  var bytes: [UInt8] { utf8.withContiguousStorageIfAvailable { Array($0) } ?? Array(utf8) }
}

extension UInt8 {
  fileprivate static let newline = UInt8(ascii: "\n")
  fileprivate static let space = UInt8(ascii: " ")
  fileprivate static let numberSign = UInt8(ascii: "#")
  fileprivate static let slash = UInt8(ascii: "/")
  fileprivate static let openingBrace = UInt8(ascii: "{")
  fileprivate static let closingBrace = UInt8(ascii: "}")
}
