import TheseusProgram

/// Why an input failed, with the line of source it failed in, so that it can be drawn without the files.
public struct Failure: Sendable, Hashable {
  /// The line of source that is to blame.
  public struct Excerpt: Sendable, Hashable {
    /// The line, without its newline.
    public var line: String
    /// The column of the first character to point at, from 1.
    public var column: Int
    /// How many characters to point at.
    public var length: Int
    /// The column of the character that stands for them, among these.
    public var point: Int

    /// Makes an excerpt; where no point is named it is the first character.
    public init(line: String, column: Int, length: Int = 1, point: Int? = nil) {
      self.line = line
      self.column = column
      self.length = length
      self.point = point ?? column
    }
  }

  /// A stable name in kebab-case.
  public var id: String
  /// What went wrong: lower-case start, no full stop.
  public var message: String
  /// The place, as `pets.swift:12:9`.
  public var location: String?
  /// The line that is to blame.
  public var excerpt: Excerpt?
  /// Facts that belong to it, such as `pets has 3 elements (0...2)`; the first stands beside the caret.
  public var notes: [String]
  /// A paragraph that teaches.
  public var explanation: String?

  /// Makes a failure.
  public init(
    id: String, message: String, location: String? = nil, excerpt: Excerpt? = nil, notes: [String] = [],
    explanation: String? = nil
  ) {
    self.id = id
    self.message = message
    self.location = location
    self.excerpt = excerpt
    self.notes = notes
    self.explanation = explanation
  }

  /// Makes a failure of a diagnostic, looking up its line.
  public init(_ diagnostic: Diagnostic, in files: SourceFiles) {
    self.init(
      id: diagnostic.id, message: diagnostic.message, location: diagnostic.range.flatMap(files.pointLocation(of:)),
      excerpt: diagnostic.range.flatMap { Excerpt(ofPointOf: $0, in: files) }, notes: diagnostic.notes.map(\.message),
      explanation: diagnostic.explanation)
  }
}

extension Failure.Excerpt {
  /// Takes the first line of a range out of its file; nil for what stands in no file.
  public init?(of range: SourceRange, in files: SourceFiles) {
    guard let file = files.file(of: range) else { return nil }
    let start = file.position(at: range.start)
    let line = file.line(start.line)
    let rest = max(line.count - start.column + 1, 1)
    let covered = file.text(in: range).prefix { !$0.isNewline }.count
    self.init(line: line, column: start.column, length: max(1, min(covered, rest)))
  }

  /// Takes the line of a range's point out of its file, with what of the range stands in that line; nil for what stands
  /// in no file.
  public init?(ofPointOf range: SourceRange, in files: SourceFiles) {
    guard let file = files.file(of: range) else { return nil }
    let point = file.position(at: range.point)
    let start = file.position(at: range.start)
    guard start.line < point.line else {
      self.init(of: range, in: files)
      self.point = point.column
      return
    }
    self.init(of: SourceRange(file: range.file, start: range.point, end: range.end), in: files)
  }
}
