import TheseusProgram
import TheseusTypes

extension Interpreter {
  /// How a suspended fiber goes on.
  enum ResumeValue {
    case value(Value)
    case error(Value)
  }

  // MARK: Globals

  func global(_ index: Int, _ fiber: Fiber) throws(EvaluationError) -> Value {
    if index < globals.count, let value = globals[index] {
      if case .taken = value { throw .trap(.overlappingAccess) }
      return value
    }
    guard let initializer = program[GlobalID(index)].initialValue else { return try unset(GlobalID(index)) }
    guard unfinishedGlobals.insert(index).inserted else {
      let name = program[GlobalID(index)].name
      throw .trap(Trap("'\(name)' is read while its own initial value is made, which never ends", reason: .budget))
    }
    defer { unfinishedGlobals.remove(index) }
    let value = try call(initializer, [], generics: .none, on: fiber)
    setGlobal(index, to: value)
    return value
  }

  /// What a variable of top-level code holds before its line: as in the compiled program, the zero of a number.
  private func unset(_ id: GlobalID) throws(EvaluationError) -> Value {
    if program[id].isOfPrompt {
      throw .trap(Trap("'\(program[id].name)' has no value yet: the input that declares it waits"))
    }
    let type = types.token(program[id].type)
    switch types[type].storage {
    case .int, .integer, .double, .float, .cgFloat: return adopted(.int(0), types[type].storage)
    case .bool: return .bool(false)
    case .optional, .unknown, .existential: return .none
    default:
      throw .trap(
        Trap("Theseus does not run what reads '\(program[id].name)' before its line sets it", reason: .unsupported))
    }
  }

  func setGlobal(_ index: Int, to value: Value) {
    while globals.count <= index { globals.append(nil) }
    let old = globals[index]
    globals[index] = .some(value)
    _ = consume old
  }

  /// Whether the value of a global is out to be changed.
  func isTaken(_ index: Int) -> Bool {
    if index < globals.count, let value = globals[index] { value.isTaken } else { false }
  }

  func takeGlobal(_ index: Int, _ fiber: Fiber) throws(EvaluationError) -> Value {
    let value = try global(index, fiber)
    if index < globals.count { globals[index] = .taken }
    return value
  }

  /// The value of a global variable or static property.
  public func value(of global: GlobalID) throws(EvaluationError) -> Value {
    try self.global(Int(global.index), currentFiber ?? mainFiber)
  }

  /// The value of a global variable or static property that has been initialized; nil before its first use.
  public func initializedValue(of global: GlobalID) -> Value? {
    let index = Int(global.index)
    return index < globals.count ? globals[index] : nil
  }

  /// How many global variables and static properties have been initialized.
  public var initializedGlobalCount: Int { globals.count { $0 != nil } }

  /// Sets a global variable.
  public func setValue(of global: GlobalID, to value: Value) { setGlobal(Int(global.index), to: value) }

  // MARK: Tasks

  /// Starts a task that calls a function, as a job that is due now.
  @discardableResult
  public func startTask(
    calling function: FunctionID, _ arguments: [Value] = [], generics: [TypeToken] = []
  ) -> TaskObject {
    let list = types.list(generics)
    let code = code(of: function)
    let isolation = program[function].kind == .main ? .mainActor : code.isolation
    return startTask(of: (anyType, anyType), on: isolation) { interpreter, fiber throws(EvaluationError) in
      for (index, argument) in arguments.enumerated() { (fiber.stack + index).initialize(to: argument) }
      try interpreter.pushFrame(code, list, fiber, 0)
    }
  }

  /// Starts a task that calls a closure, as a job that is due now.
  @discardableResult
  public func startTask(calling closure: Value, _ arguments: [Value] = []) -> TaskObject {
    startTask(of: (anyType, anyType), with: (currentFiber ?? mainFiber).taskLocals, calling: closure, arguments)
  }

