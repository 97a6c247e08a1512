import TheseusLessons
import TheseusProgram
import TheseusSession

/// The lessons at the prompt: offers one, plays it with the learner, keeps the progress, and offers the next.
public final class LessonResponder: Responder {
  /// A lesson to begin with when Enter is pressed.
  private struct Offer {
    var lesson: Lesson
    var stepIndex: Int
  }

  private let library: LessonLibrary
  private let appearance: Appearance
  private let makeSession: (FrontMatter?) -> Session
  private let progressFile: ProgressFile?
  private var progress: Progress
  private var player: LessonPlayer?
  /// The lesson that ended last, while no other has begun.
  private var finished: LessonPlayer?
  private var offer: Offer?
  /// A session without a program, for inputs between two lessons.
  private lazy var idleSession = makeSession(nil)

  /// Makes a responder; without a progress file nothing is kept for the next run.
  public init(
    library: LessonLibrary, progress: Progress, progressFile: ProgressFile?, appearance: Appearance,
    makeSession: @escaping (FrontMatter?) -> Session
  ) {
    self.library = library
    self.progress = progress
    self.progressFile = progressFile
    self.appearance = appearance
    self.makeSession = makeSession
  }

  /// The step, or the program's name between two lessons.
  public var prompt: Prompt { player.map { Prompt($0.promptName) } ?? .theseus }

  private var session: Session { player?.session ?? idleSession }

  /// Asks the parser.
  public func completeness(of text: String) -> InputAssembler.Completeness {
    InputAssembler.Completeness(session.completeness(of: text))
  }

  /// Asks the parser.
  public func continues(_ line: String) -> Bool { session.continuesPreviousLine(line) }

  /// Completes commands, lessons, steps, and names of the program.
  public func completion(of text: String) -> Completion {
    SessionCompletion(
      session: session, lessons: library.lessons.map { .init($0.id, $0.title) },
      steps: player?.lesson.steps.map { .init($0.slug, $0.title) } ?? []
    ).completion(of: text)
  }

  /// Offers to go on where the learner left off, otherwise lists the lessons.
  public func begin() -> ShellResponse {
    let latest = library.lessons.filter { $0.id == progress.latest }
    for lesson in latest + library.lessons {
      guard let index = progress.resumption(of: lesson) else { continue }
      offer = Offer(lesson: lesson, stepIndex: index)
      return draw([
        .remark("You were in “\(lesson.title)”, at step \(index + 1) of \(lesson.steps.count)."),
        .invitation("Enter goes on there. `:lessons` lists all lessons, `:lesson NAME` starts one."),
      ])
    }
    return list()
  }

  /// Starts a lesson, at the step where the learner left off.
  public func begin(_ lesson: Lesson) -> ShellResponse {
    guard let index = progress.resumption(of: lesson), index > 0 else { return start(lesson, at: 0) }
    var response = draw([.remark("Going on where you were. `:goto 1` starts at the beginning.")])
    let started = start(lesson, at: index)
    response.output += separator + started.output
    return response
  }

  /// Answers an input.
  public func respond(to input: String) -> ShellResponse {
    switch Input.categorize(input, isBound: session.isBound) {
    case .command(.lessons, _): return list()
    case .command(.lesson, let name): return choose(name)
    case .command(.progress, _) where player == nil: return list()
    case .command(.quit, _): return ShellResponse(endsSession: true)
    case .command(let command, _) where player == nil && command.group == .lesson:
      guard let finished else { return refuse(command) }
      return answer(command, input, after: finished)
    case .empty where player == nil: return startOffer()
    default: break
    }
    guard let player else { return answerBetweenLessons(input) }
    let parts = player.respond(to: input)
    let response = draw(parts + (player.isOver ? end(of: player) : []))
    return keepProgress(of: player, response)
  }
}

extension LessonResponder {
  private func draw(_ parts: [LessonPart]) -> ShellResponse {
    LessonDrawing(appearance: appearance, detail: session.configuration.detail, files: session.files).draw(parts)
  }

  /// Between two parts of an answer.
  private var separator: String { appearance.format == .json ? "" : "\n" }

