import TheseusProgram
import TheseusTrace

extension LessonParser {
  /// Reads one block node of a step.
  mutating func read(_ node: MarkdownNode, into reader: inout BlockReader) {
    switch node.kind {
    case .html: readHTML(node, into: &reader)
    case .code(let info, true): readFence(node, info: info, into: &reader)
    case .paragraph where Self.isTable(node): report(.table, line: node.lines.lowerBound)
    case .thematicBreak: break
    default:
      reportNestedFences(node)
      for prose in Prose.pieces(of: node) { reader.append(.prose(prose)) }
    }
  }

  /// Ends a step: a `<details>` must be closed.
  mutating func finish(_ reader: inout BlockReader) {
    if let open = reader.open {
      report(.unclosedDetails, line: open.line)
      close(&reader)
    }
  }

  // MARK: - Fences

  private static let tags = ["swift scene", "swift edit", "console", "predict", "check", "quiz"]

  private mutating func readFence(_ node: MarkdownNode, info: String, into reader: inout BlockReader) {
    let line = node.lines.lowerBound
    let fence = Fence(text: node.literal, firstLine: line + 1)
    switch info.split(separator: " ").joined(separator: " ") {
    case "swift scene": reader.append(.scene(fence))
    case "swift edit": reader.append(.edit(fence))
    case "console":
      if let transcript = Transcript(fence) {
        reader.append(.console(transcript))
      } else {
        report(.malformedConsole, line: line)
      }
    case "predict": readPrediction(fence, into: &reader)
    case "check": readCheck(fence, into: &reader)
    case "quiz":
      if let quiz = Quiz(fence) { reader.append(.quiz(quiz)) } else { report(.malformedQuiz, line: line) }
    case let tag where Self.runs(tag):
      report(.unknownTag(tag, suggestion: EditDistance.nearest(to: tag, in: Self.tags, by: \.self)), line: line)
    default:
      for prose in Prose.pieces(of: node) { reader.append(.prose(prose)) }
    }
  }

  /// A fence without a tag or in another language never runs; one that looks like ours and is not is a mistake.
  private static func runs(_ tag: String) -> Bool {
    if tag.hasPrefix("swift ") { return true }
    guard !tag.isEmpty, !tag.contains(" ") else { return false }
    return tag != "swift" && EditDistance.nearest(to: tag, in: tags, by: \.self) != nil
  }

  private mutating func reportNestedFences(_ node: MarkdownNode) {
    for child in node.children {
      if case .code(let info, true) = child.kind, Self.tags.contains(info) {
        report(.unknownTag("\(info) inside a list or quotation", suggestion: nil), line: child.lines.lowerBound)
      }
      reportNestedFences(child)
    }
  }

  /// libcmark has no tables: one is a paragraph whose second line is made of bars and dashes.
  private static func isTable(_ node: MarkdownNode) -> Bool {
    let text = node.children.map { $0.kind == .softBreak ? "\n" : $0.plainText }.joined()
    return text.split(separator: "\n").dropFirst().contains { line in
      line.contains("|") && line.contains("--") && line.allSatisfy { "|-: ".contains($0) }
    }
  }

