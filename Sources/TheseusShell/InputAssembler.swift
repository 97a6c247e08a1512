/// Collects lines until they are an input: typed lines, pasted blocks, pasted transcripts, `:{ … :}`.
///
/// What is complete is asked of a closure, which asks the parser: nothing here knows the language.
public struct InputAssembler {
  /// Whether a text can be run.
  public enum Completeness: Sendable, Equatable {
    /// It can be run.
    case complete
    /// More lines must follow.
    case incomplete
    /// No further line can make it right.
    case wrong
  }

  /// What a line brought about.
  public enum Event: Sendable, Equatable {
    /// An input to run; it may be wrong, and the answer says so.
    case input(String)
    /// An unfinished input was dropped by a blank line.
    case abandoned(String)
  }

  private let completeness: (String) -> Completeness
  private let continues: (String) -> Bool
  private var lines: [Substring] = []
  /// Whether `:{` was seen and `:}` not yet.
  private var isInBlock = false

  /// Makes an assembler.
  ///
  /// `continues` says whether a line of a paste belongs to the one before it although that could be run: one that
  /// begins with `.` or `else`, in Swift.
  public init(completeness: @escaping (String) -> Completeness, continues: @escaping (String) -> Bool) {
    self.completeness = completeness
    self.continues = continues
  }

  /// Whether further lines belong to an input that has begun.
  public var isPending: Bool { isInBlock || !lines.isEmpty }

  /// The lines of the input that has begun.
  public var pendingText: String { lines.joined(separator: "\n") }

  /// Takes a line that was typed, or several that were pasted.
  public mutating func feed(_ text: String) -> [Event] {
    let pasted = text.split(separator: "\n", omittingEmptySubsequences: false)
    if pasted.contains(where: { Prompt.leading($0) != nil }) { return feedTranscript(pasted) }
    if pasted.count > 1 { return feedPaste(pasted) }
    return [feedLine(pasted[0])].compactMap(\.self)
  }

  /// Drops the input that has begun; says whether there was one.
  public mutating func abandon() -> Bool {
    defer { reset() }
    return isPending
  }

  /// Hands out the input that has begun, since no further line follows; nil where there is none.
  public mutating func finish() -> String? {
    guard isPending else { return nil }
    defer { reset() }
    return pendingText
  }

  private mutating func reset() {
    lines = []
    isInBlock = false
  }

  private mutating func feedLine(_ line: Substring) -> Event? {
    if isBlank(line), !isInBlock {
      guard !lines.isEmpty else { return .input("") }
      defer { reset() }
      return .abandoned(pendingText)
    }
    return take(line, hasMore: false)
  }

  private mutating func take(_ line: Substring, hasMore: Bool) -> Event? {
    if isInBlock { return takeInBlock(line) }
    let content = line.drop(while: \.isWhitespace)
    if lines.isEmpty, content.hasPrefix(":{") {
      isInBlock = true
      let rest = content.dropFirst(2)
      return isBlank(rest) ? nil : takeInBlock(rest)
    }
    lines.append(line)
    return hasMore || completeness(pendingText) == .incomplete ? nil : takePending()
  }

  private mutating func takeInBlock(_ line: Substring) -> Event? {
    let trailing = line.reversed().prefix(while: \.isWhitespace).count
    let content = line.dropLast(trailing)
    guard content.hasSuffix(":}") else {
      lines.append(line)
      return nil
    }
    let rest = content.dropLast(2)
    if !isBlank(rest) { lines.append(rest) }
    isInBlock = false
    return lines.isEmpty ? nil : takePending()
  }

  private mutating func takePending() -> Event {
    defer { reset() }
    return .input(pendingText)
  }
}

extension InputAssembler {
  /// Takes pasted lines: a blank one abandons nothing, and a line may continue one that could be run.
  private mutating func feedPaste(_ pasted: [Substring]) -> [Event] {
    var events: [Event] = []
    for (index, line) in pasted.enumerated() {
      if isBlank(line), !isPending { continue }
      let next = pasted[(index + 1)...].first { !isBlank($0) }
      let hasMore = next.map { belongs($0, behind: lines.first ?? line) } ?? false
      if let event = take(line, hasMore: hasMore) { events.append(event) }
    }
    return events
  }

  /// Whether a pasted line surely goes on with what the first line began.
  ///
  /// Deeper indentation is enough to say so
  /// without asking the parser after each line of a long declaration.
  private func belongs(_ next: Substring, behind first: Substring) -> Bool {
    if indentation(of: next) > indentation(of: first) { return true }
    return continues(String(next))
  }

  private func indentation(of line: Substring) -> Int { line.prefix(while: \.isWhitespace).count }

  /// Takes the lines behind prompts, and leaves out what was printed between them.
  private mutating func feedTranscript(_ pasted: [Substring]) -> [Event] {
    var events: [Event] = []
    for (index, line) in pasted.enumerated() {
      guard let leading = Prompt.leading(line) else { continue }
      if !leading.isContinuation, let unfinished = finish() { events.append(.input(unfinished)) }
      if isBlank(leading.input), !isPending { continue }
      let next = index + 1 < pasted.count ? Prompt.leading(pasted[index + 1]) : nil
      if let event = take(leading.input, hasMore: next?.isContinuation == true) { events.append(event) }
    }
    return events
  }

  private func isBlank(_ line: Substring) -> Bool { line.allSatisfy(\.isWhitespace) }
}
