extension Catalogue {
  /// Foundation's texts as classes, their ranges, and its regular expressions.
  static let nsStrings = #"""
    #module(Foundation)
    let NSNotFound: Int = 9223372036854775807
    typealias NSRange = _NSRange
    struct _NSRange: Hashable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable, Codable, Sendable {
      var customMirror: Mirror { Mirror(self, children: ["location": location, "length": length]) }
      var location: Int
      var length: Int
      init() { location = 0; length = 0 }
      init(location: Int, length: Int) { self.location = location; self.length = length }
      @_symbol("NSRange.init(text)") init?(_ text: String) {
        let numbers = text.split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }
        if numbers.isEmpty { return nil }
        location = numbers[0]
        length = numbers.count > 1 ? numbers[1] : 0
      }
      init<R: RangeExpression>(_ range: R) where R.Bound == Int {
        let bounds = range._relative(0, NSNotFound, { $0 + 1 })
        self.init(location: bounds.lowerBound, length: bounds.upperBound - bounds.lowerBound)
      }
      init<R: RangeExpression, S: StringProtocol>(_ range: R, in text: S) where R.Bound == String.Index {
        let bounds = range._relative(text.startIndex, text.endIndex, { text.index(after: $0) })
        let start = bounds.lowerBound.utf16Offset(in: text)
        self.init(location: start, length: bounds.upperBound.utf16Offset(in: text) - start)
      }
      var lowerBound: Int { location }
      var upperBound: Int { location + length }
      func contains(_ index: Int) -> Bool { index >= location && index < upperBound }
      func union(_ other: NSRange) -> NSRange {
        let start = min(location, other.location)
        return NSRange(location: start, length: max(upperBound, other.upperBound) - start)
      }
      func intersection(_ other: NSRange) -> NSRange? {
        let start = max(location, other.location)
        let end = min(upperBound, other.upperBound)
        return start < end ? NSRange(location: start, length: end - start) : nil
      }
      var description: String { "{" + String(location) + ", " + String(length) + "}" }
      var debugDescription: String { description }
    }
    func NSMakeRange(_ location: Int, _ length: Int) -> NSRange { NSRange(location: location, length: length) }
    func NSMaxRange(_ range: NSRange) -> Int { range.upperBound }
    func NSLocationInRange(_ location: Int, _ range: NSRange) -> Bool { range.contains(location) }
    func NSEqualRanges(_ a: NSRange, _ b: NSRange) -> Bool { a == b }
    func NSUnionRange(_ a: NSRange, _ b: NSRange) -> NSRange { a.union(b) }
    func NSIntersectionRange(_ a: NSRange, _ b: NSRange) -> NSRange { a.intersection(b) ?? NSRange() }
    extension Range where Bound == Int {
      init?(_ range: NSRange) {
        if range.location == NSNotFound { return nil }
        self.init(uncheckedBounds: (lower: range.lowerBound, upper: range.upperBound))
      }
    }
    extension Range where Bound == String.Index {
      init?<S: StringProtocol>(_ range: NSRange, in text: S) {
        if range.location == NSNotFound || range.location < 0 || range.upperBound > text.utf16.count { return nil }
        self.init(uncheckedBounds: (lower: String.Index(utf16Offset: range.lowerBound, in: text), upper: String.Index(utf16Offset: range.upperBound, in: text)))
      }
    }
    #module(Swift)
    protocol CVarArg {
    }
    extension Int: CVarArg {
    }
    extension Int8: CVarArg {
    }
    extension Int16: CVarArg {
    }
    extension Int32: CVarArg {
    }
    extension Int64: CVarArg {
    }
    extension UInt: CVarArg {
    }
    extension UInt8: CVarArg {
    }
    extension UInt16: CVarArg {
    }
    extension UInt32: CVarArg {
    }
    extension UInt64: CVarArg {
    }
    extension Double: CVarArg {
    }
    extension Float: CVarArg {
    }
    #module(Foundation)
    extension CGFloat: CVarArg {
    }
    extension String: CVarArg {
    }
    extension NSObject: CVarArg {
    }
    class NSString: NSObject, NSCopying, NSMutableCopying, ExpressibleByStringLiteral {
      typealias CompareOptions = String.CompareOptions
      typealias StringLiteralType = String
      var _text: String
      override init() { _text = ""; super.init() }
      init(string: String) { _text = string; super.init() }
      required init(stringLiteral value: String) { _text = value; super.init() }
      @_symbol("NSString.init(unlabelled)") convenience init(_ text: String) { self.init(string: text) }
      convenience init?(utf8String text: String) { self.init(string: text) }
      var utf8String: [CChar]? { .some(_text.utf8CString) }
      convenience init?(data: Data, encoding: UInt) {
        guard let text = String(data: data, encoding: String.Encoding(rawValue: encoding)) else { return nil }
        self.init(string: text)
      }
      func copy(with zone: NSZone? = nil) -> Any { NSString(string: _text) }
      func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableString(string: _text) }
      convenience init(format: String, _ arguments: any CVarArg...) { self.init(string: _formatString(format, arguments)) }
      override func isEqual(_ object: Any?) -> Bool { (object as? String).map { isEqual(to: $0) } ?? false }
      override var hash: Int { _text.hashValue }
      override var description: String { _text }
      var length: Int { _text.utf16.count }
      func _range(_ range: NSRange) -> Range<String.Index> {
        guard let bounds = Range(range, in: _text) else { _trap("*** -[NSString substringWithRange:]: Range " + range.description + " out of bounds; string length " + String(length)) }
        return bounds
      }
      func substring(with range: NSRange) -> String { String(_text[_range(range)]) }
      func substring(from index: Int) -> String { substring(with: NSRange(location: index, length: length - index)) }
      func substring(to index: Int) -> String { substring(with: NSRange(location: 0, length: index)) }
      func character(at index: Int) -> UInt16 { _text._utf16[index] }
      func isEqual(to text: String) -> Bool { _text == text }
      func hasPrefix(_ text: String) -> Bool { _text.hasPrefix(text) }
      func hasSuffix(_ text: String) -> Bool { _text.hasSuffix(text) }
      func contains(_ text: String) -> Bool { _text.contains(text) }
      func range(of text: String) -> NSRange { _text.range(of: text).map { NSRange($0, in: _text) } ?? NSRange(location: NSNotFound, length: 0) }
      @_symbol("NSString.range(options)") func range(of text: String, options: String.CompareOptions) -> NSRange { _text.range(of: text, options: options).map { NSRange($0, in: _text) } ?? NSRange(location: NSNotFound, length: 0) }
      func replacingCharacters(in range: NSRange, with text: String) -> String {
        var result = _text
        result.replaceSubrange(_range(range), with: text)
        return result
      }
      func replacingOccurrences(of target: String, with replacement: String) -> String { _text.replacingOccurrences(of: target, with: replacement) }
      func appending(_ text: String) -> String { _text + text }
      func compare(_ text: String) -> ComparisonResult { _text.compare(text) }
      @_symbol("NSString.compare(options)") func compare(_ text: String, options: String.CompareOptions) -> ComparisonResult { _text.compare(text, options: options) }
      func caseInsensitiveCompare(_ text: String) -> ComparisonResult { _text.caseInsensitiveCompare(text) }
      func localizedCompare(_ text: String) -> ComparisonResult { _text.localizedCompare(text) }
      func localizedCaseInsensitiveCompare(_ text: String) -> ComparisonResult { _text.localizedCaseInsensitiveCompare(text) }
      @_symbol("NSString.range(inRange)") func range(of text: String, options: String.CompareOptions = [], range: NSRange) -> NSRange { _text.range(of: text, options: options, range: _range(range)).map { NSRange($0, in: _text) } ?? NSRange(location: NSNotFound, length: 0) }
      func rangeOfCharacter(from set: CharacterSet, options: String.CompareOptions = []) -> NSRange { _text.rangeOfCharacter(from: set, options: options).map { NSRange($0, in: _text) } ?? NSRange(location: NSNotFound, length: 0) }
      @_symbol("NSString.replacingOccurrences(options)") func replacingOccurrences(of target: String, with replacement: String, options: String.CompareOptions = [], range: NSRange) -> String { _text.replacingOccurrences(of: target, with: replacement, options: options, range: _range(range)) }
      @_symbol("NSString.components(set)") func components(separatedBy set: CharacterSet) -> [String] { _text.components(separatedBy: set) }
      func padding(toLength length: Int, withPad pad: String, startingAt index: Int) -> String { _text.padding(toLength: length, withPad: pad, startingAt: index) }
      func commonPrefix(with text: String, options: String.CompareOptions = []) -> String { _text.commonPrefix(with: text, options: options) }
      func data(using encoding: UInt) -> Data? { _text.data(using: String.Encoding(rawValue: encoding)) }
      static func path(withComponents components: [String]) -> String { components.dropFirst().reduce(components.first ?? "") { NSString(string: $0).appendingPathComponent($1) } }
      func components(separatedBy text: String) -> [String] { _text.components(separatedBy: text) }
      func trimmingCharacters(in set: CharacterSet) -> String { _text.trimmingCharacters(in: set) }
      func lowercased() -> String { _text.lowercased() }
      var uppercased: String { _text.uppercased() }
      var lowercased: String { _text.lowercased() }
      var capitalized: String { _text.capitalized }
      var doubleValue: Double { _textNumber(_text) }
      var floatValue: Float { Float(_textNumber(_text)) }
      var integerValue: Int { _textInteger(_text) }
      var longLongValue: Int64 { Int64(_textInteger(_text)) }
      var intValue: Int32 { Int32(Swift.max(-2147483648, Swift.min(2147483647, _textInteger(_text)))) }
      var boolValue: Bool { _textFlag(_text) }
      var _withoutSlashes: String {
        var text = _text
        while text.count > 1, text.hasSuffix("/") { text.removeLast() }
        return text
      }
      var lastPathComponent: String { _withoutSlashes == "/" ? "/" : String(_withoutSlashes.split(separator: "/", omittingEmptySubsequences: false).last ?? "") }
      var pathExtension: String {
        let parts = lastPathComponent.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count < 2 || (parts.count == 2 && parts[0].isEmpty) || parts[parts.count - 1].contains(" ") ? "" : String(parts[parts.count - 1])
      }
      var pathComponents: [String] { (_text.hasPrefix("/") ? ["/"] : []) + _text.split(separator: "/").map(String.init) + (_text.count > 1 && _text.hasSuffix("/") ? ["/"] : []) }
      var isAbsolutePath: Bool { _text.hasPrefix("/") || _text.hasPrefix("~") }
      var deletingLastPathComponent: String {
        let text = _withoutSlashes
        guard let slash = text.lastIndex(of: "/") else { return "" }
        return slash == text.startIndex ? "/" : NSString(string: String(text[..<slash]))._withoutSlashes
      }
      var deletingPathExtension: String { pathExtension.isEmpty ? _withoutSlashes : String(_withoutSlashes.dropLast(pathExtension.count + 1)) }
      func appendingPathComponent(_ component: String) -> String { _text.isEmpty ? component : (_text == "/" ? "/" : _withoutSlashes + "/") + component }
      func appendingPathExtension(_ text: String) -> String? { _text.isEmpty ? nil : _withoutSlashes + "." + text }
    }
    class NSMutableString: NSString {
      init(capacity: Int) { super.init(string: "") }
      override init(string: String) { super.init(string: string) }
      required init(stringLiteral value: String) { super.init(string: value) }
      override func copy(with zone: NSZone? = nil) -> Any { NSString(string: _text) }
      func append(_ text: String) { _text += text }
      func setString(_ text: String) { _text = text }
      func insert(_ text: String, at index: Int) { replaceCharacters(in: NSRange(location: index, length: 0), with: text) }
      func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
      func replaceCharacters(in range: NSRange, with text: String) { _text.replaceSubrange(_range(range), with: text) }
      func replaceOccurrences(of target: String, with replacement: String, options: String.CompareOptions = [], range: NSRange) -> Int {
        let part = _range(range)
        var count = 0
        var rest = part
        while let found = _text.range(of: target, options: options, range: rest) {
          count += 1
          if options.contains(.backwards) { rest = rest.lowerBound..<found.lowerBound } else { rest = found.upperBound..<rest.upperBound }
        }
        _text = _text.replacingOccurrences(of: target, with: replacement, options: options, range: part)
        return count
      }
    }
    class NSTextCheckingResult: NSObject {
      struct CheckingType: OptionSet, Sendable {
        let rawValue: UInt64
        init(rawValue: UInt64) { self.rawValue = rawValue }
        static let regularExpression: NSTextCheckingResult.CheckingType = NSTextCheckingResult.CheckingType(rawValue: 1024)
      }
      let _ranges: [NSRange]
      let _names: [String]
      let regularExpression: NSRegularExpression?
      init(_ranges: [NSRange], _names: [String], _expression: NSRegularExpression?) { self._ranges = _ranges; self._names = _names; regularExpression = _expression; super.init() }
      var resultType: NSTextCheckingResult.CheckingType { .regularExpression }
      func adjustingRanges(offset: Int) -> NSTextCheckingResult { NSTextCheckingResult(_ranges: _ranges.map { $0.location == NSNotFound ? $0 : NSRange(location: $0.location + offset, length: $0.length) }, _names: _names, _expression: regularExpression) }
      var range: NSRange { _ranges[0] }
      var numberOfRanges: Int { _ranges.count }
      func range(at index: Int) -> NSRange { _ranges[index] }
      func range(withName name: String) -> NSRange { _names.firstIndex(of: name).map { _ranges[$0 + 1] } ?? NSRange(location: NSNotFound, length: 0) }
    }
    class NSRegularExpression: NSObject {
      struct Options: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let caseInsensitive: NSRegularExpression.Options = NSRegularExpression.Options(rawValue: 1)
        static let allowCommentsAndWhitespace: NSRegularExpression.Options = NSRegularExpression.Options(rawValue: 2)
        static let ignoreMetacharacters: NSRegularExpression.Options = NSRegularExpression.Options(rawValue: 4)
        static let dotMatchesLineSeparators: NSRegularExpression.Options = NSRegularExpression.Options(rawValue: 8)
        static let anchorsMatchLines: NSRegularExpression.Options = NSRegularExpression.Options(rawValue: 16)
        static let useUnixLineSeparators: NSRegularExpression.Options = NSRegularExpression.Options(rawValue: 32)
        static let useUnicodeWordBoundaries: NSRegularExpression.Options = NSRegularExpression.Options(rawValue: 64)
      }
      struct MatchingOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let anchored: NSRegularExpression.MatchingOptions = NSRegularExpression.MatchingOptions(rawValue: 4)
      }
      struct MatchingFlags: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let completed: NSRegularExpression.MatchingFlags = NSRegularExpression.MatchingFlags(rawValue: 2)
      }
      let pattern: String
      let options: NSRegularExpression.Options
      init(pattern: String, options: NSRegularExpression.Options = []) throws {
        if _expressionGroups(pattern, options.rawValue) < 0 { throw NSError(domain: "NSCocoaErrorDomain", code: 2048, userInfo: ["NSInvalidValue": pattern]) }
        self.pattern = pattern
        self.options = options
        super.init()
      }
      var numberOfCaptureGroups: Int { _expressionGroups(pattern, options.rawValue) }
      func matches(in text: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> [NSTextCheckingResult] {
        let names = _groupNames(pattern)
        return _expressionMatches(pattern, self.options.rawValue, text, options.rawValue, [range.location, range.length]).map { numbers in
          NSTextCheckingResult(_ranges: stride(from: 0, to: numbers.count, by: 2).map { NSRange(location: numbers[$0], length: numbers[$0 + 1]) }, _names: names, _expression: self)
        }
      }
      func firstMatch(in text: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> NSTextCheckingResult? { matches(in: text, options: options, range: range).first }
      func numberOfMatches(in text: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> Int { matches(in: text, options: options, range: range).count }
      func rangeOfFirstMatch(in text: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> NSRange { firstMatch(in: text, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0) }
      func enumerateMatches(in text: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange, using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void) {
        let found = matches(in: text, options: options, range: range)
        _visit(Array(found.indices), []) { block(found[$0], [], $1) }
      }
      func stringByReplacingMatches(in text: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange, withTemplate template: String) -> String { _expressionReplaced(pattern, self.options.rawValue, text, options.rawValue, [range.location, range.length], template) }
      @discardableResult func replaceMatches(in text: NSMutableString, options: NSRegularExpression.MatchingOptions = [], range: NSRange, withTemplate template: String) -> Int {
        let count = numberOfMatches(in: text._text, options: options, range: range)
        text.setString(stringByReplacingMatches(in: text._text, options: options, range: range, withTemplate: template))
        return count
      }
      func replacementString(for result: NSTextCheckingResult, in text: String, offset: Int, template: String) -> String { _replacement(template, result._ranges.map { range in range.location == NSNotFound ? "" : NSString(string: text).substring(with: NSRange(location: range.location + offset, length: range.length)) }) }
      func _replacement(_ template: String, _ groups: [String]) -> String {
        if groups.count > 10 { _unsupported("NSRegularExpression.replacementString(for:in:offset:template:) of more than nine groups") }
        var result = ""
        var rest = Substring(template)
        while let character = rest.popFirst() {
          if character == "\\" {
            if let escaped = rest.popFirst() { result.append(escaped) }
          } else if character == "$", let digit = rest.first, digit.isASCII, let number = digit.wholeNumberValue {
            rest.removeFirst()
            result += number < groups.count ? groups[number] : ""
          } else {
            result.append(character)
          }
        }
        return result
      }
      static func escapedPattern(for text: String) -> String { _escapedPattern(text) }
      static func escapedTemplate(for text: String) -> String { text.map { $0 == "\\" || $0 == "$" ? "\\" + String($0) : String($0) }.joined() }
    }
    func _expressionGroups(_ pattern: String, _ options: UInt) -> Int
    func _groupNames(_ pattern: String) -> [String]
    func _expressionMatches(_ pattern: String, _ options: UInt, _ text: String, _ matching: UInt, _ range: [Int]) -> [[Int]]
    func _expressionReplaced(_ pattern: String, _ options: UInt, _ text: String, _ matching: UInt, _ range: [Int], _ template: String) -> String
    func _escapedPattern(_ text: String) -> String
    """#
}