  private mutating func readPrediction(_ fence: Fence, into reader: inout BlockReader) {
    var values: [String: String] = [:]
    var lastKey: String?
    for (index, text) in fence.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if text.allSatisfy(\.isWhitespace) { continue }
      if text.hasPrefix(Transcript.continuation), let key = lastKey {
        values[key, default: ""] += "\n" + text.dropFirst(Transcript.continuation.count)
        continue
      }
      let parts = text.split(separator: ":", maxSplits: 1).map(\.trimmingSpaces)
      guard parts.count == 2, ["input", "ask", "expect"].contains(parts[0]) else {
        let key = parts.first ?? String(text)
        let suggestion = EditDistance.nearest(to: key, in: ["input", "ask", "expect"], by: \.self)
        report(.unknownKey(key, suggestion: suggestion), line: fence.firstLine + index)
        continue
      }
      values[parts[0]] = parts[1]
      lastKey = parts[0]
    }
    guard let input = values["input"], let ask = values["ask"] else {
      report(.missingPredictionKey(values["input"] == nil ? "input" : "ask"), line: fence.firstLine - 1)
      return
    }
    guard let question = Prediction.Question(parsing: ask) else {
      report(.unknownQuestion(ask), line: fence.firstLine)
      return
    }
    reader.append(
      .predict(
        Prediction(input: input, question: question, expected: values["expect"], line: fence.firstLine)))
  }

  private static let claimWords =
    [
      "after:", "kept", "created", "removed", "moved", "ran", "skipped", "unchanged", "lost", "reset", "bodies",
      "screen", "type", "warning", "no",
    ]

  private mutating func readCheck(_ fence: Fence, into reader: inout BlockReader) {
    var stages: [Check.Stage] = []
    for (index, line) in fence.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let text = line.trimmingSpaces
      if text.isEmpty { continue }
      if text.hasPrefix("after:") {
        let input = text.dropFirst("after:".count).trimmingSpaces
        if let last = stages.indices.last, stages[last].claims.isEmpty {
          stages[last].inputs.append(input)
        } else {
          stages.append(Check.Stage(inputs: [input], claims: []))
        }
      } else if let kind = Check.Kind(parsing: text) {
        if let id = kind.warningID, !Trace.Warning.ids.contains(id) {
          let nearest = EditDistance.nearest(to: id, in: Trace.Warning.ids.sorted(), by: \.self)
          report(.unknownWarning(id, suggestion: nearest), line: fence.firstLine + index)
        }
        if stages.isEmpty { stages.append(Check.Stage(inputs: [], claims: [])) }
        stages[stages.count - 1].claims.append(Check.Claim(kind: kind, text: text, line: fence.firstLine + index))
      } else {
        let word = text.split(separator: " ").first.map(String.init) ?? text
        let nearest =
          Self.claimWords.contains(word) ? nil : EditDistance.nearest(to: word, in: Self.claimWords, by: \.self)
        report(.unknownClaim(text, suggestion: nearest), line: fence.firstLine + index)
      }
    }
    if stages.allSatisfy(\.claims.isEmpty) {
      report(.emptyCheck, line: fence.firstLine - 1)
    } else {
      reader.append(.check(Check(stages: stages)))
    }
  }

  // MARK: - HTML

  private mutating func readHTML(_ node: MarkdownNode, into reader: inout BlockReader) {
    let line = node.lines.lowerBound
    let text = node.literal.trimmingCharacters
    if text.contains("```") { report(.fenceInsideHTML, line: line) }
    if text.hasPrefix("<!--") {
      readComment(text, line: line, into: &reader)
    } else if text.hasPrefix("<details>") {
      if let open = reader.open {
        report(.unclosedDetails, line: open.line)
        close(&reader)
      }
      openDetails(text, line: line, into: &reader)
    } else if text.hasPrefix("</details>") {
      close(&reader)
    } else {
      report(.unknownComment(String(text.prefix { $0 != "\n" })), line: line)
    }
  }

  private mutating func readComment(_ text: String, line: Int, into reader: inout BlockReader) {
    let inside = text.dropFirst(4).trimmingCharacters
    guard inside.hasSuffix("-->") else { return report(.unknownComment(text), line: line) }
    let comment = inside.dropLast(3).trimmingCharacters
    if comment == "pause" {
      reader.append(.pause)
    } else if comment.hasPrefix("note:") {
      reader.append(.note(comment.dropFirst("note:".count).trimmingCharacters))
    } else {
      report(.unknownComment(comment), line: line)
    }
  }

  private mutating func openDetails(_ text: String, line: Int, into reader: inout BlockReader) {
    guard let start = text.firstRange(of: "<summary>"), let end = text.firstRange(of: "</summary>"),
      start.upperBound <= end.lowerBound
    else { return report(.unknownSummary(text), line: line) }
    let summary = text[start.upperBound..<end.lowerBound].trimmingSpaces
    let kind: BlockReader.Details.Kind
    switch summary {
    case "hint": kind = .hint
    case "solution": kind = .solution
    case let text where text.hasPrefix("wrong:"): kind = .wrong(text.dropFirst("wrong:".count).trimmingSpaces)
    default: return report(.unknownSummary(summary), line: line)
    }
    reader.open = BlockReader.Details(kind: kind, line: line)
    if text[end.upperBound...].contains("</details>") { close(&reader) }
  }

  private mutating func close(_ reader: inout BlockReader) {
    guard let details = reader.open else { return }
    reader.open = nil
    switch details.kind {
    case .hint:
      reader.hints.append(details.blocks.compactMap { if case .prose(let prose) = $0 { prose } else { nil } })
    case .solution:
      if reader.solution != nil { report(.secondSolution, line: details.line) }
      reader.solution = Solution(title: nil, blocks: details.blocks, line: details.line)
    case .wrong(let title):
      reader.wrongSolutions.append(Solution(title: title, blocks: details.blocks, line: details.line))
    }
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmingCharacters: String {
    String(self.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
