import TheseusProgram
import TheseusSession
import TheseusTrace

extension LessonPlayer {
  /// Takes what a person entered.
  public func respond(to text: String) -> [LessonPart] {
    let input = Input.categorize(text, isBound: session.isBound)
    if case .command(let command, let arguments) = input, command.group == .lesson {
      return perform(command, arguments)
    }
    switch awaiting {
    case .prediction(let prediction): return answer(prediction, with: text, input)
    case .quiz(let quiz): return answer(quiz, with: text, input)
    case nil: break
    }
    if case .empty = input { return enter() }
    return explore(text)
  }

  // MARK: - Free exploration

  /// Runs an input of the learner's own, then looks whether the step is done.
  private func explore(_ text: String) -> [LessonPart] {
    let response = session.respond(to: text)
    record(response)
    return [.response(response)] + (response.outcome == .accepted ? noticeSuccess() : [])
  }

  private func record(_ response: Response) {
    for case .trace(let trace) in response.parts where trace.error == nil { stage.traces.append(trace) }
  }

  private func noticeSuccess() -> [LessonPart] {
    guard let step, let check = step.check, progress.result(of: step, in: lesson) == nil else { return [] }
    guard verdicts(of: check).allSatisfy(\.holds) else { return [] }
    progress.record(.done, of: step, in: lesson)
    return [.verdict(isRight: true, "This step is done."), .invitation(invitation)]
  }

  /// Enter on an empty line: the next step if this one is done, otherwise the task again.
  private func enter() -> [LessonPart] {
    guard let step else { return [] }
    if step.check != nil, progress.result(of: step, in: lesson) == nil {
      let task = step.blocks.compactMap { if case .prose(let prose) = $0 { prose } else { nil } }.last
      return (task.map { [.prose($0)] } ?? []) + [.invitation(invitation)]
    }
    return next()
  }

  // MARK: - Predictions

  private func answer(_ prediction: Prediction, with text: String, _ input: Input) -> [LessonPart] {
    if case .command = input { return explore(text) }
    let question = prediction.question
    guard question.isAnswer(text) else {
      let expected = question.choices.isEmpty ? "a number" : "one of the answers, or its number"
      return [
        .remark("Answer with \(expected); the input runs after that."),
        .asking(question, in: session.tree),
      ]
    }
    awaiting = nil
    let (response, answered) = observe(prediction)
    return [.response(response)] + (answered.map { [verdict(on: text, question, $0)] } ?? []) + advance()
  }

  /// Runs the input that a question is about; gives what the run answers too, if the question applies.
  private func observe(_ prediction: Prediction) -> (response: Response, answered: Answered?) {
    let before = session.tree
    let response = session.respond(to: prediction.input)
    let traces = response.parts.compactMap { if case .trace(let trace) = $0 { trace } else { nil } }
    let seen = Observation(before: before, after: session.tree, traces: traces)
    return (response, prediction.question.answer(from: seen))
  }

  private func verdict(on text: String, _ question: Prediction.Question, _ answered: Answered) -> LessonPart {
    let isRight = question.accepts(text, for: answered)
    let line = isRight ? "Yes: \(answered.answer)." : "You said \(said(text, question)); it is \(answered.answer)."
    return .verdict(isRight: isRight, "\(line) \(answered.evidenceSentence)")
  }

  private func said(_ text: String, _ question: Prediction.Question) -> String {
    let word = text.trimmingSpaces.lowercased()
    if let number = Int(word), question.choices.indices.contains(number - 1) { return question.choices[number - 1] }
    return question.choices.first { $0.hasPrefix(word) } ?? word
  }

  // MARK: - Skipping

  /// Shows what answers the question that is open and those behind it, to the end of the step.
  func answerQuestions() -> [LessonPart] {
    var parts: [LessonPart] = []
    while let question = awaiting {
      awaiting = nil
      parts += answer(question) + advance()
    }
    return parts
  }

  private func answer(_ question: Awaiting) -> [LessonPart] {
    switch question {
    case .prediction(let prediction):
      let (response, answered) = observe(prediction)
      let told = answered.map { "It is \($0.answer). \($0.evidenceSentence)" }
      return [.response(response)] + (told.map { [.remark($0)] } ?? [])
    case .quiz(let quiz):
      return quiz.choices.filter(\.isCorrect).map { .remark("\($0.text) \($0.justification)") }
    }
  }

  // MARK: - Quizzes

  private func answer(_ quiz: Quiz, with text: String, _ input: Input) -> [LessonPart] {
    if case .command = input { return explore(text) }
    guard let number = Int(text.trimmingSpaces), quiz.choices.indices.contains(number - 1) else {
      return [.remark("Answer with the number of a choice."), .asking(quiz)]
    }
    let choice = quiz.choices[number - 1]
    let verdict = LessonPart.verdict(isRight: choice.isCorrect, choice.justification)
    // A wrong choice is met with its reason and may be made again.
    guard choice.isCorrect else { return [verdict] }
    awaiting = nil
    return [verdict] + advance()
  }
}

extension Answered {
  /// The evidence with a full stop at its end.
  fileprivate var evidenceSentence: String {
    evidence.last.map { ".!?".contains($0) } ?? false ? evidence : evidence + "."
  }
}
