import TheseusProgram

extension BodyChecker {
  /// A string literal whose type, or whose `appendInterpolation`, is the learner's: the interpolation is made step by step.
  func customInterpolation(_ segments: [StringSegment], expected: Type?, at range: SourceRange) -> TypedExpression? {
    let arguments = segments.compactMap { segment in
      if case .interpolation(let arguments, _) = segment { arguments } else { nil }
    }
    guard !arguments.isEmpty else { return nil }
    if let expected, let type = interpolatedType(innermost(expected), arguments) {
      guard let builder = builder(of: type) else { return nil }
      return inBlock {
        let (local, statements) = appended(segments, to: builder, at: range)
        let argument = Argument(label: "stringInterpolation", value: Expression(.invalid, range: range))
        guard case .candidates(let candidates, _) = initializers(of: type, receiver: .type(type)),
          let best = rank(candidates, [argument], inferred: [read(local, at: range)], expected: nil).first
        else { return nil }
        let value = applySingle(
          best.candidate, [argument], inferred: [read(local, at: range)], expected: type, at: range)
        return TypedExpression(.sequence(statements, value), type: type, range: range)
      }
    }
    guard let id = checker.known("DefaultStringInterpolation"), declaresInterpolation(id, arguments) else { return nil }
    return inBlock {
      let (local, statements) = appended(segments, to: .nominal(id, []), at: range)
      guard case .value(let text) = member("_text", of: read(local, at: range), labels: nil, at: range, range) else {
        return nil
      }
      let made = TypedExpression(.sequence(statements, text), type: text.type, range: range)
      return TypedExpression(.interpolation([.value(made, [])]), type: textType(expected), range: range)
    }
  }

  /// Reports interpolations of no value, with a label before it, or with more than the value and its default, which plain texts take none
  /// of, and formats without their label.
  func reportWrongArguments(in segments: [StringSegment], expected: Type?) {
    let isLocalized = expected.map(isLocalizedText) ?? false
    guard scope.part == nil, isLocalized || expected.map(isPlainText) ?? true else { return }
    for case .interpolation(let arguments, let range) in segments where arguments.isEmpty {
      report("missing-argument", "missing argument for parameter #1 in call", at: closingBrace(of: range))
    }
    reportOpenValues(in: segments)
    if isLocalized { return reportUnlabelledFormats(in: segments) }
    for case .interpolation(let arguments, let range) in segments where !Self.isPlain(arguments) {
      guard checker.importsListed, !isInterpolationExtended else { return }
      reportLabels(of: arguments, at: SourceRange(file: range.file, start: range.start + 1, end: range.end))
    }
  }

  /// Reports implicit members, which nothing in a text says the type of.
  private func reportOpenValues(in segments: [StringSegment]) {
    for case .interpolation(let arguments, _) in segments where Self.isPlain(arguments) {
      if isImplicitlyRooted(arguments[0].value), !isInterpolationExtended { reportOpen(arguments[0].value) }
    }
  }

  /// Whether an interpolation holds a value alone.
  private static func isPlain(_ arguments: [Argument]) -> Bool { arguments.count == 1 && arguments[0].label == nil }

  private func reportLabels(of arguments: [Argument], at range: SourceRange) {
    if arguments.count == 1 {
      _ = reportExtraneous(arguments.map { $0.label ?? "_" }, ["_"], "call", at: range)
    } else if arguments.count == 2, let label = arguments[1].label {
      if label != "default" {
        report("extra-argument", "extra argument '\(label)' in call", at: arguments[1].value.range)
      }
    } else if arguments.count == 2 {
      report("missing-label", "missing argument label 'default:' in call", at: range)
    }
  }

  private func isLocalizedText(_ type: Type) -> Bool { innermost(type) == checker.type("LocalizedStringKey") }

  /// Reports `\(price, "%.2f")` in a text that SwiftUI shows, where all interpolations of a second value have its label.
  private func reportUnlabelledFormats(in segments: [StringSegment]) {
    guard scope.part == nil, let key = checker.known("LocalizedStringKey"),
      case .nominal(let builder)? = checker.memberTypeDeclaration("StringInterpolation", of: key, self: nil),
      !isExtended(builder)
    else { return }
    for case .interpolation(let arguments, let range) in segments
    where arguments.count == 2 && arguments.allSatisfy({ $0.label == nil }) {
      guard case .string = arguments[1].value.kind else { continue }
      report("missing-label", "missing argument label 'specifier:' in call", at: range)
    }
  }

  /// Whether a text of a type takes no other interpolations than those of strings.
  private func isPlainText(_ type: Type) -> Bool {
    let type = innermost(type)
    return unifier.isUnbound(type) || [checker.type("String"), checker.type("Substring"), .any].contains(type)
  }

  /// Whether the program adds interpolations of its own to those of strings, or nothing is known of these.
  private var isInterpolationExtended: Bool { checker.known("DefaultStringInterpolation").map(isExtended) ?? true }

  private func isExtended(_ id: NominalID) -> Bool {
    checker.ownMembers("appendInterpolation", of: checker.info(id)).contains { member in
      if case .function(let function) = member { checker.info(function).scope.part == nil } else { false }
    }
  }

