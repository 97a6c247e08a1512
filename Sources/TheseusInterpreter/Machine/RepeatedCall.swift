/// A function value that a native calls again and again, as sorting does, without an array of arguments each time.
struct RepeatedCall {
  private let box: ClosureBox
  private let interpreter: Interpreter
  private let fiber: Fiber

  /// Prepares calls of a closure on behalf of a native.
  init(_ closure: Value, _ arguments: Arguments) throws(EvaluationError) {
    guard case .closure(let box) = closure else {
      throw .notCallable(closure)
    }
    self.box = box
    interpreter = arguments.interpreter
    fiber = arguments.fiber
  }

  /// Calls a function of two parameters; it must not suspend.
  func callAsFunction(_ first: Value, _ second: Value) throws(EvaluationError) -> Value {
    guard case .code(let body) = box.kind else {
      return try interpreter.call(.closure(box), [first, second], on: fiber)
    }
    let window = fiber.top
    fiber.reserve(window + 4)
    (fiber.stack + window).initialize(to: first)
    (fiber.stack + window + 1).initialize(to: second)
    interpreter.place(box, body, fiber, window, 2)
    return try interpreter.enter(body, box.generics, fiber, window)
  }
}
