import TheseusLessons
import TheseusSession

/// A lesson to be walked with single keys.
public final class LessonDemonstration: Demonstration {
  /// What becomes of the speaker's notes.
  public enum Notes: Sendable {
    /// The audience does not see them.
    case hidden
    /// They stand where the lesson has them.
    case shown
  }

  private let cursor: LessonCursor
  private let notes: Notes
  private let appearance: Appearance

  /// Makes a demonstration at the beginning of a lesson.
  public init(_ cursor: LessonCursor, appearance: Appearance, notes: Notes = .hidden) {
    self.notes = notes
    self.cursor = cursor
    self.appearance = appearance
  }

  /// The lesson and the step.
  public var prompt: Prompt {
    guard let index = cursor.stepIndex else { return Prompt(cursor.lesson.id) }
    return Prompt("\(cursor.lesson.id) \(index + 1)/\(cursor.lesson.steps.count)")
  }

  /// The input that the next key enters.
  public var nextInput: String? { cursor.nextInput }

  /// Whether the lesson is over.
  public var isAtEnd: Bool { cursor.isAtEnd }

  /// Shows or runs the next cue; its input already stands at the prompt.
  public func goForward() -> ShellResponse {
    let parts = cursor.goForward().filter { part in
      switch part {
      case .input: false
      case .note: notes == .shown
      default: true
      }
    }
    return LessonDrawing(
      appearance: appearance, detail: cursor.session.configuration.detail, files: cursor.session.files
    ).draw(parts)
  }

  /// Restores what was before the last cue.
  public func goBack() -> ShellResponse? { cursor.goBack() ? ShellResponse(output: "back\n") : nil }

  /// A fork of the session at a prompt of its own.
  public func beginImprovising() -> any Responder {
    SessionResponder(cursor.session.fork(), appearance: appearance, prompt: Prompt("try"))
  }

  /// The fork is gone with its responder.
  public func endImprovising() {}
}
