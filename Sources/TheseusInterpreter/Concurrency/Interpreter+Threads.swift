import TheseusProgram
import TheseusTypes

/// Threads of the program: work of a queue, and what waits with its thread.
///
/// What waits leaves its fiber, and its thread goes on when it is woken. Code on the main thread and code inside of a function of the host
/// cannot leave: other jobs run beneath it.
extension Interpreter {
  /// Whether the code that runs now would be on the main thread: a task is where the main actor's code is.
  var isOnMainThread: Bool {
    guard let fiber = currentFiber, fiber.task != nil else { return executor.place == .mainThread }
    return fiber.isOnMainActor
  }

  /// Tells the thread of the code that runs now from others; that of the main thread is 0.
  func threadNumber(of fiber: Fiber) -> Int {
    if isOnMainThread { return 0 }
    if fiber.number == nil {
      threadCount += 1
      fiber.number = threadCount
    }
    return fiber.number ?? 0
  }

  /// Runs a closure on a thread of its own.
  func runThread(calling closure: Value) throws(EvaluationError) {
    guard case .closure(let box) = closure, let code = closure.code else {
      _ = try call(closure)
      return
    }
    let fiber = Fiber()
    place(box, code, fiber, 0, 0)
    try pushFrame(code, box.generics, fiber, 0)
    try advance(fiber, with: nil)
  }

  /// Runs other jobs beneath code that keeps its thread while it waits; false if nothing is left to do that could end the wait.
  func runOtherJobs(beneath hold: ThreadHold, of fiber: Fiber) throws(EvaluationError) -> Bool {
    let outer = currentFiber
    let actor = try actor(below: fiber)
    currentFiber = nil
    if let actor { heldActors[actor] = [] }
    defer {
      currentFiber = outer
      if let actor { release(actor) }
    }
    return try executor.runOtherJobs(beneath: hold)
  }

  // MARK: Actors

  /// Keeps others out of the actor whose code a fiber runs, until it goes on.
  func holdActor(of fiber: Fiber) throws(EvaluationError) {
    guard let actor = try actor(below: fiber) else { return }
    fiber.heldActor = actor
    heldActors[actor] = []
  }

  /// Lets others into the actor that a fiber kept them out of.
  func releaseActor(of fiber: Fiber) {
    guard let actor = fiber.heldActor else { return }
    fiber.heldActor = nil
    release(actor)
  }

  private func release(_ actor: ObjectIdentifier) {
    for fiber in heldActors.removeValue(forKey: actor) ?? [] { enqueue(fiber, entering: actor) }
  }

  /// Lets a fiber go on as a job of its own, once nobody keeps it out of an actor.
  func enqueue(_ fiber: Fiber, entering actor: ObjectIdentifier) {
    executor.enqueue(on: place(of: fiber)) { [unowned self] () throws(EvaluationError) in
      if heldActors[actor]?.append(fiber) == nil { try advance(fiber, with: nil) }
    }
  }

  /// The actor on which the innermost code of a fiber runs that says where it does.
  private func actor(below fiber: Fiber) throws(EvaluationError) -> ObjectIdentifier? {
    for index in stride(from: fiber.frameCount - 1, through: 0, by: -1) {
      let frame = fiber.frames[index]
      let code = frame.code
      switch code.isolation {
      case .inherited: continue
      case .mainActor: return nil
      case .nonisolated: if code.isAsync { return nil }
      case .otherActor:
        switch code.actor {
        case .nobody: if code.isAsync { return nil }
        case .register(let register):
          if let object = object(in: fiber.stack[frame.base + register]) { return object }
          throw .trap(.waitsOnUnknownActor)
        case .unknown: throw .trap(.waitsOnUnknownActor)
        }
      }
    }
    return nil
  }

  /// The identity of the object that a register holds, which may be that of a shared variable.
  func object(in register: Value) -> ObjectIdentifier? {
    switch register {
    case .object(let object): ObjectIdentifier(object)
    case .cell(let cell): object(in: cell.value)
    default: nil
    }
  }
}

extension Trap {
  fileprivate static var waitsOnUnknownActor: Trap {
    Trap(
      "Theseus does not run what waits with the thread of a global actor or of an 'isolated' parameter yet",
      reason: .unsupported)
  }
}

extension Value {
  /// The compiled code of a closure.
  var code: Code? {
    if case .closure(let box) = self, case .code(let code) = box.kind { code } else { nil }
  }
}
