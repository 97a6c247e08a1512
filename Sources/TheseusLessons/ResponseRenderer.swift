import TheseusProgram
import TheseusRendering
import TheseusSession
import TheseusTrace

/// Draws what a session answers.
public struct ResponseRenderer: Sendable {
  /// How wide, with how much detail and with which signs.
  public var options: RenderingOptions

  /// Makes a renderer.
  public init(_ options: RenderingOptions) {
    self.options = options
  }

  /// The text of a response; `files` are those that diagnostics range into.
  public func render(_ response: Response, in files: SourceFiles = SourceFiles()) -> StyledText {
    var text = StyledText()
    for part in response.parts { text.append(block: render(part, in: files)) }
    return text
  }

  /// The plain lines of a response, as transcripts hold them.
  func lines(_ response: Response, in files: SourceFiles = SourceFiles()) -> [String] {
    let formatter = PlainFormatter()
    return render(response, in: files).lines.map(formatter.format)
  }

  private func render(_ part: Response.Part, in files: SourceFiles) -> StyledText {
    switch part {
    case .trace(let trace): TraceRenderer(options).render(trace)
    case .repeated(let trace, let detail): TraceRenderer(options.with(detail)).render(trace)
    case .encoded(let trace): StyledText([StyledLine(EncodedTrace(encoding: trace, detail: .full).line)])
    case .answer(let answer): AnswerRenderer(options).render(answer)
    case .explanation(let explanation): ExplanationRenderer(options).render(explanation)
    case .diagnostics(let diagnostics): DiagnosticRenderer(options).render(diagnostics, in: files)
    case .commands: commands
    case .help(let command): help(command)
    case .glossary(let term?): GlossaryRenderer(options).render(term)
    case .glossary(nil): GlossaryRenderer(options).renderList()
    case .history(let entries, let position): history(entries, at: position)
    case .warnings(let warnings): render(warnings)
    case .source(let title, let text): source(title, text)
    case .settings(let settings): render(settings)
    case .note(let note): ProseRenderer(width: options.width).paragraph(marked: note)
    }
  }

  // MARK: - Help

  private var commands: StyledText {
    var text = ProseRenderer(width: options.width).paragraph(
      marked:
        "Bare text is Swift: a change such as `count += 1`, an expression, a declaration. Commands begin with a colon; a unique beginning is enough. `:help COMMAND` says more."
    )
    for group in Command.Group.allCases {
      let available = Command.allCases.filter { $0.group == group && $0.isAvailable }
      if available.isEmpty { continue }
      var lines = [StyledLine("  \(group.rawValue)", .heading)]
      for command in available {
        var line = StyledLine("    ")
        line.append(command.usage, .name)
        line.pad(to: 28, minimum: 2)
        line.append(command.summary)
        lines.append(line.clipped(to: options.width, mark: "…"))
      }
      text.append(block: StyledText(lines))
    }
    let later = Command.allCases.filter { !$0.isAvailable }.map { "`:\($0.rawValue)`" }.joined(separator: ", ")
    text.append(block: ProseRenderer(width: options.width).paragraph(marked: "Not in this version: \(later)."))
    return text
  }

  private func help(_ command: Command) -> StyledText {
    var line = StyledLine("  ")
    line.append(command.usage, .name)
    line.append("  \(command.summary)")
    var text = StyledText([line])
    if !command.details.isEmpty {
      text.append(block: ProseRenderer(width: options.width).paragraph(marked: command.details))
    }
    if !command.aliases.isEmpty {
      text.append(
        block: StyledText([StyledLine("  Also: \(command.aliases.map { ":\($0)" }.joined(separator: ", "))")]))
    }
    return text
  }

  // MARK: - Lists

  private func history(_ entries: [Response.HistoryEntry], at position: Int) -> StyledText {
    StyledText(
      entries.map { entry in
        var line = StyledLine(entry.position == position ? "> " : "  ")
        let number = String(entry.position)
        line.append(String(repeating: " ", count: max(0, 3 - number.count)) + number + "  ")
        line.append(
          entry.input.split(separator: "\n").joined(separator: " ⏎ "), entry.position > position ? .art : .plain)
        return line.clipped(to: options.width, mark: "…")
      })
  }

  private func render(_ warnings: [Trace.Warning]) -> StyledText {
    if warnings.isEmpty { return StyledText([StyledLine("  No warnings so far.")]) }
    var text = StyledText()
    for warning in warnings {
      let place = warning.location.map { " (\($0))" } ?? ""
      text.append(
        block: ProseRenderer(width: options.width).paragraph(
          [Prose.Span("warning", .strong), Prose.Span("  \(warning.message)\(place) [\(warning.id)]")]))
    }
    return text
  }

  private func source(_ title: String, _ text: String) -> StyledText {
    var lines = [StyledLine("  \(title)", .heading)]
    lines += text.split(separator: "\n", omittingEmptySubsequences: false).map { StyledLine("  \($0)") }
    return StyledText(lines)
  }

  private func render(_ settings: [Response.Setting]) -> StyledText {
    StyledText(
      settings.map { setting in
        var line = StyledLine("  ")
        line.append(setting.key, .name)
        line.pad(to: 14, minimum: 2)
        line.append(setting.value, .value)
        line.append("    \(setting.choices.joined(separator: ", "))")
        return line
      })
  }
}

extension RenderingOptions {
  /// The options with another detail.
  func with(_ detail: Response.Detail) -> RenderingOptions {
    var options = self
    options.detail = detail.renderingDetail
    return options
  }
}

extension Response.Detail {
  /// The detail of a renderer.
  public var renderingDetail: RenderingOptions.Detail {
    switch self {
    case .brief: .brief
    case .normal: .normal
    case .full: .full
    }
  }
}
