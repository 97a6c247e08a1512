import TheseusTypes

/// A `Task` of the program: a fiber with a result that others may wait for.
public final class TaskObject: NativeObject {
  /// How it ended.
  public enum Outcome {
    /// With a value.
    case value(Value)
    /// With an error.
    case error(Value)
  }
  /// How it ended; nil while it runs.
  public internal(set) var outcome: Outcome?
  /// Whether it was cancelled.
  public internal(set) var isCancelled = false
  /// Its priority as `TaskPriority` has it: what it was given or inherited, or that of what waits for it if that is higher.
  var priority = TaskObject.mediumPriority
  /// The priority of what is no task, and of tasks that inherit none.
  static let mediumPriority = 21
  /// Those that wait for its end.
  var waiting: [Resumption] = []
  /// What runs when it is cancelled: wakes a sleep, ends a stream.
  var cancellationHandlers: [() -> Void] = []
  /// Task-group children and `async let`s, which are cancelled with it.
  var children: [TaskObject] = []

  /// What is printed between the parentheses.
  public override var fields: String? { "_task: (Opaque Value)" }

  /// Cancels it and its children.
  public func cancel() {
    guard !isCancelled, outcome == nil else { return }
    isCancelled = true
    let handlers = cancellationHandlers
    cancellationHandlers = []
    for handler in handlers { handler() }
    for child in children { child.cancel() }
  }

  /// Registers what runs when it is cancelled; at once if it already is.
  public func onCancel(_ handler: @escaping () -> Void) {
    if isCancelled { handler() } else { cancellationHandlers.append(handler) }
  }
}

/// A suspended task, to be resumed once.
public final class Resumption {
  private var fiber: Fiber?
  private unowned let interpreter: Interpreter
  /// On whose behalf the task runs, whoever resumes it.
  private let errand: AnyObject?

  init(fiber: Fiber, interpreter: Interpreter) {
    self.fiber = fiber
    self.interpreter = interpreter
    errand = interpreter.executor.errand
  }

  /// Lets the task go on with a value, as a job of its own.
  public func resume(returning value: Value) { resume(with: Interpreter.ResumeValue.value(value)) }

  /// Lets the task go on by throwing an error, as a job of its own.
  public func resume(throwing error: Value) { resume(with: Interpreter.ResumeValue.error(error)) }

  private func resume(with value: Interpreter.ResumeValue) {
    guard let fiber else { return }
    self.fiber = nil
    interpreter.executor.run(onBehalfOf: errand) { interpreter.enqueue(fiber, with: value) }
  }
}
