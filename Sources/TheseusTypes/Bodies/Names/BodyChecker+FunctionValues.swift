import TheseusProgram

/// Functions, methods, cases of enums and operators that are taken as values.
extension BodyChecker {
  /// An operator used as a function: a closure that applies it to its parameters.
  func operatorValue(_ symbol: String, expected: Type?, at range: SourceRange) -> TypedExpression {
    var context: FunctionType?
    if let expected, case .function(let function) = innermost(expected) { context = function }
    let types = context?.parameters.map(\.type) ?? [unifier.fresh(), unifier.fresh()]
    let isInout = context?.parameters.map(\.isInout) ?? types.map { _ in false }
    let locals = zip(types, isInout).map { addLocal(nil, type: $0, isVariable: $1) }
    var operands = locals.map { read($0, at: range) }
    // `zip(a, b).map(+)` takes the pair apart.
    if operands.count == 1, case .tuple(let elements) = unifier.resolve(types[0]), elements.count == 2 {
      operands = elements.indices.map { index in
        TypedExpression(.tupleElement(read(locals[0], at: range), index), type: elements[index].type, range: range)
      }
    }
    let value: TypedExpression
    if operands.count == 1 {
      value = applyUnary(symbol, operands[0], expected: context?.result, at: range)
    } else {
      let start = snapshot()
      value = apply(symbol, operands[0], operands[1], expected: context?.result, at: range, range)
      if hasErrors(since: start) { reportOperatorValue(symbol, context, since: start, at: range) }
    }
    let closure = TypedClosure(parameters: locals, body: [TypedStatement(.return(value), range: range)], range: range)
    let parameters = zip(types, isInout).map { FunctionType.Parameter(type: $0, isInout: $1) }
    return TypedExpression(
      .closure(closure), type: .function(FunctionType(parameters: parameters, result: value.type)), range: range)
  }

  /// Reports an operator that does not take what a function is given, as the compiler words it, instead of what was found of it: of a sign
  /// that stands before a number as well, `strings.reduce(0, +)`, that form is meant.
  private func reportOperatorValue(
    _ symbol: String, _ context: FunctionType?, since start: Snapshot, at range: SourceRange
  ) {
    let found = checker.diagnostics.count
    if reportMapped(context, at: range) {
      checker.diagnostics.removeSubrange(start.diagnostics..<found)
      return
    }
    func report(_ id: String, _ message: String) {
      checker.diagnostics.removeLast(checker.diagnostics.count - start.diagnostics)
      self.report(id, message, at: range)
    }
    if Self.comparisons.contains(symbol) {
      return report("no-exact-match", "no exact matches in reference to operator function '\(symbol)'")
    }
    guard symbol == "+" || symbol == "-", case .function(let wanted)? = context.map({ unifier.decided(.function($0)) }),
      let first = wanted.parameters.first?.type, wanted.parameters.count == 2, isBuiltinValue(first), isNumber(first),
      isCertain(wanted.parameters[1].type)
    else { return }
    let sign = Type.function(FunctionType(parameters: [.init(type: first)], result: first))
    report(
      "type-mismatch",
      "cannot convert value of type \(checker.quoted(sign)) to expected argument type \(checker.quoted(.function(wanted)))"
    )
  }

  /// A function, method or enum case used as a value: the one that fits the expected type; where nothing is expected, the first of those
  /// with the fewest generic parameters that are a type's own, or ask for most, as `[1].sorted` is `sorted()`.
  func functionValue(_ candidates: [Candidate], expected: Type?, at range: SourceRange) -> TypedExpression {
    guard let expected, !unifier.isUnbound(expected) else {
      if let value = candidates.first(where: isValue) { return reference(to: value, at: range) }
      if candidates.allSatisfy(isOfDelegate), let name = candidates.first.flatMap(function).map(checker.baseName),
        let property = inheritedProperty(name, besides: candidates, at: range)
      {
        return property
      }
      noteAmbiguity(of: candidates, at: range)
      let best = candidates.min {
        (genericCount($0), isOwnMember($0) ? 0 : 1, requirementCount($1), isPlainInitializer($0) ? 0 : 1)
          < (genericCount($1), isOwnMember($1) ? 0 : 1, requirementCount($0), isPlainInitializer($1) ? 0 : 1)
      }
      return best.map { reference(to: $0, at: range) } ?? unknown(range)
    }
    var best: (score: ConversionScore, candidate: Candidate)?
    var others: [Candidate] = []
    let candidates = isOfUnknown(expected) ? besidesDecoding(candidates) : candidates
    for candidate in candidates where isVariadic(candidate) == isVariadic(expected) {
      let snapshot = snapshot()
      var score = ConversionScore()
      let literals = unifier.openLiterals(in: expected)
      let value = reference(to: candidate, at: range)
      let fits = coerce(value, to: expected, score: &score) != nil && unifier.solvePending()
      score.nonDefaultLiterals += unifier.decidedOtherwise(literals)
      rollback(to: snapshot)
      guard fits else { continue }
      guard let known = best else {
        best = (score, candidate)
        continue
      }
      if score < known.score || !(known.score < score) && comesBefore(candidate, known.candidate) {
        best = (score, candidate)
        others = []
      } else if !(known.score < score), !comesBefore(known.candidate, candidate) {
        others.append(candidate)
      }
    }
    if let best, reportAmbiguity(of: best.candidate, among: others, at: range) { return unknown(range) }
    return (best?.candidate ?? candidates.first).map { reference(to: $0, at: range) } ?? unknown(range)
  }

  /// Whether a function may be a method that is asked as the delegate of what a superclass which nobody knows has by its name:
  /// `navigationController(_:willShow:animated:)` beside `self.navigationController?.title`.
  private func isOfDelegate(_ candidate: Candidate) -> Bool {
    guard case .value(_, false) = candidate.receiver, let method = function(of: candidate) else { return false }
    return program[method].labels.count > 1 && program[method].labels[0] == nil
  }

