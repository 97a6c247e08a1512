import TheseusSession
import TheseusTrace

/// What Tab offers at this moment of a session.
struct SessionCompletion {
  let session: Session
  var lessons: [CompletionContext.Candidate] = []
  var steps: [CompletionContext.Candidate] = []

  /// What fits at the end of the text.
  func completion(of text: String) -> Completion {
    let found = InputCompletion(of: text, in: context)
    let candidates = found.candidates.map { Completion.Candidate(ended($0.text), note: $0.note) }
    return Completion(word: found.word, candidates: candidates)
  }

  /// A command that takes an argument ends with a space, so that the next Tab completes the argument.
  private func ended(_ word: String) -> String {
    guard word.first == ":", case .command(let command) = Command.match(String(word.dropFirst())) else { return word }
    return command.usage.contains(" ") ? word + " " : word
  }

  private var context: CompletionContext {
    var context = CompletionContext()
    context.lessons = lessons
    context.steps = steps
    context.views = views
    context.names = properties + views
    context.systemKeys = SystemKey.allCases.map { CompletionContext.SystemKey($0.rawValue, values: $0.values) }
    for part in session.respond(to: ":controls").parts + session.respond(to: ":history").parts {
      switch part {
      case .answer(let answer): context.controls = answer.controls ?? []
      case .history(let entries, _): context.history = entries
      default: break
      }
    }
    return context
  }

  /// The stored properties of the root, which an input can change.
  private var properties: [CompletionContext.Candidate] {
    session.tree.root?.state.map { property in
      CompletionContext.Candidate(property.name, note: "@\(property.kind.rawValue), \(property.value.literal)")
    } ?? []
  }

  /// The listed views by name, once each.
  private var views: [CompletionContext.Candidate] {
    var seen: Set<String> = []
    return session.tree.listedNodes.compactMap { node in
      guard seen.insert(node.name).inserted else { return nil }
      return CompletionContext.Candidate(node.name, note: node.node.map { "#\($0)" } ?? "")
    }
  }
}
