import Foundation

extension NativeTable {
  /// What `NSString` reads of itself: numbers, and where lines and characters begin and end.
  mutating func addTextParts() {
    native("_textNumber(_:)") { .double(NSString(string: try $0.string(0)).doubleValue) }
    native("_cased(_:_:_:)") { arguments in
      let (text, locale) = (try arguments.string(0), Locale(identifier: try arguments.string(2)))
      switch try arguments.string(1) {
      case "upper": return .string(text.uppercased(with: locale))
      case "lower": return .string(text.lowercased(with: locale))
      default: return .string(text.capitalized(with: locale))
      }
    }
    native("_lossyASCII(_:)") { arguments in
      let text = NSString(string: try arguments.string(0))
      let data = text.data(using: String.Encoding.ascii.rawValue, allowLossyConversion: true)
      return try arguments.value(bytes: data ?? Data())
    }
    native("_textFlag(_:)") { .bool(NSString(string: try $0.string(0)).boolValue) }
    native("_encodingName(_:)") { arguments in
      .string("\(String.Encoding(rawValue: UInt(truncatingIfNeeded: arguments[0].integerBits ?? 0)))")
    }
    native("_textInteger(_:)") { .int(NSString(string: try $0.string(0)).integerValue) }
    native("_textPieces(_:_:_:_:)") { arguments in
      let text = NSString(string: try arguments.string(0))
      let range = NSRange(location: try arguments.int(2), length: try arguments.int(3))
      try arguments.check(range, in: text)
      let options = NSString.EnumerationOptions(rawValue: UInt(truncatingIfNeeded: arguments[1].integerBits ?? 0))
      var places: [Int] = []
      text.enumerateSubstrings(in: range, options: options) { _, part, enclosing, _ in
        places += [part.location, part.length, enclosing.location, enclosing.length]
      }
      return arguments.array(places.map { .int($0) }, of: arguments.interpreter.intType)
    }
    native("_textPart(_:_:_:_:)") { arguments in
      let text = NSString(string: try arguments.string(0))
      let range = NSRange(location: try arguments.int(2), length: try arguments.int(3))
      let name = try arguments.string(1)
      if !name.hasSuffix("Encoding") && !name.hasSuffix("ytes") { try arguments.check(range, in: text) }
      return arguments.array(text.part(name, range).map { .int($0) }, of: arguments.interpreter.intType)
    }
  }
}

extension Arguments {
  /// Stops where a range is not within a text.
  fileprivate func check(_ range: NSRange, in text: NSString) throws {
    if range.location >= 0, range.length >= 0, range.upperBound <= text.length { return }
    throw trap("Range \(range) out of bounds; string length \(text.length)")
  }
}

extension NSString {
  /// The start and the end of a part, and for lines the end of what is in them; a number alone for what is counted.
  fileprivate func part(_ name: String, _ range: NSRange) -> [Int] {
    var (start, end, contentsEnd) = (0, 0, 0)
    switch name {
    case "line": getLineStart(&start, end: &end, contentsEnd: &contentsEnd, for: range)
    case "paragraph": getParagraphStart(&start, end: &end, contentsEnd: &contentsEnd, for: range)
    case "character":
      let found = rangeOfComposedCharacterSequence(at: range.location)
      (start, end) = (found.lowerBound, found.upperBound)
    case "characters":
      let found = rangeOfComposedCharacterSequences(for: range)
      (start, end) = (found.lowerBound, found.upperBound)
    case "bytes": start = lengthOfBytes(using: UInt(range.location))
    case "maximumBytes": start = maximumLengthOfBytes(using: UInt(range.location))
    case "fastestEncoding": start = Int(fastestEncoding)
    default: start = Int(smallestEncoding)
    }
    return [start, end, contentsEnd]
  }
}
