extension Catalogue {
  /// What `NSString` finds in itself, and what it is in other forms.
  static let nsStringParts = #"""
    #module(Foundation)
    extension NSString {
      struct EnumerationOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let byLines: NSString.EnumerationOptions = []
        static let byParagraphs: NSString.EnumerationOptions = NSString.EnumerationOptions(rawValue: 1)
        static let byComposedCharacterSequences: NSString.EnumerationOptions = NSString.EnumerationOptions(rawValue: 2)
        static let reverse: NSString.EnumerationOptions = NSString.EnumerationOptions(rawValue: 256)
        static let substringNotRequired: NSString.EnumerationOptions = NSString.EnumerationOptions(rawValue: 512)
        static let localized: NSString.EnumerationOptions = NSString.EnumerationOptions(rawValue: 1024)
      }
      func _found(_ range: Range<String.Index>?) -> NSRange { range.map { NSRange($0, in: _text) } ?? NSRange(location: NSNotFound, length: 0) }
      func _part(_ name: String, _ range: NSRange) -> NSRange {
        let bounds = _textPart(_text, name, range.location, range.length)
        return NSRange(location: bounds[0], length: bounds[1] - bounds[0])
      }
      @_symbol("NSString.compare(range)") func compare(_ text: String, options: String.CompareOptions, range: NSRange, locale: Any? = nil) -> ComparisonResult { substring(with: range).compare(text, options: options) }
      func localizedStandardCompare(_ text: String) -> ComparisonResult { _text.localizedStandardCompare(text) }
      func localizedCaseInsensitiveContains(_ text: String) -> Bool { _text.localizedCaseInsensitiveContains(text) }
      func localizedStandardContains(_ text: String) -> Bool { _text.localizedStandardContains(text) }
      func localizedStandardRange(of text: String) -> NSRange { _found(_text.localizedStandardRange(of: text)) }
      @_symbol("NSString.range(locale)") func range(of text: String, options: String.CompareOptions = [], range: NSRange, locale: Locale?) -> NSRange { _found(_text.range(of: text, options: options, range: _range(range), locale: locale)) }
      @_symbol("NSString.rangeOfCharacter(range)") func rangeOfCharacter(from set: CharacterSet, options: String.CompareOptions = [], range: NSRange) -> NSRange { _found(_text.rangeOfCharacter(from: set, options: options, range: _range(range))) }
      func rangeOfComposedCharacterSequence(at index: Int) -> NSRange { _part("character", NSRange(location: index, length: 1)) }
      func rangeOfComposedCharacterSequences(for range: NSRange) -> NSRange { _part("characters", range) }
      func lineRange(for range: NSRange) -> NSRange { _part("line", range) }
      func paragraphRange(for range: NSRange) -> NSRange { _part("paragraph", range) }
      func getLineStart(_ start: UnsafeMutablePointer<Int>, end: UnsafeMutablePointer<Int>, contentsEnd: UnsafeMutablePointer<Int>, for range: NSRange) { _give("line", range, start, end, contentsEnd) }
      func getParagraphStart(_ start: UnsafeMutablePointer<Int>, end: UnsafeMutablePointer<Int>, contentsEnd: UnsafeMutablePointer<Int>, for range: NSRange) { _give("paragraph", range, start, end, contentsEnd) }
      func _give(_ name: String, _ range: NSRange, _ start: UnsafeMutablePointer<Int>, _ end: UnsafeMutablePointer<Int>, _ contentsEnd: UnsafeMutablePointer<Int>) {
        let bounds = _textPart(_text, name, range.location, range.length)
        start.pointee = bounds[0]
        end.pointee = bounds[1]
        contentsEnd.pointee = bounds[2]
      }
      func enumerateLines(_ block: (String, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var lines: [String] = []
        _text.enumerateLines { line, _ in lines.append(line) }
        _visit(Array(lines.indices), []) { block(lines[$0], $1) }
      }
      var localizedUppercase: String { _text.localizedUppercase }
      var localizedLowercase: String { _text.localizedLowercase }
      var localizedCapitalized: String { _text.localizedCapitalized }
      func uppercased(with locale: Locale?) -> String { _text.uppercased(with: locale) }
      func lowercased(with locale: Locale?) -> String { _text.lowercased(with: locale) }
      func capitalized(with locale: Locale?) -> String { _text.capitalized(with: locale) }
      @_symbol("NSString.data(lossy)") func data(using encoding: UInt, allowLossyConversion: Bool) -> Data? {
        if let data = data(using: encoding) { return data }
        if !allowLossyConversion { return nil }
        if encoding != 1 { _unsupported("NSString.data(using:allowLossyConversion:) that loses characters") }
        return Data(_lossyASCII(_text))
      }
      func canBeConverted(to encoding: UInt) -> Bool { _text.canBeConverted(to: String.Encoding(rawValue: encoding)) }
      func lengthOfBytes(using encoding: UInt) -> Int { _textPart(_text, "bytes", Int(encoding), 0)[0] }
      func maximumLengthOfBytes(using encoding: UInt) -> Int { _textPart(_text, "maximumBytes", Int(encoding), 0)[0] }
      var fastestEncoding: UInt { UInt(_textPart(_text, "fastestEncoding", 0, 0)[0]) }
      var smallestEncoding: UInt { UInt(_textPart(_text, "smallestEncoding", 0, 0)[0]) }
      var decomposedStringWithCanonicalMapping: String { _text.decomposedStringWithCanonicalMapping }
      var precomposedStringWithCanonicalMapping: String { _text.precomposedStringWithCanonicalMapping }
      var decomposedStringWithCompatibilityMapping: String { _text.decomposedStringWithCompatibilityMapping }
      var precomposedStringWithCompatibilityMapping: String { _text.precomposedStringWithCompatibilityMapping }
      func folding(options: String.CompareOptions, locale: Locale?) -> String { _text.folding(options: options, locale: locale) }
      func applyingTransform(_ transform: StringTransform, reverse: Bool) -> String? { _text.applyingTransform(transform, reverse: reverse) }
      func addingPercentEncoding(withAllowedCharacters set: CharacterSet) -> String? { _text.addingPercentEncoding(withAllowedCharacters: set) }
      var removingPercentEncoding: String? { _text.removingPercentEncoding }
      func stringsByAppendingPaths(_ paths: [String]) -> [String] { paths.map { appendingPathComponent($0) } }
    }
    extension NSString {
      func enumerateSubstrings(in range: NSRange, options: NSString.EnumerationOptions = [], using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void) {
        let places = _textPieces(_text, options.rawValue, range.location, range.length)
        _visit(Array(0..<(places.count / 4)), []) { index, stop in
          let part = NSRange(location: places[4 * index], length: places[4 * index + 1])
          block(options.contains(.substringNotRequired) ? nil : substring(with: part), part, NSRange(location: places[4 * index + 2], length: places[4 * index + 3]), stop)
        }
      }
    }
    extension String {
      typealias EnumerationOptions = NSString.EnumerationOptions
      static func localizedName(of encoding: String.Encoding) -> String { _encodingName(encoding.rawValue) }
      static var defaultCStringEncoding: String.Encoding { .utf8 }
    }
    extension StringProtocol {
      @_symbol("StringProtocol.contains(foundation)") func contains<T: StringProtocol>(_ other: T) -> Bool
      @_symbol("StringProtocol.uppercased(locale)") func uppercased(with locale: Locale?) -> String { _cased(String(self), "upper", locale?.identifier ?? "en_001") }
      @_symbol("StringProtocol.lowercased(locale)") func lowercased(with locale: Locale?) -> String { _cased(String(self), "lower", locale?.identifier ?? "en_001") }
      func capitalized(with locale: Locale?) -> String { _cased(String(self), "capital", locale?.identifier ?? "en_001") }
      func _whole() -> NSString { NSString(string: String(self)) }
      func _place(_ range: NSRange) -> Range<String.Index> { String.Index(utf16Offset: range.location, in: self)..<String.Index(utf16Offset: range.location + range.length, in: self) }
      func _bytes(_ range: Range<String.Index>) -> Range<String.Index> {
        func place(_ index: String.Index) -> String.Index { index == startIndex ? startIndex : String.Index(_offset: index._offset) }
        return place(range.lowerBound)..<place(range.upperBound)
      }
      func _offsets<R: RangeExpression>(_ range: R) -> NSRange where R.Bound == String.Index { NSRange(range, in: self) }
      func enumerateSubstrings<R: RangeExpression>(in range: R, options: String.EnumerationOptions = [], _ body: (String?, Range<String.Index>, Range<String.Index>, inout Bool) -> Void) where R.Bound == String.Index {
        let offsets = _offsets(range)
        let places = _textPieces(String(self), options.rawValue, offsets.location, offsets.length)
        var stop = false
        for index in 0..<(places.count / 4) {
          let part = _place(NSRange(location: places[4 * index], length: places[4 * index + 1]))
          body(options.contains(.substringNotRequired) ? nil : String(self[part]), part, _place(NSRange(location: places[4 * index + 2], length: places[4 * index + 3])), &stop)
          if stop { return }
        }
      }
      func lineRange<R: RangeExpression>(for range: R) -> Range<String.Index> where R.Bound == String.Index { _bytes(_place(_whole().lineRange(for: _offsets(range)))) }
      func paragraphRange<R: RangeExpression>(for range: R) -> Range<String.Index> where R.Bound == String.Index { _bytes(_place(_whole().paragraphRange(for: _offsets(range)))) }
      func rangeOfComposedCharacterSequence(at index: String.Index) -> Range<String.Index> { _place(_whole().rangeOfComposedCharacterSequence(at: index.utf16Offset(in: self))) }
      func rangeOfComposedCharacterSequences<R: RangeExpression>(for range: R) -> Range<String.Index> where R.Bound == String.Index { _place(_whole().rangeOfComposedCharacterSequences(for: _offsets(range))) }
      func localizedStandardRange<T: StringProtocol>(of text: T) -> Range<String.Index>? { range(of: text, options: [.caseInsensitive, .diacriticInsensitive], locale: .current) }
      var fastestEncoding: String.Encoding { String.Encoding(rawValue: _whole().fastestEncoding) }
      var smallestEncoding: String.Encoding { String.Encoding(rawValue: _whole().smallestEncoding) }
      func maximumLengthOfBytes(using encoding: String.Encoding) -> Int { _whole().maximumLengthOfBytes(using: encoding.rawValue) }
    }
    func _textPieces(_ text: String, _ options: UInt, _ location: Int, _ length: Int) -> [Int]
    func _textNumber(_ text: String) -> Double
    func _cased(_ text: String, _ kind: String, _ locale: String) -> String
    func _lossyASCII(_ text: String) -> [UInt8]
    func _textFlag(_ text: String) -> Bool
    func _encodingName(_ encoding: UInt) -> String
    func _textInteger(_ text: String) -> Int
    func _textPart(_ text: String, _ name: String, _ location: Int, _ length: Int) -> [Int]
    """#
}
