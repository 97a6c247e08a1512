import Foundation
import TheseusTypes

extension NativeTable {
  /// `NSRegularExpression`, whose ranges are pairs of numbers.
  mutating func addExpressions() {
    native("_expressionGroups(_:_:)") { arguments in
      .int((try? arguments.expression())?.numberOfCaptureGroups ?? -1)
    }
    native("_groupNames(_:)") { arguments in
      arguments.value(RegexCaptures.captures(in: try arguments.string(0)).map { $0.name ?? "" })
    }
    native("_expressionMatches(_:_:_:_:_:)") { arguments in
      let type = arguments.interpreter.intType
      let found = try arguments.matches().map { match in
        let numbers = (0..<match.numberOfRanges).flatMap { [match.range(at: $0).location, match.range(at: $0).length] }
        return arguments.array(numbers.map { .int($0) }, of: type)
      }
      return arguments.array(found, of: arguments.interpreter.arrayType(of: type))
    }
    native("_expressionReplaced(_:_:_:_:_:_:)") { arguments in
      .string(
        try arguments.replaced(try arguments.matches(), in: try arguments.string(2), with: try arguments.string(5)))
    }
    native("_escapedPattern(_:)") { .string(NSRegularExpression.escapedPattern(for: try $0.string(0))) }
  }
}

extension Arguments {
  /// The expression that the first two arguments describe.
  fileprivate func expression() throws -> NSRegularExpression {
    try NSRegularExpression(
      pattern: try string(0),
      options: NSRegularExpression.Options(rawValue: UInt(bitPattern: self[1].integerBits ?? 0)))
  }

  /// The matches in the text and the range that the third and fifth arguments are.
  fileprivate func matches() throws -> [NSTextCheckingResult] {
    let (text, bounds) = (try string(2), try array(4).elements.compactMap(\.integerBits))
    let range = NSRange(location: bounds[0], length: bounds[1])
    if range.location < 0 || range.location + range.length > text.utf16.count {
      throw trap(
        "*** -[NSRegularExpression enumerateMatchesInString:options:range:usingBlock:]: Range or index out of bounds")
    }
    let options = NSRegularExpression.MatchingOptions(rawValue: UInt(bitPattern: self[3].integerBits ?? 0))
    return try matches(of: try expression(), in: text, range, options)
  }

  /// The matches of a pattern as a way to compare texts; nil if it is no pattern.
  /// - Parameter isFirstOnly: Whether the first is enough.
  func matches(
    of pattern: String, in text: Substring, _ range: Range<String.Index>?, _ options: String.CompareOptions,
    isFirstOnly: Bool = false
  ) throws -> [NSTextCheckingResult]? {
    let expressionOptions: NSRegularExpression.Options = options.contains(.caseInsensitive) ? .caseInsensitive : []
    guard let expression = try? NSRegularExpression(pattern: pattern, options: expressionOptions) else { return nil }
    let bounds = NSRange(range ?? text.startIndex..<text.endIndex, in: text)
    let isAnchored = options.contains(.anchored)
    let found = try matches(
      of: expression, in: String(text), bounds, isAnchored ? .anchored : [], isFirstOnly: isFirstOnly)
    return isAnchored ? following(bounds.location, found) : found
  }

  /// The matches that stand behind one another from a place on: in part of a text, Foundation also gives ones behind that place.
  private func following(_ start: Int, _ matches: [NSTextCheckingResult]) -> [NSTextCheckingResult] {
    var end = start
    return Array(
      matches.prefix { match in
        guard match.range.location == end else { return false }
        end = match.range.upperBound
        return true
      })
  }

  /// The matches of an expression; the search reports its progress, and asks then.
  private func matches(
    of expression: NSRegularExpression, in text: String, _ range: NSRange,
    _ options: NSRegularExpression.MatchingOptions, isFirstOnly: Bool = false
  ) throws -> [NSTextCheckingResult] {
    var found: [NSTextCheckingResult] = []
    var problem: EvaluationError?
    expression.enumerateMatches(in: text, options: options.union(.reportProgress), range: range) {
      match, _, stop in
      do {
        try interpreter.work(64)
        if let match { found.append(match) }
        if isFirstOnly, match != nil { stop.pointee = true }
      } catch let error as EvaluationError {
        problem = error
        stop.pointee = true
      } catch {
        stop.pointee = true
      }
    }
    if let problem { throw problem }
    return found
  }

  /// A text with what a template makes of each match.
  func replaced(_ matches: [NSTextCheckingResult], in text: String, with template: String) throws -> String {
    var result = text as NSString
    for match in matches.reversed() {
      try interpreter.work(64)
      guard let expression = match.regularExpression else { continue }
      let replacement = expression.replacementString(for: match, in: text, offset: 0, template: template)
      result = result.replacingCharacters(in: match.range, with: replacement) as NSString
    }
    return String(describing: result)
  }
}
