import Foundation

extension NativeTable {
  /// Texts of numbers and lists.
  mutating func addNumberFormats() {
    native("_formatInteger(_:_:_:)") { arguments in
      let options = try arguments.numberOptions()
      return .string(options.format(integer: try arguments.string(0)))
    }
    native("_formatDouble(_:_:_:)") { arguments in
      let options = try arguments.numberOptions()
      return .string(options.format(try arguments.double(0)))
    }
    native("_formatNumber(_:_:_:)") { arguments in
      let text = try arguments.string(1)
      let isDecimal = try arguments.string(0) == "decimal"
      let number = isDecimal ? NSDecimalNumber(string: text) : NSNumber(formatted: text)
      return arguments.value(NumberFormatter(describedBy: try arguments.strings(2)).string(from: number))
    }
    native("_numberFormatterProperty(_:_:)") { arguments in
      let formatter = NumberFormatter(describedBy: try arguments.strings(0))
      return arguments.value(formatter.describedProperty(try arguments.string(1)))
    }
    native("_parseFormatted(_:_:)") { arguments in
      let formatter = NumberFormatter(describedBy: try arguments.strings(1))
      guard let number = formatter.number(from: try arguments.string(0)) else { return .none }
      return .string((number is NSDecimalNumber ? "decimal:" : "") + number.stringValue)
    }
    native("_parseStyled(_:_:_:)") { arguments in
      let options = try arguments.numberOptions()
      return arguments.value(options.number(in: try arguments.string(0)))
    }
    native("_formatBytes(_:_:)") { arguments in
      let options = try arguments.array(1).elements.compactMap(\.integerBits)
      return .string(byteCountFormatter(options).string(fromByteCount: Int64(try arguments.int(0))))
    }
    native("_formatByteStyle(_:_:_:_:_:_:)") { .string(try $0.byteCount()) }
    native("_formatList(_:_:_:_:)") { arguments in
      let items = try arguments.strings(0)
      let widths: [String: ListFormatStyle<StringStyle, [String]>.Width] = [
        "standard": .standard, "short": .short, "narrow": .narrow,
      ]
      let style = ListFormatStyle<StringStyle, [String]>.list(
        type: try arguments.string(1) == "or" ? .or : .and, width: widths[try arguments.string(2)] ?? .standard)
      return .string(items.formatted(style.locale(Locale(identifier: try arguments.string(3)))))
    }
  }
}

extension Arguments {
  /// What a number's format style asks for, of which the second argument is the kind and the third the options.
  func numberOptions() throws -> NumberOptions {
    let options = NumberOptions(try string(1), try string(2))
    if options.lengths.contains(where: { $0 < 0 }) { throw trap("Negative count not allowed") }
    if options.isInfinite { throw trap("A number cannot be scaled or rounded by an infinite one") }
    for length in options.lengths { try charge(bytes: length) }
    return options
  }

  /// A count of bytes in the style that the arguments describe.
  fileprivate func byteCount() throws -> String {
    let styles: [String: ByteCountFormatStyle.Style] = [
      "file": .file, "memory": .memory, "decimal": .decimal, "binary": .binary,
    ]
    let style = ByteCountFormatStyle(
      style: styles[try string(1)] ?? .file, allowedUnits: ByteCountFormatStyle.Units(rawValue: UInt(try int(2))),
      spellsOutZero: try bool(3), includesActualByteCount: try bool(4), locale: Locale(identifier: try string(5)))
    return style.format(Int64(try int(0)))
  }
}

private func byteCountFormatter(_ options: [Int]) -> ByteCountFormatter {
  let formatter = ByteCountFormatter()
  formatter.allowedUnits = ByteCountFormatter.Units(rawValue: UInt(options[0]))
  formatter.countStyle = ByteCountFormatter.CountStyle(rawValue: options[1]) ?? .file
  formatter.allowsNonnumericFormatting = options[2] == 1
  formatter.includesUnit = options[3] == 1
  formatter.includesCount = options[4] == 1
  formatter.includesActualByteCount = options[5] == 1
  formatter.isAdaptive = options[6] == 1
  formatter.zeroPadsFractionDigits = options[7] == 1
  return formatter
}
