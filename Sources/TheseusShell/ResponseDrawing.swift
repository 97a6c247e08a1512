import TheseusLessons
import TheseusProgram
import TheseusRendering
import TheseusSession
import TheseusTrace

/// Turns what a session answers into what the shell prints: traces to standard output, diagnostics to standard error.
struct ResponseDrawing {
  let appearance: Appearance
  let detail: Response.Detail
  /// The files that diagnostics range into.
  let files: SourceFiles

  /// What to print for an input.
  func draw(_ response: Response, input: String) -> ShellResponse {
    let (output, diagnostics) = appearance.format == .json ? json(response, input: input) : text(response)
    return ShellResponse(
      output: output, diagnostics: diagnostics, outcome: ShellResponse.Outcome(response.outcome),
      endsSession: response.endsSession)
  }

  // MARK: - Text

  private func text(_ response: Response) -> (output: String, diagnostics: String) {
    var output = Response()
    var diagnostics = Response()
    for part in response.parts {
      if isDiagnostic(part) { diagnostics.parts.append(part) } else { output.parts.append(part) }
    }
    return (characters(output), characters(diagnostics))
  }

  private func isDiagnostic(_ part: Response.Part) -> Bool {
    switch part {
    case .diagnostics: true
    case .trace(let trace): trace.error != nil
    default: false
    }
  }

  private func characters(_ response: Response) -> String {
    let text = ResponseRenderer(appearance.options(detail: detail)).render(response, in: files)
    return appearance.characters(text)
  }

  // MARK: - JSON

  /// One object for the input; what concerns no object goes to standard error as text.
  private func json(_ response: Response, input: String) -> (output: String, diagnostics: String) {
    var lines: [String] = []
    var diagnostics = Response()
    for part in response.parts {
      if case .diagnostics(let found) = part {
        if response.outcome != .accepted, let first = found.first(where: { $0.severity == .error }), lines.isEmpty {
          lines.append(failure(first, input: input))
        }
        diagnostics.parts.append(part)
      } else {
        lines.append(line(of: part, input: input))
      }
    }
    if lines.isEmpty, !input.allSatisfy(\.isWhitespace) {
      // A declaration changes nothing that could be listed; it is answered all the same.
      lines.append(EncodedAnswer(encoding: Answer(input: input)).line)
    }
    return (lines.map { $0 + "\n" }.joined(), characters(diagnostics))
  }

  private func line(of part: Response.Part, input: String) -> String {
    let options = appearance.options(detail: detail)
    switch part {
    case .trace(let trace): return EncodedTrace(encoding: trace, detail: options.detail).line
    case .encoded(let trace): return EncodedTrace(encoding: trace, detail: .full).line
    case .repeated(let trace, let detail):
      return EncodedTrace(encoding: trace, detail: appearance.options(detail: detail).detail).line
    case .answer(let answer): return EncodedAnswer(encoding: answer).line
    default:
      let text = ResponseRenderer(options).render(Response([part]), in: files)
      let lines = text.lines.map(PlainFormatter().format)
      return EncodedAnswer(encoding: Answer(input: input, result: lines.joined(separator: "\n"))).line
    }
  }

  /// An input that could not be lowered: the object of a failed update, in which only the error is filled.
  private func failure(_ diagnostic: Diagnostic, input: String) -> String {
    var trace = Trace(update: nil, input: input, cause: .mutation)
    trace.error = Failure(diagnostic, in: files)
    return EncodedTrace(encoding: trace).line
  }
}

extension ShellResponse.Outcome {
  /// The outcome of a session's response.
  init(_ outcome: Response.Outcome) {
    switch outcome {
    case .accepted: self = .accepted
    case .failed: self = .failed
    case .interrupted: self = .interrupted
    }
  }
}
