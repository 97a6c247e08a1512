extension Catalogue {
  /// Splits a text into declarations and files them by name.
  mutating func scan(_ text: String, part: Part) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: true)
    var index = 0
    while index < lines.count {
      let line = lines[index]
      guard let first = line.first, first != " ", first != "}", !line.hasPrefix("//") else {
        index += 1
        continue
      }
      var end = index + 1
      if !isClosed(line) {
        while end < lines.count, lines[end].first != "}" { end += 1 }
        end = min(end + 1, lines.count)
      }
      add(lines[index..<end], of: text, part: part)
      index = end
    }
  }

  /// Whether a declaration ends on its first line: as many closing braces as opening ones.
  private func isClosed(_ line: Substring) -> Bool {
    var depth = 0
    for byte in line.utf8 {
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
    }
    return depth == 0
  }

  private mutating func add(_ lines: ArraySlice<Substring>, of text: String, part: Part) {
    guard let first = lines.first, let last = lines.last else { return }
    let head = DeclarationHead(first)
    let whole = text[first.startIndex..<last.endIndex]
    switch head.keyword {
    case "struct", "class", "enum", "actor", "protocol", "extension":
      let isOneLine = lines.count == 1
      let brace = isOneLine ? first.firstIndex(of: "{") : first.lastIndex(of: "{")
      var block = Block(header: first[..<(brace ?? first.endIndex)], part: part)
      if !isOneLine { addMembers(lines.dropFirst().dropLast(), of: text, to: &block) }
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

  private func addMembers(_ lines: ArraySlice<Substring>, of text: String, to block: inout Block) {
    var index = lines.startIndex
    while index < lines.endIndex {
      let line = lines[index]
      var end = index + 1
      while end < lines.endIndex, lines[end].hasPrefix("   ") || lines[end].hasPrefix("  }") { end += 1 }
      let head = DeclarationHead(line.drop { $0 == " " })
      if !head.keyword.isEmpty {
        let names = head.keyword == "case" ? head.caseNames : [head.name]
        let isStored =
          (head.keyword == "var" || head.keyword == "let") && !head.isStatic && !line.contains("{")
        block.add(
          Member(
            names: names, text: text[line.startIndex..<lines[end - 1].endIndex], keyword: head.keyword,
            isStored: isStored))
      }
      index = end
    }
  }
}

/// The keyword and the name of a declaration's first line.
struct DeclarationHead {
  /// `struct`, `func`, `var` …; empty for a comment or what is not a declaration.
  var keyword: Substring = ""
  /// The declared or extended name; an operator's symbol; `init` and `subscript` for those.
  var name = ""
  /// The names of a `case` line.
  var caseNames: [String] = []
  /// Whether `static` or `class` stands before it.
  var isStatic = false

  private static let keywords: Set<Substring> = [
    "struct", "class", "enum", "actor", "protocol", "extension", "func", "var", "let", "init", "subscript", "case",
    "typealias", "associatedtype", "operator", "import", "precedencegroup", "deinit",
  ]

  /// Reads attributes and modifiers up to the keyword, then the name.
  init(_ line: Substring) {
    var rest = line
    while true {
      rest = rest.drop { $0 == " " }
      guard let first = rest.first, !rest.hasPrefix("//") else { return }
      if first == "@" {
        rest = DeclarationHead.afterAttribute(rest)
        continue
      }
      let word = rest.prefix { $0.isLetter || $0 == "_" || $0.isNumber }
      guard !word.isEmpty else { return }
      rest = rest.dropFirst(word.count)
      if word == "static" { isStatic = true }
      if word == "class",
        ["func", "var", "let", "subscript"].contains(where: { rest.drop { $0 == " " }.hasPrefix($0) })
      {
        isStatic = true
        continue
      }
      if rest.first == "(", word != "init", word != "subscript" {
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

  private mutating func finish(_ rest: Substring) {
    if keyword == "init" || keyword == "subscript" || keyword == "deinit" {
      name = String(keyword)
      return
    }
    let text = rest.drop { $0 == " " }
    if keyword == "case" {
      caseNames = DeclarationHead.names(ofCases: text)
      return
    }
    if let first = text.first, first.isLetter || first == "_" || first == "$" || first == "`" {
      name = String(text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "$" || $0 == "`" })
      name.removeAll { $0 == "`" }
    } else {
      // An operator's symbol ends at a space, a parenthesis or a generic clause (`func ==<T>(…)`).
      name = String(text.prefix { !$0.isLetter && $0 != "(" && $0 != " " })
      if name.count > 1, name.hasSuffix("<"), text.dropFirst(name.count).first?.isLetter == true { name.removeLast() }
    }
  }

  private static func afterAttribute(_ text: Substring) -> Substring {
    let rest = text.dropFirst().drop { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    return rest.first == "(" ? afterParentheses(rest) : rest
  }

  private static func afterParentheses(_ text: Substring) -> Substring {
    var depth = 0
    var index = text.startIndex
    while index < text.endIndex {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      index = text.index(after: index)
      if depth == 0 { break }
    }
    return text[index...]
  }

  private static func names(ofCases text: Substring) -> [String] {
    var names: [String] = []
    var depth = 0
    var name = ""
    var isReading = true
    for character in text {
      switch character {
      case "(": depth += 1
      case ")": depth -= 1
      case "," where depth == 0:
        names.append(name)
        name = ""
        isReading = true
        continue
      case "=": isReading = false
      case " ", "`": continue
      default: break
      }
      if depth == 0, isReading, character.isLetter || character.isNumber || character == "_" { name.append(character) }
    }
    if !name.isEmpty { names.append(name) }
    return names
  }
}