  /// Whether a text with values in it can be of a type: one that is only written as a literal, as `StaticString`, takes none.
  func takesInterpolations(_ type: Type) -> Bool {
    let target = innermost(type)
    guard case .nominal = target, let literal = checker.protocolID(named: "ExpressibleByStringLiteral"),
      let interpolation = checker.protocolID(named: "ExpressibleByStringInterpolation"),
      checker.conforms(target, to: literal, in: scope) == true
    else { return true }
    return checker.conforms(target, to: interpolation, in: scope) != false
  }

  /// A type of the learner's that interpolated strings make; of the library's, where the interpolation says how its value is
  /// written, as `style: .time` in a `LocalizedStringKey`.
  private func interpolatedType(_ type: Type, _ interpolations: [[Argument]]) -> Type? {
    guard case .nominal(let id, _) = type,
      !program[id].isCatalogue || Self.ownInterpolations.contains(program[id].qualifiedName)
        || interpolations.contains(where: { $0.contains { Self.stylingLabels.contains($0.label) } }),
      let literal = checker.protocolID(named: "ExpressibleByStringInterpolation"),
      checker.conformances(of: id)[literal] != nil,
      builder(of: type) != nil
    else { return nil }
    return type
  }

  /// What the values in a text of a type are appended to: its `StringInterpolation`, or what its `init(stringInterpolation:)` takes.
  private func builder(of type: Type) -> Type? {
    if let named = checker.memberType("StringInterpolation", of: type, arguments: [], in: scope) { return named }
    guard case .nominal(let id, let arguments) = type else { return nil }
    return checker.ownMembers("init", of: checker.info(id)).lazy.compactMap { member -> Type? in
      guard case .function(let function) = member, self.program[function].labels == ["stringInterpolation"],
        let only = self.program[function].parameters.first
      else { return nil }
      return self.checker.substitute(only.type, self.checker.nominalSubstitution(id, arguments))
    }.first
  }

  /// The library's types whose interpolations are their own functions.
  private static let ownInterpolations: Set<String> = ["Date.FormatString", "OSLogMessage"]

  /// The labels of interpolations that only the type itself knows.
  private static let stylingLabels: Set<String?> = ["style", "format", "formatter"]

  /// Whether an extension of the learner's has an `appendInterpolation` for one of the interpolations.
  private func declaresInterpolation(_ id: NominalID, _ interpolations: [[Argument]]) -> Bool {
    checker.ownMembers("appendInterpolation", of: checker.info(id)).contains { member in
      guard case .function(let function) = member, checker.info(function).scope.part == nil else { return false }
      return interpolations.contains { arguments in
        let mark = unifier.mark()
        defer { unifier.rollback(to: mark) }
        let candidate = Candidate(target: .function(function), receiver: .none, selfType: .nominal(id, []))
        return match(arguments, open(candidate)) != nil
      }
    }
  }

  /// A local interpolation with every segment appended.
  private func appended(
    _ segments: [StringSegment], to type: Type, at range: SourceRange
  ) -> (LocalID, [TypedStatement]) {
    func count(_ value: Int) -> Expression { Expression(.integer(String(value)), range: range) }
    let made = call(
      initializers(of: type, receiver: .type(type)),
      [
        Argument(label: "literalCapacity", value: count(segments.reduce(0) { $0 + $1.literalSize })),
        Argument(label: "interpolationCount", value: count(segments.count { $0.isInterpolation })),
      ], expected: nil, at: range, calleeRange: range)
    let local = addLocal(nil, type: type, isVariable: true)
    var statements = [TypedStatement(.variable(local, made), range: range)]
    for segment in segments.alternating {
      let name: String
      let arguments: [Argument]
      switch segment {
      case .text(let text):
        name = "appendLiteral"
        arguments = [Argument(value: Expression(.string([.text(text)]), range: range))]
      case .interpolation(let written, _):
        name = "appendInterpolation"
        arguments = written
      }
      isCalling = true
      let resolution = member(name, of: read(local, at: range), labels: nil, at: range, range)
      isCalling = false
      let reported = checker.diagnostics.count
      let appended = call(resolution, arguments, expected: nil, at: range, calleeRange: range)
      // Nobody sees what a log is given, which may then be of a type that is not known.
      if case .dynamicCall = appended.kind, nominal(of: type) == checker.known("OSLogInterpolation") {
        let found = checker.diagnostics[reported...].filter { $0.severity == .error || !$0.message.contains(name) }
        checker.diagnostics.replaceSubrange(reported..., with: found)
        continue
      }
      statements.append(TypedStatement(.expression(appended), range: range))
    }
    return (local, statements)
  }
}

extension [StringSegment] {
  /// The segments with an empty text before, between and behind interpolations that have none there, which Swift appends too.
  fileprivate var alternating: [StringSegment] {
    var result: [StringSegment] = []
    for segment in self {
      if segment.isInterpolation, result.last?.isInterpolation != false { result.append(.text("")) }
      result.append(segment)
    }
    if result.last?.isInterpolation == true { result.append(.text("")) }
    return result
  }
}

extension StringSegment {
  /// The bytes of a piece of text.
  fileprivate var literalSize: Int { if case .text(let text) = self { text.utf8.count } else { 0 } }

  /// Whether it is a value in the text.
  var isInterpolation: Bool { if case .interpolation = self { true } else { false } }
}
