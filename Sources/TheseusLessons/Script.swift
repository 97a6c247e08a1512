/// A lesson as what happens in it: for each step, what is told and which inputs run, in order.
///
/// `play` feeds it, `present` is a cursor over it, `verify` compares it with its transcripts, the guided prompt stops where a person has to act.
public struct Script: Sendable {
  /// One thing that happens.
  public enum Action: Sendable, Hashable {
    /// Text is told.
    case tell(Prose)
    /// A whole program is mounted.
    case mount(Fence)
    /// Declarations replace those of the same name.
    case edit(Fence)
    /// An input runs; its exchange says what it prints.
    case run(Transcript.Exchange)
    /// A question is asked, then its input runs; with the exchange of the console block behind it that begins with the same input.
    case predict(Prediction, Transcript.Exchange?)
    /// A question that no run can settle.
    case ask(Quiz)
    /// What must hold for the step to be done.
    case check(Check)
    /// For the speaker only.
    case note(String)
    /// A stop in a demonstration.
    case pause
  }

  /// The actions before the first step.
  public var introduction: [Action]
  /// The actions of each step.
  public var steps: [[Action]]

  /// Makes the script of a lesson.
  public init(_ lesson: Lesson) {
    introduction = Self.actions(lesson.introduction)
    steps = lesson.steps.map { Self.actions($0.blocks) }
  }

  /// The actions of blocks; a prediction takes the exchange that shows its run out of the console block behind it.
  static func actions(_ blocks: [Block]) -> [Action] {
    var actions: [Action] = []
    for block in blocks {
      switch block {
      case .prose(let prose): actions.append(.tell(prose))
      case .scene(let fence): actions.append(.mount(fence))
      case .edit(let fence): actions.append(.edit(fence))
      case .predict(let prediction): actions.append(.predict(prediction, nil))
      case .quiz(let quiz): actions.append(.ask(quiz))
      case .check(let check): actions.append(.check(check))
      case .note(let note): actions.append(.note(note))
      case .pause: actions.append(.pause)
      case .console(let transcript):
        var exchanges = transcript.exchanges[...]
        if case .predict(let prediction, nil) = actions.last, exchanges.first?.input == prediction.input {
          actions[actions.count - 1] = .predict(prediction, exchanges.popFirst())
        }
        actions += exchanges.map(Action.run)
      }
    }
    return actions
  }
}
