import TheseusProgram

extension BodyChecker {
  /// Chooses among candidates and applies the arguments.
  func choose(
    _ candidates: [Candidate], _ arguments: [Argument], expected: Type?, name: String, at range: SourceRange,
    _ calleeRange: SourceRange
  ) -> TypedExpression {
    if areOfUnknown(candidates) {
      checkArgumentsOfInvalid(arguments)
      return unknown(range)
    }
    let matching = unshadowed(matching(candidates, arguments))
    if matching.isEmpty {
      let outer = outerFunctions(candidates, name: name, calleeRange)
      guard self.matching(outer, arguments).isEmpty else {
        return choose(outer, arguments, expected: expected, name: name, at: range, calleeRange)
      }
      if let member = unwrappedMember(candidates, name, at: calleeRange) {
        return call(member, arguments, expected: expected, at: range, calleeRange: calleeRange)
      }
      if arguments.isEmpty, let property = property(besides: candidates, name, at: calleeRange) {
        return apply(property, arguments, expected: expected, at: range, calleeRange)
      }
      return reportLabels(candidates, arguments, name: name, at: range, calleeRange)
    }
    return choose(among: matching, arguments, expected: expected, name: name, at: range, calleeRange)
  }

  /// The member of what an `A!` holds, where those of the optional by its name are not meant: `view.encode()` beside `encode(to:)`.
  private func unwrappedMember(_ candidates: [Candidate], _ name: String, at range: SourceRange) -> Resolution? {
    guard case .value(let base, false)? = candidates.first?.receiver, implicitlyUnwrapped(base),
      let wrapped = checker.wrapped(unifier.resolve(base.type))
    else { return nil }
    let value = TypedExpression(.unwrapImplicitly(base), type: wrapped, range: base.range)
    return member(name, of: value, labels: nil, at: range, range)
  }

  /// The property of the name of methods of which none is meant: `numbers.count()` calls what `count` is.
  private func property(besides candidates: [Candidate], _ name: String, at range: SourceRange) -> TypedExpression? {
    guard case .value(let base, false)? = candidates.first?.receiver else { return nil }
    guard case .value(let value)? = resolveInstance(name, of: base, labels: [], at: range) else { return nil }
    return value
  }

  /// The candidates whose labels fit, with the packs that they are called with.
  func matching(_ candidates: [Candidate], _ arguments: [Argument]) -> [Candidate] {
    let shape = CallShape(of: arguments)
    return candidates.map { measured($0, arguments) }.filter { candidate in
      guard mayFit(candidate, shape) else { return false }
      let mark = unifier.mark()
      defer { unifier.rollback(to: mark) }
      return match(arguments, open(candidate)) != nil
    }
  }

  /// Whether it is worth while to open a candidate: the labels of the catalogue's functions stand in their declarations.
  private func mayFit(_ candidate: Candidate, _ shape: CallShape) -> Bool {
    guard case .function(let id) = candidate.target else { return true }
    let info = checker.info(id)
    return info.scope.part == nil || info.parameters.count != program[id].labels.count || shape.fits(info.parameters)
  }

  /// Chooses among candidates whose labels fit.
  func choose(
    among matching: [Candidate], _ arguments: [Argument], expected: Type?, name: String, at range: SourceRange,
    _ calleeRange: SourceRange
  ) -> TypedExpression {
    if matching.count == 1, let only = matching.first {
      let loose = givingOptionals(only, arguments, expected: expected, at: range, calleeRange)
      if let loose { return loose }
      return applySingle(
        only, arguments, inferred: arguments.map { _ in nil }, expected: expected, at: range, calleeRange)
    }
    let inferred = inferredArguments(arguments, of: matching)
    return choose(
      projecting(matching, arguments, inferred), arguments, inferred: inferred, expected: expected, name: name,
      at: range, calleeRange)
  }