  /// Whether a function is wanted that takes what nothing is known of.
  private func isOfUnknown(_ expected: Type) -> Bool {
    guard case .function(let function) = unifier.resolve(expected), let parameter = function.parameters.first else {
      return false
    }
    let type = unifier.decided(parameter.type)
    return !unifier.isUnbound(type) && !isCertain(type)
  }

  /// Candidates without the `init(from:)` of a `Decodable` type, if there are others: few values are decoders.
  private func besidesDecoding(_ candidates: [Candidate]) -> [Candidate] {
    let others = candidates.filter { candidate in
      guard case .function(let id) = candidate.target, program[id].kind == .initializer else { return true }
      return program[id].labels != ["from"]
    }
    return others.isEmpty ? candidates : others
  }

  /// Whether a value is a method of `self` that a library declares, by its name alone.
  func isMethodOfLibrary(_ value: TypedExpression) -> Bool {
    guard case .closure(let closure) = value.kind, isReference(closure), closure.captures.isEmpty,
      let id = functionThatIsCalled(by: closure)
    else { return false }
    return checker.info(id).scope.part != nil
  }

  /// Whether a function is a type's own, and none of a protocol's extension.
  private func isOwnMember(_ candidate: Candidate) -> Bool {
    if case .function(let id) = candidate.target { checker.info(id).extensionOf == nil } else { true }
  }

  /// Whether a function is the `init()` of a struct whose properties all have initial values, which stands before the memberwise one.
  private func isPlainInitializer(_ candidate: Candidate) -> Bool {
    guard case .function(let id) = candidate.target, case .synthesized = checker.info(id).source else { return false }
    return program[id].kind == .initializer && program[id].parameters.isEmpty
  }

  /// Whether a function is meant rather than another one that fits as well: one that is nearer, that is not generic, that is the program's.
  private func comesBefore(_ candidate: Candidate, _ other: Candidate) -> Bool {
    if isValue(candidate) != isValue(other) { return isValue(candidate) }
    let own = (candidate.distance, genericCount(candidate), isOwn(candidate) ? 0 : 1)
    return own < (other.distance, genericCount(other), isOwn(other) ? 0 : 1)
  }

  /// Whether a candidate is a value itself: a case of an enum that holds nothing.
  private func isValue(_ candidate: Candidate) -> Bool {
    guard case .enumCase(let id, let index) = candidate.target else { return false }
    return program[id].cases[index].payload.isEmpty
  }

  private func isVariadic(_ candidate: Candidate) -> Bool {
    if case .function(let id) = candidate.target { program[id].parameters.contains { $0.isVariadic } } else { false }
  }

  private func isVariadic(_ type: Type) -> Bool {
    if case .function(let function) = unifier.resolve(type) {
      function.parameters.contains { $0.isVariadic }
    } else {
      false
    }
  }

  /// Reports a mutating method of a value, which is no value itself: `flag.toggle`; false of other functions.
  private func reportMutatingMethod(_ candidate: Candidate, at range: SourceRange) -> Bool {
    guard scope.part == nil, case .value(let base, _) = candidate.receiver, !isReference(base.type),
      case .function(let id) = candidate.target, program[id].selfKind == .mutating
    else { return false }
    report(
      "mutating-function-value", "cannot reference 'mutating' method as function value", at: range,
      explanation: "What changes a value is called on it: write '()' behind the method.")
    return true
  }

  /// One candidate as a value: an enum case, or a closure that calls the function.
  func reference(to candidate: Candidate, at range: SourceRange) -> TypedExpression {
    let opened = open(candidate)
    if case .enumCase(let id, let index) = candidate.target, opened.parameters.isEmpty {
      return TypedExpression(.enumCase(id, index, []), type: opened.result, range: range)
    }
    if case .local(let function) = candidate.target, function.generics.isEmpty { return read(function, at: range) }
    if reportMutatingMethod(candidate, at: range) { return unknown(range) }
    var setup: [TypedClosure.Capture] = []
    var candidate = candidate
    if case .value(let base, let isSuper) = candidate.receiver, !isSelf(base), !isSuper {
      // The base is evaluated once, when the reference is made.
      let captured = addLocal(nil, type: base.type, isVariable: false)
      setup.append(TypedClosure.Capture(local: captured, value: base, strength: .strong))
      candidate.receiver = .value(read(captured, at: range), isSuper: false)
    }
    let parameters = opened.parameters.map {
      addLocal(nil, type: $0.isVariadic ? checker.type("Array", $0.type) : $0.type, isVariable: $0.isInout)
    }
    let arguments = zip(parameters, opened.parameters).map { local, parameter in
      parameter.isInout
        ? TypedExpression(.inout(.local(local)), type: parameter.type, range: range) : read(local, at: range)
    }
    var reopened = opened
    reopened.candidate = candidate
    let call = makeCall(reopened, arguments: arguments, at: range)
    let closure = TypedClosure(
      captures: setup, parameters: parameters, body: [TypedStatement(.return(call), range: range)],
      isAsync: opened.isAsync,
      range: range)
    var type = FunctionType(
      parameters: opened.parameters.map {
        FunctionType.Parameter(type: $0.type, isInout: $0.isInout, isVariadic: $0.isVariadic)
      },
      result: opened.result,
      isAsync: opened.isAsync, isThrowing: opened.isThrowing, thrown: opened.thrown)
    if case .function(let id) = candidate.target {
      type.attributes = checker.functionAttributes(checker.info(id).attributes.map(\.name))
    }
    return TypedExpression(.closure(closure), type: .function(type), range: range)
  }
}
