extension Catalogue {
  /// What strings and substrings share; the natives take both.
  static let stringProtocol = #"""
    protocol StringProtocol: BidirectionalCollection, Comparable, Hashable, CustomStringConvertible, LosslessStringConvertible, ExpressibleByStringInterpolation where Element == Character, Index == String.Index, SubSequence == Substring {
    }
    extension StringProtocol {
      typealias _SubSequence = Substring
      @_extension("Collection") var count: Int { get }
      @_extension("Collection") var isEmpty: Bool { get }
      @_extension("Collection") var first: Element? { get }
      @_extension("BidirectionalCollection") var last: Element? { get }
      var startIndex: String.Index { get }
      var endIndex: String.Index { get }
      var utf8: String.UTF8View { String.UTF8View(_text: self[...]) }
      var utf16: String.UTF16View { String.UTF16View(_text: self[...]) }
      var unicodeScalars: String.UnicodeScalarView { String.UnicodeScalarView(_text: self[...]) }
      var _utf8: [UInt8] { get }
      var _utf16: [UInt16] { get }
      var _scalars: [UInt32] { get }
      func index(after i: String.Index) -> String.Index { index(i, offsetBy: 1) }
      func index(before i: String.Index) -> String.Index { index(i, offsetBy: -1) }
      func index(_ i: String.Index, offsetBy distance: Int) -> String.Index
      func index(_ i: String.Index, offsetBy distance: Int, limitedBy limit: String.Index) -> String.Index?
      func distance(from start: String.Index, to end: String.Index) -> Int
      func formIndex(after i: inout String.Index) { i = index(after: i) }
      func formIndex(before i: inout String.Index) { i = index(before: i) }
      subscript(index: String.Index) -> Character { get }
      @_symbol("StringProtocol.subscript(range)") subscript(range: Range<String.Index>) -> Substring { get }
      @_disfavoredOverload subscript<R: RangeExpression>(range: R) -> Substring where R.Bound == String.Index { _part(range._relative(startIndex, endIndex, { index(after: $0) })) }
      func _part(_ range: Range<String.Index>) -> Substring
      func _subsequence(_ start: String.Index, _ end: String.Index) -> Substring { _part(Range(uncheckedBounds: (lower: start, upper: end))) }
      subscript(range: (UnboundedRange_) -> ()) -> Substring { self[startIndex..<endIndex] }
      func makeIterator() -> _ArrayIterator<Character> { _characters.makeIterator() }
      var _characters: [Character] { get }
      func uppercased() -> String
      func lowercased() -> String
      func hasPrefix<S: StringProtocol>(_ prefix: S) -> Bool
      func hasSuffix<S: StringProtocol>(_ suffix: S) -> Bool
      @_symbol("StringProtocol.contains(character)") func contains(_ element: Element) -> Bool
      @_disfavoredOverload @_symbol("StringProtocol.contains(text)") func contains<S: StringProtocol>(_ other: S) -> Bool
      func prefix(_ maxLength: Int) -> _SubSequence
      func suffix(_ maxLength: Int) -> _SubSequence
      func dropFirst(_ k: Int = 1) -> _SubSequence
      func dropLast(_ k: Int = 1) -> _SubSequence
      func prefix(while predicate: (Element) throws -> Bool) rethrows -> _SubSequence {
        var n = 0
        for c in _characters {
          if !(try predicate(c)) { break }
          n += 1
        }
        return prefix(n)
      }
      func drop(while predicate: (Element) throws -> Bool) rethrows -> _SubSequence {
        var n = 0
        for c in _characters {
          if !(try predicate(c)) { break }
          n += 1
        }
        return dropFirst(n)
      }
      func prefix(upTo end: String.Index) -> _SubSequence { self[startIndex..<end] }
      func prefix(through position: String.Index) -> _SubSequence { self[startIndex...position] }
      func suffix(from start: String.Index) -> _SubSequence { self[start..<endIndex] }
      func firstIndex(of element: Element) -> String.Index? { _firstIndex(of: element) }
      func _firstIndex(of element: Character) -> String.Index?
      func lastIndex(of element: Element) -> String.Index?
      func reversed() -> ReversedCollection<Self> { ReversedCollection(_base: self) }
      func _reversed() -> String
      @_symbol("StringProtocol.split(character)") func split(separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [_SubSequence]
      @_disfavoredOverload @_symbol("StringProtocol.split(text)") func split<S: StringProtocol>(separator: S, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [_SubSequence]
      func split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Element) throws -> Bool) rethrows -> [_SubSequence] {
        if maxSplits < 0 { _trap("Must take zero or more splits") }
        var result: [Substring] = []
        var start = startIndex
        var position = startIndex
        for c in _characters {
          let next = index(after: position)
          if result.count < maxSplits, try isSeparator(c) {
            if position > start || !omittingEmptySubsequences { result.append(self[start..<position]) }
            start = next
          }
          position = next
        }
        if position > start || !omittingEmptySubsequences { result.append(self[start..<position]) }
        return result
      }
      func replacing<T: StringProtocol, R: StringProtocol>(_ target: T, with replacement: R) -> String { _replacing(_text(target), _text(replacement), Int.max) }
      func replacing<T: StringProtocol, R: StringProtocol>(_ target: T, with replacement: R, maxReplacements: Int) -> String { _replacing(_text(target), _text(replacement), maxReplacements) }
      func _replacing(_ target: String, _ replacement: String, _ limit: Int) -> String
      @_symbol("StringProtocol.firstRange(text)") func firstRange<T: StringProtocol>(of text: T) -> Range<String.Index>?
      @_symbol("StringProtocol.trimmingPrefix(text)") func trimmingPrefix<T: StringProtocol>(_ prefix: T) -> Substring { starts(with: prefix) ? self[index(startIndex, offsetBy: prefix.count)..<endIndex] : self[startIndex..<endIndex] }
      var isContiguousUTF8: Bool { true }
      func withCString<R>(_ body: ([CChar]) throws -> R) rethrows -> R { try body(utf8CString) }
      var utf8CString: [CChar] { _utf8.map { CChar(bitPattern: $0) } + [0] }
      func lexicographicallyPrecedes(_ other: String) -> Bool { _text(self) < other }
      static func == <R: StringProtocol>(a: Self, b: R) -> Bool { _text(a) == _text(b) }
      static func != <R: StringProtocol>(a: Self, b: R) -> Bool { _text(a) != _text(b) }
      static func < <R: StringProtocol>(a: Self, b: R) -> Bool { _text(a) < _text(b) }
      static func > <R: StringProtocol>(a: Self, b: R) -> Bool { _text(b) < _text(a) }
      static func <= <R: StringProtocol>(a: Self, b: R) -> Bool { !(_text(b) < _text(a)) }
      static func >= <R: StringProtocol>(a: Self, b: R) -> Bool { !(_text(a) < _text(b)) }
      func encode(to encoder: any Encoder) throws { var container = encoder.singleValueContainer(); try container.encode(_text(self)) }
    }
    #module(Foundation)
    extension StringProtocol {
      @_symbol("StringProtocol.components(text)") func components<S: StringProtocol>(separatedBy separator: S) -> [String]
      @_symbol("StringProtocol.components(set)") func components(separatedBy separator: CharacterSet) -> [String]
      func trimmingCharacters(in set: CharacterSet) -> String
      func rangeOfCharacter(from set: CharacterSet, options: String.CompareOptions = [], range: Range<String.Index>? = nil) -> Range<String.Index>? { _rangeOfCharacter(set, options.rawValue, range) }
      func _rangeOfCharacter(_ set: CharacterSet, _ options: UInt, _ range: Range<String.Index>?) -> Range<String.Index>?
      func folding(options: String.CompareOptions = [], locale: Locale?) -> String { _folding(options.rawValue, locale?.identifier) }
      func _folding(_ options: UInt, _ locale: String?) -> String
      func commonPrefix<T: StringProtocol>(with other: T, options: String.CompareOptions = []) -> String { _commonPrefix(_text(other), options.rawValue) }
      func _commonPrefix(_ other: String, _ options: UInt) -> String
      @_symbol("StringProtocol.replacing(text)") func replacingOccurrences<T: StringProtocol, R: StringProtocol>(of target: T, with replacement: R) -> String
      @_symbol("StringProtocol.replacing(options)") func replacingOccurrences<T: StringProtocol, R: StringProtocol>(of target: T, with replacement: R, options: String.CompareOptions, range: Range<String.Index>? = nil) -> String { _replacing(_text(target), _text(replacement), options.rawValue, range) }
      @_symbol("StringProtocol.replacing(range)") func replacingOccurrences<T: StringProtocol, R: StringProtocol>(of target: T, with replacement: R, range: Range<String.Index>?) -> String { _replacing(_text(target), _text(replacement), 0, range) }
      func _replacing(_ target: String, _ replacement: String, _ options: UInt, _ range: Range<String.Index>?) -> String
      func replacingCharacters<T: StringProtocol, R: RangeExpression>(in range: R, with replacement: T) -> String where R.Bound == String.Index {
        let part = range._relative(startIndex, endIndex, { index(after: $0) })
        return String(self[startIndex..<part.lowerBound]) + String(replacement) + String(self[part.upperBound..<endIndex])
      }
      @_symbol("StringProtocol.range(of)") func range<T: StringProtocol>(of text: T) -> Range<String.Index>?
      @_symbol("StringProtocol.range(options)") func range<T: StringProtocol>(of text: T, options: String.CompareOptions = [], range: Range<String.Index>? = nil, locale: Locale? = nil) -> Range<String.Index>? { _range(_text(text), options.rawValue, range) }
      func _range(_ text: String, _ options: UInt, _ range: Range<String.Index>?) -> Range<String.Index>?
      var capitalized: String { get }
      var localizedCapitalized: String { capitalized }
      var localizedUppercase: String { uppercased() }
      var localizedLowercase: String { lowercased() }
      func localizedCaseInsensitiveContains<T: StringProtocol>(_ other: T) -> Bool
      func localizedStandardContains<T: StringProtocol>(_ other: T) -> Bool
      @_symbol("StringProtocol._compare") func _compare(_ other: String, _ options: UInt) -> Int
      func caseInsensitiveCompare<T: StringProtocol>(_ other: T) -> ComparisonResult { ComparisonResult(_order: _compare(_text(other), 1)) }
      func localizedCaseInsensitiveCompare<T: StringProtocol>(_ other: T) -> ComparisonResult { ComparisonResult(_order: _compare(_text(other), 257)) }
      func localizedCompare<T: StringProtocol>(_ other: T) -> ComparisonResult { ComparisonResult(_order: _compare(_text(other), 256)) }
      func localizedStandardCompare<T: StringProtocol>(_ other: T) -> ComparisonResult { ComparisonResult(_order: _compare(_text(other), 512)) }
      func compare<T: StringProtocol>(_ other: T, options: String.CompareOptions = [], range: Range<String.Index>? = nil, locale: Locale? = nil) -> ComparisonResult { ComparisonResult(_order: (range.map { self[$0] } ?? self[...])._compare(_text(other), options.rawValue)) }
      func padding<T: StringProtocol>(toLength length: Int, withPad pad: T, startingAt index: Int) -> String
      func addingPercentEncoding(withAllowedCharacters set: CharacterSet) -> String?
      var removingPercentEncoding: String? { get }
      func appending<T: StringProtocol>(_ other: T) -> String { _text(self) + _text(other) }
      func appendingFormat<T: StringProtocol>(_ format: T, _ arguments: Any...) -> String { _text(self) + _formatString(_text(format), arguments) }
      func substring(from index: String.Index) -> String { String(self[index..<endIndex]) }
      func substring(to index: String.Index) -> String { String(self[startIndex..<index]) }
      func substring(with range: Range<String.Index>) -> String { String(self[range]) }
      var decomposedStringWithCanonicalMapping: String { _normalized("NFD") }
      var precomposedStringWithCanonicalMapping: String { _normalized("NFC") }
      var decomposedStringWithCompatibilityMapping: String { _normalized("NFKD") }
      var precomposedStringWithCompatibilityMapping: String { _normalized("NFKC") }
      func _normalized(_ form: String) -> String
      func applyingTransform(_ transform: StringTransform, reverse: Bool) -> String? { _transformed(transform.rawValue, reverse) }
      func _transformed(_ transform: String, _ isReverse: Bool) -> String?
      var hash: Int { hashValue }
      func cString(using encoding: String.Encoding) -> [CChar]? { _encoded(encoding.rawValue, false).map { bytes in bytes.map { CChar(bitPattern: $0) } + [0] } }
      func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data? { _encoded(encoding.rawValue, allowLossyConversion).map { Data($0) } }
      func _encoded(_ encoding: UInt, _ isLossy: Bool) -> [UInt8]?
      func canBeConverted(to encoding: String.Encoding) -> Bool { _encoded(encoding.rawValue, false) != nil }
      func lengthOfBytes(using encoding: String.Encoding) -> Int { _whole().lengthOfBytes(using: encoding.rawValue) }
      func enumerateLines(_ body: (String, inout Bool) -> Void) {
        var stop = false
        var line = ""
        for character in _text(self) {
          if stop { return }
          if character.isNewline { body(line, &stop); line = "" } else { line.append(character) }
        }
        if !stop && !line.isEmpty { body(line, &stop) }
      }
    }
    struct StringTransform: Hashable, RawRepresentable, Sendable {
      let rawValue: String
      init(rawValue: String) { self.rawValue = rawValue }
      init(_ rawValue: String) { self.rawValue = rawValue }
      static let toLatin: StringTransform = StringTransform("Any-Latin")
      static let latinToKatakana: StringTransform = StringTransform("Latin-Katakana")
      static let latinToHiragana: StringTransform = StringTransform("Latin-Hiragana")
      static let latinToCyrillic: StringTransform = StringTransform("Latin-Cyrillic")
      static let latinToGreek: StringTransform = StringTransform("Latin-Greek")
      static let latinToArabic: StringTransform = StringTransform("Latin-Arabic")
      static let latinToHangul: StringTransform = StringTransform("Latin-Hangul")
      static let latinToHebrew: StringTransform = StringTransform("Latin-Hebrew")
      static let latinToThai: StringTransform = StringTransform("Latin-Thai")
      static let hiraganaToKatakana: StringTransform = StringTransform("Hiragana-Katakana")
      static let mandarinToLatin: StringTransform = StringTransform("Han-Latin")
      static let stripDiacritics: StringTransform = StringTransform("NFD; [:Nonspacing Mark:] Remove; NFC")
      static let stripCombiningMarks: StringTransform = StringTransform("NFD; [:Nonspacing Mark:] Remove; NFC")
      static let fullwidthToHalfwidth: StringTransform = StringTransform("Fullwidth-Halfwidth")
      static let toUnicodeName: StringTransform = StringTransform("Any-Name")
      static let toXMLHex: StringTransform = StringTransform("Any-Hex/XML")
    }
    #module(FoundationEssentials)
    enum ComparisonResult: Int, Sendable {
      case orderedAscending = -1, orderedSame = 0, orderedDescending = 1
      init(_order: Int) { self = _order < 0 ? .orderedAscending : (_order > 0 ? .orderedDescending : .orderedSame) }
    }
    enum SortOrder: Hashable, Codable, Sendable {
      case forward, reverse
    }
    """#
}
