extension Catalogue {
  /// `Regex` and what texts do with one.
  static let regularExpressions = #"""
    struct _RegexProgram: Sendable {
    }
    @_symbol("_regexProgram") func _regexProgram(_ pattern: String) -> _RegexProgram
    func _regexProblem(_ pattern: String) -> String?
    @_symbol("_regexOption") func _regexProgram(_ program: _RegexProgram, option: Int, isOn: Bool) -> _RegexProgram
    struct _RegexFound {
      let ranges: [Range<String.Index>?]
      let values: [Any?]
    }
    func _regexMatches(_ program: _RegexProgram, _ text: Any, _ way: Int, _ changes: [((Any) throws -> Any?)?]) throws -> [_RegexFound]
    func _regexOutput<Output>(_ program: _RegexProgram, _ text: Any, _ ranges: [Range<String.Index>?], _ values: [Any?]) -> Output
    func _regexSource(_ program: _RegexProgram) -> String
    func _regexGroupCount(_ program: _RegexProgram) -> Int
    final class _RegexReference: Sendable {
      static var _count = 0
      let _name: String
      init() {
        _RegexReference._count += 1
        _name = "_reference" + String(_RegexReference._count)
      }
    }
    struct _RegexAction: Sendable {
      let group: Int
      let key: _RegexReference?
      let change: ((Any) throws -> Any?)?
    }
    func _regexLiteral<Output>(_ pattern: String) -> Regex<Output> { Regex<Output>(_program: _regexProgram(pattern)) }
    struct _RegexCompilationError: Error, CustomStringConvertible {
      let description: String
    }
    #module(_StringProcessing)
    protocol RegexComponent<RegexOutput> {
      associatedtype RegexOutput
      var regex: Regex<RegexOutput> { get }
    }
    struct Regex<Output>: RegexComponent, Sendable {
      typealias RegexOutput = Output
      @dynamicMemberLookup struct Match {
        let range: Range<String.Index>
        let output: Output
        let _references: [(_RegexReference, Any)]
        subscript<Capture>(_ reference: Reference<Capture>) -> Capture {
          guard let found = _references.first(where: { $0.0 === reference._key })?.1 as? Capture else { _trap("Capture named by a reference that is not in the regex") }
          return found
        }
        subscript<T>(dynamicMember path: KeyPath<Output, T>) -> T { output[keyPath: path] }
        subscript<T>(dynamicMember path: KeyPath<(Output, _doNotUse: ()), T>) -> T { (output, ())[keyPath: path] }
        subscript(dynamicMember path: KeyPath<(Substring, _doNotUse: ()), Substring>) -> Substring where Output == AnyRegexOutput { (output[0].substring!, ())[keyPath: path] }
      }
      var _program: _RegexProgram
      var _actions: [_RegexAction] = []
      var regex: Regex<Output> { self }
      init(_program: _RegexProgram, _actions: [_RegexAction] = []) {
        self._program = _program
        self._actions = _actions
      }
      init(_ pattern: String, as outputType: Output.Type = Output.self) throws {
        if let problem = _regexProblem(pattern) { throw _RegexCompilationError(description: problem) }
        self.init(_program: _regexProgram(pattern))
      }
      func firstMatch(in text: String) throws -> Regex<Output>.Match? { try _all(text, 0).first }
      @_symbol("Regex.firstMatch(substring)") func firstMatch(in text: Substring) throws -> Regex<Output>.Match? { try _all(text, 0).first }
      func wholeMatch(in text: String) throws -> Regex<Output>.Match? { try _all(text, 1).first }
      @_symbol("Regex.wholeMatch(substring)") func wholeMatch(in text: Substring) throws -> Regex<Output>.Match? { try _all(text, 1).first }
      func prefixMatch(in text: String) throws -> Regex<Output>.Match? { try _all(text, 2).first }
      @_symbol("Regex.prefixMatch(substring)") func prefixMatch(in text: Substring) throws -> Regex<Output>.Match? { try _all(text, 2).first }
      func ignoresCase(_ ignoresCase: Bool = true) -> Regex<Output> { _with(1, ignoresCase) }
      func dotMatchesNewlines(_ dotMatchesNewlines: Bool = true) -> Regex<Output> { _with(2, dotMatchesNewlines) }
      func anchorsMatchLineEndings(_ matchLineEndings: Bool = true) -> Regex<Output> { _with(4, matchLineEndings) }
      func asciiOnlyDigits(_ useASCII: Bool = true) -> Regex<Output> { _with(8, useASCII) }
      func asciiOnlyWordCharacters(_ useASCII: Bool = true) -> Regex<Output> { _with(16, useASCII) }
      func asciiOnlyWhitespace(_ useASCII: Bool = true) -> Regex<Output> { _with(32, useASCII) }
      func asciiOnlyCharacterClasses(_ useASCII: Bool = true) -> Regex<Output> { _with(64, useASCII) }
      func matchingSemantics(_ semanticLevel: RegexSemanticLevel) -> Regex<Output> { _with(1024, semanticLevel == .unicodeScalar) }
      func wordBoundaryKind(_ wordBoundaryKind: RegexWordBoundaryKind) -> Regex<Output> { _with(2048, wordBoundaryKind == .simple) }
      func _with(_ option: Int, _ isOn: Bool) -> Regex<Output> { Regex<Output>(_program: _regexProgram(_program, option: option, isOn: isOn), _actions: _actions) }
      func _found(_ text: Any, _ way: Int) throws -> [_RegexFound] {
        if _actions.isEmpty { return try _regexMatches(_program, text, way, []) }
        var changes: [((Any) throws -> Any?)?] = Array(repeating: nil, count: _regexGroupCount(_program) + 1)
        for action in _actions { changes[action.group] = action.change }
        return try _regexMatches(_program, text, way, changes)
      }
      func _ranges(_ text: Any, _ way: Int) -> [[Range<String.Index>?]] { ((try? _found(text, way)) ?? []).map { $0.ranges } }
      func _all(_ text: Any, _ way: Int) throws -> [Regex<Output>.Match] { try _found(text, way).map { _match(text, $0) } }
      func _match(_ text: Any, _ match: _RegexFound) -> Regex<Output>.Match {
        let ranges = match.ranges
        if _actions.isEmpty { return Regex<Output>.Match(range: ranges[0]!, output: _regexOutput(_program, text, ranges, []), _references: []) }
        var values = match.values
        var references: [(_RegexReference, Any)] = []
        let found: AnyRegexOutput = _regexOutput(_program, text, ranges, [])
        for action in _actions {
          guard let part = found[action.group].substring else { continue }
          let value: Any = values[action.group] ?? part
          values[action.group] = .some(value)
          if let key = action.key { references.append((key, value)) }
        }
        return Regex<Output>.Match(range: ranges[0]!, output: _regexOutput(_program, text, ranges, values), _references: references)
      }
    }
    struct RegexSemanticLevel: Hashable, Sendable {
      let _name: String
      static var graphemeCluster: RegexSemanticLevel { RegexSemanticLevel(_name: "characters") }
      static var unicodeScalar: RegexSemanticLevel { RegexSemanticLevel(_name: "scalars") }
    }
    struct RegexWordBoundaryKind: Hashable, Sendable {
      let _name: String
      static var simple: RegexWordBoundaryKind { RegexWordBoundaryKind(_name: "simple") }
      static var `default`: RegexWordBoundaryKind { RegexWordBoundaryKind(_name: "default") }
    }
    extension Regex where Output == AnyRegexOutput {
      init(_ pattern: String) throws {
        if let problem = _regexProblem(pattern) { throw _RegexCompilationError(description: problem) }
        self.init(_program: _regexProgram(pattern))
      }
    }
    struct AnyRegexOutput: RandomAccessCollection, Sendable {
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias SubSequence = Slice<AnyRegexOutput>
      typealias Iterator = _ArrayIterator<AnyRegexOutput.Element>
      struct Element: Sendable {
        let name: String?
        let range: Range<String.Index>?
        let substring: Substring?
        let _isOptional: Bool
        var value: Any? { _isOptional ? .some(substring as Any) : substring }
      }
      var _elements: [AnyRegexOutput.Element]
      var startIndex: Int { 0 }
      var endIndex: Int { _elements.count }
      var count: Int { _elements.count }
      subscript(position: Int) -> AnyRegexOutput.Element { _elements[position] }
      subscript(_ name: String) -> AnyRegexOutput.Element? { _elements.first { $0.name == name } }
      func index(after i: Int) -> Int { i + 1 }
      func makeIterator() -> _ArrayIterator<AnyRegexOutput.Element> { _elements.makeIterator() }
    }
    extension StringProtocol {
      func firstMatch<Output>(of regex: Regex<Output>) -> Regex<Output>.Match? { (try? regex._all(self, 0))?.first }
      func wholeMatch<Output>(of regex: Regex<Output>) -> Regex<Output>.Match? { (try? regex._all(self, 1))?.first }
      func prefixMatch<Output>(of regex: Regex<Output>) -> Regex<Output>.Match? { (try? regex._all(self, 2))?.first }
      func matches<Output>(of regex: Regex<Output>) -> [Regex<Output>.Match] { (try? regex._all(self, 3)) ?? [] }
      @_symbol("StringProtocol.contains(regex)") func contains<Output>(_ regex: Regex<Output>) -> Bool { !regex._ranges(self, 0).isEmpty }
      @_symbol("StringProtocol.starts(regex)") func starts<Output>(with regex: Regex<Output>) -> Bool { !regex._ranges(self, 2).isEmpty }
      @_symbol("StringProtocol.ranges(regex)") func ranges<Output>(of regex: Regex<Output>) -> [Range<String.Index>] { regex._ranges(self, 3).map { $0[0]! } }
      @_symbol("StringProtocol.firstRange(regex)") func firstRange<Output>(of regex: Regex<Output>) -> Range<String.Index>? { regex._ranges(self, 0).first.map { $0[0]! } }
      @_symbol("StringProtocol.trimmingPrefix(regex)") func trimmingPrefix<Output>(_ regex: Regex<Output>) -> Substring { self[(regex._ranges(self, 2).first.map { $0[0]!.upperBound } ?? startIndex)..<endIndex] }
      @_symbol("StringProtocol.split(regex)") func split<Output>(separator regex: Regex<Output>, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [Substring] {
        var result: [Substring] = []
        var start = startIndex
        for range in ranges(of: regex) {
          if result.count >= maxSplits { break }
          if start < range.lowerBound || !omittingEmptySubsequences { result.append(self[start..<range.lowerBound]) }
          start = range.upperBound
        }
        if start < endIndex || !omittingEmptySubsequences { result.append(self[start..<endIndex]) }
        return result
      }
      func _replacing<Output>(_ regex: Regex<Output>, _ limit: Int, _ replacement: (Regex<Output>.Match) throws -> String) rethrows -> String {
        var result = ""
        var start = startIndex
        for match in matches(of: regex).prefix(limit) {
          result += _text(self[start..<match.range.lowerBound])
          result += try replacement(match)
          start = match.range.upperBound
        }
        return result + _text(self[start..<endIndex])
      }
    }
    extension String {
      @_symbol("String.replacing(regex)") func replacing<Output, R: StringProtocol>(_ regex: Regex<Output>, with replacement: R, maxReplacements: Int = Int.max) -> String { _replacing(regex, maxReplacements) { _ in _text(replacement) } }
      @_symbol("String.replacing(matches)") func replacing<Output, R: StringProtocol>(_ regex: Regex<Output>, maxReplacements: Int = Int.max, with replacement: (Regex<Output>.Match) throws -> R) rethrows -> String { try _replacing(regex, maxReplacements) { _text(try replacement($0)) } }
      @_symbol("String.replace(regex)") mutating func replace<Output, R: StringProtocol>(_ regex: Regex<Output>, with replacement: R, maxReplacements: Int = Int.max) { self = replacing(regex, with: replacement, maxReplacements: maxReplacements) }
      @_symbol("String.replace(matches)") mutating func replace<Output, R: StringProtocol>(_ regex: Regex<Output>, maxReplacements: Int = Int.max, with replacement: (Regex<Output>.Match) throws -> R) rethrows { self = try replacing(regex, maxReplacements: maxReplacements, with: replacement) }
      @_symbol("String.trimPrefix(regex)") mutating func trimPrefix<Output>(_ regex: Regex<Output>) { self = String(trimmingPrefix(regex)) }
    }
    extension Substring {
      @_symbol("Substring.replacing(regex)") func replacing<Output, R: StringProtocol>(_ regex: Regex<Output>, with replacement: R, maxReplacements: Int = Int.max) -> Substring { _replacing(regex, maxReplacements) { _ in _text(replacement) }[...] }
      @_symbol("Substring.replacing(matches)") func replacing<Output, R: StringProtocol>(_ regex: Regex<Output>, maxReplacements: Int = Int.max, with replacement: (Regex<Output>.Match) throws -> R) rethrows -> Substring { try _replacing(regex, maxReplacements) { _text(try replacement($0)) }[...] }
    }
    """#
}
