import TheseusLessons
import TheseusProgram
import TheseusRendering
import TheseusSession

/// Turns what a lesson shows into what the shell prints; as JSON, only what sessions answered.
struct LessonDrawing {
  let appearance: Appearance
  let detail: Response.Detail
  /// The files that diagnostics range into.
  let files: SourceFiles

  /// What to print.
  func draw(_ parts: [LessonPart]) -> ShellResponse {
    appearance.format == .json ? json(parts) : text(parts)
  }

  private func text(_ parts: [LessonPart]) -> ShellResponse {
    let text = LessonText(appearance.options(detail: detail)).render(parts, in: files)
    var response = ShellResponse(output: appearance.characters(text))
    for case .response(let part) in parts { response.add(part) }
    return response
  }

  private func json(_ parts: [LessonPart]) -> ShellResponse {
    var response = ShellResponse()
    var input = ""
    for part in parts {
      switch part {
      case .input(let text): input = text
      case .response(let part):
        let drawn = ResponseDrawing(appearance: appearance, detail: detail, files: files).draw(part, input: input)
        response.output += drawn.output
        response.diagnostics += drawn.diagnostics
        response.add(part)
      default: break
      }
    }
    return response
  }
}

extension ShellResponse {
  /// Takes over how a part of the response went.
  fileprivate mutating func add(_ part: Response) {
    if part.outcome != .accepted { outcome = Outcome(part.outcome) }
    if part.endsSession { endsSession = true }
  }
}
