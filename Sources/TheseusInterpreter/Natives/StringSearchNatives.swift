import Foundation
import TheseusTypes

extension NativeTable {
  /// What strings and substrings share: searching, splitting, changing case.
  mutating func addStringSearch() {
    func slice(_ member: String, _ body: @escaping (Substring, Arguments) throws -> Value) {
      native("StringProtocol.\(member)") { try body(try $0.slice(0), $0) }
    }
    slice("uppercased()") { text, arguments in .string(try arguments.interpreter.text(of: text) { $0.uppercased() }) }
    slice("lowercased()") { text, arguments in .string(try arguments.interpreter.text(of: text) { $0.lowercased() }) }
    slice("capitalized.get") { text, _ in .string(String(text).capitalized) }
    slice("hasPrefix(_:)") { text, arguments in .bool(text.hasPrefix(arguments.text(1))) }
    slice("hasSuffix(_:)") { text, arguments in .bool(text.hasSuffix(arguments.text(1))) }
    slice("contains(character)") { text, arguments in
      .bool(try arguments.firstIndex(of: arguments.character(1), in: text) != nil)
    }
    slice("contains(text)") { text, arguments in
      .bool(try arguments.text(1).isEmpty || arguments.searchedByCharacters(in: text) != nil)
    }
    slice("contains(foundation)") { text, arguments in .bool(try arguments.searched(in: text) != nil) }
    slice("localizedCaseInsensitiveContains(_:)") { text, arguments in
      .bool(String(text).range(of: arguments.text(1), options: .caseInsensitive) != nil)
    }
    slice("localizedStandardContains(_:)") { text, arguments in
      .bool(String(text).range(of: arguments.text(1), options: [.caseInsensitive, .diacriticInsensitive]) != nil)
    }
    slice("_reversed()") { text, arguments in
      var pieces: [String] = []
      for piece in TextPieces(text) {
        try arguments.interpreter.work(piece.utf8.count)
        pieces.append(String(piece.reversed()))
      }
      return .string(pieces.reversed().joined())
    }
    addSplitting()
    addReplacing()
    addComparing()
  }

  private mutating func addSplitting() {
    native("StringProtocol.split(character)") { arguments in
      let text = try arguments.slice(0)
      let limit = try arguments.int(2)
      if limit < 0 { throw arguments.trap("Must take zero or more splits") }
      let (separator, omitsEmpty) = (try arguments.character(1), try arguments.bool(3))
      guard text.isLong, limit == .max else {
        return arguments.value(
          text.split(separator: separator, maxSplits: limit, omittingEmptySubsequences: omitsEmpty))
      }
      let parts = try TextSearch.parts(of: text, between: String(separator), arguments.interpreter)
      return arguments.value(omitsEmpty ? parts.filter { !$0.isEmpty } : parts)
    }
    native("StringProtocol.split(text)") { arguments in
      let text = try arguments.slice(0)
      let (separator, limit, omitsEmpty) = (arguments.text(1), try arguments.int(2), try arguments.bool(3))
      guard text.isLong, limit == .max, !separator.isEmpty else {
        return arguments.value(
          text.split(separator: separator, maxSplits: limit, omittingEmptySubsequences: omitsEmpty))
      }
      let parts = try TextSearch.parts(of: text, between: separator, arguments.interpreter)
      return arguments.value(omitsEmpty ? parts.filter { !$0.isEmpty } : parts)
    }
    native("StringProtocol.components(text)") { arguments in
      let (text, separator) = (try arguments.slice(0), arguments.text(1))
      guard text.isLong, !separator.isEmpty else {
        return arguments.value(String(text).components(separatedBy: separator))
      }
      let parts = try TextSearch.parts(of: text, between: separator, arguments.interpreter)
      return arguments.value(parts.map { String($0) })
    }
    native("StringProtocol.padding(toLength:withPad:startingAt:)") { arguments in
      let length = try arguments.int(1)
      let pad = arguments.text(2)
      let start = try arguments.int(3)
      let text = arguments.text(0)
      if (0...text.utf16.count).contains(length) {
        return .string(text.padding(toLength: length, withPad: " ", startingAt: 0))
      }
      if pad.isEmpty { throw arguments.trap("empty pad string") }
      if !(0..<pad.utf16.count).contains(start) { throw arguments.trap("out of range padIndex") }
      if length < 0 { throw arguments.trap("String index range is out of bounds") }
      try arguments.charge(bytes: length)
      return .string(text.padding(toLength: length, withPad: pad, startingAt: start))
    }
  }

