// The scan reads bytes: walking the same half megabyte by characters took half of the start (75 of 130 ms).

extension Catalogue {
  /// Splits a text into declarations and files them by name.
  mutating func scan(_ text: String, part: Part) {
    var lines = Lines(text[...])
    while let line = lines.next() {
      guard let first = line.utf8.first, first != .space, first != .closingBrace, first != .slash else { continue }
      let end = isClosed(line) ? line.endIndex : lines.skip { $0.first != .closingBrace } ?? text.endIndex
      add(text[line.startIndex..<end], startingWith: line, part: part)
    }
  }

  /// Whether a declaration ends on its first line: as many closing braces as opening ones.
  private func isClosed(_ line: Substring) -> Bool {
    var depth = 0
    for byte in line.utf8 {
      if byte == .openingBrace { depth += 1 }
      if byte == .closingBrace { depth -= 1 }
    }
    return depth == 0
  }

  private mutating func add(_ whole: Substring, startingWith first: Substring, part: Part) {
    let head = DeclarationHead(first)
    switch head.keyword {
    case "struct", "class", "enum", "actor", "protocol", "extension":
      let isOneLine = whole.endIndex == first.endIndex
      let brace = isOneLine ? first.utf8.firstIndex(of: .openingBrace) : first.utf8.lastIndex(of: .openingBrace)
      let block = Block(
        header: first[..<(brace ?? first.endIndex)], body: isOneLine ? "" : whole[first.endIndex...], part: part)
      if head.keyword == "extension" {
        extensions[head.name, default: []].append(block)
      } else {
        types[head.name] = block
      }
    case "operator", "import", "precedencegroup":
      break
    default:
      entries[head.name, default: []].append(Entry(text: whole, part: part, keyword: head.keyword))
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
      guard line.utf8.first == .space else { continue }
      let start = line.startIndex
      let end = lines.skipFurther { $0.starts(with: "   ".utf8) || $0.starts(with: "  }".utf8) } ?? line.endIndex
      let head = DeclarationHead(line)
      if head.keyword.isEmpty { continue }
      let isVariable = head.keyword == "var" || head.keyword == "let"
      members.append(
        Catalogue.Member(
          names: head.keyword == "case" ? head.caseNames : [head.name], text: body[start..<end], keyword: head.keyword,
          isStored: isVariable && !head.isStatic && !line.utf8.contains(.openingBrace)))
    }
    return members
  }
}

/// The lines of a text that are not empty.
private struct Lines {
  private var rest: Substring

  init(_ text: Substring) { rest = text }

  /// The next line, without its end.
  mutating func next() -> Substring? {
    while let first = rest.utf8.first, first == .newline { rest = rest[rest.utf8.index(after: rest.startIndex)...] }
    guard !rest.isEmpty else { return nil }
    let end = rest.utf8.firstIndex(of: .newline) ?? rest.endIndex
    defer { rest = rest[end...] }
    return rest[..<end]
  }

  /// Goes past the lines that `condition` holds for and one more; gives the end of the last.
  mutating func skip(while condition: (Substring.UTF8View) -> Bool) -> String.Index? {
    while let line = next() {
      if !condition(line.utf8) { return line.endIndex }
    }
    return nil
  }

  /// Goes past the lines that `condition` holds for; gives the end of the last, nil if there is none.
  mutating func skipFurther(_ condition: (Substring.UTF8View) -> Bool) -> String.Index? {
    var end: String.Index?
    var ahead = self
    while let line = ahead.next(), condition(line.utf8) {
      end = line.endIndex
      self = ahead
    }
    return end
  }
}

extension UInt8 {
  fileprivate static let newline = UInt8(ascii: "\n")
  fileprivate static let space = UInt8(ascii: " ")
  fileprivate static let slash = UInt8(ascii: "/")
  fileprivate static let openingBrace = UInt8(ascii: "{")
  fileprivate static let closingBrace = UInt8(ascii: "}")
}
