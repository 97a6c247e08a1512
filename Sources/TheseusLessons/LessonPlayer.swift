import TheseusProgram
import TheseusSession
import TheseusTrace

/// A lesson at the prompt: shows a step up to where a person has to act, takes the answer, and goes on.
///
/// It owns the session while the lesson lasts. What a learner does beyond the script is dropped when a step begins: each step starts from
/// where the script of the one before ended.
public final class LessonPlayer {
  /// What the prompt waits for.
  enum Awaiting {
    case prediction(Prediction)
    case quiz(Quiz)
  }

  /// The lesson.
  public let lesson: Lesson
  /// The session that its inputs run in.
  public private(set) var session: Session
  /// What has been done, in this lesson and in others.
  public internal(set) var progress: Progress
  let script: Script
  /// The index of the step; nil before the first and after the last.
  public internal(set) var stepIndex: Int?
  /// Whether the last step is over.
  public internal(set) var isOver = false
  var actionIndex = 0
  var awaiting: Awaiting?
  var shownHints = 0
  /// Whether what the step asks was shown to the learner instead of being done.
  var isSkipped = false
  /// The session as the script of the step left it, and what was done since.
  var stage: Stage

  /// Where a step's script ended, and what the learner has done since then.
  struct Stage {
    var checkpoint: Session.Checkpoint
    var tree: ViewTree
    var traces: [Trace] = []
  }

  /// Starts a lesson in a fresh session.
  public init(_ lesson: Lesson, session: Session, progress: Progress) {
    self.lesson = lesson
    self.session = session
    self.progress = progress
    script = Script(lesson)
    stage = Stage(checkpoint: session.checkpoint, tree: session.tree)
  }

  /// The step that is shown.
  public var step: Step? { stepIndex.map { lesson.steps[$0] } }

  /// What the prompt shows: `branches 3/7`.
  public var promptName: String {
    guard let stepIndex else { return lesson.id }
    return "\(lesson.id) \(stepIndex + 1)/\(lesson.steps.count)"
  }

  /// Shows the title and the introduction, then the step to begin with.
  public func start(at index: Int = 0) -> [LessonPart] {
    var parts: [LessonPart] = [.title(lesson.title)]
    if index == 0 {
      if lesson.introductionTellsTitle { parts = [] }
      parts += script.introduction.flatMap(tell)
    }
    return parts + go(to: index)
  }

  /// Goes to a step: the session becomes what the script of the steps before it made.
  public func go(to index: Int) -> [LessonPart] {
    guard lesson.steps.indices.contains(index) else { return [] }
    isOver = false
    awaiting = nil
    shownHints = 0
    isSkipped = false
    actionIndex = 0
    stepIndex = index
    prepare(for: index)
    let step = lesson.steps[index]
    progress.visit(step, in: lesson)
    return [.stepTitle(step.title, number: index + 1, of: lesson.steps.count)] + advance()
  }

  /// Runs the scripts of earlier steps without showing them, from the last program that was mounted.
  private func prepare(for index: Int) {
    var first = index
    while first > 0, !Self.mountsFirst(script.steps[first]) { first -= 1 }
    for action in script.steps[first..<index].joined() { _ = run(action) }
    mark()
  }

  /// Whether a step begins with a program of its own.
  private static func mountsFirst(_ actions: [Script.Action]) -> Bool {
    for action in actions {
      switch action {
      case .mount: return true
      case .edit, .run, .predict: return false
      default: continue
      }
    }
    return false
  }

  /// Remembers the session as the script left it.
  func mark() {
    stage = Stage(checkpoint: session.checkpoint, tree: session.tree)
  }

  /// Makes the session again what the script of the step left.
  func restoreStage() {
    session.restore(stage.checkpoint)
    stage.traces = []
  }

  /// Runs what an action does to the session; nil for one that only tells.
  func run(_ action: Script.Action) -> Response? {
    switch action {
    case .mount(let fence): session.load([source(of: fence)], root: nil)
    case .edit(let fence): session.edit(source(of: fence))
    case .run(let exchange): session.respond(to: exchange.input)
    case .predict(let prediction, _): session.respond(to: prediction.input)
    case .tell, .ask, .check, .note, .pause: nil
    }
  }

  private func source(of fence: Fence) -> SourceFile {
    // Blank lines in front keep the lines of the lesson's file true in diagnostics.
    let padding = String(repeating: "\n", count: max(0, fence.firstLine - 1))
    return SourceFile(name: lesson.file.name, text: padding + fence.text)
  }
}

extension LessonPlayer {
  /// Shows actions until a person has to act or the step's script ends.
  func advance() -> [LessonPart] {
    guard let index = stepIndex else { return [] }
    var parts: [LessonPart] = []
    let actions = script.steps[index]
    while actionIndex < actions.count {
      let action = actions[actionIndex]
      actionIndex += 1
      parts += tell(action)
      switch action {
      case .predict(let prediction, _):
        awaiting = .prediction(prediction)
        return parts
      case .ask(let quiz):
        awaiting = .quiz(quiz)
        return parts
      default: break
      }
    }
    mark()
    return parts + [.invitation(invitation)]
  }

  /// What is shown of an action; one that runs, runs.
  private func tell(_ action: Script.Action) -> [LessonPart] {
    switch action {
    case .tell(let prose): return [.prose(prose)]
    case .mount(let fence), .edit(let fence):
      guard let response = run(action) else { return [] }
      let isFine = response.outcome == .accepted
      return [.listing(fence.text)] + (isFine && fence.isMount(in: action) ? [] : [.response(response)])
    case .run(let exchange): return [.input(exchange.input)] + (run(action).map { [.response($0)] } ?? [])
    case .predict(let prediction, _):
      return [.input(prediction.input), .asking(prediction.question, in: session.tree)]
    case .ask(let quiz): return [.asking(quiz)]
    case .check, .note, .pause: return []
    }
  }

  /// What the learner can do at the end of a step's script.
  var invitation: String {
    guard let step, let index = stepIndex else { return "" }
    if step.check != nil, progress.result(of: step, in: lesson) == nil {
      return "Your turn. `:hint` helps, `:check` tells what is still missing."
    }
    return index + 1 < lesson.steps.count ? "Enter goes on; or try something of your own." : "Enter ends the lesson."
  }
}

extension Fence {
  /// Whether the action mounts this fence, whose first trace says nothing that the listing does not.
  fileprivate func isMount(in action: Script.Action) -> Bool {
    if case .mount = action { true } else { false }
  }
}
