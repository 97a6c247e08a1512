import TheseusSession
import TheseusTrace

/// A piece of what a lesson shows: data, which `LessonText` turns into text.
public enum LessonPart: Sendable {
  /// The title of the lesson.
  case title(String)
  /// The title of a step, with its place.
  case stepTitle(String, number: Int, of: Int)
  /// Running text.
  case prose(Prose)
  /// Source that was mounted or edited in.
  case listing(String)
  /// An input that the lesson enters.
  case input(String)
  /// What a session answers.
  case response(Response)
  /// A question with its choices, if it has any.
  case question(String, choices: [String])
  /// Whether an answer was right, and what shows it.
  case verdict(isRight: Bool, String)
  /// A claim of a check: whether it holds, and what was seen.
  case claim(String, holds: Bool, seen: String)
  /// What the learner can do now.
  case invitation(String)
  /// A neutral line.
  case remark(String)
  /// A hint.
  case hint(number: Int, of: Int, [Prose])
  /// For the speaker.
  case note(String)
  /// The steps with what became of them.
  case steps([StepRow])
  /// The lessons with what became of them.
  case lessons([LessonRow])

  /// A step in a list.
  public struct StepRow: Sendable, Hashable {
    /// Its number, from 1.
    public var number: Int
    /// The slug.
    public var slug: String
    /// The title.
    public var title: String
    /// What became of it.
    public var result: Progress.Result?
    /// Whether the learner is there.
    public var isCurrent: Bool
  }

  /// A lesson in a list.
  public struct LessonRow: Sendable, Hashable {
    /// The id.
    public var id: String
    /// The title.
    public var title: String
    /// How many of its steps are over.
    public var finishedSteps: Int
    /// How many it has.
    public var steps: Int
  }
}

extension LessonPart {
  /// A prediction's question about what stands in a tree; each answer stands with what it means.
  static func asking(_ question: Prediction.Question, in tree: ViewTree) -> LessonPart {
    .question(question.text(in: tree), choices: question.explainedChoices)
  }

  /// A quiz.
  static func asking(_ quiz: Quiz) -> LessonPart { .question(quiz.question, choices: quiz.choices.map(\.text)) }
}
