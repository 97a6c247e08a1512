/// A question of understanding that no run can settle.
public struct Quiz: Sendable, Hashable {
  /// A choice with the reason why it is right or wrong.
  public struct Choice: Sendable, Hashable {
    /// The text.
    public var text: String
    /// Whether it is right.
    public var isCorrect: Bool
    /// Why.
    public var justification: String
  }
  /// The question.
  public var question: String
  /// The choices, in order.
  public var choices: [Choice]
  /// The line of the fence's first line, from 1.
  public var line: Int
}

extension Quiz {
  /// Reads a quiz fence; nil if a choice lacks its justification, or none is right.
  init?(_ fence: Fence) {
    line = fence.firstLine
    question = ""
    choices = []
    for text in fence.text.split(separator: "\n").map(\.trimmingSpaces) where !text.isEmpty {
      if text.hasPrefix("- [ ] ") || text.hasPrefix("- [x] ") {
        let parts = text.dropFirst(6).split(separator: " :: ", maxSplits: 1).map(\.trimmingSpaces)
        guard parts.count == 2 else { return nil }
        choices.append(Choice(text: parts[0], isCorrect: text.hasPrefix("- [x] "), justification: parts[1]))
      } else if choices.isEmpty {
        question += (question.isEmpty ? "" : " ") + text
      } else {
        choices[choices.count - 1].justification += " " + text
      }
    }
    guard !question.isEmpty, choices.count > 1, choices.contains(where: \.isCorrect) else { return nil }
  }
}
