import TheseusTypes

/// A compiled regular expression.
final class RegularExpression: NativeObject {
  /// The host's expression.
  let regex: Regex<AnyRegexOutput>
  /// The names of its groups and of the whole, in order.
  let names: [String?]

  /// Makes a value of an expression.
  init(_ regex: Regex<AnyRegexOutput>, names: [String?], type: TypeToken) {
    self.regex = regex
    self.names = names
    super.init(type: type)
  }

  override var description: String { "_RegexProgram" }
  override func transferred(by transfer: ValueTransfer) -> NativeObject? {
    transfer.token(type).map { RegularExpression(regex, names: names, type: $0) }
  }
}

extension NativeTable {
  /// `Regex`.
  mutating func addRegularExpressions() {
    native("_regexProblem(_:)") { arguments in
      do {
        _ = try Regex(try arguments.string(0))
        return .none
      } catch let error as EvaluationError {
        throw error
      } catch {
        return .string("\(error)")
      }
    }
    native("_regexProgram") { arguments in
      let pattern = try arguments.string(0)
      guard let regex = try? Regex(pattern) else { throw arguments.trap("cannot parse regular expression") }
      return arguments.value(regex, names: [nil] + RegexCaptures.captures(in: pattern).map(\.name))
    }
    native("_regexOption") { arguments in
      let program: RegularExpression = try arguments.native(0)
      let regex = program.regex
      let changed: Regex<AnyRegexOutput> =
        switch try arguments.int(1) {
        case 0: regex.ignoresCase()
        case 1: regex.dotMatchesNewlines()
        case 2: regex.anchorsMatchLineEndings()
        case 3: regex.asciiOnlyDigits()
        default: regex.asciiOnlyWordCharacters()
        }
      return arguments.value(changed, names: program.names)
    }
    native("_regexMatches(_:_:_:)") { arguments in
      let program: RegularExpression = try arguments.native(0)
      let text = try arguments.slice(1)
      let matches = try program.matches(in: text, arguments.int(2))
      let index = arguments.interpreter.types.token(named: "String.Index")
      let range = arguments.interpreter.optionalType(of: arguments.interpreter.types.token(named: "Range", [index]))
      let found = matches.map { match in
        arguments.array(
          match.output.map { capture in capture.range.map { arguments.value($0, in: text) } ?? .none }, of: range)
      }
      return arguments.array(found, of: arguments.interpreter.arrayType(of: range))
    }
    native("_regexOutput(_:_:_:)") { arguments in
      let program: RegularExpression = try arguments.native(0)
      let text = try arguments.slice(1)
      return try arguments.output(program, text, arguments.array(2).elements)
    }
  }
}

extension RegularExpression {
  /// The first match anywhere, of the whole text or of its beginning, or all matches, by the number of the way.
  fileprivate func matches(in text: Substring, _ way: Int) throws -> [Regex<AnyRegexOutput>.Match] {
    let found =
      switch way {
      case 0: text.firstMatch(of: regex)
      case 1: text.wholeMatch(of: regex)
      case 2: text.prefixMatch(of: regex)
      default: Regex<AnyRegexOutput>.Match?.none
      }
    return way == 3 ? text.matches(of: regex) : found.map { [$0] } ?? []
  }
}

extension Arguments {
  /// A value of a regular expression.
  fileprivate func value(_ regex: Regex<AnyRegexOutput>, names: [String?]) -> Value {
    .native(RegularExpression(regex, names: names, type: interpreter.types.token(named: "_RegexProgram")))
  }

  /// What a match gives: a substring, a tuple with one for each capture, or a list of what was captured.
  fileprivate func output(_ program: RegularExpression, _ text: Substring, _ ranges: [Value]) throws -> Value {
    let type = generic(0)
    let captures = try ranges.map { range in
      try self.range(of: range, in: text).map { value(text.base[$0]) } ?? .none
    }
    if interpreter.types[type].storage == .tuple { return .tuple(Aggregate.make(type: type, captures)) }
    guard interpreter.types[type].nominal == interpreter.types.nominal("AnyRegexOutput") else {
      return captures.first ?? .none
    }
    let elementType = interpreter.types.token(named: "AnyRegexOutput.Element")
    let elements = captures.indices.map { index in
      let name = program.names.indices.contains(index) ? program.names[index] : nil
      return Value.structure(Aggregate.make(type: elementType, [value(name), ranges[index], captures[index]]))
    }
    return .structure(Aggregate.make(type: type, [array(elements, of: elementType)]))
  }
}
