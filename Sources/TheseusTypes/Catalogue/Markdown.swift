extension Catalogue {
  /// Texts that are made of Markdown: paragraphs, headings, items and quotations without their marks, and what stands in their lines.
  static let markdown = #"""
    #module(FoundationEssentials)
    extension AttributedString {
      struct MarkdownParsingOptions: Sendable {
        enum InterpretedSyntax: Sendable {
          case full, inlineOnly, inlineOnlyPreservingWhitespace
        }
        enum FailurePolicy: Sendable {
          case throwError, returnPartiallyParsedIfPossible
        }
        var allowsExtendedAttributes: Bool
        var interpretedSyntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax
        var failurePolicy: AttributedString.MarkdownParsingOptions.FailurePolicy
        var languageCode: String?
        init(allowsExtendedAttributes: Bool = false, interpretedSyntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .full, failurePolicy: AttributedString.MarkdownParsingOptions.FailurePolicy = .throwError, languageCode: String? = nil) {
          self.allowsExtendedAttributes = allowsExtendedAttributes
          self.interpretedSyntax = interpretedSyntax
          self.failurePolicy = failurePolicy
          self.languageCode = languageCode
        }
      }
      init(markdown text: String, options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(), baseURL: URL? = nil) throws {
        self.init()
        if options.interpretedSyntax != .full {
          self = _MarkdownLine(text, baseURL, options.interpretedSyntax == .inlineOnlyPreservingWhitespace ? "\n" : " ").attributed()
          return
        }
        for (number, block) in _markdownBlocks(text).enumerated() {
          var part = block.isCode ? AttributedString(block.text) : _MarkdownLine(block.text, baseURL, " ").attributed()
          part._update(part._bounds) { $0._contents["NSPresentationIntent"] = _AttributeValue(value: AnyHashable("[\(block.kind) (id \(number + 1))]"), isInherited: true) }
          append(part)
        }
      }
      @_symbol("AttributedString.init(markdownData)") init(markdown data: Data, options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(), baseURL: URL? = nil) throws { try self.init(markdown: String(decoding: data, as: UTF8.self), options: options, baseURL: baseURL) }
    }
    struct _MarkdownBlock {
      var kind: String
      var text: String
      var isCode: Bool { kind == "codeBlock" }
    }
    func _markdownBlocks(_ text: String) -> [_MarkdownBlock] {
      var blocks: [_MarkdownBlock] = []
      var isOpen = false
      var isFenced = false
      for whole in text.split(separator: "\n", omittingEmptySubsequences: false) {
        let line = whole.drop { $0 == " " }
        if line.hasPrefix("```") || line.hasPrefix("~~~") {
          isFenced = !isFenced
          if isFenced { blocks.append(_MarkdownBlock(kind: "codeBlock", text: "")) }
          isOpen = false
        } else if isFenced {
          blocks[blocks.count - 1].text += whole + "\n"
        } else if line.isEmpty {
          isOpen = false
        } else if let mark = _markdownMark(line) {
          blocks.append(_MarkdownBlock(kind: mark.kind, text: String(line.dropFirst(mark.length))))
          isOpen = !mark.kind.hasPrefix("header")
        } else if isOpen {
          blocks[blocks.count - 1].text += "\n" + line
        } else {
          blocks.append(_MarkdownBlock(kind: "paragraph", text: String(line)))
          isOpen = true
        }
      }
      return blocks
    }
    func _markdownMark(_ line: Substring) -> (kind: String, length: Int)? {
      let level = line.prefix { $0 == "#" }.count
      if level > 0, level < 7, line.dropFirst(level).first == " " { return (kind: "header \(level)", length: level + 1) }
      if line.hasPrefix("- ") || line.hasPrefix("* ") || line.hasPrefix("+ ") { return (kind: "listItem", length: 2) }
      if line.hasPrefix("> ") { return (kind: "blockQuote", length: 2) }
      let digits = line.prefix { $0.isNumber }.count
      if digits > 0, digits < 10, line.dropFirst(digits).hasPrefix(". ") { return (kind: "listItem", length: digits + 2) }
      return nil
    }
    struct _MarkdownPiece {
      var text: String
      var intent: UInt = 0
      var link: URL? = nil
      var opens: Bool = false
      var closes: Bool = false
      var mark: Character? { opens || closes ? text.first : nil }
    }
    struct _MarkdownLine {
      let _characters: [Character]
      let _baseURL: URL?
      let _lineEnd: String
      var _pieces: [_MarkdownPiece] = []
      init(_ text: String, _ baseURL: URL?, _ lineEnd: String) {
        _characters = Array(text)
        _baseURL = baseURL
        _lineEnd = lineEnd
        _read()
        _pair()
      }
      mutating func _read() {
        var i = 0
        var plain = ""
        func end() {
          if !plain.isEmpty { _pieces.append(_MarkdownPiece(text: plain)) }
          plain = ""
        }
        while i < _characters.count {
          let c = _characters[i]
          let run = _run(c, from: i)
          if c == "\\", i + 1 < _characters.count, _characters[i + 1].isPunctuation || _characters[i + 1].isSymbol {
            plain.append(_characters[i + 1])
            i += 2
          } else if c == "`", let close = _close(of: run, from: i + run) {
            end()
            _pieces.append(_MarkdownPiece(text: _code(i + run, close), intent: 4))
            i = close + run
          } else if c == "*" || c == "_" || c == "~" && run == 2 {
            end()
            _pieces.append(_delimiter(c, run, at: i))
            i += run
          } else if c == "[", let link = _link(from: i) {
            end()
            _pieces += link.pieces
            i = link.end
          } else if c == "<", let close = _characters[i...].firstIndex(of: ">"), let url = URL(string: String(_characters[(i + 1)..<close])), url.scheme != nil {
            end()
            _pieces.append(_MarkdownPiece(text: String(_characters[(i + 1)..<close]), link: url))
            i = close + 1
          } else if c == "\n" {
            while _lineEnd == " ", plain.hasSuffix(" ") { plain.removeLast() }
            plain += _lineEnd
            i += 1
          } else {
            plain.append(c)
            i += 1
          }
        }
        end()
      }
      func _run(_ mark: Character, from start: Int) -> Int {
        var end = start
        while end < _characters.count, _characters[end] == mark { end += 1 }
        return end - start
      }
      func _close(of length: Int, from start: Int) -> Int? {
        var i = start
        while i < _characters.count {
          let run = _run("`", from: i)
          if run == length { return i }
          i += max(run, 1)
        }
        return nil
      }
      func _code(_ start: Int, _ end: Int) -> String {
        let text = String(_characters[start..<end]).replacingOccurrences(of: "\n", with: " ")
        let isPadded = text.hasPrefix(" ") && text.hasSuffix(" ") && !text.allSatisfy { $0 == " " }
        return isPadded ? String(text.dropFirst().dropLast()) : text
      }
      func _delimiter(_ mark: Character, _ run: Int, at start: Int) -> _MarkdownPiece {
        let before: Character = start > 0 ? _characters[start - 1] : " "
        let after: Character = start + run < _characters.count ? _characters[start + run] : " "
        let isBeforeMark = before.isPunctuation || before.isSymbol
        let isAfterMark = after.isPunctuation || after.isSymbol
        let isLeft = !after.isWhitespace && (!isAfterMark || before.isWhitespace || isBeforeMark)
        let isRight = !before.isWhitespace && (!isBeforeMark || after.isWhitespace || isAfterMark)
        let isWord = mark == "_"
        return _MarkdownPiece(text: String(repeating: mark, count: run), opens: isLeft && (!isWord || !isRight || isBeforeMark), closes: isRight && (!isWord || !isLeft || isAfterMark))
      }
      func _link(from start: Int) -> (pieces: [_MarkdownPiece], end: Int)? {
        var depth = 0
        var close = start
        while close < _characters.count {
          if _characters[close] == "[" { depth += 1 }
          if _characters[close] == "]" { depth -= 1 }
          if depth == 0 { break }
          close += _characters[close] == "\\" ? 2 : 1
        }
        guard close + 1 < _characters.count, _characters[close + 1] == "(", let end = _characters[close...].firstIndex(of: ")") else { return nil }
        let target = String(_characters[(close + 2)..<end]).split(separator: " ").first.map { String($0) } ?? ""
        let url = URL(string: target, relativeTo: _baseURL)
        var pieces = _MarkdownLine(String(_characters[(start + 1)..<close]), _baseURL, _lineEnd)._pieces
        for i in pieces.indices { pieces[i].link = url }
        return (pieces: pieces, end: end + 1)
      }
      mutating func _pair() {
        var closer = 0
        while closer < _pieces.count {
          guard _pieces[closer].closes, let opener = _opener(of: closer) else {
            closer += 1
            continue
          }
          let isStruck = _pieces[closer].mark == "~"
          let length = min(_pieces[opener].text.count, _pieces[closer].text.count) > 1 ? 2 : 1
          for i in (opener + 1)..<closer {
            _pieces[i].intent |= isStruck ? 32 : length == 2 ? 2 : 1
            _pieces[i].opens = false
            _pieces[i].closes = false
          }
          _pieces[opener].text.removeLast(length)
          _pieces[closer].text.removeLast(length)
          if _pieces[closer].text.isEmpty { closer += 1 }
        }
      }
      func _opener(of closer: Int) -> Int? {
        (0..<closer).last { i in
          let (a, b) = (_pieces[i], _pieces[closer])
          guard a.opens, a.mark == b.mark else { return false }
          let isOdd = (a.closes || b.opens) && (a.text.count + b.text.count) % 3 == 0
          return !isOdd || a.text.count % 3 == 0 && b.text.count % 3 == 0
        }
      }
      func attributed() -> AttributedString {
        var result = AttributedString()
        for piece in _pieces {
          var container = AttributeContainer()
          if piece.intent != 0 { container.inlinePresentationIntent = InlinePresentationIntent(rawValue: piece.intent) }
          container.link = piece.link
          result.append(AttributedString(piece.text, attributes: container))
        }
        return result
      }
    }
    """#
}
