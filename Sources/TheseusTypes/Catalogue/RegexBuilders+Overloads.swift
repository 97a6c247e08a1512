extension Catalogue {
  /// The members of a type that differ only in how many captures they take: they are made when the type is named.
  static func overloads(of type: Substring) -> String {
    switch type {
    case "RegexComponentBuilder": joins
    case "AlternationBuilder": choices
    case "OneOrMore": repetitions(type, "+", optional: "")
    case "ZeroOrMore": repetitions(type, "*", optional: "?")
    case "Optionally": repetitions(type, "?", optional: "?")
    case "Repeat": counted
    case "Capture": captures
    case "TryCapture": triedCaptures
    default: preconditionFailure("the catalogue makes no overloads of '\(type)'")
    }
  }

  /// `C0, C1, …` from a number on.
  private static func names(_ range: Range<Int>, _ suffix: String = "") -> [String] { range.map { "C\($0)\(suffix)" } }

  private static func output(_ first: String, _ captures: [String]) -> String {
    captures.isEmpty ? first : "(" + ([first] + captures).joined(separator: ", ") + ")"
  }

  /// The generic parameters before the captures, and the captures.
  private static func generics(_ first: String, _ captures: [String]) -> String {
    ([first] + captures).joined(separator: ", ")
  }

  /// What stands behind one another, by how many captures it has.
  private static var joins: String {
    (0...8).flatMap { before in
      (0...(8 - before)).map { behind in
        let all = names(0..<(before + behind))
        let first = output("W0", names(0..<before))
        let next = output("W1", names(before..<(before + behind)))
        return """
            @_symbol("RegexComponentBuilder.\(before)+\(behind)") static func buildPartialBlock<\(generics("W0, W1", all)), R0: RegexComponent, R1: RegexComponent>(accumulated: R0, next: R1) -> Regex<\(output("Substring", all))> where R0.RegexOutput == \(first), R1.RegexOutput == \(next) { _regexJoined([accumulated.regex._erased, next.regex._erased]) }

          """
      }
    }.joined()
  }

  /// What stands beside one another, by how many captures it has; of them those of one part are there.
  private static var choices: String {
    let firsts = (0...4).map { count in
      let captures = names(0..<count)
      return """
          @_symbol("AlternationBuilder.\(count)") static func buildPartialBlock<\(generics("W", captures)), R: RegexComponent>(first: R) -> ChoiceOf<\(output("Substring", names(0..<count, "?")))> where R.RegexOutput == \(output("W", captures)) { ChoiceOf(_regex: _regexChoice([first.regex._erased])) }

        """
    }
    let others = (0...6).flatMap { before in
      (0...(6 - before)).map { behind in
        let all = names(0..<(before + behind))
        let next = names(before..<(before + behind))
        let result = output("Substring", names(0..<before) + names(before..<(before + behind), "?"))
        return """
            @_symbol("AlternationBuilder.\(before)+\(behind)") static func buildPartialBlock<\(generics("W0, W1", all)), R0: RegexComponent, R1: RegexComponent>(accumulated: R0, next: R1) -> ChoiceOf<\(result)> where R0.RegexOutput == \(output("W0", names(0..<before))), R1.RegexOutput == \(output("W1", next)) { ChoiceOf(_regex: _regexChoice([accumulated.regex._erased, next.regex._erased])) }

          """
      }
    }
    return (firsts + others).joined()
  }

  /// What may stand several times.
  private static func repetitions(_ name: Substring, _ amount: String, optional: String) -> String {
    (0...3).map { count in
      let captures = names(0..<count)
      let condition =
        "where Output == \(output("Substring", names(0..<count, optional))), Component.RegexOutput == \(output("W", captures))"
      return """
          @_symbol("\(name).init(\(count))") init<\(generics("W", captures)), Component: RegexComponent>(_ component: Component, _ behavior: RegexRepetitionBehavior? = nil) \(condition) { _regex = _regexRepeated(component.regex._erased, "\(amount)", behavior) }
          @_symbol("\(name).init(\(count), content)") init<\(generics("W", captures)), Component: RegexComponent>(_ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ component: () -> Component) \(condition) { _regex = _regexRepeated(component().regex._erased, "\(amount)", behavior) }

        """
    }.joined()
  }

  /// What stands so many times.
  private static var counted: String {
    (0...3).map { count in
      let captures = names(0..<count)
      let all = generics("W", captures)
      let condition =
        "where Output == \(output("Substring", names(0..<count, "?"))), Component.RegexOutput == \(output("W", captures))"
      return """
          @_symbol("Repeat.init(\(count))") init<\(all), Component: RegexComponent>(_ component: Component, count: Int) \(condition) { _regex = _regexRepeated(component.regex._erased, _regexAmount(count, count), nil) }
          @_symbol("Repeat.init(\(count), content)") init<\(all), Component: RegexComponent>(count: Int, @RegexComponentBuilder _ component: () -> Component) \(condition) { _regex = _regexRepeated(component().regex._erased, _regexAmount(count, count), nil) }
          @_symbol("Repeat.init(\(count), range)") init<\(all), Component: RegexComponent, R: RangeExpression>(_ component: Component, _ expression: R, _ behavior: RegexRepetitionBehavior? = nil) \(condition), R.Bound == Int { _regex = _regexRepeated(component.regex._erased, _regexAmount(expression), behavior) }
          @_symbol("Repeat.init(\(count), range, content)") init<\(all), Component: RegexComponent, R: RangeExpression>(_ expression: R, _ behavior: RegexRepetitionBehavior? = nil, @RegexComponentBuilder _ component: () -> Component) \(condition), R.Bound == Int { _regex = _regexRepeated(component().regex._erased, _regexAmount(expression), behavior) }

        """
    }.joined()
  }

  /// What is captured, as it is and as a closure changes it.
  private static var captures: String {
    (0...3).map { count in
      let inner = names(0..<count)
      let all = generics("W", inner)
      let component = "Component.RegexOutput == \(output("W", inner))"
      let plain = "where Output == \(output("Substring", ["W"] + inner)), \(component)"
      let changed = "where Output == \(output("Substring", ["New"] + inner)), \(component)"
      return """
          @_symbol("Capture.init(\(count))") init<\(all), Component: RegexComponent>(_ component: Component) \(plain) { _regex = _regexCapture(component.regex._erased, nil, nil) }
          @_symbol("Capture.init(\(count), as)") init<\(all), Component: RegexComponent>(_ component: Component, as reference: Reference<W>) \(plain) { _regex = _regexCapture(component.regex._erased, reference._key, nil) }
          @_symbol("Capture.init(\(count), transform)") init<\(all), Component: RegexComponent, New>(_ component: Component, transform: @escaping (W) throws -> New) \(changed) { _regex = _regexCapture(component.regex._erased, nil) { .some(try transform($0 as! W)) } }
          @_symbol("Capture.init(\(count), as, transform)") init<\(all), Component: RegexComponent, New>(_ component: Component, as reference: Reference<New>, transform: @escaping (W) throws -> New) \(changed) { _regex = _regexCapture(component.regex._erased, reference._key) { .some(try transform($0 as! W)) } }
          @_symbol("Capture.init(\(count), content)") init<\(all), Component: RegexComponent>(@RegexComponentBuilder _ component: () -> Component) \(plain) { _regex = _regexCapture(component().regex._erased, nil, nil) }
          @_symbol("Capture.init(\(count), as, content)") init<\(all), Component: RegexComponent>(as reference: Reference<W>, @RegexComponentBuilder _ component: () -> Component) \(plain) { _regex = _regexCapture(component().regex._erased, reference._key, nil) }
          @_symbol("Capture.init(\(count), content, transform)") init<\(all), Component: RegexComponent, New>(@RegexComponentBuilder _ component: () -> Component, transform: @escaping (W) throws -> New) \(changed) { _regex = _regexCapture(component().regex._erased, nil) { .some(try transform($0 as! W)) } }
          @_symbol("Capture.init(\(count), as, content, transform)") init<\(all), Component: RegexComponent, New>(as reference: Reference<New>, @RegexComponentBuilder _ component: () -> Component, transform: @escaping (W) throws -> New) \(changed) { _regex = _regexCapture(component().regex._erased, reference._key) { .some(try transform($0 as! W)) } }

        """
    }.joined()
  }

  /// What is captured as a closure changes it, which may refuse what was found.
  private static var triedCaptures: String {
    (0...2).map { count in
      let inner = names(0..<count)
      let all = generics("W", inner)
      let changed =
        "where Output == \(output("Substring", ["New"] + inner)), Component.RegexOutput == \(output("W", inner))"
      return """
          @_symbol("TryCapture.init(\(count))") init<\(all), Component: RegexComponent, New>(_ component: Component, transform: @escaping (W) throws -> New?) \(changed) { _regex = _regexCapture(component.regex._erased, nil) { try transform($0 as! W) } }
          @_symbol("TryCapture.init(\(count), as)") init<\(all), Component: RegexComponent, New>(_ component: Component, as reference: Reference<New>, transform: @escaping (W) throws -> New?) \(changed) { _regex = _regexCapture(component.regex._erased, reference._key) { try transform($0 as! W) } }
          @_symbol("TryCapture.init(\(count), content)") init<\(all), Component: RegexComponent, New>(@RegexComponentBuilder _ component: () -> Component, transform: @escaping (W) throws -> New?) \(changed) { _regex = _regexCapture(component().regex._erased, nil) { try transform($0 as! W) } }
          @_symbol("TryCapture.init(\(count), as, content)") init<\(all), Component: RegexComponent, New>(as reference: Reference<New>, @RegexComponentBuilder _ component: () -> Component, transform: @escaping (W) throws -> New?) \(changed) { _regex = _regexCapture(component().regex._erased, reference._key) { try transform($0 as! W) } }

        """
    }.joined()
  }
}
