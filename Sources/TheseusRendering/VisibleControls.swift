extension String {
  /// The text with every control character written as an escape, so that a program's text can't steer a terminal.
  public var withVisibleControls: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar.isControl {
        result.append(contentsOf: scalar.visibleEscape.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// The text with tabs as blanks up to the next multiple of 8, for lines that a program printed.
  var withExpandedTabs: String {
    guard contains("\t") else { return self }
    var result = ""
    for character in self {
      if character == "\t" {
        result += String(repeating: " ", count: 8 - result.displayWidth % 8)
      } else {
        result.append(character)
      }
    }
    return result
  }

  /// The text with everything outside ASCII written as an escape.
  var inASCII: String {
    guard !utf8.allSatisfy({ $0 < 0x80 }) else { return self }
    return unicodeScalars.map { $0.isASCII ? String($0) : $0.numericEscape }.joined()
  }
}

extension Unicode.Scalar {
  /// Tells whether the scalar could steer a terminal or turn the direction of writing.
  fileprivate var isControl: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFF9...0xFFFB: true
    default: false
    }
  }

  /// The escape as Swift writes it.
  fileprivate var visibleEscape: String {
    switch self {
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    case "\0": "\\0"
    default: numericEscape
    }
  }

  /// `\u{1B}`.
  fileprivate var numericEscape: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}
