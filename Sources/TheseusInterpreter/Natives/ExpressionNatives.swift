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
      let (expression, text) = (try arguments.expression(), try arguments.string(2))
      let template = try arguments.string(5)
      var result = text as NSString
      for match in try arguments.matches().reversed() {
        try arguments.interpreter.work(64)
        let replacement = expression.replacementString(for: match, in: text, offset: 0, template: template)
        result = result.replacingCharacters(in: match.range, with: replacement) as NSString
      }
      return .string(String(describing: result))
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

  /// The matches in the text and the range that the third and fifth arguments are; the search reports its progress, and asks then.
  fileprivate func matches() throws -> [NSTextCheckingResult] {
    let (text, bounds) = (try string(2), try array(4).elements.compactMap(\.integerBits))
    let range = NSRange(location: bounds[0], length: bounds[1])
    if range.location < 0 || range.location + range.length > text.utf16.count {
      throw trap(
        "*** -[NSRegularExpression enumerateMatchesInString:options:range:usingBlock:]: Range or index out of bounds")
    }
    var found: [NSTextCheckingResult] = []
    var problem: EvaluationError?
    let options = NSRegularExpression.MatchingOptions(rawValue: UInt(bitPattern: self[3].integerBits ?? 0))
    try expression().enumerateMatches(in: text, options: options.union(.reportProgress), range: range) {
      match, _, stop in
      do {
        try interpreter.work(64)
        if let match { found.append(match) }
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
}