  private func list() -> ShellResponse {
    guard let first = library.lessons.first(where: { !progress.isFinished($0) }) ?? library.lessons.first else {
      return draw([.remark("There are no lessons.")])
    }
    if player == nil { offer = Offer(lesson: first, stepIndex: progress.resumption(of: first) ?? 0) }
    let invitation =
      player == nil ? "Enter starts “\(first.title)”; a number starts another." : "`:lesson NAME` starts one."
    return draw([.lessons(library.rows(progress)), .invitation(invitation)])
  }

  /// The answer to a command for a lesson while there is none.
  private func refuse(_ command: Command) -> ShellResponse {
    var response = draw([.remark("`:\(command.rawValue)` is for a lesson, and none has begun.")])
    response.output += separator + list().output
    response.outcome = .failed
    return response
  }

  /// The answer to a command for a lesson when one has just ended: its steps stay to be looked at and gone back to.
  private func answer(_ command: Command, _ input: String, after finished: LessonPlayer) -> ShellResponse {
    switch command {
    case .steps:
      return draw([
        .remark("“\(finished.lesson.title)” is over; `:goto STEP` goes back to a step."), .steps(finished.stepRows),
        .invitation(invitation(after: finished.lesson)),
      ])
    case .back, .goto, .forget:
      let parts = finished.respond(to: input)
      if !finished.isOver { resume(finished) }
      return keepProgress(of: finished, draw(parts))
    case .next: return startOffer()
    default:
      var response = draw([
        .remark(
          "`:\(command.rawValue)` is for a step, and “\(finished.lesson.title)” is over; `:back` goes to its last step."
        ),
        .invitation(invitation(after: finished.lesson)),
      ])
      response.outcome = .failed
      return response
    }
  }

  private func resume(_ finished: LessonPlayer) {
    player = finished
    self.finished = nil
    offer = nil
  }

  private func startOffer() -> ShellResponse {
    guard let offer else { return list() }
    return start(offer.lesson, at: offer.stepIndex)
  }

  private func choose(_ name: String) -> ShellResponse {
    guard let lesson = library.lesson(named: name) else {
      let suggestion = library.suggestion(for: name).map { " Did you mean `:lesson \($0)`?" } ?? ""
      var response = draw([.remark("There is no lesson '\(name)'.\(suggestion) `:lessons` lists them.")])
      response.outcome = .failed
      return response
    }
    return begin(lesson)
  }

  private func start(_ lesson: Lesson, at index: Int) -> ShellResponse {
    offer = nil
    finished = nil
    let player = LessonPlayer(lesson, session: makeSession(lesson.frontMatter), progress: progress)
    self.player = player
    return keepProgress(of: player, draw(player.start(at: index)))
  }

  /// The end says that it is the end; then the next lesson is offered.
  private func end(of player: LessonPlayer) -> [LessonPart] {
    self.player = nil
    finished = player
    offer = library.lesson(after: player.lesson).map {
      Offer(lesson: $0, stepIndex: progress.resumption(of: $0) ?? 0)
    }
    return [.invitation(invitation(after: player.lesson))]
  }

  private func invitation(after lesson: Lesson) -> String {
    guard let next = library.lesson(after: lesson) else {
      return "It was the last lesson. `:lessons` lists them all, `:quit` leaves."
    }
    return "The next lesson is “\(next.title)”: Enter starts it, `:quit` leaves."
  }

  private func answerBetweenLessons(_ input: String) -> ShellResponse {
    let name = input.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if library.lesson(named: name) != nil { return choose(name) }
    return ResponseDrawing(appearance: appearance, detail: session.configuration.detail, files: session.files)
      .draw(session.respond(to: input), input: input)
  }

  private func keepProgress(of player: LessonPlayer, _ response: ShellResponse) -> ShellResponse {
    guard player.progress != progress else { return response }
    progress = player.progress
    guard let progressFile else { return response }
    do {
      try progressFile.write(progress)
      return response
    } catch {
      var response = response
      response.diagnostics += "warning: progress is not kept: \(error)\n"
      return response
    }
  }
}
