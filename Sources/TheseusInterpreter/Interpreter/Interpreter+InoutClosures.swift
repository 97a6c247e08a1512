extension Interpreter {
  /// Calls a closure and returns the new values of its `inout` parameters with its result.
  public func callMutating(
    _ closure: Value, _ arguments: [Value]
  ) throws(EvaluationError) -> (result: Value, inouts: [Value]) {
    guard case .closure(let box) = closure, case .code(let code) = box.kind else {
      return (try call(closure, arguments), arguments)
    }
    let fiber = currentFiber ?? mainFiber
    let window = fiber.top
    let result = try call(closure, arguments, on: fiber)
    var inouts: [Value] = []
    for index in code.inouts.indices { inouts.append((fiber.stack + window + 1 + index).move()) }
    return (result, inouts)
  }
}
