import TheseusTypes

/// A compiled regular expression.
final class RegularExpression: NativeObject {
  /// The expression as written.
  let pattern: String
  /// What is in force at its start.
  let options: RegexOptions
  /// What a search runs.
  let program: RegexProgram

  /// Compiles an expression.
  /// - Throws: ``UnsupportedRegex``.
  init(_ pattern: String, options: RegexOptions, type: TypeToken) throws {
    let node = RegexParser.parse(pattern, options: options)
    self.pattern = pattern
    self.options = options
    program = try RegexCompiler.compile(node, options: options)
    super.init(type: type)
  }

  private init(_ other: RegularExpression, type: TypeToken) {
    pattern = other.pattern
    options = other.options
    program = other.program
    super.init(type: type)
  }

  override var description: String { "_RegexProgram" }
  override func transferred(by transfer: ValueTransfer) -> NativeObject? {
    transfer.token(type).map { RegularExpression(self, type: $0) }
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
    native("_regexProgram") { try $0.expression(try $0.string(0), options: []) }
    native("_regexOption") { arguments in
      let program: RegularExpression = try arguments.native(0)
      let option = RegexOptions(rawValue: try arguments.int(1))
      let options = try arguments.bool(2) ? program.options.union(option) : program.options.subtracting(option)
      return try arguments.expression(program.pattern, options: options)
    }
    native("_regexMatches(_:_:_:_:)") { arguments in
      let expression: RegularExpression = try arguments.native(0)
      let text = try arguments.slice(1)
      let matches = try arguments.matches(of: expression, in: text, try arguments.int(2))
      let type = arguments.interpreter.types.token(named: "_RegexFound")
      let (rangesType, valuesType) = (
        arguments.interpreter.fieldType(0, of: type), arguments.interpreter.fieldType(1, of: type)
      )
      let found = try arguments.interpreter.values(matches) { match in
        let ranges = match.ranges.map { $0.map { arguments.value($0) } ?? .none }
        let values = match.values.map { $0 ?? .none }
        return .structure(
          Aggregate.make(
            type: type,
            [.array(ArrayBox(ranges, type: rangesType)), .array(ArrayBox(values, type: valuesType))]))
      }
      return arguments.array(found, of: type)
    }
    native("_regexOutput(_:_:_:_:)") { arguments in
      let expression: RegularExpression = try arguments.native(0)
      let text = try arguments.slice(1)
      return try arguments.output(
        expression, text, arguments.array(2).elements, values: arguments.array(3).elements)
    }
    native("_regexSource(_:)") { arguments in
      let expression: RegularExpression = try arguments.native(0)
      return .string("(?:" + expression.options.prefix + expression.pattern + ")")
    }
    native("_regexGroupCount(_:)") { arguments in
      let expression: RegularExpression = try arguments.native(0)
      return .int(expression.program.groups.count - 1)
    }
  }
}

extension Arguments {
  /// A value of a regular expression that the host's parser accepted.
  fileprivate func expression(_ pattern: String, options: RegexOptions) throws -> Value {
    do {
      let type = interpreter.types.token(named: "_RegexProgram")
      return .native(try RegularExpression(pattern, options: options, type: type))
    } catch let error as UnsupportedRegex {
      throw unsupported("'\(error.part)' in a regular expression")
    }
  }

  /// The first match anywhere, of the whole text or of its beginning, or all matches, by the number of the way; the last argument has for
  /// each group the closure that changes what it took, or none.
  fileprivate func matches(
    of expression: RegularExpression, in text: Substring, _ way: Int
  ) throws(EvaluationError) -> [RegexMatcher.Match] {
    var changes: [Int: Value] = [:]
    for (group, closure) in try array(3).elements.enumerated() { changes[group] = closure.unwrapped }
    var matcher = RegexMatcher(expression.program, in: text, interpreter, changes: changes)
    switch way {
    case 0: return try matcher.firstMatch(from: text.startIndex).map { [$0] } ?? []
    case 1: return try matcher.match(isWhole: true).map { [$0] } ?? []
    case 2: return try matcher.match(isWhole: false).map { [$0] } ?? []
    default: return try matcher.matches()
    }
  }

  /// What a match gives: a substring, a tuple with one for each capture, or a list of what was captured; of captures that closures
  /// change, the values are given.
  fileprivate func output(
    _ expression: RegularExpression, _ text: Substring, _ ranges: [Value], values: [Value]
  ) throws -> Value {
    let type = generic(0)
    let captures = try ranges.indices.map { index in
      if values.indices.contains(index), let value = values[index].unwrapped { return flat(value) }
      return try self.range(of: ranges[index], in: text).map { value(text.base[$0]) } ?? .none
    }
    if interpreter.types[type].storage == .tuple { return .tuple(Aggregate.make(type: type, captures)) }
    guard interpreter.types[type].nominal == interpreter.types.nominal("AnyRegexOutput") else {
      return captures.first ?? .none
    }
    let elementType = interpreter.types.token(named: "AnyRegexOutput.Element")
    let elements = captures.indices.map { index in
      let group = expression.program.groups[index]
      let fields = [value(group.name), ranges[index], captures[index], .bool(group.isOptional)]
      return Value.structure(Aggregate.make(type: elementType, fields))
    }
    return .structure(Aggregate.make(type: type, [array(elements, of: elementType)]))
  }

  /// A value without the box that says of an optional in an `Any` what it is.
  private func flat(_ value: Value) -> Value {
    if case .optional(let box) = value { box.value } else { value }
  }
}