  /// Chooses among candidates whose labels fit, with the arguments that say themselves what they are.
  func choose(
    _ matching: [Candidate], _ arguments: [Argument], inferred: [TypedExpression?], expected: Type?, name: String,
    at range: SourceRange, _ calleeRange: SourceRange
  ) -> TypedExpression {
    var viable = rank(matching, arguments, inferred: inferred, expected: expected)
    if viable.isEmpty, expected != nil { viable = rank(matching, arguments, inferred: inferred, expected: nil) }
    viable = keepingTexts(viable, arguments, at: range)
    if viable.count > 1 {
      overloaded.insert(range)
      if let unjoined = unjoined(viable, arguments, inferred, expected: expected, at: range, calleeRange) {
        return unjoined
      }
      if declined.contains(range), !looseCalls.contains(range) { viable.removeFirst() }
    }
    guard !viable.isEmpty else {
      return noneFits(matching, arguments, inferred, expected: expected, name: name, at: range, calleeRange)
    }
    if viable.count > 1, inferred.contains(where: { $0.map(isInvalid) ?? false }), giveOthers(viable.map(\.candidate)) {
      checkArgumentsOfInvalid(arguments)
      return invalid(range)
    }
    if let open = openCall(viable, arguments, inferred, expected: expected, at: range, calleeRange) { return open }
    if viable.count > 1, inferred.contains(where: { $0?.type == .unknown }), giveOthers(viable.map(\.candidate)) {
      undecidedCalls.insert(range)
      viable = besidesIndices(viable)
      // A key of an unknown type fits a dictionary better than anything that asks for a known one, an index too.
      let best = viable[0].score
      let alike = viable.filter { !(best < $0.score) }
      viable =
        alike.filter { !isCallForOptional($0.candidate) } + alike.filter { isCallForOptional($0.candidate) }
        + viable.filter { best < $0.score }
    }
    let best = viable[0]
    let isFree = range == freeCall || expected == .existential([], superclass: [])
    if viable.count > 1, trialDepth == 0, !isRedeclared(viable[0].candidate, viable[1].candidate),
      areAmbiguous(viable[0], viable[1], arguments, inferred, isFree: isFree)
    {
      let names = Set(viable.prefix(2).map { writtenName(of: $0.candidate) ?? name })
      report(
        "ambiguous-use", "ambiguous use of '\(names.count == 1 ? names.first ?? name : name)'", at: calleeRange)
      return unknown(range)
    }
    // Closures, key paths, literals of collections and implicit members are checked against the best first; another is tried when that
    // gives errors.
    if viable.count > 1, trialDepth < Self.deepestTrial,
      arguments.contains(where: { argument in
        isFunctionLiteral(argument.value) || isCollectionLiteral(argument.value) || isImplicitlyRooted(argument.value)
      })
    {
      var nearest: (candidate: Candidate, errors: Int, isSlip: Bool)?
      for _ in 0..<min(viable.count, 4) {
        let item = viable.removeFirst()
        viable = mostSpecificFirst(viable, arguments)
        let snapshot = snapshot()
        let (outerRefused, outerUnmet) = (refused, unifier.unmet)
        refused = [:]
        trialDepth += 1
        let result = applySingle(
          item.candidate, arguments, inferred: inferred, expected: expected, at: range, calleeRange)
        trialDepth -= 1
        let misfits = refused.count + unifier.unmet - outerUnmet
        refused = outerRefused.merging(refused) { $1 }
        let problems = checker.diagnostics[snapshot.diagnostics...]
        let errors = problems.filter { $0.severity == .error }
        // A slip of a name is likelier than one that is not known at all: `.padding(.topp)` is no name of insets.
        let isGuess = nearest?.isSlip == true && problems.contains { $0.id == "unsupported" }
        if errors.isEmpty, misfits == 0, !isGuess { return result }
        let count = errors.count + misfits + (isGuess ? 1 : 0)
        if nearest.map({ count < $0.errors }) ?? true {
          nearest = (item.candidate, count, misfits == 0 && areSlip(errors))
        }
        rollback(to: snapshot)
      }
      if let nearest {
        return applySingle(
          nearest.candidate, arguments, inferred: inferred, expected: expected, at: range, calleeRange)
      }
    }
    return applySingle(best.candidate, arguments, inferred: inferred, expected: expected, at: range, calleeRange)
  }

  /// Whether one of two functions declares the other again, which is reported where it stands.
  private func isRedeclared(_ first: Candidate, _ second: Candidate) -> Bool {
    guard case .function(let own) = first.target, case .function(let other) = second.target else { return false }
    let (left, right) = (program[own], program[other])
    return left.name == right.name && left.nominal == right.nominal && left.generics.isEmpty && right.generics.isEmpty
      && left.parameters == right.parameters && left.result == right.result
      && checker.info(own).extensionOf == checker.info(other).extensionOf
      && checker.info(own).requirementOf == checker.info(other).requirementOf
  }

  /// Whether nothing is wrong but one member's name, which is nearly another one's.
  func areSlip(_ errors: [Diagnostic]) -> Bool {
    errors.count == 1 && errors[0].id == "missing-member" && errors[0].message.hasSuffix("'?")
  }

  /// Whether an argument is a closure or a path that may stand for one.
  private func isFunctionLiteral(_ expression: Expression) -> Bool {
    isPath(expression) || isClosureLiteral(expression)
  }
}
