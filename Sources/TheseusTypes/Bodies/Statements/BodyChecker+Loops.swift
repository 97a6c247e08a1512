import TheseusProgram

/// Loops over sequences.
extension BodyChecker {
  /// Checks a `for` statement.
  func checkFor(
    _ pattern: Pattern, _ sequence: Expression, _ condition: Expression?, isAwait: Bool, _ body: [Statement],
    _ label: String?,
    at range: SourceRange
  ) -> TypedStatement {
    loop(pattern, sequence, condition, label, isAwait: isAwait, at: range) { checkBlock(body) }
  }

  /// A loop over a sequence whose body `contents` checks, with the pattern's names in scope.
  func loop(
    _ pattern: Pattern, _ sequence: Expression, _ condition: Expression?, _ label: String?, isAwait: Bool = false,
    at range: SourceRange, contents: () -> [TypedStatement]
  ) -> TypedStatement {
    let start = unifier.count
    notePartial([sequence])
    var value = settled(bareType(sequence) ?? infer(sequence, expected: elementsType(pattern, sequence)))
    _ = unifier.solvePending()
    decideElements(of: value.type, by: pattern)
    unifier.settleLiterals(from: start)
    checkSaysMembers(value, of: sequence)
    if let name = implicitMember(sequence), let id = checker.protocolID(named: isAwait ? "AsyncSequence" : "Sequence"),
      let root = implicitRoot(of: sequence)
    {
      _ = reportMissing(name, ofProtocols: [id], at: root.range)
    }
    let isOther = reportOtherTuples(sequence, value, pattern)
    if implicitlyUnwrapped(value), let wrapped = checker.wrapped(unifier.resolve(value.type)) {
      value = TypedExpression(.unwrapImplicitly(value), type: wrapped, range: value.range)
    }
    if case .packExpansion = value.kind, let condition {
      report(
        "pack-loop-where", "'where' clause in pack iteration is not supported", at: condition.range.pointingAtStart)
    }
    let (make, next, element) =
      expanded(value) ?? iteration(of: unifier.zonk(value.type), isAwait: isAwait, at: sequence.range, loop: range)
    if isAwait, untriedLoops[range] == nil { noteFailure(of: unifier.zonk(value.type), at: range) }
    return inLoop(label) { id in
      inBlock {
        let typed = check(
          pattern, against: isOther ? .unknown : matched(pattern, element, of: sequence), isVariable: false)
        let test = condition.map { check($0, to: bool, as: .condition) }
        let loop = ForLoop(
          pattern: typed, sequence: value, makeIterator: make, next: next, elementType: element, condition: test,
          isAwait: isAwait, body: contents(), label: id)
        return TypedStatement(.forIn(loop), range: range)
      }
    }
  }

  /// What a list literal of a loop's elements becomes when the pattern has a written type: `for shape: Shape in [.dot, .line]`.
  private func elementsType(_ pattern: Pattern, _ sequence: Expression) -> Type? {
    guard case .typed(_, let reference) = pattern.kind, case .array = sequence.kind else { return nil }
    return checker.type("Array", checker.resolve(reference, in: scope))
  }

  /// Lets a type that is written for a loop's elements decide what literals they come from are: `for level: UInt8 in 0..<4`.
  private func decideElements(of sequence: Type, by pattern: Pattern) {
    guard case .typed(_, let reference) = pattern.kind, let id = checker.protocolID(named: "Sequence") else { return }
    let element = unifier.resolve(checker.normalize(.associated(unifier.zonk(sequence), id, "Element"), in: scope))
    guard unifier.literal(of: element) != nil else { return }
    let mark = unifier.mark()
    if !unifier.unify(element, checker.resolve(reference, in: scope)) { unifier.rollback(to: mark) }
  }

  /// Reports the elements of a loop's literal that are no tuples like the first one, which the pattern takes apart; false if all are.
  private func reportOtherTuples(_ sequence: Expression, _ value: TypedExpression, _ pattern: Pattern) -> Bool {
    guard case .tuple(let parts) = pattern.kind, parts.count > 1, case .array(let elements) = value.kind,
      case .array = sequence.kind
    else { return false }
    let types = elements.compactMap { element -> Type? in
      if case .erase(let inner) = element.kind { unifier.decided(inner.type) } else { nil }
    }
    guard types.count == elements.count, let first = types.first, types.allSatisfy({ isCertain($0) }),
      case .tuple = first
    else { return false }
    let others = zip(elements, types).filter { !fits($1, first) }
    for (element, type) in others { reportElement(type, as: first, at: element.range) }
    return !others.isEmpty
  }

