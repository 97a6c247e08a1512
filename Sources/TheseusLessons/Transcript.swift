/// A console block: inputs, each with the output that is expected of it.
public struct Transcript: Sendable, Hashable {
  /// One input with its output.
  public struct Exchange: Sendable, Hashable {
    /// The input; lines of a multi-line input are joined by newlines.
    public var input: String
    /// The lines that are expected; `[..]` elides within a line, `...` alone elides lines.
    public var expected: [String]
    /// The line of the input, from 1.
    public var line: Int
    /// The lines of the expected output in the file, for rewriting; empty where nothing is expected yet.
    public var expectedLines: Range<Int>
  }
  /// The exchanges, in order.
  public var exchanges: [Exchange]

  /// The prompt that begins an input.
  public static let prompt = "theseus> "
  /// The prompt that continues one.
  public static let continuation = "......> "
}

extension Transcript {
  /// Reads a console fence; nil if its first line of text is not an input.
  init?(_ fence: Fence) {
    var lines = fence.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    exchanges = []
    for (index, line) in lines.enumerated() {
      let number = fence.firstLine + index
      if let input = Self.input(of: line, after: Self.prompt) {
        exchanges.append(Exchange(input: input, expected: [], line: number, expectedLines: number + 1..<number + 1))
      } else if exchanges.isEmpty {
        if line.allSatisfy(\.isWhitespace) { continue }
        return nil
      } else if let more = Self.input(of: line, after: Self.continuation),
        exchanges[exchanges.count - 1].expected.isEmpty
      {
        exchanges[exchanges.count - 1].input += "\n" + more
        exchanges[exchanges.count - 1].expectedLines = number + 1..<number + 1
      } else {
        let start = exchanges[exchanges.count - 1].expectedLines.lowerBound
        exchanges[exchanges.count - 1].expected.append(line)
        exchanges[exchanges.count - 1].expectedLines = start..<number + 1
      }
    }
    if exchanges.isEmpty { return nil }
  }

  private static func input(of line: String, after prompt: String) -> String? {
    if line.hasPrefix(prompt) { return String(line.dropFirst(prompt.count)) }
    return line == prompt.dropLast() ? "" : nil
  }
}

extension Transcript.Exchange {
  /// Whether printed lines are what is expected, with its elisions; blank lines at both ends and spaces at the ends of lines don't count.
  public func matches(_ printed: [String]) -> Bool {
    Self.matches(Self.trimmed(expected)[...], Self.trimmed(printed)[...])
  }

  private static func trimmed(_ lines: [String]) -> [String] {
    let bare = lines.map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    let leading = bare.drop { $0.isEmpty }
    return leading.reversed().drop { $0.isEmpty }.reversed()
  }

  private static func matches(_ expected: ArraySlice<String>, _ printed: ArraySlice<String>) -> Bool {
    guard let first = expected.first else { return printed.isEmpty }
    let rest = expected.dropFirst()
    if first.drop(while: { $0 == " " }) == "..." {
      return (printed.startIndex...printed.endIndex).contains { matches(rest, printed[$0...]) }
    }
    guard let line = printed.first else { return false }
    return lineMatches(first, line) && matches(rest, printed.dropFirst())
  }

  private static func lineMatches(_ pattern: String, _ line: String) -> Bool {
    let parts = pattern.split(separator: "[..]", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return pattern == line }
    var rest = Substring(line)
    for (index, part) in parts.enumerated() {
      if index == 0 {
        guard rest.hasPrefix(part) else { return false }
        rest = rest.dropFirst(part.count)
      } else if index == parts.count - 1 {
        return rest.hasSuffix(part)
      } else {
        guard let found = rest.firstRange(of: part) else { return false }
        rest = rest[found.upperBound...]
      }
    }
    return true
  }
}
