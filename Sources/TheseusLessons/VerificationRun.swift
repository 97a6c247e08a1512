import TheseusProgram
import TheseusRendering
import TheseusSession
import TheseusTrace

/// One run through a lesson, comparing what it says with what happens.
struct VerificationRun {
  /// Something that is not as the lesson says, at a line.
  struct Finding {
    var id: String
    var message: String
    var line: Int
    var explanation: String?
  }

  /// Expected lines of an exchange that are to be replaced.
  struct Rewrite {
    var lines: Range<Int>
    var printed: [String]
  }

  private let player: LessonPlayer
  private let lesson: Lesson
  private let renderer = ResponseRenderer(RenderingOptions(width: 80))
  private(set) var findings: [Finding] = []
  private(set) var rewrites: [Rewrite] = []
  private(set) var printed: [String] = []
  private(set) var inputCount = 0

  init(lesson: Lesson, session: Session) {
    self.lesson = lesson
    player = LessonPlayer(lesson, session: session, progress: Progress())
  }

  /// Runs every step from the one before it, then what must and must not pass its check.
  mutating func verifySteps() {
    for index in lesson.steps.indices {
      for action in player.script.steps[index] { verify(action, in: lesson.steps[index]) }
      player.mark()
      verifyCheck(of: lesson.steps[index], at: index)
    }
  }

  // MARK: - The script

  private mutating func verify(_ action: Script.Action, in step: Step) {
    switch action {
    case .mount(let fence), .edit(let fence):
      guard let response = player.run(action) else { return }
      verifyLowering(response, line: fence.firstLine)
    case .run(let exchange):
      guard let response = player.run(action) else { return }
      compare(exchange, with: response)
    case .predict(let prediction, let exchange):
      let before = player.session.tree
      guard let response = player.run(action) else { return }
      verifyPrediction(prediction, before: before, response)
      if let exchange { compare(exchange, with: response) }
    case .tell, .ask, .check, .note, .pause: break
    }
  }

  private mutating func verifyLowering(_ response: Response, line: Int) {
    inputCount += 1
    guard response.outcome != .accepted else { return }
    for message in messages(of: response) {
      findings.append(Finding(id: "lesson-scene", message: message, line: line))
    }
  }

  private mutating func compare(_ exchange: Transcript.Exchange, with response: Response) {
    inputCount += 1
    let lines = renderer.lines(response)
    printed += lines
    if let wide = lines.first(where: { $0.count > 80 }) {
      findings.append(
        Finding(
          id: "lesson-width", message: "'\(wide.prefix(40))…' does not fit 80 columns", line: exchange.line,
          explanation: "Shorten the names or the values that it prints."))
    }
    guard !exchange.matches(lines) else { return }
    rewrites.append(Rewrite(lines: exchange.expectedLines, printed: lines))
    let difference = Self.firstDifference(exchange.expected, lines)
    findings.append(
      Finding(
        id: "lesson-transcript", message: "'\(exchange.input)' does not print what the transcript says",
        line: exchange.line, explanation: difference))
  }

  private static func firstDifference(_ expected: [String], _ printed: [String]) -> String {
    if expected.isEmpty { return "The transcript expects nothing. Run with --update to write down what is printed." }
    let index = zip(expected, printed).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let place = index ?? min(expected.count, printed.count)
    let old = expected.indices.contains(place) ? expected[place] : "(nothing more)"
    let new = printed.indices.contains(place) ? printed[place] : "(nothing more)"
    return "expected: \(old)\nprinted:  \(new)\nRun with --update to write down what is printed."
  }

  private mutating func verifyPrediction(_ prediction: Prediction, before: ViewTree, _ response: Response) {
    let traces = Self.traces(of: response)
    let seen = Observation(before: before, after: player.session.tree, traces: traces)
    if response.outcome != .accepted {
      let message = "'\(prediction.input)' fails: \(messages(of: response).joined(separator: "; "))"
      findings.append(Finding(id: "lesson-predict", message: message, line: prediction.line))
      return
    }
    guard let answered = prediction.question.answer(from: seen) else {
      findings.append(
        Finding(
          id: "lesson-predict", message: "the question does not apply: there is no such view or property",
          line: prediction.line,
          explanation: "Ask for one that is on the screen when the input runs: ':tree' shows them."
        ))
      return
    }
    if let expected = prediction.expected, expected != answered.answer {
      let message = "the author expects '\(expected)', the engine says '\(answered.answer)': \(answered.evidence)"
      findings.append(
        Finding(
          id: "lesson-expect", message: message, line: prediction.line,
          explanation: "Learners are graded by what the engine says: mend 'expect', or the scene."))
    }
  }

  // MARK: - The check

  private mutating func verifyCheck(of step: Step, at index: Int) {
    guard let check = step.check else { return }
    let line = check.stages.first?.claims.first?.line ?? step.line
    if player.verdicts(of: check).allSatisfy(\.holds) {
      findings.append(
        Finding(
          id: "lesson-check", message: "the check passes although the learner has done nothing", line: line,
          explanation: "Add a line that does not hold before the step is done."))
    }
    if let solution = step.solution {
      verify(solution, passes: check)
    } else {
      findings.append(
        Finding(
          id: "lesson-check", message: "a step with a check needs a solution", line: step.line,
          explanation: "Add one between '<details><summary>solution</summary>' and '</details>', in a fence that runs.")
      )
    }
    for wrong in step.wrongSolutions { verify(wrong, fails: check) }
    player.restoreStage()
  }

  private mutating func verify(_ solution: Solution, passes check: Check) {
    player.restoreStage()
    if let failure = player.apply(solution) {
      let message = "the solution fails: \(messages(of: failure).joined(separator: "; "))"
      findings.append(Finding(id: "lesson-solution", message: message, line: solution.line))
      return
    }
    for verdict in player.verdicts(of: check) where !verdict.holds {
      let message = "the solution does not pass '\(verdict.claim.text)': \(verdict.seen)"
      findings.append(Finding(id: "lesson-solution", message: message, line: solution.line))
    }
  }

  private mutating func verify(_ wrong: Solution, fails check: Check) {
    player.restoreStage()
    if player.apply(wrong) == nil, player.verdicts(of: check).allSatisfy(\.holds) {
      let message = "the wrong solution '\(wrong.title ?? "")' passes the check"
      findings.append(
        Finding(
          id: "lesson-wrong", message: message, line: wrong.line,
          explanation: "Add a line to the check that tells it from the solution."))
    }
  }

  private static func traces(of response: Response) -> [Trace] {
    response.parts.compactMap { if case .trace(let trace) = $0, trace.error == nil { trace } else { nil } }
  }

  private func messages(of response: Response) -> [String] {
    response.parts.flatMap { part -> [String] in
      switch part {
      case .diagnostics(let diagnostics):
        diagnostics.map { diagnostic in
          let place = diagnostic.range.flatMap(player.session.files.location).map { "\($0): " } ?? ""
          return place + diagnostic.message
        }
      case .trace(let trace): trace.error.map { [($0.location.map { "\($0): " } ?? "") + $0.message] } ?? []
      default: []
      }
    }
  }
}
