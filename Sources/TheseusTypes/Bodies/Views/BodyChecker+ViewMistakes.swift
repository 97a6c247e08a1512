import TheseusProgram

extension BodyChecker {
  /// Reports an argument that no form of a function of SwiftUI takes where all forms want the same in its place; false if there is none.
  ///
  /// The catalogue need not list all forms of a function, but what the listed ones agree on, a binding or an action, all have.
  func reportMisfit(_ candidates: [Candidate], _ arguments: [Argument], _ inferred: [TypedExpression?]) -> Bool {
    guard candidates.allSatisfy(isOfSwiftUI) else { return false }
    for index in arguments.indices where !isClosureLiteral(arguments[index].value) {
      guard let value = inferred[index] else { continue }
      let given = unifier.zonk(unifier.tentative(value.type))
      guard isCertain(given), isGeneral(given), let wanted = demand(of: candidates, at: index, arguments, value) else {
        continue
      }
      if reportNoBinding(arguments[index].value, value, wanted) { return true }
      let have = checker.quoted(given)
      report(
        "type-mismatch",
        wrapperHint(for: value, have, as: wanted)
          ?? "cannot convert value of type \(have) to expected argument type \(checker.quoted(wanted))",
        at: arguments[index].value.range)
      return true
    }
    return false
  }

  /// Reports a closure that throws or waits where no form of a function of SwiftUI takes one that may; false if there is none.
  func reportEffect(_ candidates: [Candidate], _ arguments: [Argument], _ inferred: [TypedExpression?]) -> Bool {
    guard candidates.allSatisfy(isOfSwiftUI) else { return false }
    for (index, argument) in arguments.enumerated() {
      guard case .closure(let closure) = argument.value.kind else { continue }
      let functions = candidates.compactMap { functionType(of: $0, at: index, arguments, inferred) }
      let count = closure.parameters?.count ?? closure.anonymousParameterCount
      guard functions.count == candidates.count,
        let function = functions.first(where: { $0.parameters.count == count }) ?? functions.first
      else { continue }
      let (isAsync, isThrowing) = (EffectMark.await.stands(in: closure.body), EffectMark.try.stands(in: closure.body))
      let effects = (isAsync ? "async " : "") + (isThrowing ? "throws " : "")
      let mayThrow = !isThrowing || functions.contains(where: \.isThrowing)
      let mayWait = !isAsync || functions.contains(where: \.isAsync)
      if !mayThrow {
        let wanted = checker.quoted(.function(function))
        report(
          "throwing-conversion",
          "invalid conversion from throwing function of type '\(describe(closure, effects, function))' to non-throwing function type \(wanted)",
          at: argument.value.range,
          explanation:
            "Nobody catches an error that is thrown from here: catch it inside, with 'do' and 'catch' or 'try?'.")
      }
      if !mayWait {
        report(
          "async-conversion",
          "cannot pass function of type '\(describe(closure, effects, function))' to parameter expecting synchronous function type",
          at: argument.value.range,
          explanation: "What runs here cannot wait. Start a task in it, 'Task { await … }', or use '.task { … }'.")
      }
      if !mayThrow || !mayWait { return true }
    }
    return false
  }

  /// The type of the function that a candidate takes in a place, as far as the arguments say it; nil if it takes none there.
  func functionType(
    of candidate: Candidate, at index: Int, _ arguments: [Argument], _ inferred: [TypedExpression?]
  ) -> FunctionType? {
    let mark = unifier.mark()
    defer { unifier.rollback(to: mark) }
    guard let uses = uses(of: arguments, by: candidate) else { return nil }
    var wanted: Type?
    for (place, parameter) in uses {
      var score = ConversionScore()
      if place == index { wanted = parameter.type }
      if let value = inferred[place] { _ = coerce(value, to: parameter.type, score: &score) }
    }
    guard let wanted, case .function(let function) = unifier.zonk(wanted) else { return nil }
    return function
  }

  /// A closure's type with an effect; what one expression gives is `()` in Swift's words, what statements give `Void`.
  private func describe(_ closure: Closure, _ effect: String, _ function: FunctionType) -> String {
    let parameters = function.parameters.map { checker.describe($0.type) }.joined(separator: ", ")
    var isExpression = false
    if closure.body.count == 1, case .expression? = closure.body.first?.kind { isExpression = true }
    let result = function.result == .void ? (isExpression ? "()" : "Void") : checker.describe(function.result)
    return "(\(parameters)) \(effect)-> \(result)"
  }

