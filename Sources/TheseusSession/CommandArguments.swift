/// Splits what stands behind a command.
enum CommandArguments {
  /// The whole as one argument; quotes round all of it are dropped.
  static func whole(_ text: String) -> String? {
    let trimmed = text.trimmingWhitespace
    if trimmed.isEmpty { return nil }
    if let (first, rest) = quoted(trimmed), rest.isEmpty { return first }
    return trimmed
  }

  /// A name (one word, or quoted) and the rest as one argument.
  static func pair(_ text: String) -> (name: String, value: String)? {
    let trimmed = text.trimmingWhitespace
    let name: String
    let rest: String
    if let (first, remainder) = quoted(trimmed) {
      (name, rest) = (first, remainder)
    } else {
      name = String(trimmed.prefix { !$0.isWhitespace })
      rest = trimmed.dropFirst(name.count).trimmingWhitespace
    }
    guard !name.isEmpty, let value = whole(rest) else { return nil }
    return (name, value)
  }

  /// A name and one word behind it.
  static func amount(_ text: String) -> (name: String, value: String)? {
    let trimmed = text.trimmingWhitespace
    guard let space = trimmed.lastIndex(where: \.isWhitespace), let name = whole(String(trimmed[..<space])) else {
      return nil
    }
    return (name, String(trimmed[trimmed.index(after: space)...]))
  }

  /// A name and two numbers behind it.
  static func movement(_ text: String) -> (name: String, x: Double, y: Double)? {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count > 2, let x = Double(words[words.count - 2]), let y = Double(words[words.count - 1]),
      x.isFinite, y.isFinite, let name = whole(words.dropLast(2).joined(separator: " "))
    else { return nil }
    return (name, x, y)
  }

  /// A text in quotes at the beginning, and what is behind it.
  private static func quoted(_ text: String) -> (String, rest: String)? {
    guard text.first == "\"" else { return nil }
    var result = ""
    var rest = text.dropFirst()
    while let character = rest.popFirst() {
      switch character {
      case "\"": return (result, rest.trimmingWhitespace)
      case "\\": if let escaped = rest.popFirst() { result.append(escaped) }
      default: result.append(character)
      }
    }
    return nil
  }
}
