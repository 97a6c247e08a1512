import TheseusTrace

/// What Tab offers for the word before the cursor.
public struct Completion: Sendable, Hashable {
  /// One thing that the word may become.
  public struct Candidate: Sendable, Hashable {
    /// The whole word.
    public var text: String
    /// A few words for a list.
    public var note: String

    /// Makes a candidate.
    public init(_ text: String, _ note: String = "") {
      self.text = text
      self.note = note
    }
  }

  /// What was typed of the word so far.
  public var word: String
  /// What fits, in the order in which it is listed.
  public var candidates: [Candidate]
}

/// The names that can be completed, as a session knows them at one moment.
public struct CompletionScope: Sendable {
  /// The listed views.
  public var views: [ViewReference] = []
  /// What can be acted on.
  public var controls: [Control] = []
  /// Names that Swift at the prompt can use, with what they are.
  public var names: [Completion.Candidate] = []
  /// The members of an expression's type, by the text before the dot; nil if its type is not known.
  public var members: @Sendable (String) -> [Completion.Candidate]? = { _ in nil }
  /// The steps of the lesson, by slug.
  public var steps: [Completion.Candidate] = []
  /// The lessons, by id.
  public var lessons: [Completion.Candidate] = []

  /// Makes an empty scope.
  public init() {}

  /// What fits at the end of a text.
  public func completion(of text: String) -> Completion {
    let start = text.drop(while: \.isWhitespace)
    guard start.hasPrefix(":") else { return swift(text) }
    guard let space = start.firstIndex(where: \.isWhitespace) else {
      return Self.matching(
        String(start), in: Command.allCases.filter(\.isAvailable).map { .init(":\($0.rawValue)", $0.summary) })
    }
    let word = String(start[start.index(after: start.startIndex)..<space])
    guard case .command(let command) = Command.match(word) else { return Completion(word: "", candidates: []) }
    let argument = start[space...].drop(while: \.isWhitespace)
    return Self.matching(String(argument), in: candidates(for: command))
  }

  private func candidates(for command: Command) -> [Completion.Candidate] {
    switch command {
    case .tap, .enter, .toggle, .pick, .adjust, .submit: controls.map { .init($0.name, $0.kind) }
    case .state, .source, .type, .why, .focus: viewNames
    case .last: Response.Detail.allCases.map { .init($0.rawValue) } + [.init("json")]
    case .glossary: Glossary.terms.map { .init($0.name) }
    case .help: Command.allCases.map { .init($0.rawValue, $0.summary) }
    case .system: SystemKey.allCases.map { .init($0.rawValue, $0.values.joined(separator: ", ")) }
    case .set: [.init("detail", "brief, normal, full")]
    case .goto: steps
    case .lesson: lessons
    default: []
    }
  }

  private var viewNames: [Completion.Candidate] {
    var seen: Set<String> = []
    return views.filter { seen.insert($0.view).inserted }.map { .init($0.view) }
  }

  private func swift(_ text: String) -> Completion {
    let word = String(text.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
    let before = text.dropLast(word.count)
    guard before.last == "." else {
      return word.isEmpty ? Completion(word: "", candidates: []) : Self.matching(word, in: names)
    }
    let base = String(
      before.dropLast().reversed().prefix { $0.isLetter || $0.isNumber || "_.#$".contains($0) }.reversed())
    return Self.matching(word, in: members(base) ?? [])
  }

  private static func matching(_ word: String, in candidates: [Completion.Candidate]) -> Completion {
    Completion(word: word, candidates: candidates.filter { $0.text.hasPrefix(word) })
  }
}
