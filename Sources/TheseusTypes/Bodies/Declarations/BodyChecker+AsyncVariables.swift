import TheseusProgram

extension BodyChecker {
  /// `async let x = e`: a child task that starts at once, and for each name a local function that waits for it wherever the name is
  /// read; `async let (x, y) = e` waits for the whole tuple.
  func asyncVariable(_ variable: VariableDeclaration, at range: SourceRange) -> [TypedStatement]? {
    guard let value = variable.initialValue else { return nil }
    let closure = childClosure(value, variable.type)
    let task = infer(
      Expression(
        .call(
          // The library's own, also where the program declares a type of that name.
          member("Task", of: plainName("_Concurrency", at: range), at: range),
          arguments: [
            Argument(label: "_child", value: Expression(.tuple([]), range: range)),
            Argument(label: "operation", value: Expression(.closure(closure), range: value.range)),
          ]),
        range: range))
    _ = unifier.solvePending()
    let taskName = "$task_" + checker.boundNames(variable.pattern).joined(separator: "_")
    let taskLocal = addLocal(taskName, type: task.type, isVariable: false)
    let getter = member("value", of: plainName(taskName, at: range), at: range)
    let awaited = Expression(.await(Expression(.try(getter, .plain), range: range)), range: range)
    let waits = places(in: variable.pattern).map { place -> TypedStatement in
      let part = place.path.reduce(awaited) { member(String($1), of: $0, at: range) }
      let written = place.path.isEmpty ? variable.type : nil
      let result = written.map { checker.resolve($0, in: scope) { _, _ in self.unifier.fresh() } } ?? unifier.fresh()
      let local = addLocal(
        nil, type: .function(FunctionType(parameters: [], result: result, isAsync: true, isThrowing: true)),
        isVariable: false)
      let wait = waiting(for: part, result: result, at: range)
      asyncValues[local] = closure.range
      localGetters[local] = place.name
      blocks[blocks.count - 1][place.name] = .computed(local, result)
      return TypedStatement(.function(local, wait), range: range)
    }
    return [TypedStatement(.variable(taskLocal, task), range: range)] + waits
  }

  /// What a child task runs.
  private func childClosure(_ value: Expression, _ type: TypeReference?) -> Closure {
    let call = Expression(.await(Expression(.try(value, .plain), range: value.range)), range: value.range)
    return Closure(
      parameters: nil, result: type, body: [Statement(.expression(call), range: value.range)], range: value.range)
  }

  /// A function that gives what an expression waits for.
  private func waiting(for expression: Expression, result: Type, at range: SourceRange) -> TypedClosure {
    inBlock {
      frames.append(Frame(result: result))
      defer { frames.removeLast() }
      return TypedClosure(
        parameters: [],
        body: functionBody([Statement(.expression(expression), range: range)], result: result, builder: nil, at: range),
        isAsync: true, range: range)
    }
  }

  /// The names in a pattern, each with the way to its value through the elements of tuples.
  private func places(in pattern: Pattern) -> [(name: String, path: [Int])] {
    switch pattern.kind {
    case .binding(let name, _): [(name, [])]
    case .tuple(let elements):
      elements.enumerated().flatMap { index, element in
        places(in: element.pattern).map { ($0.name, [index] + $0.path) }
      }
    default: []
    }
  }

  private func plainName(_ name: String, at range: SourceRange) -> Expression {
    Expression(.name(name, genericArguments: [], labels: nil), range: range)
  }

  private func member(_ name: String, of base: Expression, at range: SourceRange) -> Expression {
    Expression(.member(base, name, genericArguments: [], labels: nil, nameRange: range), range: range)
  }
}
