/// A named text; turns offsets into lines and columns.
public struct SourceFile: Sendable, Hashable {
  /// The name shown to people, for example `pets.swift` or `input 3`.
  public let name: String
  /// The whole text.
  public let text: String
  /// UTF-8 offsets at which the lines begin; the first is 0.
  private let lineStarts: [Int]

  /// Makes a source file and finds its lines.
  public init(name: String, text: String) {
    self.name = name
    self.text = text
    var starts = [0]
    var offset = 0
    for byte in Array(text.utf8) {
      offset += 1
      if byte == UInt8(ascii: "\n") { starts.append(offset) }
    }
    lineStarts = starts
  }

  /// The number of lines.
  public var lineCount: Int { lineStarts.count }

  /// The line and column, both from 1 (columns in characters), of a UTF-8 offset; clamped to the text.
  public func position(at offset: Int) -> SourcePosition {
    let clamped = min(max(offset, 0), text.utf8.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= clamped { low = middle } else { high = middle }
    }
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: lineStarts[low])
    let end = utf8.index(start, offsetBy: clamped - lineStarts[low])
    return SourcePosition(line: low + 1, column: text[start..<end].count + 1)
  }

  /// The text of a line, counted from 1, without its newline; empty outside the file.
  public func line(_ number: Int) -> String {
    guard number >= 1, number <= lineStarts.count else { return "" }
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: lineStarts[number - 1])
    let end = number < lineStarts.count ? utf8.index(utf8.startIndex, offsetBy: lineStarts[number]) : utf8.endIndex
    var line = text[start..<end]
    while line.last?.isNewline == true { line.removeLast() }
    return String(line)
  }

  /// Where the line behind that of a UTF-8 offset begins; nil in the last line.
  public func lineStart(behind offset: Int) -> Int? { lineStarts.first { $0 > offset } }

  /// The text that a range covers; clamped to the file.
  public func text(in range: SourceRange) -> String {
    let utf8 = text.utf8
    let low = min(max(range.start, 0), utf8.count)
    let high = min(max(range.end, low), utf8.count)
    let start = utf8.index(utf8.startIndex, offsetBy: low)
    return String(text[start..<utf8.index(start, offsetBy: high - low)])
  }
}

/// A line and a column in a source file, both counted from 1.
public struct SourcePosition: Sendable, Hashable {
  /// The line, from 1.
  public let line: Int
  /// The column in characters, from 1.
  public let column: Int

  /// Makes a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
