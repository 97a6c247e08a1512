extension Catalogue {
  /// What strings and substrings share; the natives take both.
  static let stringProtocol = #"""
    protocol StringProtocol: BidirectionalCollection, Comparable, Hashable, CustomStringConvertible, LosslessStringConvertible, ExpressibleByStringInterpolation where Element == Character, Index == String.Index, SubSequence == Substring {
    }
    extension StringProtocol {
      var count: Int { get }
      var isEmpty: Bool { get }
      var first: Character? { get }
      var last: Character? { get }
      var startIndex: String.Index { get }
      var endIndex: String.Index { get }
      var utf8: String.UTF8View { String.UTF8View(_elements: _utf8, _base: startIndex._offset) }
      var utf16: String.UTF16View { String.UTF16View(_elements: _utf16) }
      var unicodeScalars: String.UnicodeScalarView { String.UnicodeScalarView(_elements: _scalars.map { Unicode.Scalar(_value: $0) }) }
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
      @_symbol("StringProtocol.contains(character)") func contains(_ element: Character) -> Bool
      @_symbol("StringProtocol.contains(text)") func contains<S: StringProtocol>(_ other: S) -> Bool
      func prefix(_ maxLength: Int) -> Substring
      func suffix(_ maxLength: Int) -> Substring
      func dropFirst(_ k: Int = 1) -> Substring
      func dropLast(_ k: Int = 1) -> Substring
      func prefix(while predicate: (Character) throws -> Bool) rethrows -> Substring {
        var n = 0
        for c in _characters {
          if !(try predicate(c)) { break }
          n += 1
        }
        return prefix(n)
      }
      func drop(while predicate: (Character) throws -> Bool) rethrows -> Substring {
        var n = 0
        for c in _characters {
          if !(try predicate(c)) { break }
          n += 1
        }
        return dropFirst(n)
      }
      func prefix(upTo end: String.Index) -> Substring { self[startIndex..<end] }
      func prefix(through position: String.Index) -> Substring { self[startIndex...position] }
      func suffix(from start: String.Index) -> Substring { self[start..<endIndex] }
      func firstIndex(of element: Character) -> String.Index? { _firstIndex(of: element) }
      func _firstIndex(of element: Character) -> String.Index?
      func lastIndex(of element: Character) -> String.Index?
      func reversed() -> ReversedCollection<Self> { ReversedCollection(_base: self) }
      func _reversed() -> String
      @_symbol("StringProtocol.split(character)") func split(separator: Character, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [Substring]
      @_symbol("StringProtocol.split(text)") func split<S: StringProtocol>(separator: S, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [Substring]
      func split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Character) throws -> Bool) rethrows -> [Substring] {
        if maxSplits < 0 { _trap("Must take zero or more splits") }
        var result: [Substring] = []
        var start = 0
        var position = 0
        for c in _characters {
          if result.count < maxSplits, try isSeparator(c) {
            if position > start || !omittingEmptySubsequences { result.append(prefix(position).dropFirst(start)) }
            start = position + 1
          }
          position += 1
        }
        if position > start || !omittingEmptySubsequences { result.append(prefix(position).dropFirst(start)) }
        return result
      }
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
      @_symbol("StringProtocol.replacing(options)") func replacingOccurrences<T: StringProtocol, R: StringProtocol>(of target: T, with replacement: R, options: String.CompareOptions, range: Range<String.Index>? = nil) -> String { _replacing(_text(target), _text(replacement), options.rawValue) }
      func _replacing(_ target: String, _ replacement: String, _ options: UInt) -> String
      func replacing<T: StringProtocol, R: StringProtocol>(_ target: T, with replacement: R) -> String { replacingOccurrences(of: target, with: replacement) }
      @_symbol("StringProtocol.range(of)") func range<T: StringProtocol>(of text: T) -> Range<String.Index>?
      @_symbol("StringProtocol.range(options)") func range<T: StringProtocol>(of text: T, options: String.CompareOptions, range: Range<String.Index>? = nil, locale: Locale? = nil) -> Range<String.Index>? { _range(_text(text), options.rawValue) }
      func _range(_ text: String, _ options: UInt) -> Range<String.Index>?
      func firstRange<T: StringProtocol>(of text: T) -> Range<String.Index>? { range(of: text) }
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
      func compare<T: StringProtocol>(_ other: T, options: String.CompareOptions = [], range: Range<String.Index>? = nil, locale: Locale? = nil) -> ComparisonResult { ComparisonResult(_order: _compare(_text(other), options.rawValue)) }
      func padding<T: StringProtocol>(toLength length: Int, withPad pad: T, startingAt index: Int) -> String
      func addingPercentEncoding(withAllowedCharacters set: CharacterSet) -> String?
      var removingPercentEncoding: String? { get }
      func appending<T: StringProtocol>(_ other: T) -> String { _text(self) + _text(other) }
      func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data? { _encoded(encoding.rawValue, allowLossyConversion).map { Data($0) } }
      func _encoded(_ encoding: UInt, _ isLossy: Bool) -> [UInt8]?
      func canBeConverted(to encoding: String.Encoding) -> Bool { _encoded(encoding.rawValue, false) != nil }
      func lengthOfBytes(using encoding: String.Encoding) -> Int { _encoded(encoding.rawValue, false)?.count ?? 0 }
      func lexicographicallyPrecedes(_ other: String) -> Bool { _text(self) < other }
      func enumerateLines(_ body: (String, inout Bool) -> Void) {
        var stop = false
        for line in components(separatedBy: "\n") {
          if !stop { body(line, &stop) }
        }
      }
      static func == <R: StringProtocol>(a: Self, b: R) -> Bool { _text(a) == _text(b) }
      static func != <R: StringProtocol>(a: Self, b: R) -> Bool { _text(a) != _text(b) }
      func encode(to encoder: any Encoder) throws { var container = encoder.singleValueContainer(); try container._encodeValue(_text(self)) }
    }
    enum ComparisonResult: Int, Sendable {
      case orderedAscending = -1, orderedSame = 0, orderedDescending = 1
      init(_order: Int) { self = _order < 0 ? .orderedAscending : (_order > 0 ? .orderedDescending : .orderedSame) }
    }
    enum SortOrder: Hashable, Codable, Sendable {
      case forward, reverse
    }
    """#

  /// `String`.
  static let strings = #"""
    struct String: Hashable, Comparable, CustomStringConvertible, CustomDebugStringConvertible, StringProtocol, RangeReplaceableCollection, ExpressibleByStringInterpolation, LosslessStringConvertible, TextOutputStream, Codable, Sendable, CodingKeyRepresentable {
      typealias StringInterpolation = DefaultStringInterpolation
      typealias Element = Character
      typealias SubSequence = Substring
      typealias StringLiteralType = String
      typealias Indices = DefaultIndices<String>
      struct Index: Hashable, Comparable, Sendable {
        var _offset: Int
        init(_offset: Int) { self._offset = _offset }
        init<S: StringProtocol>(utf16Offset offset: Int, in text: S) { _offset = _utf8Offset(_text(text), offset) }
        func utf16Offset<S: StringProtocol>(in text: S) -> Int { _utf16Offset(_text(text), _offset) }
        static func == (a: Index, b: Index) -> Bool { a._offset == b._offset }
        static func < (a: Index, b: Index) -> Bool { a._offset < b._offset }
        func hash(into hasher: inout Hasher) { hasher.combine(_offset) }
      }
      typealias Iterator = _ArrayIterator<Character>
      struct UTF8View: BidirectionalCollection, Sendable {
        typealias Element = UInt8
        typealias Index = String.Index
        typealias SubSequence = Slice<String.UTF8View>
        typealias Indices = DefaultIndices<String.UTF8View>
        typealias Iterator = _ArrayIterator<UInt8>
        var _elements: [UInt8]
        var _base: Int
        var startIndex: String.Index { String.Index(_offset: _base) }
        var endIndex: String.Index { String.Index(_offset: _base + _elements.count) }
        var count: Int { _elements.count }
        subscript(position: String.Index) -> UInt8 { _elements[_checkedTextPosition(position._offset - _base, _elements.count)] }
        func index(after i: String.Index) -> String.Index { String.Index(_offset: i._offset + 1) }
        func index(before i: String.Index) -> String.Index { String.Index(_offset: i._offset - 1) }
        func index(_ i: String.Index, offsetBy distance: Int) -> String.Index { String.Index(_offset: i._offset + distance) }
        func distance(from start: String.Index, to end: String.Index) -> Int { end._offset - start._offset }
        func makeIterator() -> _ArrayIterator<UInt8> { _elements.makeIterator() }
      }
      struct UTF16View: RandomAccessCollection, Sendable {
        typealias Element = UInt16
        typealias Index = Int
        typealias SubSequence = ArraySlice<UInt16>
        typealias Indices = Range<Int>
        var _elements: [UInt16]
        var startIndex: Int { 0 }
        var endIndex: Int { _elements.count }
        var count: Int { _elements.count }
        subscript(position: Int) -> UInt16 { _elements[_checkedTextPosition(position, _elements.count)] }
        subscript(range: Range<Int>) -> ArraySlice<UInt16> { _elements[range] }
        func _subsequence(_ start: Int, _ end: Int) -> ArraySlice<UInt16> { _elements._slice(start, end) }
        func index(after i: Int) -> Int { i + 1 }
        func makeIterator() -> _ArrayIterator<UInt16> { _elements.makeIterator() }
      }
      struct UnicodeScalarView: RandomAccessCollection, Sendable {
        typealias Element = Unicode.Scalar
        typealias Index = Int
        typealias SubSequence = ArraySlice<Unicode.Scalar>
        typealias Indices = Range<Int>
        var _elements: [Unicode.Scalar]
        init(_elements: [Unicode.Scalar]) { self._elements = _elements }
        init() { _elements = [] }
        init<S: Sequence>(_ scalars: S) where S.Element == Unicode.Scalar { _elements = Array(scalars) }
        func filter(_ isIncluded: (Unicode.Scalar) throws -> Bool) rethrows -> String.UnicodeScalarView { String.UnicodeScalarView(_elements: try _elements.filter(isIncluded)) }
        mutating func append<S: Sequence>(contentsOf scalars: S) where S.Element == Unicode.Scalar { for scalar in scalars { _elements.append(scalar) } }
        var startIndex: Int { 0 }
        var endIndex: Int { _elements.count }
        var count: Int { _elements.count }
        subscript(position: Int) -> Unicode.Scalar { _elements[_checkedTextPosition(position, _elements.count)] }
        subscript(range: Range<Int>) -> ArraySlice<Unicode.Scalar> { _elements[range] }
        func _subsequence(_ start: Int, _ end: Int) -> ArraySlice<Unicode.Scalar> { _elements._slice(start, end) }
        func index(after i: Int) -> Int { i + 1 }
        func makeIterator() -> _ArrayIterator<Unicode.Scalar> { _elements.makeIterator() }
        mutating func append(_ scalar: Unicode.Scalar) { _elements.append(scalar) }
      }
      struct Encoding: Hashable, RawRepresentable, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let ascii: String.Encoding = String.Encoding(rawValue: 1)
        static let utf8: String.Encoding = String.Encoding(rawValue: 4)
        static let isoLatin1: String.Encoding = String.Encoding(rawValue: 5)
        static let utf16: String.Encoding = String.Encoding(rawValue: 10)
        static let unicode: String.Encoding = String.Encoding(rawValue: 10)
        static let windowsCP1252: String.Encoding = String.Encoding(rawValue: 12)
        static let utf16BigEndian: String.Encoding = String.Encoding(rawValue: 0x90000100)
        static let utf16LittleEndian: String.Encoding = String.Encoding(rawValue: 0x94000100)
        static let utf32: String.Encoding = String.Encoding(rawValue: 0x8C000100)
      }
      struct CompareOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let caseInsensitive: String.CompareOptions = String.CompareOptions(rawValue: 1)
        static let literal: String.CompareOptions = String.CompareOptions(rawValue: 2)
        static let backwards: String.CompareOptions = String.CompareOptions(rawValue: 4)
        static let anchored: String.CompareOptions = String.CompareOptions(rawValue: 8)
        static let numeric: String.CompareOptions = String.CompareOptions(rawValue: 64)
        static let diacriticInsensitive: String.CompareOptions = String.CompareOptions(rawValue: 128)
        static let widthInsensitive: String.CompareOptions = String.CompareOptions(rawValue: 256)
        static let forcedOrdering: String.CompareOptions = String.CompareOptions(rawValue: 512)
        static let regularExpression: String.CompareOptions = String.CompareOptions(rawValue: 1024)
      }
      struct LocalizationValue: ExpressibleByStringInterpolation {
        var _text: String
        init(stringLiteral value: String) { _text = value }
        init(_ value: String) { _text = value }
      }
      init() { self = "" }
      @_symbol("String.init(text)") init(_ text: String) { self = text }
      @_symbol("String.init(substring)") init(_ text: Substring)
      @_symbol("String.init(character)") init(_ character: Character)
      @_symbol("String.init(scalar)") init(_ scalar: Unicode.Scalar) { self = _string(scalars: [scalar.value]) }
      @_symbol("String.init(scalars)") init(_ view: String.UnicodeScalarView) { self = _string(scalars: view._elements.map { $0.value }) }
      @_symbol("String.init(utf8View)") init(_ view: String.UTF8View) { self = _string(utf8: view._elements) }
      @_symbol("String.init(utf8Slice)") init?(_ view: Slice<String.UTF8View>) {
        guard let text = _validString(utf8: Array(view)) else { return nil }
        self = text
      }
      @_symbol("String.init(integer)") init<T: BinaryInteger>(_ value: T, radix: Int = 10, uppercase: Bool = false)
      @_disfavoredOverload @_symbol("String.init(lossless)") init<T: LosslessStringConvertible>(_ value: T) { self = value.description }
      @_disfavoredOverload @_symbol("String.init(characters)") init<S: Sequence>(_ characters: S) where S.Element == Character {
        var result = ""
        for c in characters { result.append(c) }
        self = result
      }
      init<T>(describing value: T)
      init<T>(reflecting value: T)
      @_symbol("String.init(repeating)") init(repeating text: String, count: Int)
      @_symbol("String.init(repeatingCharacter)") init(repeating character: Character, count: Int) { self.init(repeating: String(character), count: count) }
      init(stringLiteral value: String) { self = value }
      @_symbol("String.init(format)") init(format: String, _ arguments: Any...)
      @_symbol("String.init(formatArguments)") init(format: String, arguments: [Any])
      @_symbol("String.init(formatLocale)") init(format: String, locale: Locale?, _ arguments: Any...) { self = _formatString(format, arguments) }
      @_symbol("String.init(localized)") init(localized: String.LocalizationValue, comment: String = "") { self = localized._text }
      @_symbol("String.init(localizedString)") init(localized: String, comment: String = "") { self = localized }
      init(decoding bytes: [UInt8], as encoding: UTF8.Type) { self = _string(utf8: bytes) }
      @_symbol("String.init(decodingData)") init(decoding data: Data, as encoding: UTF8.Type) { self = _string(utf8: data._bytes) }
      @_symbol("String.init(data)") init?(data: Data, encoding: String.Encoding) { self.init(bytes: data._bytes, encoding: encoding) }
      @_symbol("String.init(bytes)") init?<S: Sequence>(bytes: S, encoding: String.Encoding) where S.Element == UInt8 {
        guard let text = _decodedString(Array(bytes), encoding.rawValue) else { return nil }
        self = text
      }
      static func localizedStringWithFormat(_ format: String, _ arguments: Any...) -> String { _formatString(format, arguments) }
      static func == (a: String, b: String) -> Bool
      static func != (a: String, b: String) -> Bool
      static func < (a: String, b: String) -> Bool
      static func > (a: String, b: String) -> Bool
      static func <= (a: String, b: String) -> Bool
      static func >= (a: String, b: String) -> Bool
      static func + (a: String, b: String) -> String
      static func += (a: inout String, b: String) { a.append(b) }
      @_disfavoredOverload @_symbol("String.+(sequence)") static func + <S: Sequence>(a: String, b: S) -> String where S.Element == Character { a + String(b) }
      @_disfavoredOverload @_symbol("String.+=(sequence)") static func += <S: Sequence>(a: inout String, b: S) where S.Element == Character { a.append(String(b)) }
      var description: String { self }
      var unicodeScalars: String.UnicodeScalarView { get { String.UnicodeScalarView(_elements: _scalars.map { Unicode.Scalar(_value: $0) }) } set { self = _string(scalars: newValue._elements.map { $0.value }) } }
      var debugDescription: String { get }
      func hash(into hasher: inout Hasher)
      @_symbol("String.append(text)") mutating func append(_ other: String)
      @_symbol("String.append(character)") mutating func append(_ character: Character)
      @_symbol("String.append(textContents)") mutating func append(contentsOf other: String) { append(other) }
      @_symbol("String.append(substringContents)") mutating func append(contentsOf other: Substring) { append(_text(other)) }
      @_disfavoredOverload @_symbol("String.append(sequence)") mutating func append<S: Sequence>(contentsOf other: S) where S.Element == Character { for c in other { append(c) } }
      mutating func write(_ string: String) { append(string) }
      mutating func insert(_ character: Character, at index: String.Index) { _replace(index, index, String(character)) }
      mutating func insert<C: Collection>(contentsOf text: C, at index: String.Index) where C.Element == Character { _replace(index, index, _text(text)) }
      mutating func _replace(_ start: String.Index, _ end: String.Index, _ text: String)
      mutating func replaceSubrange<C: Collection>(_ range: Range<String.Index>, with text: C) where C.Element == Character { _replace(range.lowerBound, range.upperBound, _text(text)) }
      mutating func replaceSubrange<C: Collection, R: RangeExpression>(_ range: R, with text: C) where C.Element == Character, R.Bound == String.Index {
        let bounds = range._relative(startIndex, endIndex, { index(after: $0) })
        _replace(bounds.lowerBound, bounds.upperBound, _text(text))
      }
      @discardableResult mutating func remove(at index: String.Index) -> Character {
        if index >= endIndex { _trap("String index is out of bounds") }
        let character = self[index]
        _replace(index, self.index(after: index), "")
        return character
      }
      @discardableResult mutating func removeFirst() -> Character {
        if isEmpty { _trap("Can't remove first element from an empty collection") }
        return remove(at: startIndex)
      }
      @discardableResult mutating func removeLast() -> Character {
        if isEmpty { _trap("Can't remove last element from an empty collection") }
        return remove(at: index(before: endIndex))
      }
      mutating func removeFirst(_ k: Int) {
        if k < 0 { _trap("Number of elements to remove should be non-negative") }
        if k > count { _trap("Can't remove more items from a collection than it has") }
        self = String(dropFirst(k))
      }
      mutating func removeLast(_ k: Int) {
        if k < 0 { _trap("Number of elements to remove should be non-negative") }
        if k > count { _trap("Can't remove more items from a collection than it contains") }
        self = String(dropLast(k))
      }
      @discardableResult mutating func popLast() -> Character? { isEmpty ? nil : removeLast() }
      mutating func removeAll(keepingCapacity: Bool = false) { self = "" }
      mutating func removeAll(where predicate: (Character) throws -> Bool) rethrows { self = try filter { !(try predicate($0)) } }
      mutating func removeSubrange(_ range: Range<String.Index>) {
        if range.upperBound > endIndex { _trap("String index range is out of bounds") }
        _replace(range.lowerBound, range.upperBound, "")
      }
      mutating func removeSubrange<R: RangeExpression>(_ range: R) where R.Bound == String.Index {
        let bounds = range._relative(startIndex, endIndex, { index(after: $0) })
        _replace(bounds.lowerBound, bounds.upperBound, "")
      }
      mutating func reserveCapacity(_ n: Int) { }
      func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String {
        var result = ""
        for c in _characters where try isIncluded(c) { result.append(c) }
        return result
      }
      init(from decoder: any Decoder) throws { self = try decoder.singleValueContainer().decode(String.self) }
    }
    func _checkedTextPosition(_ position: Int, _ count: Int) -> Int {
      if position < 0 || position >= count { _trap("String index is out of bounds") }
      return position
    }
    func _text<S: StringProtocol>(_ text: S) -> String
    func _string(scalars: [UInt32]) -> String
    func _string(utf8: [UInt8]) -> String
    func _validString(utf8: [UInt8]) -> String?
    func _decodedString(_ bytes: [UInt8], _ encoding: UInt) -> String?
    func _formatString(_ format: String, _ arguments: [Any]) -> String
    func _utf8Offset(_ text: String, _ offset: Int) -> Int
    func _utf16Offset(_ text: String, _ offset: Int) -> Int
    func NSLocalizedString(_ key: String, comment: String) -> String { key }
    struct Substring: Hashable, Comparable, CustomStringConvertible, CustomDebugStringConvertible, StringProtocol, RangeReplaceableCollection, LosslessStringConvertible, Sendable {
      typealias Element = Character
      typealias SubSequence = Substring
      typealias Iterator = _ArrayIterator<Character>
      typealias StringLiteralType = String
      typealias Indices = DefaultIndices<Substring>
      init() { self.init("") }
      init(_ text: String)
      init(stringLiteral value: String) { self.init(value) }
      static func == (a: Substring, b: Substring) -> Bool
      static func < (a: Substring, b: Substring) -> Bool
      var base: String { get }
      var description: String { String(self) }
      var debugDescription: String { String(self).debugDescription }
      func hash(into hasher: inout Hasher) { hasher.combine(String(self)) }
      static func + (a: Substring, b: Substring) -> Substring { Substring(String(a) + String(b)) }
      mutating func append(_ character: Character) { self = Substring(String(self) + String(character)) }
      @discardableResult mutating func removeFirst() -> Character {
        guard let c = first else { _trap("Can't remove first element from an empty collection") }
        self = dropFirst()
        return c
      }
      @discardableResult mutating func removeLast() -> Character {
        guard let c = last else { _trap("Can't remove last element from an empty collection") }
        self = dropLast()
        return c
      }
      mutating func removeFirst(_ k: Int) { self = dropFirst(k) }
      @discardableResult mutating func popFirst() -> Character? { isEmpty ? nil : removeFirst() }
      @discardableResult mutating func popLast() -> Character? { isEmpty ? nil : removeLast() }
      func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String { try String(self).filter(isIncluded) }
    }
    """#

  /// `Character` and Unicode scalars.
  static let characters = #"""
    struct Character: Hashable, Comparable, CustomStringConvertible, CustomDebugStringConvertible, ExpressibleByExtendedGraphemeClusterLiteral, LosslessStringConvertible, Sendable {
      static func == (a: Character, b: Character) -> Bool
      static func != (a: Character, b: Character) -> Bool
      static func < (a: Character, b: Character) -> Bool
      init(_ text: String)
      @_symbol("Character.init(scalar)") init(_ scalar: Unicode.Scalar) { self.init(String(scalar)) }
      @_symbol("Character.init(substring)") init(_ text: Substring) { self.init(_text(text)) }
      var description: String { get }
      var debugDescription: String { String(self).debugDescription }
      func hash(into hasher: inout Hasher)
      var isLetter: Bool { get }
      var isNumber: Bool { get }
      var isWhitespace: Bool { get }
      var isNewline: Bool { get }
      var isPunctuation: Bool { get }
      var isSymbol: Bool { get }
      var isUppercase: Bool { get }
      var isLowercase: Bool { get }
      var isCased: Bool { get }
      var isASCII: Bool { get }
      var isHexDigit: Bool { get }
      var isWholeNumber: Bool { get }
      var isCurrencySymbol: Bool { get }
      var isMathSymbol: Bool { get }
      var wholeNumberValue: Int? { get }
      var hexDigitValue: Int? { get }
      var asciiValue: UInt8? { get }
      func uppercased() -> String
      func lowercased() -> String
      var unicodeScalars: String.UnicodeScalarView { String(self).unicodeScalars }
      var utf8: String.UTF8View { String(self).utf8 }
    }
    enum UTF8 {
    }
    enum Unicode {
      struct Scalar: Hashable, Comparable, CustomStringConvertible, LosslessStringConvertible, ExpressibleByUnicodeScalarLiteral, Sendable {
        var value: UInt32
        init(_value: UInt32) { value = _value }
        @_symbol("Unicode.Scalar.init(uint32)") init?(_ value: UInt32) { if value > 0x10FFFF || (value >= 0xD800 && value < 0xE000) { return nil } else { self.value = value } }
        @_symbol("Unicode.Scalar.init(int)") init?(_ value: Int) { if value < 0 || value > 0x10FFFF || (value >= 0xD800 && value < 0xE000) { return nil } else { self.value = UInt32(value) } }
        @_symbol("Unicode.Scalar.init(uint8)") init(_ value: UInt8) { self.value = UInt32(value) }
        @_symbol("Unicode.Scalar.init(text)") init?(_ text: String) { if text._scalars.count == 1 { value = text._scalars[0] } else { return nil } }
        init(unicodeScalarLiteral text: String) { value = text._scalars[0] }
        static func == (a: Unicode.Scalar, b: Unicode.Scalar) -> Bool { a.value == b.value }
        static func < (a: Unicode.Scalar, b: Unicode.Scalar) -> Bool { a.value < b.value }
        func hash(into hasher: inout Hasher) { hasher.combine(value) }
        var description: String { String(self) }
        var isASCII: Bool { value < 128 }
      }
    }
    typealias UnicodeScalar = Unicode.Scalar
    """#
}
