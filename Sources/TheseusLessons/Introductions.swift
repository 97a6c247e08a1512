import TheseusTrace

/// Which commands and terms have been introduced so far, lesson by lesson.
struct Introductions {
  /// Something that a lesson uses before it, or one before it, has introduced it.
  struct EarlyUse {
    var message: String
    var line: Int
    var advice: String
  }

  private var commands: Set<String> = [":help", ":quit", ":next", ":back", ":hint", ":check"]
  private var terms: Set<GlossaryTerm> = []

  /// Reads a lesson in order; gives what it uses before any text has named it.
  mutating func read(_ lesson: Lesson) -> [EarlyUse] {
    var early: [EarlyUse] = []
    for block in lesson.introduction + lesson.steps.flatMap(\.blocks) {
      switch block {
      case .prose(let prose): learn(from: prose)
      case .console(let transcript):
        early += transcript.exchanges.compactMap { use(of: $0.input, line: $0.line) }
      case .predict(let prediction):
        if let use = use(of: prediction.input, line: prediction.line) { early.append(use) }
      default: continue
      }
    }
    terms.formUnion(lesson.frontMatter.concepts.compactMap(Glossary.term))
    return early + earlyTerms(in: lesson)
  }

  // MARK: Commands

  private mutating func learn(from prose: Prose) {
    for span in prose.spans where span.style == .code && span.text.hasPrefix(":") {
      commands.insert(String(span.text.prefix { !$0.isWhitespace }))
    }
  }

  private func use(of input: String, line: Int) -> EarlyUse? {
    guard input.hasPrefix(":") else { return nil }
    let word = String(input.prefix { !$0.isWhitespace })
    guard !commands.contains(word) else { return nil }
    return EarlyUse(
      message: "'\(word)' is used before the text introduces it", line: line,
      advice: "Name it in the text above, as code.")
  }

  // MARK: Terms

  /// The terms that are no concepts of this lesson or of one before it, each where it comes first.
  private func earlyTerms(in lesson: Lesson) -> [EarlyUse] {
    var seen = terms
    return lesson.tellings.flatMap { text, line in
      Glossary.mentions(in: text).filter { seen.insert($0).inserted }.map { term in
        EarlyUse(
          message: "the term '\(term.name)' is used before a lesson introduces it",
          line: lesson.line(of: term.name, from: line),
          advice: "Name it in 'concepts', here or in a lesson before this one, or say it in other words.")
      }
    }
  }
}

extension Lesson {
  /// What is told and asked, with the line at which the step begins.
  fileprivate var tellings: [(text: String, line: Int)] {
    introduction.map { ($0.telling, 1) }
      + steps.flatMap { step in
        ([step.title] + step.blocks.map(\.telling) + step.hints.flatMap { $0.map(\.plainText) })
          .map { ($0, step.line) }
      }
  }

  /// The line at which a name stands, from some line on; the name may go on in the next line.
  fileprivate func line(of name: String, from start: Int) -> Int {
    let lines = file.text.lowercased().split(separator: "\n", omittingEmptySubsequences: false)
    // Without a last `y`, a plural is found too.
    let words = String(name.hasSuffix("y") ? name.lowercased().dropLast() : name.lowercased()[...])
    for number in start..<max(lines.count, start) {
      let (this, next) = (lines[number - 1], lines[number])
      if this.contains(words) || !next.contains(words) && "\(this) \(next)".contains(words) { return number }
    }
    return start
  }
}

extension Block {
  /// Its words for the learner; empty of what is run.
  fileprivate var telling: String {
    switch self {
    case .prose(let prose): prose.plainText
    case .quiz(let quiz):
      ([quiz.question] + quiz.choices.flatMap { [$0.text, $0.justification] }).joined(separator: "\n")
    default: ""
    }
  }
}
