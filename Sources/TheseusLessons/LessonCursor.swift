import TheseusProgram
import TheseusSession

/// A place in a lesson's script that moves forward cue by cue, and back to exactly what was.
///
/// A cue is one key of a demonstration: an input with what it prints, a program, or the text up to the next of these.
public final class LessonCursor {
  /// Actions that are shown together.
  private struct Cue {
    var stepIndex: Int?
    /// Whether the step's title is shown before.
    var opensStep: Bool
    var actions: [Script.Action]
  }

  /// The lesson.
  public let lesson: Lesson
  /// The session that its inputs run in.
  public let session: Session
  /// Whether a program of the lesson could not be loaded, so that what follows it means nothing.
  public private(set) var hasFailedToLoad = false
  private let cues: [Cue]
  private var position = 0
  /// The session before each cue that was passed.
  private var checkpoints: [Session.Checkpoint] = []

  /// Makes a cursor at the beginning.
  public init(_ lesson: Lesson, session: Session) {
    self.lesson = lesson
    self.session = session
    let script = Script(lesson)
    var cues = Self.cues(script.introduction, stepIndex: nil)
    for (index, actions) in script.steps.enumerated() { cues += Self.cues(actions, stepIndex: index) }
    self.cues = cues
  }

  /// Whether nothing follows.
  public var isAtEnd: Bool { position == cues.count }

  /// The step to which the next cue belongs, from 0; at the end, the last one.
  public var stepIndex: Int? { cues.isEmpty ? nil : cues[min(position, cues.count - 1)].stepIndex }

  /// The input that the next cue enters, if it enters one.
  public var nextInput: String? {
    guard !isAtEnd else { return nil }
    return cues[position].actions.lazy.compactMap { action -> String? in
      switch action {
      case .run(let exchange): exchange.input
      case .predict(let prediction, _): prediction.input
      default: nil
      }
    }.first
  }

  /// Shows or runs the next cue.
  public func goForward() -> [LessonPart] {
    guard !isAtEnd else { return [] }
    let cue = cues[position]
    checkpoints.append(session.checkpoint)
    position += 1
    var parts: [LessonPart] = []
    if cue.opensStep, let index = cue.stepIndex {
      parts.append(.stepTitle(lesson.steps[index].title, number: index + 1, of: lesson.steps.count))
    }
    return parts + cue.actions.flatMap(perform)
  }

  /// Restores what was before the last cue; false at the beginning.
  public func goBack() -> Bool {
    guard let checkpoint = checkpoints.popLast() else { return false }
    session.restore(checkpoint)
    position -= 1
    return true
  }

  private func perform(_ action: Script.Action) -> [LessonPart] {
    switch action {
    case .tell(let prose): return [.prose(prose)]
    case .mount(let fence): return [.listing(fence.text)] + failure(session.load([source(of: fence)], root: nil))
    case .edit(let fence):
      let response = session.edit(source(of: fence))
      return [.listing(fence.text)] + (response.outcome == .accepted ? [.response(response)] : failure(response))
    case .run(let exchange): return [.input(exchange.input), .response(session.respond(to: exchange.input))]
    case .predict(let prediction, _):
      let question = prediction.question
      return [
        .asking(question, in: session.tree), .input(prediction.input),
        .response(session.respond(to: prediction.input)),
      ]
    case .ask(let quiz): return [.asking(quiz)]
    case .note(let note): return [.note(note)]
    case .check, .pause: return []
    }
  }

  /// The first trace of a program says nothing that the listing does not, unless it fails.
  private func failure(_ response: Response) -> [LessonPart] {
    if response.outcome == .accepted { return [] }
    hasFailedToLoad = true
    return [.response(response)]
  }

  private func source(of fence: Fence) -> SourceFile {
    // Blank lines in front keep the lines of the lesson's file true in diagnostics.
    let padding = String(repeating: "\n", count: max(0, fence.firstLine - 1))
    return SourceFile(name: lesson.file.name, text: padding + fence.text)
  }
}

extension LessonCursor {
  /// The cues of a step: each program, edit and input is one, with the text that leads up to it; a pause ends one.
  private static func cues(_ actions: [Script.Action], stepIndex: Int?) -> [Cue] {
    var cues: [Cue] = []
    var gathered: [Script.Action] = []
    func finish() {
      guard !gathered.isEmpty else { return }
      cues.append(Cue(stepIndex: stepIndex, opensStep: cues.isEmpty && stepIndex != nil, actions: gathered))
      gathered = []
    }
    for action in actions {
      switch action {
      case .tell, .note: gathered.append(action)
      case .pause: finish()
      case .check: continue
      case .mount, .edit, .run, .predict, .ask:
        // The text is read before the input that it announces stands at the prompt.
        finish()
        gathered = [action]
        finish()
      }
    }
    finish()
    return cues
  }
}
