import TheseusSession
import TheseusTrace

/// What Tab offers at this moment of a session.
struct SessionCompletion {
  let session: Session
  var lessons: [Completion.Candidate] = []
  var steps: [Completion.Candidate] = []

  /// What fits at the end of the text.
  func completion(of text: String) -> Completion {
    var found = scope.completion(of: text)
    for index in found.candidates.indices { found.candidates[index].text = ended(found.candidates[index].text) }
    return found
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
    scope.names = properties + scope.views.map { Completion.Candidate($0.view) }
    for case .answer(let answer) in session.respond(to: ":controls").parts { scope.controls = answer.controls ?? [] }
    return scope
  }

  /// The stored properties of the root, which an input can change.
  private var properties: [Completion.Candidate] {
    session.tree.root?.state.map { property in
      Completion.Candidate(property.name, "@\(property.kind.rawValue), \(property.value.literal)")
    } ?? []
  }
}
