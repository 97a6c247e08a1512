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

  /// Makes a completion.
  public init(word: String, candidates: [Candidate]) {
    self.word = word
    self.candidates = candidates
  }

  /// Nothing fits.
  public static let none = Completion(word: "", candidates: [])
}

/// The names that can be completed, as a session knows them at one moment.
public struct CompletionScope: Sendable {
  /// The listed views.
  public var views: [ViewReference] = []
  /// What can be acted on.
  public var controls: [Control] = []
  /// Names that Swift at the prompt can use, with what they are.
  public var names: [Completion.Candidate] = []
  /// The members of an expression's type, by the text before the dot (empty for an implicit member); nil if its type is not known.
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
    return completion(ofArguments: String(start[space...].drop(while: \.isWhitespace)), for: command)
  }

  /// What fits at the end of what stands behind a command.
  private func completion(ofArguments text: String, for command: Command) -> Completion {
    switch command {
    case .predict, .compare: completion(of: text)
    case .enter: pair(text, names(ofControls: ["TextField", "SecureField", "TextEditor"]))
    case .pick: pair(text, names(ofControls: ["Picker", "TabView"]))
    case .drag: pair(text, names(ofControls: ["DragGesture"]))
    case .adjust: pair(text, names(ofControls: ["Slider", "Stepper"]))
    case .system:
      pair(text, SystemKey.allCases.map { .init($0.rawValue, $0.values.joined(separator: ", ")) }) { key in
        SystemKey(rawValue: key)?.values.map { .init($0) } ?? []
      }
    case .set:
      pair(text, [.init("detail", "brief, normal, full")]) { key in
        key == "detail" ? Response.Detail.allCases.map { .init($0.rawValue) } : []
      }
    default: Self.matching(text, in: candidates(for: command))
    }
  }

  /// What the one argument of a command may be.
  private func candidates(for command: Command) -> [Completion.Candidate] {
    switch command {
    case .tap:
      controls.map { control in
        .init(control.name, [control.kind, control.obstacle?.rawValue].compactMap { $0 }.joined(separator: ", "))
      }
    case .toggle: names(ofControls: ["Toggle"])
    case .submit: names(ofControls: ["TextField", "SecureField"])
    case .state, .source, .type, .graph, .why, .whynot, .focus, .edit: viewNames
    case .scroll: ["down", "up", "top", "bottom"].map { .init($0) }
    case .last: Response.Detail.allCases.map { .init($0.rawValue) } + [.init("json")]
    case .glossary: Glossary.terms.map { .init($0.name, $0.summary) }
    case .help: Command.allCases.filter(\.isAvailable).map { .init($0.rawValue, $0.summary) }
    case .goto: steps
    case .lesson: lessons
    default: []
    }
  }

  /// A name, in quotes if it has spaces, and a value that depends on it.
  private func pair(
    _ text: String, _ names: [Completion.Candidate], values: (String) -> [Completion.Candidate] = { _ in [] }
  ) -> Completion {
    if let (name, value) = CommandArguments.pair(text) { return Self.matching(value, in: values(name)) }
    if text.last?.isWhitespace == true, text.first != "\"" {
      return Self.matching("", in: values(text.trimmingWhitespace))
    }
    let quoted = names.map { name in
      name.text.contains(" ") || text.first == "\"" ? Completion.Candidate("\"\(name.text)\"", name.note) : name
    }
    return Self.matching(text, in: quoted)
  }

  /// The controls of some kinds; all of them if there are none of these, for a kind may have another name.
  private func names(ofControls kinds: [String]) -> [Completion.Candidate] {
    let fitting = controls.filter { kinds.contains($0.kind) }
    return (fitting.isEmpty ? controls : fitting).map { .init($0.name, $0.kind) }
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
    return Self.matching(word, in: members(Self.base(of: before.dropLast())) ?? [])
  }

  /// The expression that a text ends with: names, dots, calls and subscripts, read backwards.
  private static func base(of text: Substring) -> String {
    var depth = 0
    var result: [Character] = []
    for character in text.reversed() {
      if ")]".contains(character) {
        depth += 1
      } else if "([".contains(character) {
        if depth == 0 { break }
        depth -= 1
      } else if depth == 0 {
        guard character.isLetter || character.isNumber || "_$.?!#".contains(character) else { break }
      }
      result.append(character)
    }
    return depth == 0 ? String(result.reversed()) : ""
  }

  private static func matching(_ word: String, in candidates: [Completion.Candidate]) -> Completion {
    var seen: Set<String> = []
    return Completion(
      word: word, candidates: candidates.filter { $0.text.hasPrefix(word) && seen.insert($0.text).inserted })
  }
}
