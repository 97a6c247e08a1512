extension RegexParser {
  /// Reads what a backslash begins.
  mutating func escape() -> RegexNode? {
    let start = position - 1
    guard let character = next else { return nil }
    position += 1
    if let scalar = RegexParser.controls[character] { return literal(scalar) }
    if let assertion = RegexNode.Assertion(rawValue: "\\" + String(character)) { return .assertion(assertion, options) }
    switch character {
    case "d", "D", "w", "W", "s", "S", "h", "H", "v", "V", "R", "X", "O":
      return .element("\\" + String(character), options)
    case "p", "P": return property(from: start)
    case "N": return next == "{" ? property(from: start) : .element("\\N", options)
    case "Q": return quote()
    case "x", "u", "U", "o": return scalars(character)
    case "0": return octal()
    case "c":
      position += 1
      return text[position - 1].asciiValue.map { literal(Unicode.Scalar($0 ^ 64)) }
    case "1"..."9": return number(from: position - 1)
    case "k", "g": return reference(character)
    case "K", "C": return .unsupported("\\" + String(character))
    default: return .literal(String(character), options)
    }
  }

  private static let controls: [Character: Unicode.Scalar] = [
    "t": "\t", "n": "\n", "r": "\r", "f": "\u{c}", "e": "\u{1b}", "a": "\u{7}",
  ]

  private func literal(_ scalar: Unicode.Scalar) -> RegexNode { .literal(String(Character(scalar)), options) }

  /// Reads `{…}` or one letter.
  private mutating func property(from start: Int) -> RegexNode {
    if next == "{" { _ = take(upTo: "}") } else { position += 1 }
    return .element(String(text[start..<min(position, text.count)]), options)
  }

  private mutating func quote() -> RegexNode {
    let start = position
    while position < text.count, !stands("\\E") { position += 1 }
    defer { _ = take("\\E") }
    return .literal(String(text[start..<position]), options)
  }

  /// Reads the number of a scalar: `\x41`, `\x{41}`, `\u0041`, `\u{41 42}`, `\U00000041`, `\o{101}`.
  private mutating func scalars(_ kind: Character) -> RegexNode {
    let radix = kind == "o" ? 8 : 16
    if take("{") {
      let numbers = take(upTo: "}").split(separator: " ").compactMap { UInt32($0, radix: radix) }
      return .literal(String(String.UnicodeScalarView(numbers.compactMap(Unicode.Scalar.init))), options)
    }
    let width = kind == "x" ? 2 : kind == "u" ? 4 : 8
    return digits(atMost: width, radix: 16)
  }

  /// Reads the digits behind `\0`.
  private mutating func octal() -> RegexNode { digits(atMost: 3, radix: 8) }

  private mutating func digits(atMost width: Int, radix: UInt32) -> RegexNode {
    var value: UInt32 = 0
    var count = 0
    while count < width, let digit = next?.hexDigitValue, digit < radix {
      value = value * radix + UInt32(digit)
      count += 1
      position += 1
    }
    return Unicode.Scalar(value).map(literal) ?? .unsupported("\\u")
  }

  /// Reads a number that is a reference, or from ten on, without so many groups, an octal scalar.
  private mutating func number(from start: Int) -> RegexNode {
    var end = start
    while end < text.count, text[end].isASCII, text[end].isNumber { end += 1 }
    let number = Int(String(text[start..<end])) ?? 0
    if number > 9, number > captureCount, text[start].hexDigitValue ?? 8 < 8 {
      position = start
      return digits(atMost: 3, radix: 8)
    }
    position = end
    return .reference(.number(number), options)
  }

  /// Reads `<name>`, `'name'`, `{name}` or a number behind `\k` or `\g`.
  private mutating func reference(_ kind: Character) -> RegexNode {
    let start = position - 2
    var name = ""
    if take("{") {
      name = take(upTo: "}")
    } else if kind == "k" {
      if take("<") { name = take(upTo: ">") } else if take("'") { name = take(upTo: "'") }
    } else {
      while let digit = next, digit.isASCII, digit.isNumber { _ = (name.append(digit), position += 1) }
    }
    if let number = Int(name), number > 0 { return .reference(.number(number), options) }
    if name.first?.isLetter == true || name.first == "_" { return .reference(.name(name), options) }
    return .unsupported(String(text[start..<min(position, text.count)]))
  }
}
