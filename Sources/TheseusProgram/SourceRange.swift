/// A half-open range of UTF-8 offsets in one source file, which a `SourceFileID` names.
public struct SourceRange: Sendable, Hashable {
  /// The file, as an index into the session's table of files; `-1` for what no text says.
  public var file: Int32
  /// The offset of the first byte.
  public var start: Int
  /// The offset behind the last byte.
  public var end: Int
  // Beside the file's number it costs no room.
  private var distance: Int32

  /// Makes a range; a point outside of it is its start.
  public init(file: Int32, start: Int, end: Int, point: Int? = nil) {
    self.file = file
    self.start = start
    self.end = end
    distance = 0
    self.point = point ?? start
  }

  /// The offset of the byte that stands for the whole, at which a caret points: of `a.b` that of `b`, of `a + b` that
  /// of `+`, as the compiler has it.
  public var point: Int {
    get { start + Int(distance) }
    set { distance = (start..<max(end, start + 1)).contains(newValue) ? Int32(clamping: newValue - start) : 0 }
  }

  /// The same text, at whose start a caret points.
  public var pointingAtStart: SourceRange { SourceRange(file: file, start: start, end: end) }

  /// The same text, at a part of which a caret points.
  public func pointing(at part: SourceRange) -> SourceRange {
    SourceRange(file: file, start: start, end: end, point: part.point)
  }

  /// Whether a range of the same file lies in this one.
  public func contains(_ other: SourceRange) -> Bool {
    file == other.file && start <= other.start && other.end <= end
  }

  /// The range of what was made up by a stage and stands in no file.
  public static let synthesized = SourceRange(file: -1, start: 0, end: 0)
}

/// The table of source files that ranges refer to; indices are never reused.
public struct SourceFiles: Sendable {
  /// The files, in the order in which they were added.
  public private(set) var files: [SourceFile] = []

  /// Makes an empty table.
  public init() {}

  /// Adds a file and returns the number by which ranges name it.
  public mutating func add(_ file: SourceFile) -> Int32 {
    files.append(file)
    return Int32(files.count - 1)
  }

  /// The file of a range, if it stands in one.
  public func file(of range: SourceRange) -> SourceFile? {
    files.indices.contains(Int(range.file)) ? files[Int(range.file)] : nil
  }

  /// `name:line:column` of the start of a range, or nil for what stands in no file.
  public func location(of range: SourceRange) -> String? {
    guard let file = file(of: range) else { return nil }
    let position = file.position(at: range.start)
    return "\(file.name):\(position.line):\(position.column)"
  }

  /// `name:line:column` of the point of a range, or nil for what stands in no file.
  public func pointLocation(of range: SourceRange) -> String? {
    location(of: SourceRange(file: range.file, start: range.point, end: range.end))
  }

  /// `location(of:)` without the file's folders, so that a trace reads the same wherever the file lies.
  public func shortLocation(of range: SourceRange) -> String? {
    location(of: range)?.split(separator: "/").last.map(String.init)
  }
}
