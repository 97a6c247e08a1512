import TheseusProgram

extension BodyChecker {
  /// `lazy var x = …` in a body: storage that begins empty, read and written through local functions.
  func localLazy(
    _ name: String, _ initial: Expression, _ wanted: Type?, at range: SourceRange
  ) -> [TypedStatement] {
    frames.append(Frame(result: wanted ?? unifier.fresh()))
    let start = unifier.count
    let value = inBlock { wanted.map { check(initial, to: $0) } ?? infer(initial) }
    _ = unifier.solvePending()
    unifier.settleLiterals(from: start)
    frames.removeLast()
    let type = wanted ?? value.type
    let whole = checker.optional(type)
    let storage = addLocal(nil, type: whole, isVariable: true)
    let getter = TypedClosure(
      parameters: [], body: firstReading(of: storage, whole, value, type, at: range), range: range)
    let setter = localSetter(nil, type, at: range) { newValue in
      [assignment(of: read(newValue, at: range), to: storage, whole, at: range)]
    }
    let empty = TypedStatement(.variable(storage, TypedExpression(.none, type: whole, range: range)), range: range)
    return [empty] + declareComputed(name, type, getter, setter, at: range)
  }

  /// Gives what the storage holds, after the first time has put the value there.
  private func firstReading(
    of storage: LocalID, _ whole: Type, _ value: TypedExpression, _ type: Type, at range: SourceRange
  ) -> [TypedStatement] {
    let found = addLocal(nil, type: type, isVariable: false)
    let made = addLocal(nil, type: type, isVariable: false)
    return [
      TypedStatement(
        .if(
          [.pattern(.some(.bind(found)), read(storage, at: range))],
          then: [TypedStatement(.return(read(found, at: range)), range: range)], else: []), range: range),
      TypedStatement(.variable(made, value), range: range),
      assignment(of: read(made, at: range), to: storage, whole, at: range),
      TypedStatement(.return(read(made, at: range)), range: range),
    ]
  }

  private func assignment(
    of value: TypedExpression, to storage: LocalID, _ whole: Type, at range: SourceRange
  ) -> TypedStatement {
    let assign = TypedExpression(.assign(.local(storage), some(value, whole)), type: .void, range: range)
    return TypedStatement(.expression(assign), range: range)
  }
}
