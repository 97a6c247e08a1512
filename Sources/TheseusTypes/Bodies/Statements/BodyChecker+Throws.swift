import TheseusProgram

/// What the body of a `do` statement, a closure or a `try?` can throw.
struct ThrownTypes {
  /// The types that were met.
  var found: Set<Type> = []
  /// The one that may be thrown, where it is written.
  var declared: Type?
}

extension BodyChecker {
  func checkDo(
    _ body: [Statement], _ catches: [CatchClause], _ label: String?, _ thrown: TypeReference?, at range: SourceRange
  )
    -> TypedStatement
  {
    conditionalDepth += 1
    defer { conditionalDepth -= 1 }
    let id = newLabel()
    if label != nil { labels.append(JumpTarget(name: label, id: id, kind: .block)) }
    defer { if label != nil { labels.removeLast() } }
    if catches.isEmpty, label == nil, thrown == nil { return TypedStatement(.block(checkBlock(body)), range: range) }
    let declared = thrown.map { checker.resolve($0, in: scope) }
    if declared != nil, catches.isEmpty {
      report(
        "do-throws-without-catch", "a 'do' statement with a 'throws' clause must have at least one 'catch'", at: range)
    }
    thrownTypes.append(ThrownTypes(declared: declared))
    let typed = checkBlock(body)
    let found = thrownTypes.removeLast().found
    let error = declared ?? caughtType(found)
    let clauses = catches.map { clause in
      inBlock { () -> TypedCatch in
        // Only a clause without a pattern names the error `error`.
        let local = addLocal(clause.items.isEmpty ? "error" : nil, type: error, isVariable: false)
        if clause.items.isEmpty { unnamedValues.insert(local) }
        let items = clause.items.map { item in
          let pattern = withPatternsOfStatement { check(item.pattern, against: error, isVariable: false) }
          noteBound(in: pattern)
          return (pattern: pattern, condition: item.condition.map { check($0, to: bool, as: .condition) })
        }
        return TypedCatch(error: local, items: items, body: checkBlock(clause.body))
      }
    }
    if found.isEmpty, !EffectMark.try.stands(in: body) { quietLabels.insert(id) }
    return TypedStatement(.do(body: typed, catches: clauses, label: id), range: range)
  }

  /// `any Error`.
  var anyError: Type { checker.anyError }

  /// The one type that may be thrown here, where it is written.
  var declaredThrown: Type? { thrownTypes.last?.declared ?? frames.last?.thrown }

  /// Notes that a type may be thrown to the `do` statement around, or refuses it where another type is declared.
  func noteThrown(_ type: Type?, at range: SourceRange) {
    let thrown = type ?? anyError
    if let last = thrownTypes.indices.last { thrownTypes[last].found.insert(thrown) }
    _ = reportThrown(thrown, at: range)
  }

  /// Checks a `throw` statement, whose value any `catch` takes for `any Error` unless the type is written there.
  func checkThrow(of value: Expression, at range: SourceRange) -> TypedStatement {
    let wanted = declaredThrown ?? (isTernary(value) ? nil : anyError)
    let thrown = bareType(value) ?? infer(value, expected: wanted)
    if let last = thrownTypes.indices.last { thrownTypes[last].found.insert(anyError) }
    let isOther = reportThrown(unifier.resolve(thrown.type), at: value.range)
    return TypedStatement(
      .throw(isOther ? unknown(value.range) : converted(thrown, to: anyError, as: .thrown)), range: range)
  }

  /// Reports a value whose type is not the one that may be thrown here; false if it is, or if nothing is written of that.
  private func reportThrown(_ thrown: Type, at range: SourceRange) -> Bool {
    let declared = thrownTypes.last.map { $0.declared } ?? frames.last?.thrown
    guard let declared, case .nominal = unifier.resolve(declared) else { return false }
    let (have, want) = (unifier.zonk(thrown), unifier.zonk(declared))
    guard isCertain(have), isCertain(want), have != want, !isNever(have) else { return false }
    switch have {
    case .nominal, .existential, .metatype, .function:
      report(
        "thrown-type",
        "thrown expression type \(checker.quoted(have)) cannot be converted to error type \(checker.quoted(want))",
        at: range)
      return true
    default: return false
    }
  }

  /// Notes what a call throws that `try` covers: without it, the functions that are given decide, and they do not throw.
  func noteThrown(by opened: Opened, at range: SourceRange) {
    guard opened.isThrowing, tryDepth > 0 else { return }
    if isRethrowing(opened.candidate) {
      // What the given functions throw is not followed.
      if let last = thrownTypes.indices.last { thrownTypes[last].found.insert(opened.thrown ?? anyError) }
    } else {
      noteThrown(opened.thrown, at: range)
    }
  }

  /// Whether a function throws only what the functions throw that it is given.
  func isRethrowing(_ candidate: Candidate) -> Bool {
    switch candidate.target {
    case .function(let id): return checker.info(id).isRethrowing
    case .local(let function):
      guard case .closures? = function.declaration.thrown else { return false }
      return true
    default: return false
    }
  }

  /// What a `catch` catches: the one type that is thrown, if it is written everywhere.
  private func caughtType(_ types: Set<Type>) -> Type {
    let never = checker.type("Never")
    let known = Set(types.map { checker.normalize(unifier.zonk($0), in: scope) }.filter { $0 != never })
    guard known.count == 1, let only = known.first else { return anyError }
    switch only {
    case .nominal, .parameter: return isCertain(only) ? only : anyError
    // What a protocol's conformer throws is known by its name: `Failure` of a sequence.
    case .associated(.parameter, _, _): return only
    default: return anyError
    }
  }
}
