import TheseusProgram
import TheseusRendering
import TheseusSession

/// Draws what a lesson shows.
public struct LessonText: Sendable {
  private let options: RenderingOptions
  private let prose: ProseRenderer

  /// Makes a renderer.
  public init(_ options: RenderingOptions) {
    self.options = options
    prose = ProseRenderer(width: min(options.width, 80))
  }

  /// The text of several parts, with a blank line between them unless they belong to one list.
  public func render(_ parts: [LessonPart], in files: SourceFiles) -> StyledText {
    var text = StyledText()
    var last: LessonPart?
    for part in parts {
      let block = render(part, in: files)
      if let last, last.isListed(with: part) { text.lines += block.lines } else { text.append(block: block) }
      last = part
    }
    return text
  }

  private func render(_ part: LessonPart, in files: SourceFiles) -> StyledText {
    switch part {
    case .title(let title): StyledText([StyledLine(title, .heading)])
    case .stepTitle(let title, let number, let count):
      StyledText([StyledLine("Step \(number) of \(count): \(title)", .heading)])
    case .prose(let piece): prose.render(piece)
    case .listing(let code): prose.render(Prose(.listing, [Prose.Span(code, .code)]))
    case .input(let input): self.input(input)
    case .response(let response): ResponseRenderer(options).render(response, in: files)
    case .question(let question, let choices): self.question(question, choices)
    case .verdict(let isRight, let line): verdict(isRight, line)
    case .claim(let claim, let holds, let seen): self.claim(claim, holds, seen)
    case .invitation(let line), .remark(let line): prose.paragraph(marked: line)
    case .hint(let number, let count, let pieces): hint(number, count, pieces)
    case .note(let note): verdictLine("note", .heading, note)
    case .steps(let rows): steps(rows)
    case .lessons(let rows): lessons(rows)
    }
  }

  /// An input as the learner would see it after the prompt.
  private func input(_ input: String) -> StyledText {
    let lines = input.split(separator: "\n", omittingEmptySubsequences: false)
    return StyledText(
      lines.enumerated().map { index, line in
        var styled = StyledLine(index == 0 ? Transcript.prompt : Transcript.continuation, .art)
        styled.append(String(line), .name)
        return styled
      })
  }

  private func question(_ question: String, _ choices: [String]) -> StyledText {
    var text = verdictLine("question", .heading, question)
    for (index, choice) in choices.enumerated() {
      text.lines += prose.render(Prose(.item(marker: "\(index + 1).", depth: 1), [Prose.Span(choice)])).lines
    }
    return text
  }

  private func verdict(_ isRight: Bool, _ line: String) -> StyledText {
    verdictLine(isRight ? "right" : "not so", isRight ? .created : .reset, line)
  }

  private func claim(_ claim: String, _ holds: Bool, _ seen: String) -> StyledText {
    verdictLine(holds ? "holds" : "missing", holds ? .created : .reset, holds ? claim : "\(claim): \(seen)")
  }

  private func hint(_ number: Int, _ count: Int, _ pieces: [Prose]) -> StyledText {
    var text = StyledText([StyledLine("hint \(number) of \(count)", .heading)])
    for piece in pieces { text.lines += prose.render(piece).lines }
    return text
  }

  /// A label in words first, then a line.
  private func verdictLine(_ label: String, _ style: Style, _ line: String) -> StyledText {
    var first = StyledLine(label, style)
    first.append("  ")
    return prose.paragraph(line, label: first)
  }

  private func steps(_ rows: [LessonPart.StepRow]) -> StyledText {
    StyledText(
      rows.map { row in
        var line = StyledLine(row.isCurrent ? "> " : "  ")
        line.append("\(row.number)".leftPadded(to: 2) + "  ")
        line.append(row.slug, .name)
        line.pad(to: 22, minimum: 2)
        line.append(row.result?.rawValue ?? "open")
        line.pad(to: 32, minimum: 2)
        line.append(row.title)
        return line.clipped(to: options.width, mark: "…")
      })
  }

  private func lessons(_ rows: [LessonPart.LessonRow]) -> StyledText {
    StyledText(
      rows.enumerated().map { index, row in
        var line = StyledLine("  " + "\(index + 1)".leftPadded(to: 2) + "  ")
        line.append(row.id, .name)
        line.pad(to: 26, minimum: 2)
        line.append("\(row.finishedSteps)/\(row.steps)")
        line.pad(to: 33, minimum: 2)
        line.append(row.title)
        return line.clipped(to: options.width, mark: "…")
      })
  }
}

extension LessonPart {
  /// Whether two parts are lines of one list.
  fileprivate func isListed(with next: LessonPart) -> Bool {
    switch (self, next) {
    case (.claim, .claim): return true
    case (.prose(let first), .prose(let second)):
      guard case .item = first.kind, case .item = second.kind else { return false }
      return true
    default: return false
    }
  }
}

extension String {
  fileprivate func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
