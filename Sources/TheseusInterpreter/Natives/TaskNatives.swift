import TheseusTypes

extension NativeTable {
  /// Tasks, continuations and what waits.
  mutating func addTasks() {
    for symbol in ["Task.init", "Task.init(throwing)"] {
      native(symbol) { arguments in
        let priority = arguments.writtenPriority ?? arguments.priority
        return .native(arguments.startTask(with: arguments.taskLocals, priority: priority))
      }
    }
    for symbol in ["Task.detached", "Task.detached(throwing)"] {
      native(symbol) { arguments in
        let priority = arguments.writtenPriority ?? TaskObject.mediumPriority
        return .native(arguments.startTask(with: [:], priority: priority))
      }
    }
    for symbol in ["_childTask(_:)", "Task.init(_child:)", "Task.init(_child:)@throwing"] {
      native(symbol) { arguments in
        let child = arguments.startTask(with: arguments.taskLocals, priority: arguments.priority)
        arguments.task?.adopt(child)
        return .native(child)
      }
    }
    native("Task.cancel()") { arguments in
      try arguments.cancel(arguments.native(0, as: TaskObject.self))
      return .void
    }
    native("Task.isCancelled.get") { .bool(try $0.native(0, as: TaskObject.self).isCancelled) }
    for symbol in ["Task.value", "Task.value(throwing)", "Task.value(any)"] {
      native(symbol) { arguments in
        let task = try arguments.native(0, as: TaskObject.self)
        task.priority = max(task.priority, arguments.priority)
        return try arguments.interpreter.wait(for: task, arguments)
      }
    }
    native("_taskPriority()") { .integer(FixedInteger($0.priority, kind: .uint8)) }
    native("_isTaskCancelled()") { .bool($0.task?.isCancelled ?? false) }
    native("_isInTask()") { .bool($0.task != nil) }
    native("_cancelCurrentTask()") { arguments in
      if let task = arguments.task { try arguments.cancel(task) }
      return .void
    }
    native("_onCancel(_:)") { arguments in
      guard let task = arguments.task else { return .int(0) }
      guard task.isCancelled else { return .int(task.onCancel(.call(arguments[0]))) }
      _ = try arguments.call(arguments[0], [])
      return .int(0)
    }
    native("_forgetCancel(_:)") { arguments in
      arguments.task?.forget(try arguments.int(0))
      return .void
    }
    native("_yield()") { arguments in
      arguments.interpreter.executor.noteYield()
      throw arguments.suspend { $0.resume(returning: .void) }
    }
    native("_sleep(_:)") { try sleep($0) }
    addContinuations()
    addTaskLocals()
  }

  private mutating func addTaskLocals() {
    native("TaskLocal._bound()") { arguments in
      arguments.taskLocals[try arguments.objectIdentity(0)].map(\.wrapped) ?? .none
    }
    native("TaskLocal._bind(_:)") { arguments in
      arguments.taskLocals[try arguments.objectIdentity(0)] = arguments[1]
      return .void
    }
    native("TaskLocal._unbind()") { arguments in
      arguments.taskLocals[try arguments.objectIdentity(0)] = nil
      return .void
    }
  }

  private mutating func addContinuations() {
    native("_suspend(_:_:)") { arguments in
      guard case .metatype(let type) = arguments[0] else { throw arguments.mismatch(0, "CheckedContinuation.Type") }
      let continuation = ContinuationObject(type: type)
      _ = try arguments.call(arguments[1], [.native(continuation)])
      switch continuation.outcome {
      case .value(let value)?: return value
      case .error(let error)?: throw arguments.throwing(error)
      case nil: throw arguments.suspend { continuation.resumption = $0 }
      }
    }
    native("_resume(_:_:)") { arguments in
      try resume(arguments, with: .value(arguments[1]))
    }
    native("_resumeThrowing(_:_:)") { arguments in
      try resume(arguments, with: .error(arguments[1]))
    }
  }
}

extension Arguments {
  /// The values of task-local properties where the call stands.
  fileprivate var taskLocals: [ObjectIdentifier: Value] {
    get { fiber.taskLocals }
    nonmutating set { fiber.taskLocals = newValue }
  }

  /// The priority of the task that the call stands in.
  fileprivate var priority: Int { task?.priority ?? TaskObject.mediumPriority }

  /// The priority that a task is given before its operation.
  fileprivate var writtenPriority: Int? {
    guard case .structure(let priority) = self[count - 2], case .integer(let value) = priority[0] else { return nil }
    return value.bits
  }

  /// Starts what an initializer of `Task` is given, as a task of the type that the initializer is of.
  fileprivate func startTask(with taskLocals: [ObjectIdentifier: Value], priority: Int) -> TaskObject {
    let task = interpreter.startTask(of: (known(generic(0)), known(generic(1))), with: taskLocals, calling: last())
    task.priority = priority
    return task
  }

  /// Cancels a task and calls what the program wants to be called then, before anything else runs.
  fileprivate func cancel(_ task: TaskObject) throws(EvaluationError) {
    for handler in task.cancel() { _ = try call(handler, []) }
  }

  private func known(_ type: TypeToken) -> TypeToken { type == .unknown ? interpreter.anyType : type }

  fileprivate func objectIdentity(_ index: Int) throws(EvaluationError) -> ObjectIdentifier {
    guard case .object(let object) = self[index] else { throw mismatch(index, "AnyObject") }
    return ObjectIdentifier(object)
  }
}

/// A `CheckedContinuation`.
final class ContinuationObject: NativeObject {
  /// The suspended task; nil while the code runs that the continuation is given to.
  var resumption: Resumption?
  /// What it was resumed with.
  fileprivate(set) var outcome: TaskObject.Outcome?

  override var fields: String? { "canary: Swift.CheckedContinuationCanary" }
}

private func resume(_ arguments: Arguments, with outcome: TaskObject.Outcome) throws -> Value {
  let continuation = try arguments.native(0, as: ContinuationObject.self)
  guard continuation.outcome == nil else {
    throw arguments.trap("SWIFT TASK CONTINUATION MISUSE: tried to resume its continuation more than once")
  }
  continuation.outcome = outcome
  continuation.resumption?.resume(with: outcome)
  return .void
}

/// Sleeps on the virtual clock; a cancellation wakes with an error.
private func sleep(_ arguments: Arguments) throws -> Value {
  let interpreter = arguments.interpreter
  let error = Value.structure(
    Aggregate.make(type: interpreter.types.token(named: "CancellationError"), []))
  if arguments.task?.isCancelled == true { throw arguments.throwing(error) }
  let seconds = try arguments.double(0)
  let task = arguments.task
  throw arguments.suspend { resumption in
    var registration: Int?
    let job = interpreter.executor.schedule(after: seconds, on: .task) { () throws(EvaluationError) in
      if let registration { task?.forget(registration) }
      resumption.resume(returning: .void)
    }
    registration = task?.onCancel(
      .wake {
        job.cancel()
        resumption.resume(throwing: error)
      })
  }
}