  private mutating func addReplacing() {
    native("StringProtocol.replacing(text)") { arguments in
      let (text, target, replacement) = (try arguments.slice(0), arguments.text(1), arguments.text(2))
      guard text.isLong, !target.isEmpty else {
        return .string(String(text).replacingOccurrences(of: target, with: replacement))
      }
      let parts = try TextSearch.parts(of: text, between: target, arguments.interpreter)
      try arguments.charge(bytes: replacement.utf8.count + 1, times: parts.count)
      return .string(parts.joined(separator: replacement))
    }
    native("StringProtocol._replacing(_:_:_:_:)") { arguments in
      let text = try arguments.slice(0)
      let (target, replacement, options) = (arguments.text(1), arguments.text(2), arguments.compareOptions(3))
      let range = try arguments.range(of: arguments[4], in: text)
      if options.contains(.regularExpression) {
        guard let matches = try arguments.matches(of: target, in: text, range, options) else { return .string("") }
        return .string(try arguments.replaced(matches, in: String(text), with: replacement))
      }
      return .string(text.replacingOccurrences(of: target, with: replacement, options: options, range: range))
    }
    native("StringProtocol.range(of)") { arguments in
      let text = try arguments.slice(0)
      return try arguments.searched(in: text).map { arguments.value($0.countedInUnits(of: text.base)) } ?? .none
    }
    native("StringProtocol.firstRange(text)") { arguments in
      try arguments.searchedByCharacters(in: arguments.slice(0)).map { arguments.value($0) } ?? .none
    }
    native("StringProtocol._replacing(_:_:_:)") { arguments in
      let (text, target, replacement) = (try arguments.slice(0), arguments.text(1), arguments.text(2))
      let limit = try arguments.int(3)
      if limit < 0 { throw arguments.trap("Can't take a prefix of negative length from a collection") }
      guard text.isLong, !target.isEmpty else {
        try arguments.charge(bytes: replacement.utf8.count + 1, times: text.ranges(of: target).count)
        return .string(String(text).replacing(target, with: replacement, maxReplacements: limit))
      }
      var search = TextSearch.ofCharacters(target, in: text, arguments.interpreter)
      let parts = try search.parts(of: text, limit: limit)
      try arguments.charge(bytes: replacement.utf8.count + 1, times: parts.count)
      return .string(parts.joined(separator: replacement))
    }
    native("StringProtocol._range(_:_:_:)") { arguments in
      let text = try arguments.slice(0)
      let (pattern, options) = (arguments.text(1), arguments.compareOptions(2))
      let range = try arguments.range(of: arguments[3], in: text)
      if options.contains(.regularExpression) {
        guard let match = try arguments.matches(of: pattern, in: text, range, options, isFirstOnly: true)?.first else {
          return .none
        }
        let start = text.utf16.index(text.startIndex, offsetBy: match.range.location)
        let end = text.utf16.index(start, offsetBy: match.range.length)
        return arguments.value(start..<end)
      }
      guard let found = text.range(of: pattern, options: options, range: range) else { return .none }
      return arguments.value(found)
    }
    native("StringProtocol.removingPercentEncoding.get") { $0.value($0.text(0).removingPercentEncoding) }
  }

  private mutating func addComparing() {
    native("StringProtocol._compare") { arguments in
      let (a, b) = (arguments.text(0), arguments.text(1))
      guard let bits = arguments[2].integerBits else { throw arguments.mismatch(2, "UInt") }
      let locale = Locale(identifier: "en_US")
      let result: ComparisonResult =
        switch bits {
        case 257: a.compare(b, options: .caseInsensitive, range: nil, locale: locale)
        case 256: a.compare(b, options: [], range: nil, locale: locale)
        case 512:
          a.compare(
            b, options: [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering], range: nil, locale: locale)
        default: a.compare(b, options: String.CompareOptions(rawValue: UInt(bits)))
        }
      return .int(result.rawValue)
    }
    native("StringProtocol._folding(_:_:)") { arguments in
      let locale = arguments[2].asString.map { Locale(identifier: $0) }
      return .string(arguments.text(0).folding(options: arguments.compareOptions(1), locale: locale))
    }
    native("StringProtocol._normalized(_:)") { arguments in
      let text = arguments.text(0)
      switch try arguments.string(1) {
      case "NFD": return .string(text.decomposedStringWithCanonicalMapping)
      case "NFC": return .string(text.precomposedStringWithCanonicalMapping)
      case "NFKD": return .string(text.decomposedStringWithCompatibilityMapping)
      default: return .string(text.precomposedStringWithCompatibilityMapping)
      }
    }
    native("StringProtocol._transformed(_:_:)") { arguments in
      let transform = StringTransform(rawValue: try arguments.string(1))
      return arguments.value(arguments.text(0).applyingTransform(transform, reverse: try arguments.bool(2)))
    }
    native("StringProtocol._commonPrefix(_:_:)") { arguments in
      .string(arguments.text(0).commonPrefix(with: arguments.text(1), options: arguments.compareOptions(2)))
    }
  }
}

extension Range<String.Index> {
  /// The same places as Foundation names them, which counts units of UTF-16.
  fileprivate func countedInUnits(of text: String) -> Range<String.Index> {
    let utf16 = text.utf16
    func unit(_ index: String.Index) -> String.Index {
      utf16.index(utf16.startIndex, offsetBy: utf16.distance(from: utf16.startIndex, to: index))
    }
    return unit(lowerBound)..<unit(upperBound)
  }
}

extension Arguments {
  /// The first place in a text where the one that is sought stands, as Foundation finds it.
  fileprivate func searched(in text: Substring) throws -> Range<String.Index>? {
    guard text.isLong else { return text.range(of: self.text(1)) }
    var search = TextSearch(for: self.text(1), in: text, interpreter)
    return try search.next()
  }

  /// The first place in a text where the characters of the one that is sought stand, as the standard library finds it.
  fileprivate func searchedByCharacters(in text: Substring) throws -> Range<String.Index>? {
    let sought = self.text(1)
    guard text.isLong, !sought.isEmpty else { return text.firstRange(of: sought) }
    var search = TextSearch.ofCharacters(sought, in: text, interpreter)
    return try search.next()
  }

  /// The options of a comparison, by their raw value.
  func compareOptions(_ index: Int) -> String.CompareOptions {
    String.CompareOptions(rawValue: UInt(bitPattern: self[index].integerBits ?? 0))
  }
}
