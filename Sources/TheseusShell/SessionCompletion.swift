import TheseusSession
import TheseusTrace

/// What Tab offers at this moment of a session.
struct SessionCompletion {
  let session: Session
  var lessons: [TheseusSession.Completion.Candidate] = []
  var steps: [TheseusSession.Completion.Candidate] = []

  /// What fits at the end of the text.
  func completion(of text: String) -> Completion {
    let found = scope.completion(of: text)
    let candidates = found.candidates.map { Completion.Candidate(ended($0.text), note: $0.note) }
    return Completion(word: found.word, candidates: candidates)
  }

  /// A command that takes an argument ends with a space, so that the next Tab completes the argument.
  private func ended(_ word: String) -> String {
    guard word.first == ":", case .command(let command) = Command.match(String(word.dropFirst())) else { return word }
    return command.usage.contains(" ") ? word + " " : word
  }

  private var scope: CompletionScope {
    var scope = CompletionScope()
    scope.lessons = lessons
    scope.steps = steps
    scope.views = session.tree.listedNodes.compactMap(\.reference)
    scope.names = properties + scope.views.map { TheseusSession.Completion.Candidate($0.view) }
    for case .answer(let answer) in session.respond(to: ":controls").parts { scope.controls = answer.controls ?? [] }
    return scope
  }

  /// The stored properties of the root, which an input can change.
  private var properties: [TheseusSession.Completion.Candidate] {
    session.tree.root?.state.map { property in
      TheseusSession.Completion.Candidate(property.name, "@\(property.kind.rawValue), \(property.value.literal)")
    } ?? []
  }
}
