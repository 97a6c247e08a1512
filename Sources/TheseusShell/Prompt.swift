/// What stands before the cursor; ASCII, so that its width is the number of its characters.
public struct Prompt: Sendable, Hashable {
  /// The text before the `>`, for example `theseus` or `branches 3/7`.
  public let label: String

  /// Makes a prompt; characters that not every terminal draws one column wide become `?`.
  public init(_ label: String) {
    self.label = String(
      label.map { character in
        guard let value = character.asciiValue, value >= 0x20, value < 0x7F else { return "?" }
        return character
      })
  }

  /// What is shown, ending with a plain space.
  public var text: String { label + "> " }

  /// The prompt for further lines of an input, of the same width.
  public var continuation: Prompt { Prompt(String(repeating: ".", count: label.count)) }

  /// The prompt of a session without a lesson.
  public static let theseus = Prompt("theseus")
}

extension Prompt {
  /// The length of the prompt that a pasted line begins with, as printed by this shell in any lesson.
  ///
  /// `theseus> `, a continuation of dots, and a lesson's `branches 3/7> ` count; what is behind them is the input.
  static func leading(_ line: Substring) -> Leading? {
    guard let mark = line.firstIndex(of: ">") else { return nil }
    let label = line[..<mark]
    let rest = line[line.index(after: mark)...]
    guard rest.isEmpty || rest.first == " " else { return nil }
    let input = rest.dropFirst()
    if label.count >= 3, label.allSatisfy({ $0 == "." }) { return Leading(isContinuation: true, input: input) }
    if label == theseus.label || isStepLabel(label) { return Leading(isContinuation: false, input: input) }
    return nil
  }

  /// A line behind a prompt.
  struct Leading: Equatable {
    let isContinuation: Bool
    let input: Substring
  }

  /// Whether the text is a lesson's id and the number of a step, for example `branches 3/7`.
  private static func isStepLabel(_ label: Substring) -> Bool {
    let words = label.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 2, !words[0].isEmpty else { return false }
    let counts = words[1].split(separator: "/", omittingEmptySubsequences: false)
    return counts.count == 2 && counts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isNumber) }
  }
}
