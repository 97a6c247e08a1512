extension Catalogue {
  /// `String`.
  static let strings = #"""
    struct String: Hashable, Comparable, CustomStringConvertible, CustomDebugStringConvertible, StringProtocol, RangeReplaceableCollection, ExpressibleByStringInterpolation, LosslessStringConvertible, TextOutputStream, TextOutputStreamable, Codable, Sendable {
      func _mapped<T, E: Error>(_ transform: (Character) throws(E) -> T) throws(E) -> [T] {
        var result: [T] = []
        for element in self { result.append(try transform(element)) }
        return result
      }
      var _foreseenCount: Int { 0 }
      typealias StringInterpolation = DefaultStringInterpolation
      typealias Element = Character
      typealias SubSequence = Substring
      typealias StringLiteralType = String
      typealias Indices = DefaultIndices<String>
      @_symbol("StringProtocol.count") var count: Int { get }
      @_symbol("StringProtocol.isEmpty") var isEmpty: Bool { get }
      struct Index: Hashable, Comparable, CustomDebugStringConvertible, Sendable {
        var _offset: Int
        var _form: Int
        init(_offset: Int) { self._offset = _offset; _form = 0 }
        init<S: StringProtocol>(utf16Offset offset: Int, in text: S) { self = _utf16Index(text[...], text.startIndex, offset) }
        init(encodedOffset offset: Int) { _offset = offset; _form = 3 }
        var encodedOffset: Int { _offset }
        init?<S: StringProtocol>(_ index: String.Index, within text: S) {
          guard _isBoundary(text[...], index) else { return nil }
          self = index
        }
        func samePosition<S: StringProtocol>(in text: S) -> String.Index? { String.Index(self, within: text) }
        @_symbol("String.Index.samePosition(in:)@utf8") func samePosition(in view: String.UTF8View) -> String.Index? { self }
        @_symbol("String.Index.samePosition(in:)@utf16") func samePosition(in view: String.UTF16View) -> String.Index? { self }
        @_symbol("String.Index.samePosition(in:)@scalars") func samePosition(in view: String.UnicodeScalarView) -> String.Index? { _scalarIndex(view._text, self, 0) == self ? self : nil }
        func utf16Offset<S: StringProtocol>(in text: S) -> Int { _utf16Distance(text[...], text.startIndex, self) }
        static func == (a: Index, b: Index) -> Bool { a._offset == b._offset }
        static func < (a: Index, b: Index) -> Bool { a._offset < b._offset }
        func hash(into hasher: inout Hasher) { hasher.combine(_offset) }
        var debugDescription: String { _form == 2 ? String(_offset - 1) + "[utf8]+1" : String(_offset) + (_form == 0 ? "[utf8]" : _form == 1 ? "[any]" : "[unknown]") }
      }
      typealias Iterator = _ArrayIterator<Character>
      struct UTF8View: BidirectionalCollection, Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
        func _mapped<T, E: Error>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] {
          var result: [T] = []
          for element in self { result.append(try transform(element)) }
          return result
        }
        var _foreseenCount: Int { 0 }
        func _subsequence(_ start: String.Index, _ end: String.Index) -> Substring.UTF8View { Substring.UTF8View(_slice: Slice(_base: self, _start: start, _end: end)) }
        var customMirror: Mirror { Mirror(self, unlabeledChildren: self) }
        typealias Element = UInt8
        typealias Index = String.Index
        typealias SubSequence = Substring.UTF8View
        typealias Indices = DefaultIndices<String.UTF8View>
        typealias Iterator = _CollectionIterator<String.UTF8View>
        var _text: Substring
        var startIndex: String.Index { _text.startIndex }
        var endIndex: String.Index { _text.endIndex }
        var count: Int { endIndex._offset - startIndex._offset }
        subscript(position: String.Index) -> UInt8 { _utf8Unit(_text, position) }
        func index(after i: String.Index) -> String.Index { String.Index(_offset: i._offset + 1) }
        func index(before i: String.Index) -> String.Index { String.Index(_offset: i._offset - 1) }
        func index(_ i: String.Index, offsetBy distance: Int) -> String.Index { String.Index(_offset: i._offset + distance) }
        func distance(from start: String.Index, to end: String.Index) -> Int { end._offset - start._offset }
        func makeIterator() -> _CollectionIterator<String.UTF8View> { _iterate(_text._utf8, in: self) }
        func withContiguousStorageIfAvailable<R>(_ body: (UnsafeBufferPointer<UInt8>) throws -> R) rethrows -> R? { try _text._utf8.withUnsafeBufferPointer(body) }
        var description: String { String(_text) }
        var debugDescription: String { "UTF8View(" + description.debugDescription + ")" }
      }
      struct UTF16View: BidirectionalCollection, Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
        func _mapped<T, E: Error>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] {
          var result: [T] = []
          for element in self { result.append(try transform(element)) }
          return result
        }
        var _foreseenCount: Int { 0 }
        func _subsequence(_ start: String.Index, _ end: String.Index) -> Substring.UTF16View { Substring.UTF16View(_slice: Slice(_base: self, _start: start, _end: end)) }
        var customMirror: Mirror { Mirror(self, unlabeledChildren: self) }
        typealias Element = UInt16
        typealias Index = String.Index
        typealias SubSequence = Substring.UTF16View
        typealias Indices = DefaultIndices<String.UTF16View>
        typealias Iterator = _ArrayIterator<UInt16>
        var _text: Substring
        var startIndex: String.Index { _text.startIndex }
        var endIndex: String.Index { _text.endIndex }
        var count: Int { _utf16Distance(_text, startIndex, endIndex) }
        subscript(position: String.Index) -> UInt16 { _utf16Unit(_text, position) }
        func index(after i: String.Index) -> String.Index { _utf16Index(_text, i, 1) }
        func index(before i: String.Index) -> String.Index { _utf16Index(_text, i, -1) }
        func index(_ i: String.Index, offsetBy distance: Int) -> String.Index { _utf16Index(_text, i, distance) }
        func distance(from start: String.Index, to end: String.Index) -> Int { _utf16Distance(_text, start, end) }
        func makeIterator() -> _ArrayIterator<UInt16> { _text._utf16.makeIterator() }
        var description: String { String(_text) }
        var debugDescription: String { "StringUTF16(" + description.debugDescription + ")" }
      }
      struct UnicodeScalarView: BidirectionalCollection, RangeReplaceableCollection, Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
        func _mapped<T, E: Error>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] {
          var result: [T] = []
          for element in self { result.append(try transform(element)) }
          return result
        }
        var _foreseenCount: Int { 0 }
        func _subsequence(_ start: String.Index, _ end: String.Index) -> Substring.UnicodeScalarView { Substring.UnicodeScalarView(_slice: Slice(_base: self, _start: start, _end: end)) }
        var customMirror: Mirror { Mirror(self, unlabeledChildren: self) }
        typealias Element = Unicode.Scalar
        typealias Index = String.Index
        typealias SubSequence = Substring.UnicodeScalarView
        typealias Indices = DefaultIndices<String.UnicodeScalarView>
        typealias Iterator = _ArrayIterator<Unicode.Scalar>
        var _text: Substring
        init(_text: Substring) { self._text = _text }
        init() { _text = "" }
        init<S: Sequence>(_ scalars: S) where S.Element == Unicode.Scalar { _text = Substring(_string(scalars: scalars.map { $0.value })) }
        func filter(_ isIncluded: (Unicode.Scalar) throws -> Bool) rethrows -> String.UnicodeScalarView { String.UnicodeScalarView(try _elements.filter(isIncluded)) }
        var _elements: [Unicode.Scalar] { _text._scalars.map { Unicode.Scalar(_value: $0) } }
        var startIndex: String.Index { _text.startIndex }
        var endIndex: String.Index { _text.endIndex }
        var count: Int { _scalarDistance(_text, startIndex, endIndex) }
        subscript(position: String.Index) -> Unicode.Scalar { Unicode.Scalar(_value: _scalar(_text, position)) }
        func index(after i: String.Index) -> String.Index { _scalarIndex(_text, i, 1) }
        func index(before i: String.Index) -> String.Index { _scalarIndex(_text, i, -1) }
        func index(_ i: String.Index, offsetBy distance: Int) -> String.Index { _scalarIndex(_text, i, distance) }
        func distance(from start: String.Index, to end: String.Index) -> Int { _scalarDistance(_text, start, end) }
        func makeIterator() -> _ArrayIterator<Unicode.Scalar> { _elements.makeIterator() }
        mutating func append(_ scalar: Unicode.Scalar) { _text.append(contentsOf: String(scalar)) }
        mutating func append<S: Sequence>(contentsOf scalars: S) where S.Element == Unicode.Scalar { _text.append(contentsOf: _string(scalars: scalars.map { $0.value })) }
        mutating func replaceSubrange<C: Collection>(_ range: Range<String.Index>, with scalars: C) where C.Element == Unicode.Scalar {
          let behind = _string(scalars: self[range.upperBound...].map { $0.value })
          _text = Substring(_string(scalars: self[..<range.lowerBound].map { $0.value } + scalars.map { $0.value }) + behind)
        }
        var description: String { String(_text) }
        var debugDescription: String { "StringUnicodeScalarView(" + description.debugDescription + ")" }
      }
      struct LocalizationValue: ExpressibleByStringInterpolation {
        var _text: String
        init(stringLiteral value: String) { _text = value }
        init(_ value: String) { _text = value }
      }
      init() { self = "" }
      @_symbol("String.init(text)") init(_ text: String) { self = text }
      init(stringInterpolation: DefaultStringInterpolation) { self = stringInterpolation._text }
      @_symbol("String.init(substring)") init(_ text: Substring)
      @_symbol("String.init(nsString)") init(_ text: NSString) { self = text._text }
      @_symbol("String.init(character)") init(_ character: Character)
      @_symbol("String.init(scalar)") init(_ scalar: Unicode.Scalar) { self = _string(scalars: [scalar.value]) }
      @_symbol("String.init(scalars)") init(_ view: String.UnicodeScalarView) { self = view.description }
      @_symbol("String.init(scalarSlice)") init(_ view: Slice<String.UnicodeScalarView>) { self = _string(scalars: view.map { $0.value }) }
      @_symbol("String.init(utf16View)") init(_ view: String.UTF16View) { self = view.description }
      @_symbol("String.init(utf16Slice)") init?(_ view: Slice<String.UTF16View>) {
        let units = Array(view)
        let text = _string(utf16: units)
        guard text._utf16 == units else { return nil }
        self = text
      }
      @_symbol("String.init(utf8View)") init(_ view: String.UTF8View) { self = view.description }
      @_symbol("String.init(substringScalars)") init(_ view: Substring.UnicodeScalarView) { self = String(Substring(view)) }
      @_symbol("String.init(substringUTF16)") init?(_ view: Substring.UTF16View) { self.init(view._slice) }
      @_symbol("String.init(substringUTF8)") init?(_ view: Substring.UTF8View) { self.init(view._slice) }
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
      func max<T: Comparable>(_ x: T, _ y: T) -> T { y >= x ? y : x }
      func min<T: Comparable>(_ x: T, _ y: T) -> T { y < x ? y : x }
      init<T>(describing value: T)
      @_symbol("String.init(describingConvertible)") init<T: CustomStringConvertible>(describing value: T) { self = value.description }
      init<T>(reflecting value: T)
      @_symbol("String.init(repeating)") init(repeating text: String, count: Int)
      @_symbol("String.init(repeatingCharacter)") init(repeating character: Character, count: Int) { self.init(repeating: String(character), count: count) }
      init(stringLiteral value: String) { self = value }
      @_symbol("String.init(localized)") init(localized: String.LocalizationValue, comment: String = "") { self = localized._text }
      @_symbol("String.init(localizedString)") init(localized: String, comment: String = "") { self = localized }
      init(decoding bytes: [UInt8], as encoding: UTF8.Type) { self = _string(utf8: bytes) }
      @_symbol("String.init(decodingUnits)") init<C: Collection, E: _UnicodeEncoding>(decoding units: C, as encoding: E.Type) where C.Element == E.CodeUnit { self = E._string(Array(units)) }
      @_symbol("String.init(decodingData)") init(decoding data: Data, as encoding: UTF8.Type) { self = _string(utf8: data._bytes) }
      @_symbol("String.init(data)") init?(data: Data, encoding: String.Encoding) { self.init(bytes: data._bytes, encoding: encoding) }
      @_symbol("String.init(bytes)") init?<S: Sequence>(bytes: S, encoding: String.Encoding) where S.Element == UInt8 {
        guard let text = _decodedString(Array(bytes), encoding.rawValue) else { return nil }
        self = text
      }
      init(cString bytes: [CChar]) {
        if !bytes.contains(0) { _trap("input of String.init(cString:) must be null-terminated") }
        self = _string(utf8: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) })
      }
      init?(validatingUTF8 bytes: [CChar]) { self.init(bytes: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, encoding: .utf8) }
      init?<S: Sequence>(validating bytes: S, as encoding: UTF8.Type) where S.Element == UInt8 { self.init(bytes: bytes, encoding: .utf8) }
      @_symbol("String.init(validatingUnits)") init?<S: Sequence, E: _UnicodeEncoding>(validating units: S, as encoding: E.Type) where S.Element == E.CodeUnit {
        let units = Array(units)
        guard E._isValid(units) else { return nil }
        self = E._string(units)
      }
      init(utf16CodeUnits units: [UInt16], count: Int) { self = _string(utf16: Array(units.prefix(count))) }
      static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String { _formatString(format, arguments, Locale.current.identifier) }
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
      var unicodeScalars: String.UnicodeScalarView { get { String.UnicodeScalarView(_text: self[...]) } set { self = newValue.description } }
      var debugDescription: String { get }
      func hash(into hasher: inout Hasher)
      @_symbol("String.append(text)") mutating func append(_ other: String)
      @_symbol("String.append(character)") mutating func append(_ character: Character)
      @_symbol("String.append(textContents)") mutating func append(contentsOf other: String) { append(other) }
      @_symbol("String.append(substringContents)") mutating func append(contentsOf other: Substring) { append(_text(other)) }
      @_disfavoredOverload @_symbol("String.append(sequence)") mutating func append<S: Sequence>(contentsOf other: S) where S.Element == Character { for c in other { append(c) } }
      mutating func write(_ string: String) { append(string) }
      @_symbol("String.write(to)") func write<Target: TextOutputStream>(to target: inout Target) { target.write(self) }
      mutating func insert(_ character: Character, at index: String.Index) { _replace(index, index, String(character)) }
      mutating func insert<C: Collection>(contentsOf text: C, at index: String.Index) where C.Element == Character { _replace(index, index, String(text)) }
      mutating func replace<T: StringProtocol, R: StringProtocol>(_ target: T, with replacement: R, maxReplacements: Int = Int.max) { self = replacing(target, with: replacement, maxReplacements: maxReplacements) }
      mutating func _replace(_ start: String.Index, _ end: String.Index, _ text: String)
      mutating func replaceSubrange<C: Collection>(_ range: Range<String.Index>, with text: C) where C.Element == Character { _replace(range.lowerBound, range.upperBound, String(text)) }
      mutating func replaceSubrange<C: Collection, R: RangeExpression>(_ range: R, with text: C) where C.Element == Character, R.Bound == String.Index {
        let bounds = range._relative(startIndex, endIndex, { index(after: $0) })
        _replace(bounds.lowerBound, bounds.upperBound, String(text))
      }
      @discardableResult mutating func remove(at index: String.Index) -> Character {
        if index >= endIndex { _trap("String index is out of bounds") }
        let character = self[index]
        _replace(index, self.index(after: index), "")
        return character
      }
      @discardableResult mutating func removeFirst() -> Element {
        if isEmpty { _trap("Can't remove first element from an empty collection") }
        return remove(at: startIndex)
      }
      @discardableResult mutating func removeLast() -> Element {
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
      @discardableResult mutating func popLast() -> Element? { isEmpty ? nil : removeLast() }
      mutating func removeAll(keepingCapacity: Bool = false) { self = "" }
      mutating func removeAll(where predicate: (Element) throws -> Bool) rethrows { self = try filter { !(try predicate($0)) } }
      mutating func removeSubrange(_ range: Range<String.Index>) {
        if range.upperBound > endIndex { _trap("String index range is out of bounds") }
        _replace(range.lowerBound, range.upperBound, "")
      }
      mutating func removeSubrange<R: RangeExpression>(_ range: R) where R.Bound == String.Index {
        let bounds = range._relative(startIndex, endIndex, { index(after: $0) })
        _replace(bounds.lowerBound, bounds.upperBound, "")
      }
      mutating func reserveCapacity(_ n: Int) { }
      var isContiguousUTF8: Bool { true }
      mutating func makeContiguousUTF8() { }
      mutating func withUTF8<R>(_ body: (UnsafeBufferPointer<UInt8>) throws -> R) rethrows -> R { try body(UnsafeBufferPointer(_elements: _utf8)) }
      func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> String {
        var result = ""
        for c in _characters where try isIncluded(c) { result.append(c) }
        return result
      }
      init(from decoder: any Decoder) throws { self = try decoder.singleValueContainer().decode(String.self) }
    }
    struct StaticString: ExpressibleByStringLiteral, CustomStringConvertible, CustomDebugStringConvertible, Sendable {
      let _text: String
      init() { _text = "" }
      init(stringLiteral value: String) { _text = value }
      init(_ literal: StaticString) { self = literal }
      var utf8CodeUnitCount: Int { _text.utf8.count }
      var hasPointerRepresentation: Bool { true }
      var isASCII: Bool { _text.utf8.allSatisfy { $0 < 128 } }
      var description: String { _text }
      var debugDescription: String { _text.debugDescription }
    }
    func _text<S: StringProtocol>(_ text: S) -> String
    func _string(scalars: [UInt32]) -> String
    func _string(utf8: [UInt8]) -> String
    func _string(utf16: [UInt16]) -> String
    func _validString(utf8: [UInt8]) -> String?
    func _decodedString(_ bytes: [UInt8], _ encoding: UInt) -> String?
    func _formatString(_ format: String, _ arguments: [Any]) -> String
    @_symbol("_formatString(_:_:_:)") func _formatString(_ format: String, _ arguments: [Any], _ locale: String) -> String
    func _isBoundary(_ text: Substring, _ index: String.Index) -> Bool
    func _utf8Unit(_ text: Substring, _ index: String.Index) -> UInt8
    func _utf8Units(_ text: Substring, _ start: String.Index, _ end: String.Index) -> [UInt8]
    func _utf16Units(_ text: Substring, _ start: String.Index, _ end: String.Index) -> [UInt16]
    func _utf16Unit(_ text: Substring, _ index: String.Index) -> UInt16
    func _utf16Index(_ text: Substring, _ index: String.Index, _ distance: Int) -> String.Index
    func _utf16Distance(_ text: Substring, _ start: String.Index, _ end: String.Index) -> Int
    func _scalar(_ text: Substring, _ index: String.Index) -> UInt32
    func _scalarIndex(_ text: Substring, _ index: String.Index, _ distance: Int) -> String.Index
    func _scalarDistance(_ text: Substring, _ start: String.Index, _ end: String.Index) -> Int
    #module(FoundationEssentials)
    extension String {
      struct Encoding: Hashable, RawRepresentable, CustomStringConvertible, Sendable {
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
        static let isoLatin2: String.Encoding = String.Encoding(rawValue: 9)
        static let utf32LittleEndian: String.Encoding = String.Encoding(rawValue: 2617245952)
        static let utf32BigEndian: String.Encoding = String.Encoding(rawValue: 2550137088)
        static let macOSRoman: String.Encoding = String.Encoding(rawValue: 30)
        static let nonLossyASCII: String.Encoding = String.Encoding(rawValue: 7)
        static let shiftJIS: String.Encoding = String.Encoding(rawValue: 8)
        static let nextstep: String.Encoding = String.Encoding(rawValue: 2)
        static let iso2022JP: String.Encoding = String.Encoding(rawValue: 21)
        static let japaneseEUC: String.Encoding = String.Encoding(rawValue: 3)
        static let symbol: String.Encoding = String.Encoding(rawValue: 6)
        static let windowsCP1250: String.Encoding = String.Encoding(rawValue: 15)
        static let windowsCP1251: String.Encoding = String.Encoding(rawValue: 11)
        static let windowsCP1253: String.Encoding = String.Encoding(rawValue: 13)
        static let windowsCP1254: String.Encoding = String.Encoding(rawValue: 14)
        var description: String { _encodingName(rawValue) }
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
    }
    #module(Foundation)
    extension String {
      @_symbol("String.init(format)") init(format: String, _ arguments: any CVarArg...)
      @_symbol("String.init(formatArguments)") init(format: String, arguments: [any CVarArg])
      @_symbol("String.init(formatLocale)") init(format: String, locale: Locale?, _ arguments: any CVarArg...) { self.init(format: format, locale: locale, arguments: arguments) }
      @_symbol("String.init(formatLocaleArguments)") init(format: String, locale: Locale?, arguments: [any CVarArg]) { self = locale.map { _formatString(format, arguments, $0.identifier) } ?? _formatString(format, arguments) }
    }
    func NSLocalizedString(_ key: String, comment: String) -> String { key }
    """#
}
