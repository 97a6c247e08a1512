/// The text of a generic type on several lines: what is too long for one is broken at its outermost brackets, each argument on a line
/// of its own, further in.
struct TypeLayout {
  private let width: Int

  /// Makes a layout for lines of at most so many columns, as far as single names allow.
  init(width: Int) { self.width = width }

  /// The lines of a type, each as far in as it stands.
  func lines(of type: String, indent: Int = 2) -> [String] { lines(of: type[...], indent: indent, end: "") }

  private func lines(of type: Substring, indent: Int, end: String) -> [String] {
    let margin = String(repeating: " ", count: indent)
    let whole = margin + type + end
    guard whole.displayWidth > width, let group = BracketGroup(type) else { return [whole] }
    let arguments = group.arguments.enumerated().flatMap { index, argument in
      lines(of: argument, indent: indent + 2, end: index < group.arguments.count - 1 ? "," : "")
    }
    return [margin + group.head] + arguments + [margin + group.tail + end]
  }
}

/// `TupleView<(`, `A`, `B` and `)>` of `TupleView<(A, B)>`.
private struct BracketGroup {
  let head: Substring
  let arguments: [Substring]
  let tail: Substring

  /// Takes a type apart at the brackets that end with it; nil if it has none.
  ///
  /// A tuple that is the only argument stays with its type.
  init?(_ type: Substring) {
    guard var content = BracketGroup.inside(of: type)?.content else { return nil }
    if let tuple = BracketGroup.inside(of: content), tuple.isWhole, content.first == "(" { content = tuple.content }
    head = type[..<content.startIndex]
    tail = type[content.endIndex...]
    arguments = BracketGroup.split(content)
  }

  /// What stands between the last bracket and the one that opens it, and whether nothing stands before that.
  private static func inside(of type: Substring) -> (content: Substring, isWhole: Bool)? {
    guard type.last == ">" || type.last == ")" else { return nil }
    var depth = 0
    var index = type.endIndex
    while index > type.startIndex {
      let next = index
      index = type.index(before: index)
      switch type[index] {
      case ">" where index > type.startIndex && type[type.index(before: index)] == "-": break
      case ">", ")": depth += 1
      case "<", "(":
        depth -= 1
        if depth == 0 { return (type[next..<type.index(before: type.endIndex)], index == type.startIndex) }
      default: break
      }
    }
    return nil
  }

  /// The parts between the commas outside of brackets.
  private static func split(_ content: Substring) -> [Substring] {
    var parts: [Substring] = []
    var depth = 0
    var start = content.startIndex
    var previous: Character = " "
    for index in content.indices {
      switch content[index] {
      case "<", "(": depth += 1
      case ")": depth -= 1
      case ">" where previous != "-": depth -= 1
      case "," where depth == 0:
        parts.append(content[start..<index])
        start = content.index(index, offsetBy: 2, limitedBy: content.endIndex) ?? content.endIndex
      default: break
      }
      previous = content[index]
    }
    return parts + [content[start...]]
  }
}
