extension Substring {
  /// As much of a line as fits a number of columns, up to a blank where one stands in the second half of that.
  func beginning(columns: Int) -> Substring {
    var room = columns
    let whole = prefix { character in
      room -= character.displayWidth
      return room >= 0
    }
    guard whole.endIndex < endIndex, let blank = whole.lastIndex(of: " "),
      whole.distance(from: blank, to: whole.endIndex) <= columns / 2
    else { return whole }
    return whole[...blank]
  }
}

extension String {
  /// The columns that a terminal gives to the text.
  var displayWidth: Int {
    if utf8.allSatisfy({ $0 < 0x80 }) { return utf8.count }
    return reduce(0) { $0 + $1.displayWidth }
  }

  /// The longest beginning that fits a number of columns.
  func prefix(columns: Int) -> String {
    var room = columns
    return String(
      prefix { character in
        room -= character.displayWidth
        return room >= 0
      })
  }

  /// The longest end that fits a number of columns.
  func suffix(columns: Int) -> String {
    String(String(reversed()).prefix(columns: columns).reversed())
  }

  /// The text cut to a width, with a mark in the place of its middle.
  func shortenedInTheMiddle(to width: Int, mark: String) -> String {
    guard displayWidth > width else { return self }
    let room = width - mark.displayWidth
    guard room > 1 else { return prefix(columns: max(width, 0)) }
    return prefix(columns: room - room / 2) + mark + suffix(columns: room / 2)
  }

  /// The text without blanks at its end.
  var trimmingBlanksAtEnd: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

extension Character {
  /// The columns that a terminal gives to the character: 0 for a lone mark, 2 for wide East Asian characters and emoji.
  var displayWidth: Int {
    guard let scalar = unicodeScalars.first else { return 0 }
    if scalar.value < 0x300 { return 1 }
    // The dashes, arrows and lines of a tree, without asking Unicode's tables.
    if unicodeScalars.count == 1, scalar.isDrawing { return 1 }
    if unicodeScalars.count > 1, unicodeScalars.contains(where: { $0.value == 0xFE0F || $0.value == 0x200D }) {
      return 2
    }
    if scalar.properties.isEmojiPresentation { return 2 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return scalar.isWide ? 2 : 1
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is punctuation, an arrow without an emoji form, or part of a drawn line.
  fileprivate var isDrawing: Bool {
    switch value {
    case 0x2010...0x2027, 0x2190...0x2193, 0x2500...0x257F: true
    default: false
    }
  }

  /// Tells whether the scalar is in one of the wide East Asian blocks.
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
