import TheseusProgram

extension BodyChecker {
  /// One of the functions of the standard library that all take the same: what a type has and a protocol asks of it.
  func onlyForm(_ candidates: [Candidate]) -> Candidate? {
    let mark = unifier.mark()
    defer { unifier.rollback(to: mark) }
    var form: [Type]?
    var only: Candidate?
    for candidate in candidates {
      guard case .function(let id) = candidate.target, checker.info(id).scope.part == .standardLibrary,
        hasReceiver(candidate) || program[id].name == "init(repeating:count:)"
      else { return nil }
      let types = open(candidate).parameters.map { unifier.zonk($0.type) }
      // Besides an element, `contains` takes a collection.
      if program[id].name == "contains(_:)", !types.allSatisfy({ isCertain($0) }) { continue }
      guard types.allSatisfy({ isCertain($0) }), form == nil || form == types else { return nil }
      form = types
      only = only ?? candidate
    }
    return only
  }

  private func hasReceiver(_ candidate: Candidate) -> Bool {
    if case .value = candidate.receiver { true } else { false }
  }

  /// The first function of the library that takes a closure where one is given, which none of them takes for the number of its parameters.
  func closureForm(
    _ candidates: [Candidate], _ arguments: [Argument], _ inferred: [TypedExpression?]
  ) -> Candidate? {
    guard !isOwn(candidates),
      let place = arguments.firstIndex(where: { if case .closure = $0.value.kind { true } else { false } })
    else { return nil }
    let forms = candidates.filter { candidate in
      guard case .function(let id) = candidate.target, checker.info(id).scope.part == .standardLibrary else {
        return false
      }
      return functionType(of: candidate, at: place, arguments, inferred) != nil
    }
    return forms.allSatisfy { arityDistance(of: $0, arguments, inferred) > 0 } ? forms.first : nil
  }

  /// The first function of the library that takes a closure without a result where one is given that suspends, which none of them takes:
  /// `queue.async { await load() }`.
  func synchronousForm(
    _ candidates: [Candidate], _ arguments: [Argument], _ inferred: [TypedExpression?]
  ) -> Candidate? {
    let place = arguments.firstIndex { argument in
      if case .closure(let closure) = argument.value.kind { isAsync(closure) } else { false }
    }
    guard !isOwn(candidates), !candidates.contains(where: isOfSwiftUI), let place else { return nil }
    return candidates.first { functionType(of: $0, at: place, arguments, inferred)?.result == .void }
  }

  /// The form for a text of an initializer of numbers, as the only one that can fail, where its result must be an optional: `Int(letter)!`.
  func textForm(
    _ candidates: [Candidate], _ arguments: [Argument], expected: Type?, at range: SourceRange
  ) -> Candidate? {
    guard mustBeOptional(expected, at: range), arguments.count == 1, arguments[0].label == nil else { return nil }
    let text = checker.type("String")
    return candidates.first { candidate in
      guard let id = function(of: candidate), checker.info(id).scope.part == .standardLibrary else { return false }
      return program[id].kind == .initializer && program[id].isFailable && program[id].parameters.map(\.type) == [text]
    }
  }

  /// The subscript of a dictionary by its key, as the only one that gives an optional, where its value must be one: `ages[5]!`.
  func keyForm(_ candidates: [Candidate], expected: Type?, at range: SourceRange) -> Candidate? {
    guard mustBeOptional(expected, at: range) else { return nil }
    return candidates.first { candidate in
      guard case .subscript(let property) = candidate.target, property.scope.part == .standardLibrary,
        let receiver = candidate.selfType, nominal(of: unifier.resolve(receiver)) == checker.known("Dictionary")
      else { return false }
      let form = open(candidate)
      return form.parameters.count == 1 && checker.wrapped(unifier.resolve(form.result)) != nil
    }
  }

  /// The subscript of an array by its index, where an element is wanted, and of both an array and a dictionary by its key beside a number:
  /// `scores["Ann"] + 1`.
  func elementForm(_ candidates: [Candidate], expected: Type?, at range: SourceRange) -> Candidate? {
    let isBesideNumber = besideNumbers.contains(range)
    let wanted = expected.map { unifier.zonk(unifier.resolve($0)) }
    return candidates.first { candidate in
      guard case .subscript(let property) = candidate.target, property.scope.part == .standardLibrary,
        case .nominal(let id, let parts)? = candidate.selfType.map({ unifier.resolve($0) }), let element = parts.last
      else { return false }
      let form = open(candidate)
      guard form.parameters.count == 1 else { return false }
      if id == checker.known("Array") {
        return unifier.resolve(form.result) == unifier.resolve(element)
          && (isBesideNumber || wanted == unifier.zonk(element))
      }
      return id == checker.known("Dictionary") && isBesideNumber && checker.wrapped(unifier.resolve(form.result)) != nil
    }
  }

