import TheseusLessons
import TheseusSession
import TheseusTrace

/// What Tab offers: commands, their arguments, and names of the program.
struct SessionCompletion {
  let session: Session
  var lessons: [(id: String, title: String)] = []
  var steps: [(slug: String, title: String)] = []

  /// What fits at the end of the text.
  func completion(of text: String) -> Completion {
    let line = text.drop(while: \.isWhitespace)
    guard line.first == ":" else { return name(in: text) }
    guard let space = line.firstIndex(where: \.isWhitespace) else { return command(String(line)) }
    guard case .command(let command) = Command.match(String(line[..<space].dropFirst())) else { return .none }
    return argument(of: command, String(line[space...].drop(while: \.isWhitespace)))
  }

  private func command(_ word: String) -> Completion {
    let candidates = Command.allCases.filter(\.isAvailable).map { command in
      // A space behind a command that takes an argument, so that the next Tab completes that.
      Completion.Candidate(
        command.usage.contains(" ") ? ":\(command.rawValue) " : ":\(command.rawValue)", note: command.summary)
    }
    return filtered(candidates, by: word)
  }

  private func argument(of command: Command, _ typed: String) -> Completion {
    switch command {
    case .tap, .toggle, .submit, .delete:
      return filtered(controls.map { Completion.Candidate($0.name, note: $0.kind) }, by: typed)
    case .enter, .pick, .adjust:
      // The name comes first and the value behind it: quotes tell where it ends.
      return filtered(controls.map { Completion.Candidate(quoted($0.name), note: $0.kind) }, by: typed)
    case .state, .type, .source, .graph, .why, .whynot, .focus: return filtered(views, by: typed)
    case .help:
      return filtered(Command.allCases.map { Completion.Candidate($0.rawValue, note: $0.summary) }, by: typed)
    case .goto: return filtered(steps.map { Completion.Candidate($0.slug, note: $0.title) }, by: typed)
    case .lesson: return filtered(lessons.map { Completion.Candidate($0.id, note: $0.title) }, by: typed)
    case .last: return filtered(["brief", "normal", "full", "json"].map { Completion.Candidate($0) }, by: typed)
    case .predict, .compare: return name(in: typed)
    default: return .none
    }
  }

  /// A name of the program: a view, or a stored property that an input can change.
  private func name(in text: String) -> Completion {
    let word = String(text.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
    guard !word.isEmpty, text.dropLast(word.count).last != "." else { return .none }
    let properties = session.tree.root?.state.map {
      Completion.Candidate($0.name, note: "@\($0.kind.rawValue), \($0.value.literal)")
    }
    return filtered((properties ?? []) + views, by: word)
  }

  /// The listed views by name, once each.
  private var views: [Completion.Candidate] {
    var seen: Set<String> = []
    return session.tree.listedNodes.compactMap { node in
      seen.insert(node.name).inserted ? Completion.Candidate(node.name, note: node.node.map { "#\($0)" } ?? "") : nil
    }
  }

  private var controls: [Control] {
    for case .answer(let answer) in session.respond(to: ":controls").parts { return answer.controls ?? [] }
    return []
  }

  private func quoted(_ name: String) -> String { name.contains(" ") ? "\"\(name)\"" : name }

  private func filtered(_ candidates: [Completion.Candidate], by word: String) -> Completion {
    var seen: Set<String> = []
    let fitting = candidates.filter { $0.text.hasPrefix(word) && seen.insert($0.text).inserted }
    return Completion(word: word, candidates: fitting)
  }
}
