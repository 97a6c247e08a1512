import TheseusProgram

extension BodyChecker {
  /// Calls a value: a function, something callable, or what is not known.
  func apply(
    _ value: TypedExpression, _ arguments: [Argument], expected: Type?, at range: SourceRange,
    _ calleeRange: SourceRange
  ) -> TypedExpression {
    let type = unifier.resolve(value.type)
    switch type {
    case .function(let function):
      return choose(
        [Candidate(target: .value(value, function), receiver: .none)], arguments, expected: expected, name: "function",
        at: range, calleeRange)
    case .unknown where isInvalid(value):
      checkArgumentsOfInvalid(arguments)
      return invalid(range)
    case .unknown, .variable:
      return TypedExpression(.dynamicApply(value, dynamicArguments(arguments)), type: .unknown, range: range)
    case .metatype(let instance):
      if scope.part == nil, !isWrittenSelf(calleeRange) { reportUnnamedInitializer(behind: calleeRange) }
      return call(
        initializers(of: instance, receiver: .metatype(value)), arguments, expected: expected, at: range,
        calleeRange: calleeRange)
    default:
      if case .candidates(let candidates, let name)? = resolveInstance(
        "callAsFunction", of: value, labels: nil, at: range)
      {
        return choose(candidates, arguments, expected: expected, name: name, at: range, calleeRange)
      }
      if let called = dynamicallyCalled(value, arguments, expected: expected, at: range, calleeRange) { return called }
      if implicitlyUnwrapped(value), let wrapped = checker.wrapped(type) {
        return apply(
          TypedExpression(.unwrapImplicitly(value), type: wrapped, range: value.range), arguments, expected: expected,
          at: range,
          calleeRange)
      }
      if let wrapped = checker.wrapped(type), case .function = unifier.resolve(wrapped) {
        reportNotUnwrapped(unifier.zonk(type), unifier.zonk(wrapped), at: calleeRange)
        return unknown(range)
      }
      // SwiftUI may have a function of the name that takes arguments, as `.scrollView(axis:)` beside `.scrollView`.
      if isClosed(type) || isBuiltinValue(type) || arguments.isEmpty && isPlainOfSwiftUI(type) {
        report(
          "not-callable", "cannot call value of non-function type \(checker.quoted(unifier.decided(type)))",
          at: calleeRange)
        return unknown(range)
      }
      return TypedExpression(.dynamicApply(value, dynamicArguments(arguments)), type: .unknown, range: range)
    }
  }

  /// A call of a `@dynamicCallable` value: its arguments as an array, or with their labels as a dictionary.
  private func dynamicallyCalled(
    _ value: TypedExpression, _ arguments: [Argument], expected: Type?, at range: SourceRange,
    _ calleeRange: SourceRange
  ) -> TypedExpression? {
    guard
      case .candidates(let candidates, let name)? = resolveInstance(
        "dynamicallyCall", of: value, labels: nil, at: range)
    else { return nil }
    let values = arguments.map(\.value)
    let list = Argument(label: "withArguments", value: Expression(.array(values), range: range))
    let hasLabels = arguments.contains { $0.label != nil }
    let takesList = candidates.contains { candidate in
      if case .function(let id) = candidate.target { program[id].labels == ["withArguments"] } else { false }
    }
    if !hasLabels, takesList {
      return choose(candidates, [list], expected: expected, name: name, at: range, calleeRange)
    }
    let pairs = arguments.map { argument in
      DictionaryElement(
        key: Expression(.string([.text(argument.label ?? "")]), range: argument.value.range), value: argument.value)
    }
    let table = Argument(label: "withKeywordArguments", value: Expression(.dictionary(pairs), range: range))
    return choose(candidates, [table], expected: expected, name: name, at: range, calleeRange)
  }

  /// Whether a type is of the standard library, whose conformances are all listed.
  func isBuiltinValue(_ type: Type) -> Bool {
    nominal(of: type).map { program[$0].isCatalogue && checker.info($0).scope.part == .standardLibrary } ?? false
  }
}
