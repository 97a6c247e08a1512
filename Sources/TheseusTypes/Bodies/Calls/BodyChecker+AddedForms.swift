import TheseusProgram

/// Calls of the libraries' functions in a program that imports packages, which may have added a form that fits where none of those that
/// are known does, and of methods of classes that may have or inherit another form which is not known.
extension BodyChecker {
  /// Calls what a resolution names; a call that is none of the forms of the libraries is one that a package may have.
  func call(
    _ resolution: Resolution, _ arguments: [Argument], expected: Type?, at range: SourceRange, calleeRange: SourceRange
  ) -> TypedExpression {
    guard trialDepth == 0, checker.importsPackages && isOfLibraries(resolution) || mayInheritForm(resolution) else {
      return callListed(resolution, arguments, expected: expected, at: range, calleeRange: calleeRange)
    }
    let snapshot = snapshot()
    let result = callListed(resolution, arguments, expected: expected, at: range, calleeRange: calleeRange)
    guard hasMisfit(since: snapshot, arguments, at: range) else { return result }
    rollback(to: snapshot)
    return callUnlisted(resolution, arguments, at: range, calleeRange)
  }

  /// A call with labels of what is a property of the program in a type of the libraries, or of a class that inherits from one, of which not
  /// all members are known: no property takes labels, but a method of the type by the name may, `dismiss(animated: true)` beside
  /// `var dismiss`; nil of other calls.
  func methodBesideProperty(
    _ callee: Expression, _ resolution: Resolution, _ arguments: [Argument], at range: SourceRange
  ) -> TypedExpression? {
    guard arguments.contains(where: { $0.label != nil && !$0.isTrailingClosure }), case .value(let value) = resolution,
      let name = memberName(of: callee), let base = holder(of: value), let id = nominal(of: unifier.resolve(base.type)),
      program[id].isCatalogue ? mayHaveUnlisted(name, id) : checker.inheritsUnknown(id)
    else { return nil }
    let labels = arguments.map { ($0.label ?? "_") + ":" }.joined()
    checker.reportUnlistedForm("\(checker.describe(unifier.zonk(base.type))).\(name)(\(labels))", [], at: callee.range)
    return opaque(base, name, arguments: opaqueArguments(arguments, name: name), at: range)
  }

  private func memberName(of callee: Expression) -> String? {
    switch callee.kind {
    case .name(let name, [], nil), .member(_, let name, [], nil, _): name
    default: nil
    }
  }

  /// What a property is read of, if an expression reads one.
  private func holder(of value: TypedExpression) -> TypedExpression? {
    switch value.kind {
    case .field(let base, _): base
    case .call(let callee, let arguments): program.isGetter(callee) ? arguments.first : nil
    default: nil
    }
  }

  /// Whether what is called is a method of an object whose class inherits from what is not known, or one that the program gives a class of
  /// the libraries of which not all members are known.
  private func mayInheritForm(_ resolution: Resolution) -> Bool {
    guard case .candidates(let candidates, let name) = resolution,
      case .value(let base, _)? = candidates.first?.receiver,
      let id = nominal(of: unifier.resolve(base.type)),
      program[id].kind == .class || checker.info(id).has(attribute: "_object")
    else { return false }
    guard program[id].isCatalogue else { return checker.inheritsUnknown(id) }
    return mayHaveUnlisted(name, id) && candidates.allSatisfy { isOwn($0) }
  }

  /// Whether what is called is a function or a type of the libraries, or what an extension of the program gives one.
  private func isOfLibraries(_ resolution: Resolution) -> Bool {
    switch resolution {
    case .candidates(let candidates, _):
      candidates.allSatisfy { candidate in
        guard case .function(let id) = candidate.target else { return false }
        let info = checker.info(id)
        return info.scope.part != nil || info.extensionOf.map { checker.info($0).scope.part != nil } ?? false
          || program[id].nominal.map { program[$0].isCatalogue } ?? false
      }
    case .type(let type): nominal(of: unifier.resolve(type)).map { program[$0].isCatalogue } ?? false
    default: false
    }
  }

  /// Calls a function or type of the libraries in a form that is not known.
  private func callUnlisted(
    _ resolution: Resolution, _ arguments: [Argument], at range: SourceRange, _ calleeRange: SourceRange
  ) -> TypedExpression {
    let labels = arguments.map { ($0.label ?? "_") + ":" }.joined()
    switch resolution {
    case .candidates(let candidates, let name):
      checker.reportUnlistedForm("\(describe(candidates, name))(\(labels))", [], at: calleeRange)
      let values = opaqueArguments(arguments, name: name)
      // What is called is not the library's function, which a call by its name alone would find.
      if case .value(let base, _)? = candidates.first?.receiver {
        return opaque(base, name, arguments: values, at: range)
      }
      return unlisted(candidates, name, values, at: range)
    case .type(let type):
      let name = nominal(of: unifier.resolve(type)).map { program[$0].qualifiedName } ?? "init"
      checker.reportUnlistedForm("\(name)(\(labels))", [], at: calleeRange)
      return opaque(nil, name, arguments: opaqueArguments(arguments, name: name), at: range)
    default: return unknown(range)
    }
  }

  /// Whether it was reported of a call itself, and not of what stands in its arguments, that it does not fit.
  private func hasMisfit(since snapshot: Snapshot, _ arguments: [Argument], at range: SourceRange) -> Bool {
    checker.diagnostics[snapshot.diagnostics...].contains { problem in
      guard problem.severity == .error, Self.misfits.contains(problem.id), let place = problem.range,
        range.contains(place)
      else { return false }
      // What is missing behind an argument is reported at its end.
      return arguments.allSatisfy { argument in
        let value = argument.value.range
        return value == place || !value.contains(place) || place.start == value.end
      }
    }
  }

  /// The mistakes that a call of another form makes none of.
  private static let misfits: Set<String> = [
    "argument-order", "async-conversion", "async-function", "extra-argument", "generic-not-inferred", "key-path-root",
    "key-path-without-root",
    "missing-argument",
    "missing-conformance", "missing-label", "no-exact-match", "optional-not-unwrapped", "type-mismatch",
    "uninferred-generic",
    "unwanted-closure", "wrong-labels",
  ]
}