  /// Whether SwiftUI declares a function.
  func isOfSwiftUI(_ candidate: Candidate) -> Bool {
    function(of: candidate).map { checker.info($0).scope.part == .swiftUI } ?? false
  }

  /// Whether a type is one of SwiftUI's that is all known and looks no members up, so that its values are no functions.
  func isPlainOfSwiftUI(_ type: Type) -> Bool {
    guard let id = nominal(of: type), program[id].isCatalogue, isCertain(unifier.zonk(type)) else { return false }
    return checker.info(id).scope.part == .swiftUI && !checker.info(id).has(attribute: "dynamicMemberLookup")
  }

  /// Whether a type is a program's own or the standard library's, whose conformances are all known.
  private func isGeneral(_ type: Type) -> Bool {
    switch type {
    case .nominal(let id, let arguments):
      (isBinding(type) || checker.info(id).scope.part == nil || checker.info(id).scope.part == .standardLibrary)
        && arguments.allSatisfy(isGeneral)
    case .tuple(let elements): elements.allSatisfy { isGeneral($0.type) }
    default: false
    }
  }

  func isBinding(_ type: Type) -> Bool {
    nominal(of: type).map { $0 == checker.known("Binding") } ?? false
  }

  /// The type that all candidates want in the place of an argument that none of them takes; nil if they differ.
  private func demand(
    of candidates: [Candidate], at index: Int, _ arguments: [Argument], _ value: TypedExpression
  ) -> Type? {
    var common: Type?
    for candidate in candidates {
      guard let wanted = demand(of: candidate, at: index, arguments, value) else { return nil }
      if let common, common != wanted { return nil }
      common = wanted
    }
    return common
  }

  private func demand(
    of candidate: Candidate, at index: Int, _ arguments: [Argument], _ value: TypedExpression
  ) -> Type? {
    let mark = unifier.mark()
    defer { unifier.rollback(to: mark) }
    guard let parameter = uses(of: arguments, by: candidate)?.first(where: { $0.index == index })?.parameter,
      !parameter.isAutoclosure
    else { return nil }
    var score = ConversionScore()
    let (wanted, given) = (unifier.resolve(parameter.type), unifier.resolve(value.type))
    if coerce(value, to: wanted, score: &score) != nil { return nil }
    if case .function = wanted, case .function = given { return nil }
    if isBinding(wanted), !isBinding(given) {
      return binding(wanted, filledWith: unifier.zonk(unifier.tentative(given)))
    }
    let known = unifier.zonk(wanted)
    // What has the right type lacks something else, such as a conformance.
    let isRight = [known, checker.wrapped(known)].contains(unifier.zonk(unifier.tentative(given)))
    return isCertain(known) && !isRight ? known : nil
  }

  /// The arguments with the parameters of an opened candidate that take them; nil if their labels do not fit.
  func uses(
    of arguments: [Argument], by candidate: Candidate
  ) -> [PlacedArgument]? {
    let opened = open(candidate)
    return match(arguments, opened).map { order(of: opened, $0) }
  }

  /// A binding's type, with that of a value in the place of what nothing has decided.
  private func binding(_ type: Type, filledWith value: Type) -> Type {
    guard case .nominal(let id, _) = type, !isCertain(unifier.zonk(type)) else { return unifier.zonk(type) }
    return .nominal(id, [value])
  }

  /// Reports a value that stands where a binding is wanted; false if it is something else.
  func reportNoBinding(_ argument: Expression, _ value: TypedExpression, _ wanted: Type) -> Bool {
    let wanted = innermost(wanted)
    guard isBinding(wanted) else { return false }
    let given = unifier.zonk(unifier.tentative(value.type))
    guard isCertain(given), !isBinding(innermost(given)) else { return false }
    let (have, binding) = (checker.quoted(given), binding(wanted, filledWith: given))
    let hint = wrapperHint(for: value, have, as: binding)
    guard isGeneral(given) || hint != nil else { return false }
    let message =
      hint ?? "cannot convert value of type \(have) to expected argument type \(checker.quoted(binding))"
    report(
      "type-mismatch", message, at: argument.range,
      explanation:
        "What may be changed from here is handed on as a binding: with '$' in front of a property with a wrapper such as '@State'."
    )
    return true
  }
}