  /// Whether a value must be an optional: one is wanted, or it is unwrapped or compared.
  private func mustBeOptional(_ expected: Type?, at range: SourceRange) -> Bool {
    unwrapped.contains(range) || expected.map { checker.wrapped(unifier.resolve($0)) != nil } ?? false
  }

  /// The function of a coding container that takes, or gives, whatever can be coded, beside those for plain values.
  func codingForm(_ candidates: [Candidate]) -> Candidate? {
    let generic = candidates.filter { candidate in
      guard case .function(let id) = candidate.target, let owner = checker.info(id).requirementOf else { return false }
      return program[owner].name.hasSuffix("codingContainer") && !program[id].ownGenerics.isEmpty
    }
    return generic.count == 1 ? generic.first : nil
  }

  /// The subscript of a collection that is a generic parameter by its index, `T.Index`, which is no type that has literals.
  func indexForm(_ candidates: [Candidate]) -> Candidate? {
    candidates.first { candidate in
      guard case .subscript(let property) = candidate.target, property.scope.part == .standardLibrary,
        let index = open(candidate).parameters.first.map({ unifier.zonk($0.type) })
      else { return false }
      return checker.isAbstractMember(index, in: scope)
    }
  }

  /// Whether the catalogue lists every overload that the standard library has under a name with these labels, for such values.
  func isCompletelyListed(_ candidates: [Candidate], _ values: [TypedExpression]) -> Bool {
    candidates.allSatisfy { candidate in
      if case .subscript(let property) = candidate.target {
        return property.scope.part == .standardLibrary && candidate.selfType.map(hasAllSubscripts) ?? false
      }
      guard case .function(let id) = candidate.target, checker.info(id).scope.part == .standardLibrary else {
        return false
      }
      if Self.listedForms.contains(program[id].name) { return true }
      if Self.listedMathematics.contains(program[id].name) { return checker.isWhole }
      // What Foundation adds makes numbers and texts of its own values alone.
      return checker.isWhole && program[id].name.hasPrefix("init(_:")
        && candidate.selfType.map { isMadeOfListed(unifier.resolve($0)) } ?? false
        && (checker.importsNothing || values.allSatisfy { !isOfFoundation(unifier.decided($0.type)) })
    }
  }

  private func hasAllSubscripts(_ type: Type) -> Bool {
    let id = nominal(of: unifier.resolve(type))
    if ["String", "Substring"].contains(where: { id == checker.known($0) }), checker.isWhole {
      return true
    }
    return id.map { Self.typesWithAllSubscripts.contains(program[$0].qualifiedName) } ?? false
  }

  private static let typesWithAllSubscripts: Set<String> = [
    "Array", "ClosedRange", "Dictionary", "Dictionary.Keys", "Dictionary.Values", "Set",
  ]

  /// Whether the catalogue lists of what values of a type are made.
  private func isMadeOfListed(_ type: Type) -> Bool {
    comparedKind(type) != nil || nominal(of: type) == checker.known("Array")
      || ["Double", "Float", "Bool", "Character"].contains { checker.type($0) == type }
  }

  /// Whether a type may be one of Foundation's, or hold such.
  private func isOfFoundation(_ type: Type) -> Bool {
    type.contains { part in
      nominal(of: part).map { program[$0].isCatalogue && checker.info($0).scope.part != .standardLibrary } ?? false
    }
  }

  private static let listedForms: Set<String> = [
    "append(_:)", "append(contentsOf:)", "joined()", "joined(separator:)", "insert(contentsOf:at:)",
    "init(repeating:count:)", "random(in:)",
  ]

  /// The functions of numbers of which a program that is all there has no other forms.
  private static let listedMathematics: Set<String> = [
    "sqrt(_:)", "pow(_:_:)", "log(_:)", "log2(_:)", "log10(_:)", "exp(_:)", "sin(_:)", "cos(_:)", "tan(_:)",
    "cbrt(_:)", "hypot(_:_:)", "atan2(_:_:)",
  ]
}
