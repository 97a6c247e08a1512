extension Catalogue {
  /// `Character` and Unicode scalars.
  static let characters = #"""
    struct Character: Hashable, Comparable, CustomStringConvertible, CustomDebugStringConvertible, ExpressibleByExtendedGraphemeClusterLiteral, LosslessStringConvertible, TextOutputStreamable, Sendable {
      typealias ExtendedGraphemeClusterLiteralType = Character
      func write<Target: TextOutputStream>(to target: inout Target) { target.write(String(self)) }
      static func == (a: Character, b: Character) -> Bool
      static func != (a: Character, b: Character) -> Bool
      static func < (a: Character, b: Character) -> Bool
      init(_ text: String)
      init(extendedGraphemeClusterLiteral value: Character) { self = value }
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
      var utf16: String.UTF16View { String(self).utf16 }
    }
    typealias UTF8 = Unicode.UTF8
    typealias UTF16 = Unicode.UTF16
    typealias UTF32 = Unicode.UTF32
    typealias CChar16 = UInt16
    typealias CChar32 = Unicode.Scalar
    typealias CWideChar = Unicode.Scalar
    protocol _UnicodeEncoding {
      associatedtype CodeUnit: FixedWidthInteger
      static func _string(_ units: [CodeUnit]) -> String
      static func _isValid(_ units: [CodeUnit]) -> Bool
    }
    enum UnicodeDecodingResult: Equatable, Sendable {
      case scalarValue(Unicode.Scalar), emptyInput, error
    }
    protocol UnicodeCodec: _UnicodeEncoding {
      init()
      mutating func decode<I: IteratorProtocol>(_ input: inout I) -> UnicodeDecodingResult where I.Element == CodeUnit
      static func encode(_ input: Unicode.Scalar, into processCodeUnit: (CodeUnit) -> Void)
    }
    enum Unicode {
      enum ASCII: _UnicodeEncoding {
        typealias CodeUnit = UInt8
        static func _string(_ units: [UInt8]) -> String { Unicode.UTF8._string(units.flatMap { $0 < 128 ? [$0] : [0xEF, 0xBF, 0xBD] }) }
        static func _isValid(_ units: [UInt8]) -> Bool { units.allSatisfy { $0 < 128 } }
      }
      struct UTF8: UnicodeCodec {
        var _next: CodeUnit?
        init() { }
        typealias CodeUnit = UInt8
        static func _string(_ units: [UInt8]) -> String { Swift._string(utf8: units) }
        static func _isValid(_ units: [UInt8]) -> Bool { String(bytes: units, encoding: .utf8) != nil }
        static func encode(_ input: Unicode.Scalar, into processCodeUnit: (UInt8) -> Void) { for unit in input.utf8 { processCodeUnit(unit) } }
        mutating func decode<I: IteratorProtocol>(_ input: inout I) -> UnicodeDecodingResult where I.Element == UInt8 {
          guard let first = _next ?? input.next() else { return .emptyInput }
          _next = nil
          if first < 0x80 { return .scalarValue(Unicode.Scalar(first)) }
          if first < 0xC2 || first > 0xF4 { return .error }
          let count = first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3
          var value = UInt32(first) & (0x3F >> UInt32(count))
          for position in 1...count {
            guard let unit = input.next() else { return .error }
            let low: UInt8 = position > 1 ? 0x80 : first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80
            let high: UInt8 = position > 1 ? 0xBF : first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF
            if unit < low || unit > high {
              _next = unit
              return .error
            }
            value = value << 6 | UInt32(unit & 0x3F)
          }
          return .scalarValue(Unicode.Scalar(_value: value))
        }
        static func width(_ x: Unicode.Scalar) -> Int { x.value < 0x80 ? 1 : x.value < 0x800 ? 2 : x.value < 0x10000 ? 3 : 4 }
        static func isContinuation(_ unit: UInt8) -> Bool { unit & 0xC0 == 0x80 }
        static func isASCII(_ unit: UInt8) -> Bool { unit < 128 }
      }
      struct UTF16: UnicodeCodec {
        var _next: CodeUnit?
        init() { }
        typealias CodeUnit = UInt16
        static func _string(_ units: [UInt16]) -> String { Swift._string(utf16: units) }
        static func _isValid(_ units: [UInt16]) -> Bool { Swift._string(utf16: units)._utf16 == units }
        static func encode(_ input: Unicode.Scalar, into processCodeUnit: (UInt16) -> Void) { for unit in input.utf16 { processCodeUnit(unit) } }
        mutating func decode<I: IteratorProtocol>(_ input: inout I) -> UnicodeDecodingResult where I.Element == UInt16 {
          guard let first = _next ?? input.next() else { return .emptyInput }
          _next = nil
          if !Unicode.UTF16.isSurrogate(first) { return .scalarValue(Unicode.Scalar(_value: UInt32(first))) }
          guard Unicode.UTF16.isLeadSurrogate(first), let second = input.next() else { return .error }
          if !Unicode.UTF16.isTrailSurrogate(second) {
            _next = second
            return .error
          }
          return .scalarValue(Unicode.Scalar(_value: 0x10000 + UInt32(first & 0x3FF) << 10 + UInt32(second & 0x3FF)))
        }
        static func width(_ x: Unicode.Scalar) -> Int { x.value < 0x10000 ? 1 : 2 }
        static func leadSurrogate(_ x: Unicode.Scalar) -> UInt16 { UInt16(0xD800 + (x.value - 0x10000) >> 10) }
        static func trailSurrogate(_ x: Unicode.Scalar) -> UInt16 { UInt16(0xDC00 + (x.value - 0x10000) & 0x3FF) }
        static func isLeadSurrogate(_ unit: UInt16) -> Bool { unit & 0xFC00 == 0xD800 }
        static func isTrailSurrogate(_ unit: UInt16) -> Bool { unit & 0xFC00 == 0xDC00 }
        static func isSurrogate(_ unit: UInt16) -> Bool { unit & 0xF800 == 0xD800 }
        static func isASCII(_ unit: UInt16) -> Bool { unit < 128 }
      }
      struct UTF32: UnicodeCodec {
        var _next: CodeUnit?
        init() { }
        typealias CodeUnit = UInt32
        static func _string(_ units: [UInt32]) -> String {
          var text = ""
          for unit in units { text.unicodeScalars.append(Unicode.Scalar(unit) ?? "\u{FFFD}") }
          return text
        }
        static func encode(_ input: Unicode.Scalar, into processCodeUnit: (UInt32) -> Void) { processCodeUnit(input.value) }
        mutating func decode<I: IteratorProtocol>(_ input: inout I) -> UnicodeDecodingResult where I.Element == UInt32 {
          guard let unit = input.next() else { return .emptyInput }
          return Unicode.Scalar(unit).map { .scalarValue($0) } ?? .error
        }
        static func _isValid(_ units: [UInt32]) -> Bool { units.allSatisfy { Unicode.Scalar($0) != nil } }
        static func isASCII(_ unit: UInt32) -> Bool { unit < 128 }
      }
      typealias Version = (major: Int, minor: Int)
      struct CanonicalCombiningClass: RawRepresentable, Comparable, Hashable, Sendable {
        let rawValue: UInt8
        init(rawValue: UInt8) { self.rawValue = rawValue }
        static func < (a: Unicode.CanonicalCombiningClass, b: Unicode.CanonicalCombiningClass) -> Bool { a.rawValue < b.rawValue }
        static let notReordered: Unicode.CanonicalCombiningClass = Unicode.CanonicalCombiningClass(rawValue: 0)
        static let overlay: Unicode.CanonicalCombiningClass = Unicode.CanonicalCombiningClass(rawValue: 1)
        static let nukta: Unicode.CanonicalCombiningClass = Unicode.CanonicalCombiningClass(rawValue: 7)
        static let kanaVoicing: Unicode.CanonicalCombiningClass = Unicode.CanonicalCombiningClass(rawValue: 8)
        static let virama: Unicode.CanonicalCombiningClass = Unicode.CanonicalCombiningClass(rawValue: 9)
        static let attachedBelow: Unicode.CanonicalCombiningClass = Unicode.CanonicalCombiningClass(rawValue: 202)
        static let attachedAbove: Unicode.CanonicalCombiningClass = Unicode.CanonicalCombiningClass(rawValue: 214)
        static let below: Unicode.CanonicalCombiningClass = Unicode.CanonicalCombiningClass(rawValue: 220)
        static let above: Unicode.CanonicalCombiningClass = Unicode.CanonicalCombiningClass(rawValue: 230)
        static let doubleAbove: Unicode.CanonicalCombiningClass = Unicode.CanonicalCombiningClass(rawValue: 234)
      }
      enum NumericType: String, Hashable, Sendable {
        case decimal, digit, numeric
      }
      enum GeneralCategory: String, Sendable {
        case uppercaseLetter, lowercaseLetter, titlecaseLetter, modifierLetter, otherLetter, nonspacingMark, spacingMark, enclosingMark, decimalNumber, letterNumber, otherNumber, connectorPunctuation, dashPunctuation, openPunctuation, closePunctuation, initialPunctuation, finalPunctuation, otherPunctuation, mathSymbol, currencySymbol, modifierSymbol, otherSymbol, spaceSeparator, lineSeparator, paragraphSeparator, control, format, surrogate, privateUse, unassigned
      }
      struct Scalar: Hashable, Comparable, CustomStringConvertible, CustomDebugStringConvertible, LosslessStringConvertible, TextOutputStreamable, ExpressibleByUnicodeScalarLiteral, Sendable, CustomReflectable {
        var customMirror: Mirror { Mirror(self, children: [:]) }
        func write<Target: TextOutputStream>(to target: inout Target) { target.write(String(self)) }
        var value: UInt32
        init(_value: UInt32) { value = _value }
        @_symbol("Unicode.Scalar.init(uint32)") init?(_ value: UInt32) { if value > 0x10FFFF || (value >= 0xD800 && value < 0xE000) { return nil } else { self.value = value } }
        @_symbol("Unicode.Scalar.init(int)") init?(_ value: Int) { if value < 0 || value > 0x10FFFF || (value >= 0xD800 && value < 0xE000) { return nil } else { self.value = UInt32(value) } }
        @_symbol("Unicode.Scalar.init(uint16)") init?(_ value: UInt16) { if value >= 0xD800 && value < 0xE000 { return nil } else { self.value = UInt32(value) } }
        @_symbol("Unicode.Scalar.init(uint8)") init(_ value: UInt8) { self.value = UInt32(value) }
        @_symbol("Unicode.Scalar.init(text)") init?(_ text: String) { if text._scalars.count == 1 { value = text._scalars[0] } else { return nil } }
        typealias UnicodeScalarLiteralType = Unicode.Scalar
        init(unicodeScalarLiteral text: String) { value = text._scalars[0] }
        static func == (a: Unicode.Scalar, b: Unicode.Scalar) -> Bool { a.value == b.value }
        static func < (a: Unicode.Scalar, b: Unicode.Scalar) -> Bool { a.value < b.value }
        func hash(into hasher: inout Hasher) { hasher.combine(value) }
        var description: String { String(self) }
        var isASCII: Bool { value < 128 }
        var utf8: String.UTF8View { String(self).utf8 }
        var utf16: String.UTF16View { String(self).utf16 }
        var debugDescription: String { "\"" + escaped(asASCII: true) + "\"" }
        func escaped(asASCII: Bool) -> String { _escapedScalar(value, asASCII) }
        var properties: Unicode.Scalar.Properties { Unicode.Scalar.Properties(_value: value) }
        struct Properties: Sendable {
          var _value: UInt32
          var isAlphabetic: Bool { _scalarProperty(_value, "isAlphabetic") }
          var isWhitespace: Bool { _scalarProperty(_value, "isWhitespace") }
          var isUppercase: Bool { _scalarProperty(_value, "isUppercase") }
          var isLowercase: Bool { _scalarProperty(_value, "isLowercase") }
          var isMath: Bool { _scalarProperty(_value, "isMath") }
          var isEmoji: Bool { _scalarProperty(_value, "isEmoji") }
          var isEmojiPresentation: Bool { _scalarProperty(_value, "isEmojiPresentation") }
          var isEmojiModifier: Bool { _scalarProperty(_value, "isEmojiModifier") }
          var isEmojiModifierBase: Bool { _scalarProperty(_value, "isEmojiModifierBase") }
          var isVariationSelector: Bool { _scalarProperty(_value, "isVariationSelector") }
          var isDiacritic: Bool { _scalarProperty(_value, "isDiacritic") }
          var isIdeographic: Bool { _scalarProperty(_value, "isIdeographic") }
          var isASCIIHexDigit: Bool { _scalarProperty(_value, "isASCIIHexDigit") }
          var isHexDigit: Bool { _scalarProperty(_value, "isHexDigit") }
          var isQuotationMark: Bool { _scalarProperty(_value, "isQuotationMark") }
          var isDash: Bool { _scalarProperty(_value, "isDash") }
          var isIDStart: Bool { _scalarProperty(_value, "isIDStart") }
          var isIDContinue: Bool { _scalarProperty(_value, "isIDContinue") }
          var isBidiControl: Bool { _scalarProperty(_value, "isBidiControl") }
          var isBidiMirrored: Bool { _scalarProperty(_value, "isBidiMirrored") }
          var isCased: Bool { _scalarProperty(_value, "isCased") }
          var isCaseIgnorable: Bool { _scalarProperty(_value, "isCaseIgnorable") }
          var changesWhenLowercased: Bool { _scalarProperty(_value, "changesWhenLowercased") }
          var changesWhenUppercased: Bool { _scalarProperty(_value, "changesWhenUppercased") }
          var changesWhenTitlecased: Bool { _scalarProperty(_value, "changesWhenTitlecased") }
          var changesWhenCaseFolded: Bool { _scalarProperty(_value, "changesWhenCaseFolded") }
          var changesWhenCaseMapped: Bool { _scalarProperty(_value, "changesWhenCaseMapped") }
          var changesWhenNFKCCaseFolded: Bool { _scalarProperty(_value, "changesWhenNFKCCaseFolded") }
          var isDefaultIgnorableCodePoint: Bool { _scalarProperty(_value, "isDefaultIgnorableCodePoint") }
          var isDeprecated: Bool { _scalarProperty(_value, "isDeprecated") }
          var isExtender: Bool { _scalarProperty(_value, "isExtender") }
          var isFullCompositionExclusion: Bool { _scalarProperty(_value, "isFullCompositionExclusion") }
          var isGraphemeBase: Bool { _scalarProperty(_value, "isGraphemeBase") }
          var isGraphemeExtend: Bool { _scalarProperty(_value, "isGraphemeExtend") }
          var isIDSBinaryOperator: Bool { _scalarProperty(_value, "isIDSBinaryOperator") }
          var isIDSTrinaryOperator: Bool { _scalarProperty(_value, "isIDSTrinaryOperator") }
          var isJoinControl: Bool { _scalarProperty(_value, "isJoinControl") }
          var isLogicalOrderException: Bool { _scalarProperty(_value, "isLogicalOrderException") }
          var isNoncharacterCodePoint: Bool { _scalarProperty(_value, "isNoncharacterCodePoint") }
          var isPatternWhitespace: Bool { _scalarProperty(_value, "isPatternWhitespace") }
          var isRadical: Bool { _scalarProperty(_value, "isRadical") }
          var isSentenceTerminal: Bool { _scalarProperty(_value, "isSentenceTerminal") }
          var isSoftDotted: Bool { _scalarProperty(_value, "isSoftDotted") }
          var isUnifiedIdeograph: Bool { _scalarProperty(_value, "isUnifiedIdeograph") }
          var isXIDContinue: Bool { _scalarProperty(_value, "isXIDContinue") }
          var isXIDStart: Bool { _scalarProperty(_value, "isXIDStart") }
          var numericType: Unicode.NumericType? { _scalarText(_value, "numericType").flatMap { Unicode.NumericType(rawValue: $0) } }
          var name: String? { _scalarText(_value, "name") }
          var nameAlias: String? { _scalarText(_value, "nameAlias") }
          var uppercaseMapping: String { _scalarText(_value, "uppercaseMapping") ?? "" }
          var lowercaseMapping: String { _scalarText(_value, "lowercaseMapping") ?? "" }
          var titlecaseMapping: String { _scalarText(_value, "titlecaseMapping") ?? "" }
          var numericValue: Double? { _scalarText(_value, "numericValue").flatMap { Double($0) } }
          var canonicalCombiningClass: Unicode.CanonicalCombiningClass { Unicode.CanonicalCombiningClass(rawValue: UInt8(_scalarText(_value, "canonicalCombiningClass") ?? "") ?? 0) }
          var age: Unicode.Version? {
            guard let parts = _scalarText(_value, "age")?.split(separator: "."), let major = Int(parts[0]), let minor = Int(parts[1]) else { return nil }
            return (major: major, minor: minor)
          }
          var generalCategory: Unicode.GeneralCategory { Unicode.GeneralCategory(rawValue: _scalarText(_value, "generalCategory") ?? "") ?? .unassigned }
        }
      }
    }
    func _escapedScalar(_ value: UInt32, _ asASCII: Bool) -> String
    func _scalarProperty(_ value: UInt32, _ name: String) -> Bool
    func _scalarText(_ value: UInt32, _ name: String) -> String?
    typealias UnicodeScalar = Unicode.Scalar
    """#
}
