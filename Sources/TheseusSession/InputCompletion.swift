import TheseusTrace

/// What Tab offers: the word before the cursor, and what it may become.
public struct InputCompletion: Sendable, Hashable {
  /// What was typed of the word so far.
  public var word: String
  /// What begins with the word, in the order in which it is listed.
  public var candidates: [CompletionContext.Candidate]

  /// Completes the end of an input, whose earlier lines come first.
  public init(of text: String, in context: CompletionContext) {
    let start = text.drop { $0.isWhitespace }
    if start.first == ":" {
      self = Self.command(String(start.dropFirst()), context)
    } else {
      self = Self.swift(String(text), context)
    }
  }

  /// Keeps the candidates that begin with the word, each once.
  private init(_ word: String, _ candidates: [CompletionContext.Candidate]) {
    self.word = word
    var seen: Set<String> = []
    self.candidates = candidates.filter { $0.text.hasPrefix(word) && seen.insert($0.text).inserted }
  }

  private typealias Candidate = CompletionContext.Candidate

  // MARK: - Commands

  private static func command(_ text: String, _ context: CompletionContext) -> InputCompletion {
    guard let space = text.firstIndex(where: \.isWhitespace) else {
      let commands = Command.allCases.filter(\.isAvailable).map { Candidate(":\($0.rawValue)", note: $0.summary) }
      return InputCompletion(":" + text, commands)
    }
    guard case .command(let command) = Command.match(String(text[..<space])) else { return InputCompletion("", []) }
    let arguments = String(text[space...].drop { $0.isWhitespace })
    switch command {
    case .predict, .compare: return InputCompletion(of: arguments, in: context)
    case .enter: return pair(arguments, controls(["TextField", "SecureField", "TextEditor"], context)) { _ in [] }
    case .pick: return pair(arguments, controls(["Picker", "TabView", "Menu"], context)) { _ in [] }
    case .adjust: return pair(arguments, controls(["Slider", "Stepper"], context)) { _ in [] }
    case .system:
      return pair(arguments, context.systemKeys.map { Candidate($0.name) }) { key in
        context.systemKeys.first { $0.name == key }?.values.map { Candidate($0) } ?? []
      }
    case .set:
      return pair(arguments, context.settings.map { Candidate($0.key, note: $0.value) }) { key in
        context.settings.first { $0.key == key }?.choices.map { Candidate($0) } ?? []
      }
    default: return InputCompletion(arguments, candidates(for: command, context))
    }
  }

  /// What may stand behind a command with one argument, which may have spaces.
  private static func candidates(for command: Command, _ context: CompletionContext) -> [Candidate] {
    switch command {
    case .tap: context.controls.map(candidate)
    case .toggle: controls(["Toggle"], context)
    case .submit: controls(["TextField", "SecureField"], context)
    case .state, .type, .source, .graph, .why, .whynot, .focus, .edit: context.views
    case .last: ["brief", "normal", "full", "json"].map { Candidate($0) }
    case .glossary: Glossary.terms.map { Candidate($0.name, note: $0.summary) }
    case .jump: context.history.map { Candidate(String($0.position), note: $0.input) }
    case .goto: context.steps
    case .lesson: context.lessons
    case .help: Command.allCases.filter(\.isAvailable).map { Candidate($0.rawValue, note: $0.summary) }
    default: []
    }
  }

  /// A name, quoted if it has spaces, and a value that depends on it.
  private static func pair(
    _ text: String, _ names: [Candidate], values: (String) -> [Candidate]
  ) -> InputCompletion {
    if let (name, value) = CommandArguments.pair(text) { return InputCompletion(value, values(name)) }
    let isNameOver = text.last?.isWhitespace == true && text.first != "\""
    if isNameOver { return InputCompletion("", values(text.trimmingWhitespace)) }
    let quoted = names.map { name in
      name.text.contains(" ") || text.first == "\"" ? Candidate("\"\(name.text)\"", note: name.note) : name
    }
    return InputCompletion(text, quoted)
  }

  private static func controls(_ kinds: [String], _ context: CompletionContext) -> [Candidate] {
    context.controls.filter { kinds.contains($0.kind) }.map(candidate)
  }

  private static func candidate(_ control: Control) -> Candidate {
    Candidate(control.name, note: control.enabled ? control.kind : "\(control.kind), disabled")
  }

  // MARK: - Swift

  private static func swift(_ text: String, _ context: CompletionContext) -> InputCompletion {
    let word = String(text.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }.reversed())
    let before = text.dropLast(word.count)
    guard before.last == "." else {
      return InputCompletion(word, word.isEmpty && !text.isEmpty && !isOpen(before) ? [] : context.names)
    }
    let base = Self.base(of: String(before.dropLast()))
    let members = base.isEmpty ? context.implicitMembers(String(before.dropLast())) : context.members(base)
    return InputCompletion(word, members)
  }

  /// Tells whether a name may follow a text.
  private static func isOpen(_ text: Substring) -> Bool {
    guard let last = text.last else { return true }
    return last.isWhitespace || "([{,:=<>+-*/%!&|?".contains(last)
  }

  /// The expression that a text ends with: names, dots, calls and subscripts, read backwards.
  private static func base(of text: String) -> String {
    var depth = 0
    var result: [Character] = []
    for character in text.reversed() {
      if ")]".contains(character) {
        depth += 1
      } else if "([".contains(character) {
        if depth == 0 { break }
        depth -= 1
      } else if depth == 0 {
        let belongs = character.isLetter || character.isNumber || "_$.?!#".contains(character)
        if !belongs { break }
      }
      result.append(character)
    }
    return depth == 0 ? String(result.reversed()) : ""
  }
}
