import TheseusProgram

extension LessonError {
  /// The diagnostic for the error at a place in the lesson.
  func diagnostic(at range: SourceRange) -> Diagnostic {
    Diagnostic(id: id, message: message, range: range, explanation: explanation)
  }

  private var id: String {
    switch self {
    case .missingFrontMatter, .unclosedFrontMatter, .unknownKey, .invalidValue, .missingKey, .unsupportedVersion:
      "lesson-front-matter"
    case .noSteps, .malformedStepHeading, .duplicateStep, .blockOutsideStep: "lesson-step"
    case .unknownTag: "lesson-unknown-fence"
    case .fenceInsideHTML, .table, .unclosedDetails, .unknownSummary, .unknownComment, .secondSolution: "lesson-markup"
    case .malformedConsole: "lesson-console"
    case .missingPredictionKey, .unknownQuestion: "lesson-predict"
    case .unknownClaim, .unknownWarning, .emptyCheck, .secondCheck: "lesson-check"
    case .malformedQuiz: "lesson-quiz"
    }
  }

  private var message: String {
    switch self {
    case .missingFrontMatter: "a lesson begins with front matter between two lines '---'"
    case .unclosedFrontMatter: "front matter is not closed by a line '---'"
    case .unknownKey(let key, let suggestion): "unknown key '\(key)'" + Self.didYouMean(suggestion)
    case .invalidValue(let key, let value, let expected): "'\(value)' is not a value of '\(key)': expected \(expected)"
    case .missingKey(let key): "missing key '\(key)' in the front matter"
    case .unsupportedVersion(let version): "this Theseus reads 'requires: theseus 1', not '\(version)'"
    case .noSteps: "a lesson needs at least one heading '## step SLUG: Title'"
    case .malformedStepHeading(let text): "'\(text)' is not of the form 'step SLUG: Title'"
    case .duplicateStep(let slug): "step '\(slug)' stands twice"
    case .unknownTag(let tag, let suggestion): "unknown fence '\(tag)'" + Self.didYouMean(suggestion)
    case .fenceInsideHTML: "a fence inside a block of HTML never runs"
    case .table: "a table is not shown at the prompt"
    case .malformedConsole: "a console block begins with an input after 'theseus> '"
    case .missingPredictionKey(let key): "a prediction needs '\(key)'"
    case .unknownQuestion(let text): "'\(text)' is not a question"
    case .unknownClaim(let text, let suggestion): "'\(text)' is not a line of a check" + Self.didYouMean(suggestion)
    case .unknownWarning(let id, let suggestion): "'\(id)' is not the id of a warning" + Self.didYouMean(suggestion)
    case .emptyCheck: "a check needs at least one line that must hold"
    case .secondCheck: "a step has one check"
    case .malformedQuiz: "a quiz has a question and choices '- [ ] text :: justification', at least one of them '- [x]'"
    case .unclosedDetails: "'<details>' is not closed by '</details>'"
    case .unknownSummary(let text): "unknown summary '\(text)'"
    case .unknownComment(let text): "unknown comment '\(text)'"
    case .secondSolution: "a step has one solution"
    case .blockOutsideStep(let tag): "'\(tag)' stands before the first step"
    }
  }

  private var explanation: String? {
    switch self {
    case .unknownTag:
      "Fences that run are tagged 'swift scene', 'swift edit', 'console', 'predict', 'check' and 'quiz'. A fence without a second word never runs."
    case .fenceInsideHTML:
      "Leave a blank line after '<details><summary>…</summary>', so that what follows is Markdown again."
    case .table: "Use a list: it reads aloud well and fits 80 columns."
    case .unknownQuestion:
      "Ask for 'bodies', 'identity VIEW', 'state VIEW.PROPERTY', 'body VIEW', 'created', 'removed' or 'warnings'."
    case .unknownClaim:
      "A check has lines such as 'after: INPUT', 'kept VIEW', 'reset VIEW.PROPERTY', 'bodies <= N', 'screen contains \"TEXT\"', 'no warnings'."
    case .unknownSummary: "Use 'hint', 'solution' or 'wrong: what is wrong'."
    case .unknownComment: "Use '<!-- note: … -->' for the speaker and '<!-- pause -->' for a stop in a demonstration."
    default: nil
    }
  }

  private static func didYouMean(_ suggestion: String?) -> String {
    suggestion.map { "; did you mean '\($0)'?" } ?? ""
  }
}
