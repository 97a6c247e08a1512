extension Catalogue {
  /// Regular expressions that are written as declarations: each part is one of the expression's text, and knows what its captures become.
  static let regexBuilders = #"""
    #module(RegexBuilder)
    @resultBuilder enum RegexComponentBuilder {
      static func buildExpression<R: RegexComponent>(_ component: R) -> R { component }
      static func buildBlock() -> Regex<Substring> { _regexJoined([]) }
      static func buildPartialBlock<R: RegexComponent>(first: R) -> Regex<R.RegexOutput> { first.regex }
      static func buildIf<R: RegexComponent, W>(_ component: R?) -> Regex<Substring> where R.RegexOutput == W { _regexJoined(component.map { [$0.regex._erased] } ?? []) }
      static func buildLimitedAvailability<R: RegexComponent>(_ component: R) -> Regex<R.RegexOutput> { component.regex }
      #overloads(RegexComponentBuilder)
    }
    @resultBuilder enum AlternationBuilder {
      static func buildExpression<R: RegexComponent>(_ component: R) -> R { component }
      #overloads(AlternationBuilder)
    }
    struct OneOrMore<Output>: RegexComponent, _BuiltRegex {
      typealias RegexOutput = Output
      let _regex: Regex<Output>
      var regex: Regex<Output> { _regex }
      #overloads(OneOrMore)
    }
    struct ZeroOrMore<Output>: RegexComponent, _BuiltRegex {
      typealias RegexOutput = Output
      let _regex: Regex<Output>
      var regex: Regex<Output> { _regex }
      #overloads(ZeroOrMore)
    }
    struct Optionally<Output>: RegexComponent, _BuiltRegex {
      typealias RegexOutput = Output
      let _regex: Regex<Output>
      var regex: Regex<Output> { _regex }
      #overloads(Optionally)
    }
    struct Repeat<Output>: RegexComponent, _BuiltRegex {
      typealias RegexOutput = Output
      let _regex: Regex<Output>
      var regex: Regex<Output> { _regex }
      #overloads(Repeat)
    }
    struct Capture<Output>: RegexComponent, _BuiltRegex {
      typealias RegexOutput = Output
      let _regex: Regex<Output>
      var regex: Regex<Output> { _regex }
      #overloads(Capture)
    }
    struct TryCapture<Output>: RegexComponent, _BuiltRegex {
      typealias RegexOutput = Output
      let _regex: Regex<Output>
      var regex: Regex<Output> { _regex }
      #overloads(TryCapture)
    }
    protocol _BuiltRegex: RegexComponent {
    }
    struct ChoiceOf<Output>: RegexComponent, _BuiltRegex {
      typealias RegexOutput = Output
      let _regex: Regex<Output>
      var regex: Regex<Output> { _regex }
      init(_regex: Regex<Output>) { self._regex = _regex }
      init(@AlternationBuilder _ content: () -> ChoiceOf<Output>) { self = content() }
    }
    struct One<Output>: RegexComponent, _BuiltRegex {
      typealias RegexOutput = Output
      let _regex: Regex<Output>
      var regex: Regex<Output> { _regex }
      init<Component: RegexComponent>(_ component: Component) where Component.RegexOutput == Output { _regex = component.regex }
    }
    struct Local<Output>: RegexComponent, _BuiltRegex {
      typealias RegexOutput = Output
      let _regex: Regex<Output>
      var regex: Regex<Output> { _regex }
      init<Component: RegexComponent>(_ component: Component) where Component.RegexOutput == Output { _regex = _regexWrapped(component.regex._erased, "(?>", ")") }
      @_symbol("Local.init(content)") init<Component: RegexComponent>(@RegexComponentBuilder _ component: () -> Component) where Component.RegexOutput == Output { _regex = _regexWrapped(component().regex._erased, "(?>", ")") }
    }
    struct Lookahead<Output>: RegexComponent, _BuiltRegex {
      typealias RegexOutput = Output
      let _regex: Regex<Output>
      var regex: Regex<Output> { _regex }
      init<Component: RegexComponent>(_ component: Component) where Component.RegexOutput == Output { _regex = _regexWrapped(component.regex._erased, "(?=", ")") }
      @_symbol("Lookahead.init(content)") init<Component: RegexComponent>(@RegexComponentBuilder _ component: () -> Component) where Component.RegexOutput == Output { _regex = _regexWrapped(component().regex._erased, "(?=", ")") }
    }
    struct NegativeLookahead<Output>: RegexComponent, _BuiltRegex {
      typealias RegexOutput = Output
      let _regex: Regex<Output>
      var regex: Regex<Output> { _regex }
      init<Component: RegexComponent>(_ component: Component) where Component.RegexOutput == Output { _regex = _regexWrapped(component.regex._erased, "(?!", ")") }
      @_symbol("NegativeLookahead.init(content)") init<Component: RegexComponent>(@RegexComponentBuilder _ component: () -> Component) where Component.RegexOutput == Output { _regex = _regexWrapped(component().regex._erased, "(?!", ")") }
    }
    struct _RegexAnchor: RegexComponent, _BuiltRegex, Sendable {
      typealias RegexOutput = Substring
      let _pattern: String
      var regex: Regex<Substring> { Regex<Substring>(_program: _regexProgram(_pattern)) }
      var inverted: _RegexAnchor { _RegexAnchor(_pattern: "(?!" + _pattern + ")") }
    }
    extension Anchor {
      static var startOfSubject: _RegexAnchor { _RegexAnchor(_pattern: #"\A"#) }
      static var endOfSubject: _RegexAnchor { _RegexAnchor(_pattern: #"\z"#) }
      static var endOfSubjectBeforeNewline: _RegexAnchor { _RegexAnchor(_pattern: #"\Z"#) }
      static var startOfLine: _RegexAnchor { _RegexAnchor(_pattern: "(?m:^)") }
      static var endOfLine: _RegexAnchor { _RegexAnchor(_pattern: "(?m:$)") }
      static var wordBoundary: _RegexAnchor { _RegexAnchor(_pattern: #"\b"#) }
    }
    struct CharacterClass: RegexComponent, _BuiltRegex, Sendable {
      typealias RegexOutput = Substring
      let _set: String
      init(_set: String) { self._set = _set }
      init(_lower lower: Character, _upper upper: Character) { _set = _regexEscaped(String(lower)) + "-" + _regexEscaped(String(upper)) }
      static func ... (lower: Character, upper: Character) -> CharacterClass { CharacterClass(_lower: lower, _upper: upper) }
      init(_ first: CharacterClass, _ rest: CharacterClass...) { _set = first._set + rest.map { $0._set }.joined() }
      var regex: Regex<Substring> { Regex<Substring>(_program: _regexProgram("[" + _set + "]")) }
      var inverted: CharacterClass { CharacterClass(_set: "[^" + _set + "]") }
      func union(_ other: CharacterClass) -> CharacterClass { CharacterClass(_set: _set + other._set) }
      func intersection(_ other: CharacterClass) -> CharacterClass { CharacterClass(_set: "[[" + _set + "]&&[" + other._set + "]]") }
      func subtracting(_ other: CharacterClass) -> CharacterClass { CharacterClass(_set: "[[" + _set + "]--[" + other._set + "]]") }
      func symmetricDifference(_ other: CharacterClass) -> CharacterClass { CharacterClass(_set: "[[" + _set + "]~~[" + other._set + "]]") }
      static var any: CharacterClass { CharacterClass(_set: #"\s\S"#) }
      static var anyNonNewline: CharacterClass { CharacterClass(_set: #"[^\n\r\u{B}\u{C}\u{85}\u{2028}\u{2029}]"#) }
      static var digit: CharacterClass { CharacterClass(_set: #"\d"#) }
      static var hexDigit: CharacterClass { CharacterClass(_set: #"\p{Hex_Digit}"#) }
      static var word: CharacterClass { CharacterClass(_set: #"\w"#) }
      static var whitespace: CharacterClass { CharacterClass(_set: #"\s"#) }
      static var horizontalWhitespace: CharacterClass { CharacterClass(_set: #"\h"#) }
      static var verticalWhitespace: CharacterClass { CharacterClass(_set: #"\v"#) }
      static var newlineSequence: CharacterClass { CharacterClass(_set: #"\v"#) }
      static func anyOf<S: Sequence>(_ characters: S) -> CharacterClass where S.Element == Character { CharacterClass(_set: _regexAny(of: characters)) }
    }
    #module(_StringProcessing)
    extension RegexComponent where Self == CharacterClass {
      @_disfavoredOverload static func ... (lower: Character, upper: Character) -> CharacterClass { CharacterClass(_lower: lower, _upper: upper) }
      static var any: CharacterClass { CharacterClass.any }
      static var anyNonNewline: CharacterClass { CharacterClass.anyNonNewline }
      static var digit: CharacterClass { CharacterClass.digit }
      static var hexDigit: CharacterClass { CharacterClass.hexDigit }
      static var word: CharacterClass { CharacterClass.word }
      static var whitespace: CharacterClass { CharacterClass.whitespace }
      static var horizontalWhitespace: CharacterClass { CharacterClass.horizontalWhitespace }
      static var verticalWhitespace: CharacterClass { CharacterClass.verticalWhitespace }
      static var newlineSequence: CharacterClass { CharacterClass.newlineSequence }
      static func anyOf<S: Sequence>(_ characters: S) -> CharacterClass where S.Element == Character { CharacterClass(_set: _regexAny(of: characters)) }
    }
    struct RegexRepetitionBehavior: Hashable, Sendable {
      let _mark: String
      static var eager: RegexRepetitionBehavior { RegexRepetitionBehavior(_mark: "") }
      static var reluctant: RegexRepetitionBehavior { RegexRepetitionBehavior(_mark: "?") }
      static var possessive: RegexRepetitionBehavior { RegexRepetitionBehavior(_mark: "+") }
    }
    #module(RegexBuilder)
    struct Reference<Capture>: RegexComponent, Sendable {
      typealias RegexOutput = Capture
      let _key: _RegexReference
      var regex: Regex<Capture> { Regex<Capture>(_program: _regexProgram("\\k<" + _key._name + ">")) }
      init(_ captureType: Capture.Type = Capture.self) { _key = _RegexReference() }
    }
    extension String: RegexComponent {
      typealias RegexOutput = Substring
      var regex: Regex<Substring> { Regex<Substring>(_program: _regexProgram(_regexEscaped(self))) }
    }
    extension Substring: RegexComponent {
      typealias RegexOutput = Substring
      var regex: Regex<Substring> { String(self).regex }
    }
    extension Character: RegexComponent {
      typealias RegexOutput = Substring
      var regex: Regex<Substring> { String(self).regex }
    }
    #module(_StringProcessing)
    extension Regex {
      @_symbol("Regex.init(content)") init<Content: RegexComponent>(@RegexComponentBuilder _ content: () -> Content) where Content.RegexOutput == Output { self = content().regex }
      @_symbol("Regex.init(component)") init<Content: RegexComponent>(_ component: Content) where Content.RegexOutput == Output { self = component.regex }
      var _erased: Regex<AnyRegexOutput> { Regex<AnyRegexOutput>(_program: _program, _actions: _actions) }
      func repetitionBehavior(_ behavior: RegexRepetitionBehavior) -> Regex<Output> { behavior == .eager ? self : _unsupported("Regex.repetitionBehavior(_:)") }
    }
    func _regexAny<S: Sequence>(of characters: S) -> String where S.Element == Character { "[" + characters.map { _regexEscaped(String($0)) }.joined() + "]" }
    func _regexEscaped(_ text: String) -> String {
      text.map { ($0.isLetter || $0.isNumber || $0.isWhitespace ? "" : "\\") + String($0) }.joined()
    }
    func _regexAmount(_ lower: Int, _ upper: Int) -> String { "{" + String(lower) + (upper == Int.max ? "," : "," + String(upper)) + "}" }
    @_symbol("_regexAmount(range)") func _regexAmount<R: RangeExpression>(_ range: R) -> String where R.Bound == Int {
      let bounds = range._relative(0, Int.max, { $0 + 1 })
      return _regexAmount(bounds.lowerBound, bounds.upperBound == Int.max ? Int.max : bounds.upperBound - 1)
    }
    func _regexMade<Output>(_ parts: [Regex<AnyRegexOutput>], _ separator: String, _ before: String, _ behind: String, skipping: Int = 0) -> Regex<Output> {
      var groups = skipping
      var actions: [_RegexAction] = []
      for part in parts {
        actions += part._actions.map { _RegexAction(group: $0.group + groups, key: $0.key, change: $0.change) }
        groups += _regexGroupCount(part._program)
      }
      let text = parts.map { _regexSource($0._program) }.joined(separator: separator)
      return Regex<Output>(_program: _regexProgram(before + text + behind), _actions: actions)
    }
    func _regexJoined<Output>(_ parts: [Regex<AnyRegexOutput>]) -> Regex<Output> { _regexMade(parts, "", "", "") }
    func _regexChoice<Output>(_ parts: [Regex<AnyRegexOutput>]) -> Regex<Output> { _regexMade(parts, "|", "(?:", ")") }
    func _regexWrapped<Output>(_ part: Regex<AnyRegexOutput>, _ before: String, _ behind: String) -> Regex<Output> { _regexMade([part], "", before, behind) }
    func _regexRepeated<Output>(_ part: Regex<AnyRegexOutput>, _ amount: String, _ behavior: RegexRepetitionBehavior?) -> Regex<Output> { _regexMade([part], "", "(?:", ")" + amount + (behavior?._mark ?? "")) }
    func _regexCapture<Output>(_ part: Regex<AnyRegexOutput>, _ key: _RegexReference?, _ change: ((Any) throws -> Any?)?) -> Regex<Output> {
      let opening = key.map { "(?<" + $0._name + ">" } ?? "("
      var made: Regex<Output> = _regexMade([part], "", opening, ")", skipping: 1)
      if key != nil || change != nil { made._actions.insert(_RegexAction(group: 1, key: key, change: change), at: 0) }
      return made
    }
    extension StringProtocol {
      @_symbol("StringProtocol.firstMatch(built)") func firstMatch<R: _BuiltRegex>(of regex: R) -> Regex<R.RegexOutput>.Match? { firstMatch(of: regex.regex) }
      @_symbol("StringProtocol.wholeMatch(built)") func wholeMatch<R: _BuiltRegex>(of regex: R) -> Regex<R.RegexOutput>.Match? { wholeMatch(of: regex.regex) }
      @_symbol("StringProtocol.prefixMatch(built)") func prefixMatch<R: _BuiltRegex>(of regex: R) -> Regex<R.RegexOutput>.Match? { prefixMatch(of: regex.regex) }
      @_symbol("StringProtocol.matches(built)") func matches<R: _BuiltRegex>(of regex: R) -> [Regex<R.RegexOutput>.Match] { matches(of: regex.regex) }
      @_symbol("StringProtocol.contains(built)") func contains<R: _BuiltRegex>(_ regex: R) -> Bool { contains(regex.regex) }
      @_symbol("StringProtocol.starts(built)") func starts<R: _BuiltRegex>(with regex: R) -> Bool { starts(with: regex.regex) }
      @_symbol("StringProtocol.ranges(built)") func ranges<R: _BuiltRegex>(of regex: R) -> [Range<String.Index>] { ranges(of: regex.regex) }
      @_symbol("StringProtocol.firstRange(built)") func firstRange<R: _BuiltRegex>(of regex: R) -> Range<String.Index>? { firstRange(of: regex.regex) }
      @_symbol("StringProtocol.trimmingPrefix(built)") func trimmingPrefix<R: _BuiltRegex>(_ regex: R) -> Substring { trimmingPrefix(regex.regex) }
      @_symbol("StringProtocol.split(built)") func split<R: _BuiltRegex>(separator regex: R, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [Substring] { split(separator: regex.regex, maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences) }
    }
    extension String {
      @_symbol("String.replacing(built)") func replacing<R: _BuiltRegex, T: StringProtocol>(_ regex: R, with replacement: T, maxReplacements: Int = Int.max) -> String { replacing(regex.regex, with: replacement, maxReplacements: maxReplacements) }
      @_symbol("String.replacing(built matches)") func replacing<R: _BuiltRegex, T: StringProtocol>(_ regex: R, maxReplacements: Int = Int.max, with replacement: (Regex<R.RegexOutput>.Match) throws -> T) rethrows -> String { try replacing(regex.regex, maxReplacements: maxReplacements, with: replacement) }
      @_symbol("String.replace(built)") mutating func replace<R: _BuiltRegex, T: StringProtocol>(_ regex: R, with replacement: T, maxReplacements: Int = Int.max) { self = replacing(regex.regex, with: replacement, maxReplacements: maxReplacements) }
    }
    """#
}
