/// Reads JSON into a flat list of events that the catalogue builds its tree from: a kind, then what belongs to it.
///
/// Arrays and objects are followed by their count and their elements, an object's elements by name and value.
struct JSONParser {
  private let bytes: [UInt8]
  private let interpreter: Interpreter
  private var position = 0
  private var depth = 0
  /// Whether a number or a text is malformed of which the end is known: a decoder says so only if it is asked for that value.
  private(set) var metMalformed = false

  /// Makes a parser of a text in UTF-8.
  init(bytes: [UInt8], arguments: Arguments) {
    self.bytes = bytes
    interpreter = arguments.interpreter
  }

  /// The events of the whole text, behind a byte order mark; nil if it is not JSON.
  mutating func events() throws(EvaluationError) -> [Value]? {
    var events: [Value] = []
    if bytes.starts(with: "\u{FEFF}".utf8) { position = 3 }
    guard try value(into: &events) else { return nil }
    skipSpace()
    return position == bytes.count ? events : nil
  }

  private mutating func skipSpace() {
    while position < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[position]) { position += 1 }
  }

  /// Whether a character is next: Foundation lets a comma stand before the end of a list.
  private mutating func peek(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    return position < bytes.count && bytes[position] == UInt8(ascii: character)
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func value(into events: inout [Value]) throws(EvaluationError) -> Bool {
    try interpreter.work(16)
    skipSpace()
    guard position < bytes.count, depth < 512 else { return false }
    switch bytes[position] {
    case UInt8(ascii: "{"): return try object(into: &events)
    case UInt8(ascii: "["): return try array(into: &events)
    case UInt8(ascii: "\""):
      let start = position
      if let text = string() {
        events += [.string("scalar"), .string(text)]
        return true
      }
      position = start
      guard skipString() else { return false }
      return malformed("text", into: &events)
    case UInt8(ascii: "t"): return word("true", [.string("scalar"), .bool(true)], into: &events)
    case UInt8(ascii: "f"): return word("false", [.string("scalar"), .bool(false)], into: &events)
    case UInt8(ascii: "n"): return word("null", [.string("null")], into: &events)
    default: return number(into: &events)
    }
  }

  private mutating func word(_ text: String, _ made: [Value], into events: inout [Value]) -> Bool {
    guard bytes[position...].starts(with: text.utf8) else { return false }
    position += text.utf8.count
    events += made
    return true
  }

  private mutating func array(into events: inout [Value]) throws(EvaluationError) -> Bool {
    position += 1
    depth += 1
    defer { depth -= 1 }
    events.append(.string("array"))
    let place = events.count
    events.append(.int(0))
    var count = 0
    if take("]") { return true }
    repeat {
      if count > 0, peek("]") { break }
      guard try value(into: &events) else { return false }
      count += 1
    } while take(",")
    events[place] = .int(count)
    return take("]")
  }

  private mutating func object(into events: inout [Value]) throws(EvaluationError) -> Bool {
    position += 1
    depth += 1
    defer { depth -= 1 }
    events.append(.string("object"))
    let place = events.count
    events.append(.int(0))
    var count = 0
    if take("}") { return true }
    repeat {
      if count > 0, peek("}") { break }
      guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else { return false }
      let start = position
      if let key = string() {
        events.append(.string(key))
      } else {
        position = start
        guard skipString() else { return false }
        metMalformed = true
        events.append(.none)
      }
      guard take(":") else { return false }
      guard try value(into: &events) else { return false }
      count += 1
    } while take(",")
    events[place] = .int(count)
    return take("}")
  }

  private mutating func number(into events: inout [Value]) -> Bool {
    let start = position
    while position < bytes.count, "+-0123456789.eE".utf8.contains(bytes[position]) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let sign = text.first, sign == "-" || sign.isWholeNumber else { return false }
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    guard let first = digits.first, first.isWholeNumber,
      !(first == "0" && digits.dropFirst().first?.isWholeNumber == true)
    else { return malformed("number", into: &events) }
    // To decoders, the zero that has a sign is a `Double`.
    if text == "-0" {
      events += [.string("number"), .double(-0.0), .string(text)]
      return true
    }
    if let integer = Int(text), text.allSatisfy({ $0 == "-" || $0.isWholeNumber }) {
      events += [.string("scalar"), .int(integer)]
      return true
    }
    if let integer = UInt(text) {
      events += [.string("number"), .integer(FixedInteger(integer, kind: .uint64)), .string(text)]
      return true
    }
    guard let double = Double(text), !text.hasSuffix(".") else { return malformed("number", into: &events) }
    // One that no `Double` can hold is no problem until it is wanted, and then no number fits. A `Decimal` holds what is written.
    events += [.string("number"), double.isInfinite ? .none : .double(double), .string(text)]
    return true
  }

  private mutating func malformed(_ kind: String, into events: inout [Value]) -> Bool {
    metMalformed = true
    events += [.string("malformed"), .string(kind)]
    return true
  }

  /// Goes behind a text, whatever is in it; false if it does not end.
  private mutating func skipString() -> Bool {
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\"") { return true }
      guard byte == UInt8(ascii: "\\"), position < bytes.count else { continue }
      position += bytes[position] == UInt8(ascii: "u") ? 5 : 1
    }
    return false
  }

  private mutating func string() -> String? {
    position += 1
    var text: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(validating: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = escape() else { return nil }
        text += String(scalar).utf8
      case 0..<0x20: return nil
      default: text.append(byte)
      }
    }
    return nil
  }

  private mutating func escape() -> Unicode.Scalar? {
    guard position < bytes.count else { return nil }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "u"):
      guard let first = unit() else { return nil }
      guard (0xD800..<0xDC00).contains(first) else { return Unicode.Scalar(first) }
      guard bytes[position...].starts(with: "\\u".utf8) else { return nil }
      position += 2
      guard let second = unit(), (0xDC00..<0xE000).contains(second) else { return nil }
      return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    default: return nil
    }
  }

  private mutating func unit() -> UInt32? {
    guard position + 4 <= bytes.count else { return nil }
    let digits = String(decoding: bytes[position..<position + 4], as: UTF8.self)
    position += 4
    return UInt32(digits, radix: 16)
  }
}
