import TheseusTypes

/// Threads that wait for the same thing, first come, first served.
final class WaitingLine: NativeObject {
  fileprivate var waiters: [Waiter] = []
  private var isKnown = false

  /// Lets the first go on; false if nobody waits.
  fileprivate func wakeFirst() -> Bool {
    guard !waiters.isEmpty else { return false }
    waiters.removeFirst().wake()
    return true
  }

  /// What waits is not carried over, as other jobs are not.
  override func transferred(by transfer: ValueTransfer) -> NativeObject? {
    transfer.token(type).map { WaitingLine(type: $0) }
  }

  /// Whether nobody asked so before.
  fileprivate func isNew() -> Bool {
    defer { isKnown = true }
    return !isKnown
  }

  fileprivate func remove(_ waiter: Waiter) { waiters.removeAll { $0 === waiter } }
}

/// A thread that waits: it left its fiber, or it keeps the host's stack while others run above it.
private final class Waiter {
  private enum Manner {
    case left(Resumption)
    case holds(ThreadHold)
  }
  private let manner: Manner
  /// The job that ends the wait when its time comes.
  var timer: Executor.Job?

  init(_ resumption: Resumption) { manner = .left(resumption) }

  init(_ hold: ThreadHold) { manner = .holds(hold) }

  func wake() {
    timer?.cancel()
    switch manner {
    case .left(let resumption): resumption.resume(returning: .bool(true))
    case .holds(let hold): hold.isOver = true
    }
  }
}

extension NativeTable {
  /// Threads, and the lines in which they wait.
  mutating func addThreads() {
    native("_WaitingLine.init()") { .native(WaitingLine(type: $0.interpreter.types.token(named: "_WaitingLine"))) }
    native("_WaitingLine.isNew()") { .bool(try $0.native(0, as: WaitingLine.self).isNew()) }
    native("_WaitingLine.wait(until:_:)") { try wait($0) }
    native("_WaitingLine.wakeFirst()") { .bool(try $0.native(0, as: WaitingLine.self).wakeFirst()) }
    native("_WaitingLine.wakeAll()") { arguments in
      let line = try arguments.native(0, as: WaitingLine.self)
      while line.wakeFirst() {}
      return .void
    }
    native("_isOnMainThread()") { .bool($0.interpreter.isOnMainThread) }
    native("_threadNumber()") { .int($0.interpreter.threadNumber(of: $0.fiber)) }
    native("_thread()") { arguments in arguments.fiber.thread ?? .none }
    native("_setThread(_:)") { arguments in
      arguments.fiber.thread = arguments[0]
      return .void
    }
  }
}

/// Waits in a line until somebody wakes the thread, or its time comes.
private func wait(_ arguments: Arguments) throws(EvaluationError) -> Value {
  let line = try arguments.native(0, as: WaitingLine.self)
  let interpreter = arguments.interpreter
  let executor = interpreter.executor
  let time = try arguments.double(1)
  let deadline = time < 1e17 ? Executor.instant(executor.now + time - executor.clockTime) : .infinity
  if arguments.fiber.canSuspend, !interpreter.isOnMainThread { throw try leave(arguments, in: line, until: deadline) }
  let hold = ThreadHold(place: interpreter.isOnMainThread ? .mainThread : .queue, until: deadline)
  let waiter = Waiter(hold)
  line.waiters.append(waiter)
  defer { line.remove(waiter) }
  let start = executor.now
  guard try interpreter.runOtherJobs(beneath: hold, of: arguments.fiber) else {
    throw arguments.unsupported("'\(try arguments.string(2)) for what no other queue does'")
  }
  if hold.place == .mainThread, executor.now > start {
    try interpreter.host.mainThreadWaited(executor.now - start)
  }
  return .bool(hold.isOver)
}

/// Leaves the thread's fiber, which goes on when the thread is woken or its time comes.
private func leave(
  _ arguments: Arguments, in line: WaitingLine, until deadline: Double
) throws(EvaluationError) -> EvaluationError {
  let executor = arguments.interpreter.executor
  try arguments.interpreter.holdActor(of: arguments.fiber)
  return arguments.suspend { resumption in
    let waiter = Waiter(resumption)
    line.waiters.append(waiter)
    guard deadline.isFinite else { return }
    waiter.timer = executor.schedule(after: deadline - executor.now, on: .queue) { () throws(EvaluationError) in
      line.remove(waiter)
      resumption.resume(returning: .bool(false))
    }
  }
}