  /// What the pattern of a loop is matched with; nothing is known of it if it is a tuple of another length or of other labels, which is
  /// reported, as are elements that are not of the type that is written.
  private func matched(_ pattern: Pattern, _ element: Type, of sequence: Expression) -> Type {
    if case .typed(_, let reference) = pattern.kind {
      let (have, wanted) = (unifier.decided(element), checker.resolve(reference, in: scope))
      if isCertain(have), isCertain(wanted), !fits(have, wanted) {
        report(
          "type-mismatch",
          "cannot convert sequence element type \(checker.quoted(have)) to expected type \(checker.quoted(wanted))",
          at: sequence.range)
      }
    }
    // An element that is no optional becomes one for the pattern of a loop.
    if case .optional = pattern.kind, isCertain(unifier.decided(element)),
      checker.wrapped(unifier.resolve(element)) == nil
    {
      return checker.optional(element)
    }
    guard case .tuple(let elements) = pattern.kind, elements.count > 1 else { return element }
    let type = unifier.decided(element)
    switch type {
    case .tuple(let own) where own.count != elements.count || hasOtherLabels(elements, own):
      report("pattern-arity", "pattern cannot match values of type \(checker.quoted(type))", at: sequence.range)
    case .nominal where isCertain(type), .existential where isCertain(type):
      reportNoTuple(type, at: sequence.range)
    default: return element
    }
    return .unknown
  }

  /// Reports what a type lacks that is a sequence on a condition alone: `0...5.0`; false if it is none at all.
  private func reportUnmetCondition(
    of type: Type, for sequence: ProtocolID, at range: SourceRange, loop: SourceRange
  ) -> Bool {
    guard let condition = unmetCondition(of: type, for: sequence) else { return false }
    let owner = program[condition.owner]
    let problem = "requires \(conformance(of: condition.subject, to: condition.wanted))"
    report("not-a-sequence", "protocol '\(program[sequence].name)' \(problem)", at: range)
    // The library's iterators go by the positions of the sequence itself.
    for method in owner.isCatalogue ? ["makeIterator()", "next()"] : ["makeIterator()"] {
      report(
        "not-a-sequence", "referencing instance method '\(method)' on '\(owner.name)' \(problem)",
        at: loop.pointingAtStart)
    }
    return true
  }

  /// What a loop over `repeat e` gives; nil for a sequence.
  private func expanded(_ value: TypedExpression) -> (Callee?, Callee?, Type)? {
    guard case .packExpansion(let expansion) = value.kind else { return nil }
    return (nil, nil, unifier.zonk(expansion.pattern.type))
  }

  /// How a sequence is iterated, and the type of its elements.
  private func iteration(
    of type: Type, isAwait: Bool, at range: SourceRange, loop: SourceRange
  ) -> (Callee?, Callee?, Type) {
    let names =
      isAwait
      ? ("AsyncSequence", "makeAsyncIterator", "AsyncIteratorProtocol")
      : ("Sequence", "makeIterator", "IteratorProtocol")
    guard type != .unknown, let sequence = checker.protocolID(named: names.0),
      let iterator = checker.protocolID(named: names.2)
    else { return (nil, nil, .unknown) }
    let conforms = checker.conforms(type, to: sequence, in: scope)
    if conforms == false, isCertain(type), reportUnmetCondition(of: type, for: sequence, at: range, loop: loop) {
      return (nil, nil, .unknown)
    }
    if conforms == false, isCertain(type),
      isClosed(type) || checker.wrapped(type) != nil || isBuiltinValue(type)
        || isBareParameter(type) || isOfWholeProgram(type) || !isAwait && isAsynchronous(type)
    {
      let hint = checker.wrapped(type) == nil ? "" : "; did you mean to unwrap optional?"
      report(
        "not-a-sequence", "for-in loop requires \(checker.quoted(type)) to conform to '\(names.0)'\(hint)",
        at: type.isMetatype ? range.pointingAtStart : range)
      return (nil, nil, .unknown)
    }
    guard conforms == true else { return (nil, nil, .unknown) }
    // The compiler asks the iterator, which says what it gives without the sequence's name for it.
    let element = unifier.resolve(checker.normalize(.associated(type, sequence, "Element"), in: scope))
      .withoutAlias(of: type)
    let iteratorType = unifier.resolve(
      checker.normalize(.associated(type, sequence, isAwait ? "AsyncIterator" : "Iterator"), in: scope))
    guard let make = requirement(names.1, of: sequence), let next = requirement("next", of: iterator) else {
      return (nil, nil, element)
    }
    var conformer = type
    if case .existential = type { conformer = .unknown }
    return (
      .witness(sequence, make, conformer: conformer, arguments: [type]),
      .witness(iterator, next, conformer: iteratorType, arguments: [iteratorType]), element
    )
  }

  /// Notes what the iterator of an asynchronous sequence throws.
  private func noteFailure(of sequence: Type, at range: SourceRange) {
    guard let id = checker.protocolID(named: "AsyncSequence"), checker.conforms(sequence, to: id, in: scope) == true
    else { return noteThrown(nil, at: range) }
    noteThrown(unifier.resolve(checker.normalize(.associated(sequence, id, "Failure"), in: scope)), at: range)
  }

  private func isAsynchronous(_ type: Type) -> Bool {
    checker.protocolID(named: "AsyncSequence").map { checker.conforms(type, to: $0, in: scope) == true } ?? false
  }

  /// Whether a type is a generic parameter of which all is written that it conforms to.
  private func isBareParameter(_ type: Type) -> Bool {
    type.isParameter && isFullyKnown(type)
  }

  /// A function that a protocol requires.
  func requirement(_ name: String, of id: ProtocolID) -> FunctionID? {
    for member in checker.ownMembers(name, of: checker.info(id)) {
      if case .function(let function) = member, checker.info(function).requirementOf == id { return function }
    }
    return nil
  }
}
