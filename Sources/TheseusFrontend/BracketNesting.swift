/// Finds brackets nested so deep that the parser would not come back.
///
/// Of each `[` the parser tries first whether a type begins there, so that its work doubles with every level. Text inside
/// strings and comments does not count; a closure's braces begin anew.
struct BracketNesting {
  /// The number of levels that a text may have; people write three or four.
  static let limit = 10

  private enum Frame {
    /// Code: open brackets, and open parentheses within an interpolation.
    case code(brackets: Int, parentheses: Int, isInterpolation: Bool)
    /// A string literal with its number of `#`.
    case string(isMultiline: Bool, pounds: Int)
  }

  private let bytes: [UInt8]
  private var position = 0
  private var frames = [Frame.code(brackets: 0, parentheses: 0, isInterpolation: false)]

  /// The offset of the first bracket beyond the limit.
  static func excess(in text: String) -> Int? {
    // Most texts have fewer brackets open than the limit, whatever they stand in.
    guard mayExceed(text) else { return nil }
    var scan = BracketNesting(bytes: Array(text.utf8))
    return scan.run()
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private static func mayExceed(_ text: String) -> Bool {
    var depth = 0
    // An array goes through bytes three times as fast as a string's view.
    for byte in Array(text.utf8) {
      if byte == UInt8(ascii: "[") {
        depth += 1
        if depth > limit { return true }
      } else if byte == UInt8(ascii: "]") {
        depth = max(depth - 1, 0)
      }
    }
    return false
  }

  private mutating func run() -> Int? {
    while position < bytes.count {
      switch frames.last {
      case .code(let brackets, let parentheses, let isInterpolation)?:
        if brackets > Self.limit { return position - 1 }
        code(brackets, parentheses, isInterpolation)
      case .string(let isMultiline, let pounds)?: string(isMultiline, pounds)
      case nil: return nil
      }
    }
    if case .code(let brackets, _, _)? = frames.last, brackets > Self.limit { return position - 1 }
    return nil
  }

  private mutating func code(_ brackets: Int, _ parentheses: Int, _ isInterpolation: Bool) {
    if skipComment() || openString() { return }
    let byte = bytes[position]
    position += 1
    var (brackets, parentheses) = (brackets, parentheses)
    switch byte {
    case UInt8(ascii: "["): brackets += 1
    case UInt8(ascii: "]"): brackets = max(brackets - 1, 0)
    case UInt8(ascii: "("): parentheses += 1
    case UInt8(ascii: ")"):
      parentheses -= 1
      if isInterpolation, parentheses == 0 { return pop() }
    case UInt8(ascii: "{"): return frames.append(.code(brackets: 0, parentheses: 0, isInterpolation: false))
    case UInt8(ascii: "}"): if !isInterpolation { return pop() }
    default: return
    }
    frames[frames.count - 1] =
      .code(brackets: brackets, parentheses: parentheses, isInterpolation: isInterpolation)
  }

  private mutating func pop() {
    if frames.count > 1 { frames.removeLast() }
  }

  private mutating func string(_ isMultiline: Bool, _ pounds: Int) {
    let hashes = [UInt8](repeating: UInt8(ascii: "#"), count: pounds)
    let quote = [UInt8](repeating: UInt8(ascii: "\""), count: isMultiline ? 3 : 1)
    if take(quote + hashes) { return pop() }
    if take([UInt8(ascii: "\\")] + hashes) {
      if take([UInt8(ascii: "(")]) {
        frames.append(.code(brackets: 0, parentheses: 1, isInterpolation: true))
      } else {
        position += 1
      }
      return
    }
    // A string that is not closed ends with its line.
    if !isMultiline, bytes[position] == UInt8(ascii: "\n") { pop() }
    position += 1
  }

  private mutating func openString() -> Bool {
    var pounds = 0
    while position + pounds < bytes.count, bytes[position + pounds] == UInt8(ascii: "#") { pounds += 1 }
    guard position + pounds < bytes.count, bytes[position + pounds] == UInt8(ascii: "\"") else { return false }
    position += pounds
    let isMultiline = take([UInt8](repeating: UInt8(ascii: "\""), count: 3))
    if !isMultiline { position += 1 }
    frames.append(.string(isMultiline: isMultiline, pounds: pounds))
    return true
  }

  private mutating func skipComment() -> Bool {
    if take(Array("//".utf8)) {
      while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      return true
    }
    guard take(Array("/*".utf8)) else { return false }
    var depth = 1
    while depth > 0, position < bytes.count {
      if take(Array("/*".utf8)) {
        depth += 1
      } else if take(Array("*/".utf8)) {
        depth -= 1
      } else {
        position += 1
      }
    }
    return true
  }

  /// Moves behind a text if it stands here.
  private mutating func take(_ text: [UInt8]) -> Bool {
    guard bytes.count - position >= text.count, bytes[position..<position + text.count].elementsEqual(text) else {
      return false
    }
    position += text.count
    return true
  }
}