  /// Starts a task of a type of success and failure that calls a closure with values of task-local properties.
  func startTask(
    of types: (TypeToken, TypeToken), with taskLocals: [ObjectIdentifier: Value], calling closure: Value,
    _ arguments: [Value] = []
  ) -> TaskObject {
    startTask(of: types, on: closure.code?.isolation, with: taskLocals) { interpreter, fiber throws(EvaluationError) in
      guard case .closure(let box) = closure, let code = closure.code else {
        throw .trap(Trap("a task without code", reason: .unsupported))
      }
      for (index, argument) in arguments.enumerated() { (fiber.stack + index).initialize(to: argument) }
      interpreter.place(box, code, fiber, 0, arguments.count)
      try interpreter.pushFrame(code, box.generics, fiber, 0)
    }
  }

  private func startTask(
    of outcome: (TypeToken, TypeToken), on isolation: Isolation?, with taskLocals: [ObjectIdentifier: Value] = [:],
    _ prepare: @escaping (Interpreter, Fiber) throws(EvaluationError) -> Void
  ) -> TaskObject {
    let task = TaskObject(type: types.token(named: "Task", [outcome.0, outcome.1]))
    let isOnMainActor = isolation == .mainActor
    executor.enqueue(on: isOnMainActor ? .mainThread : .task) { [unowned self] () throws(EvaluationError) in
      let fiber = Fiber()
      fiber.task = task
      fiber.taskLocals = taskLocals
      fiber.isOnMainActor = isOnMainActor
      try prepare(self, fiber)
      try advance(fiber, with: nil)
    }
    return task
  }

  /// Lets a task go on as a job of the main actor, or elsewhere: behind the jobs that are due, and once nobody keeps it out of an actor.
  func hop(
    _ fiber: Fiber, toMainActor isOnMainActor: Bool, entering actor: ObjectIdentifier? = nil
  ) throws(EvaluationError) {
    guard fiber.task != nil, fiber.canSuspend else { return }
    let moves = fiber.isOnMainActor != isOnMainActor
    fiber.isOnMainActor = isOnMainActor
    if let actor, heldActors[actor] != nil || moves && executor.hasDueJobs {
      enqueue(fiber, entering: actor)
    } else if moves, executor.hasDueJobs || isOnMainActor && executor.isMainThreadHeld {
      enqueue(fiber, with: nil)
    } else {
      return
    }
    throw .suspended
  }

  /// Lets a suspended fiber go on as a job of its own.
  func enqueue(_ fiber: Fiber, with value: ResumeValue?) {
    executor.enqueue(on: place(of: fiber)) { [unowned self] () throws(EvaluationError) in
      try advance(fiber, with: value)
    }
  }

  /// The thread that a fiber would go on on.
  func place(of fiber: Fiber) -> Executor.Place {
    fiber.task == nil ? .queue : fiber.isOnMainActor ? .mainThread : .task
  }

  /// Runs a fiber until it ends or suspends.
  func advance(_ fiber: Fiber, with value: ResumeValue?) throws(EvaluationError) {
    let outer = currentFiber
    currentFiber = fiber
    defer { currentFiber = outer }
    releaseActor(of: fiber)
    do throws(EvaluationError) {
      let result = try run(fiber, resumingWith: value)
      fiber.task?.end(with: .value(result))
    } catch {
      switch error {
      case .suspended: return
      case .thrown:
        let thrown = thrownValue
        thrownValue = .none
        fiber.task?.end(with: .error(thrown))
      case .trap: throw error
      }
    }
  }

  /// The value with which a task ended, nil while it runs; throws the error with which it ended.
  public func value(of task: TaskObject) throws(EvaluationError) -> Value? {
    switch task.outcome {
    case .value(let value)?: return value
    case .error(let error)?:
      thrownValue = error
      throw .thrown
    case nil: return nil
    }
  }

  /// Waits for a task's end: throws `suspended` unless it has ended.
  public func wait(
    for task: TaskObject, _ arguments: Arguments
  ) throws(EvaluationError) -> Value {
    switch task.outcome {
    case .value(let value)?: return value
    case .error(let error)?: throw arguments.throwing(error)
    case nil: throw arguments.suspend { task.waiting.append($0) }
    }
  }
}

extension Resumption {
  func resume(with outcome: TaskObject.Outcome) {
    switch outcome {
    case .value(let value): resume(returning: value)
    case .error(let error): resume(throwing: error)
    }
  }
}
