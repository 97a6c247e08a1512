/// What a person entered, told apart by how it begins.
public enum Input: Sendable, Hashable {
  /// Nothing but white space.
  case empty
  /// A command with the rest of the line.
  case command(Command, arguments: String)
  /// A colon with a word that is the beginning of several commands.
  case ambiguous(word: String, [Command])
  /// A colon with a word that is no command.
  case unknown(word: String, suggestion: Command?)
  /// Swift.
  case swift(String)

  /// Tells what a text is; `isBound` says whether a bare name means something in the program, for `help`, `quit`, `exit` and `?`.
  public static func categorize(_ text: String, isBound: (String) -> Bool = { _ in false }) -> Input {
    let trimmed = text.trimmingWhitespace
    if trimmed.isEmpty { return .empty }
    guard trimmed.hasPrefix(":") else { return bare(trimmed, isBound: isBound) ?? .swift(text) }
    let rest = trimmed.dropFirst()
    let word = String(rest.prefix { !$0.isWhitespace })
    let arguments = rest.dropFirst(word.count).trimmingWhitespace
    return switch Command.match(word) {
    case .command(let command): .command(command, arguments: arguments)
    case .ambiguous(let commands): .ambiguous(word: word, commands)
    case .unknown(let suggestion): .unknown(word: word, suggestion: suggestion)
    }
  }

  private static func bare(_ text: String, isBound: (String) -> Bool) -> Input? {
    let word = String(text.prefix { !$0.isWhitespace })
    let rest = text.dropFirst(word.count).trimmingWhitespace
    switch word {
    case "?": return .command(.help, arguments: rest)
    case "help" where !isBound(word) && (rest.isEmpty || Self.isCommandName(rest)):
      return .command(.help, arguments: rest)
    case "quit", "exit": return rest.isEmpty && !isBound(word) ? .command(.quit, arguments: "") : nil
    default: return nil
    }
  }

  private static func isCommandName(_ text: String) -> Bool {
    if case .command = Command.match(text.hasPrefix(":") ? String(text.dropFirst()) : text) { true } else { false }
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmingWhitespace: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
