import SwiftSyntax

/// Makes names of handles: `#4.title` becomes `` `#4`.title ``, `Row#7` becomes `` `Row#7` ``.
enum HandleRewriting {
  /// The text with handles as raw identifiers, or nil if it has none.
  ///
  /// The tokens of the tree decide, so that a `#4` in a string or a comment stays as it is.
  static func rewrite(_ text: String, tree: SourceFileSyntax) -> (text: String, offsets: OffsetMap)? {
    guard mayHaveHandle(text) else { return nil }
    let handles = handles(tree)
    guard !handles.isEmpty else { return nil }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var offsets = OffsetMap()
    var done = 0
    for handle in handles {
      result += bytes[done..<handle.lowerBound]
      offsets.insert(at: result.count)
      result.append(UInt8(ascii: "`"))
      result += bytes[handle]
      offsets.insert(at: result.count)
      result.append(UInt8(ascii: "`"))
      done = handle.upperBound
    }
    result += bytes[done...]
    return (String(decoding: result, as: UTF8.self), offsets)
  }

  /// Whether `#` stands before a digit anywhere; most texts have none and are parsed once.
  private static func mayHaveHandle(_ text: String) -> Bool {
    var previous: UInt8 = 0
    for byte in Array(text.utf8) {
      if previous == UInt8(ascii: "#"), isDigit(byte) { return true }
      previous = byte
    }
    return false
  }

  private static func handles(_ tree: SourceFileSyntax) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var previous: TokenSyntax?
    var pound: (start: Int, end: Int)?
    for token in tree.tokens(viewMode: .sourceAccurate) {
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      if let (poundStart, poundEnd) = pound, poundEnd == start, let digits = digitCount(token.text) {
        result.append(poundStart..<start + digits)
      }
      pound = nil
      if token.text == "#" {
        var begin = start
        if let previous, isName(previous), previous.endPositionBeforeTrailingTrivia.utf8Offset == start {
          begin = previous.positionAfterSkippingLeadingTrivia.utf8Offset
        }
        pound = (begin, token.endPositionBeforeTrailingTrivia.utf8Offset)
      }
      previous = token
    }
    return result
  }

  private static func isName(_ token: TokenSyntax) -> Bool {
    if case .identifier = token.tokenKind { true } else { false }
  }

  private static func digitCount(_ text: String) -> Int? {
    let count = text.utf8.prefix(while: isDigit).count
    return count > 0 ? count : nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
