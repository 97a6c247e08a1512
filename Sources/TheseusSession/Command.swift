import TheseusProgram

/// A command at the prompt: what begins with a colon.
public enum Command: String, Sendable, Hashable, CaseIterable {
  // Act as a user.
  case tap, enter, toggle, pick, adjust, drag, delete, move, submit, scroll, dismiss, wait, system
  // Look.
  case screen, tree, state, type, source, controls, graph, last, why, whynot, glossary, warnings
  // Predict.
  case predict
  // Time.
  case undo, redo, history, jump, mark, diff, reset
  // What if.
  case fork, join, drop, compare
  // Code.
  case edit, load, reload, lint, focus
  // Lesson.
  case next, back, goto, steps, check, hint, solution, skip, lessons, lesson, progress, forget, play
  // Session.
  case record, export, set, help, quit

  /// What commands are listed under.
  public enum Group: String, Sendable, Hashable, CaseIterable {
    /// What a person does to the running program.
    case act = "act as a user"
    /// What changes nothing.
    case look
    /// Answers before runs.
    case predict
    /// Back and forth in the journal.
    case time
    /// Another journal beside this one.
    case whatIf = "what if"
    /// The program's text.
    case code
    /// The guided lesson.
    case lesson
    /// The prompt itself.
    case session
  }

  /// Under what it is listed.
  public var group: Group {
    switch self {
    case .tap, .enter, .toggle, .pick, .adjust, .drag, .delete, .move, .submit, .scroll, .dismiss, .wait, .system:
      .act
    case .screen, .tree, .state, .type, .source, .controls, .graph, .last, .why, .whynot, .glossary, .warnings: .look
    case .predict: .predict
    case .undo, .redo, .history, .jump, .mark, .diff, .reset: .time
    case .fork, .join, .drop, .compare: .whatIf
    case .edit, .load, .reload, .lint, .focus: .code
    case .next, .back, .goto, .steps, .check, .hint, .solution, .skip, .lessons, .lesson, .progress, .forget, .play:
      .lesson
    case .record, .export, .set, .help, .quit: .session
    }
  }

  /// Whether this version answers it; the others say so.
  public var isAvailable: Bool {
    switch self {
    case .screen, .graph, .predict, .mark, .diff, .fork, .join, .drop, .compare, .edit, .lint, .play, .record,
      .export:
      false
    default: true
    }
  }

  /// The words that mean it besides its name.
  public var aliases: [String] {
    switch self {
    case .quit: ["exit"]
    case .help: ["?"]
    default: []
    }
  }
}

extension Command {
  /// What a typed word means.
  public enum Match: Sendable, Hashable {
    /// One command.
    case command(Command)
    /// A prefix of several.
    case ambiguous([Command])
    /// None; perhaps this one was meant.
    case unknown(suggestion: Command?)
  }

  /// Finds the command that a word (without its colon) means: its name, an alias, or a unique prefix.
  public static func match(_ word: String) -> Match {
    if let exact = Command(rawValue: word) { return .command(exact) }
    if let alias = allCases.first(where: { $0.aliases.contains(word) }) { return .command(alias) }
    let candidates = word.isEmpty ? [] : allCases.filter { $0.rawValue.hasPrefix(word) }
    switch candidates.count {
    case 0: return .unknown(suggestion: EditDistance.nearest(to: word, in: allCases, by: \.rawValue))
    case 1: return .command(candidates[0])
    default:
      return .ambiguous(candidates)
    }
  }
}
