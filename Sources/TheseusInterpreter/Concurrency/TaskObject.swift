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
  /// What is done when it is cancelled, in the order in which it began to wait for that.
  private var cancellationHandlers: [(id: Int, handler: CancellationHandler)] = []
  private var registrations = 0
  /// Task-group children and `async let`s, which are cancelled with it.
  private var children: [TaskObject] = []

  /// What is printed between the parentheses.
  public override var fields: String? { "_task: (Opaque Value)" }

  /// Cancels it and its children, and wakes what sleeps.
  ///
  /// - Returns: The handlers of the program, the last that was registered first, which whoever cancels has to call.
  public func cancel() -> [Value] {
    guard !isCancelled, outcome == nil else { return [] }
    isCancelled = true
    let handlers = cancellationHandlers.reversed()
    cancellationHandlers = []
    var closures: [Value] = []
    for (_, handler) in handlers {
      switch handler {
      case .wake(let wake): wake()
      case .call(let closure): closures.append(closure)
      }
    }
    return closures + children.flatMap { $0.cancel() }
  }

  /// Registers what is done when it is cancelled, which it is not yet, until `forget` is called with the number that is returned.
  func onCancel(_ handler: CancellationHandler) -> Int {
    registrations += 1
    cancellationHandlers.append((registrations, handler))
    return registrations
  }

  /// Takes back a registration.
  func forget(_ registration: Int) { cancellationHandlers.removeAll { $0.id == registration } }

  /// Makes a task that was just started its child: cancelled with it, or at once.
  func adopt(_ child: TaskObject) {
    children.append(child)
    // It has not run yet, so that nothing of the program waits for that.
    if isCancelled { _ = child.cancel() }
  }

  /// Ends it for those that wait.
  func end(with outcome: Outcome) {
    self.outcome = outcome
    cancellationHandlers = []
    children = []
    let waiting = waiting
    self.waiting = []
    for resumption in waiting { resumption.resume(with: outcome) }
  }
}

/// What is done when a task is cancelled.
enum CancellationHandler {
  /// What waits goes on: a sleep.
  case wake(() -> Void)
  /// A closure of the program is called: of `withTaskCancellationHandler`.
  case call(Value)
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
