/// The one queue of jobs, ordered by virtual time and then by the order in which they were added.
public final class Executor {
  /// The thread that a job would run on; the model has one thread.
  public enum Place: Sendable {
    /// The main thread: the main actor's code, its queue and its run loop.
    case mainThread
    /// A thread of a queue, or one that the program started.
    case queue
    /// The thread of a task that no code of the main actor runs in.
    case task
  }

  /// A job that waits for its time.
  public final class Job {
    /// When it is due, in virtual seconds.
    public let time: Double
    let sequence: Int
    fileprivate(set) var isCancelled = false
    /// Whether it comes again by itself, as the ticks of a timer do, for which a program that is over does not wait.
    var repeats = false
    let place: Place
    /// On whose behalf it runs.
    fileprivate let errand: AnyObject?
    /// What it does; nil once it runs or is cancelled, so that nothing that it holds outlives it.
    fileprivate var body: (() throws(EvaluationError) -> Void)?

    init(
      time: Double, sequence: Int, place: Place, errand: AnyObject?,
      body: @escaping () throws(EvaluationError) -> Void
    ) {
      self.errand = errand
      self.time = time
      self.sequence = sequence
      self.place = place
      self.body = body
    }

    /// Takes it out of the queue.
    public func cancel() {
      isCancelled = true
      body = nil
    }
  }

  /// The virtual time in seconds since the session's start.
  public private(set) var now = 0.0
  /// How much later than it is due a job begins that waited for its time, as clocks see it; jobs keep their times.
  public var latency = 0.0
  private var lateCount = 0
  /// The time that clocks show.
  var clockTime: Double { now + Double(lateCount) * latency }
  /// Which thread the code that runs now would be on.
  public private(set) var place = Place.mainThread
  /// On whose behalf the code that runs now runs, which only the host knows; what it adds to the queue runs on the same.
  public private(set) var errand: AnyObject?
  /// How many jobs may run at one instant before it counts as endless.
  public var instantLimit = 100_000
  /// How often tasks may yield at one instant before time passes for what waits for it: `while !Task.isCancelled { await Task.yield() }`
  /// takes as long as it takes.
  public var yieldLimit = 1_000
  private var yieldCount = 0
  private var sequence = 0
  private var ready: [Job] = []
  private var readyStart = 0
  private var timed: [Job] = []
  /// Code that waits while other jobs run beneath it, outermost first.
  private var holds: [ThreadHold] = []

  /// Makes an empty queue at time zero.
  public init() {}

  /// Adds a job that is due now.
  @discardableResult
  public func enqueue(
    on place: Place = .mainThread, _ body: @escaping () throws(EvaluationError) -> Void
  ) -> Job {
    sequence += 1
    let job = Job(time: now, sequence: sequence, place: place, errand: errand, body: body)
    ready.append(job)
    return job
  }

  /// Adds a job that is due after some virtual seconds.
  @discardableResult
  public func schedule(
    after delay: Double, on place: Place = .mainThread, _ body: @escaping () throws(EvaluationError) -> Void
  ) -> Job {
    guard delay > 0 else { return enqueue(on: place, body) }
    sequence += 1
    let job = Job(time: Self.instant(now + delay), sequence: sequence, place: place, errand: errand, body: body)
    var low = 0
    var high = timed.count
    while low < high {
      let middle = (low + high) / 2
      if timed[middle].time <= job.time { low = middle + 1 } else { high = middle }
    }
    timed.insert(job, at: low)
    return job
  }

  /// A time in whole nanoseconds: a tenth of a second, three times, is three tenths.
  public static func instant(_ time: Double) -> Double { time < 1e6 ? (time * 1e9).rounded() / 1e9 : time }

  /// When the next job is due; nil if none waits.
  public var nextDueTime: Double? {
    if ready[readyStart...].contains(where: { !$0.isCancelled }) { return now }
    return timed.first { !$0.isCancelled }?.time
  }

  /// Whether a job is due that would run before one that is added now.
  var hasDueJobs: Bool { nextDueTime.map { $0 <= now } ?? false }

  /// Whether a job waits that does not come again by itself.
  public var hasJobsThatEnd: Bool { (ready[readyStart...] + timed[...]).contains { !$0.isCancelled && !$0.repeats } }

  /// How many jobs wait.
  public var waitingCount: Int { (ready[readyStart...] + timed[...]).count { !$0.isCancelled } }

  /// Runs everything that is due now, also what those jobs add for now.
  public func runDueJobs() throws(EvaluationError) {
    var count = 0
    yieldCount = 0
    while true {
      while let first = timed.first, first.time <= now {
        ready.append(first)
        timed.removeFirst()
        lateCount += 1
      }
      if yieldCount >= yieldLimit, let next = timed.first(where: { !$0.isCancelled }) {
        try moveClock(to: next.time)
        (count, yieldCount) = (0, 0)
        continue
      }
      guard readyStart < ready.count else {
        ready = []
        readyStart = 0
        return
      }
      let job = ready[readyStart]
      readyStart += 1
      if job.isCancelled { continue }
      count += 1
      if count > instantLimit {
        throw .trap(Trap("more than \(instantLimit) jobs are due at one instant", reason: .budget))
      }
      try run(job)
    }
  }

  /// Notes that a task let others go on.
  func noteYield() { yieldCount += 1 }

  private func run(_ job: Job) throws(EvaluationError) {
    let outer = (place, errand)
    (place, errand) = (job.place, job.errand)
    defer { (place, errand) = outer }
    let body = job.body
    job.body = nil
    try body?()
  }

  /// Runs code on behalf of somebody.
  public func run<Result, Failure>(
    onBehalfOf errand: AnyObject?, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = self.errand
    self.errand = errand
    defer { self.errand = outer }
    return try body()
  }

  /// Moves the clock to the next due time up to a limit and runs what is due there; false if nothing is due by then.
  public func runNextInstant(until limit: Double = .infinity) throws(EvaluationError) -> Bool {
    guard let time = nextDueTime, time <= limit else { return false }
    try moveClock(to: time)
    try runDueJobs()
    return true
  }

  /// Runs everything that is due up to a time and leaves the clock there.
  public func advance(to time: Double) throws(EvaluationError) {
    while try runNextInstant(until: time) {}
    try moveClock(to: time)
  }

  private func moveClock(to time: Double) throws(EvaluationError) {
    guard time > now else { return }
    if holds.contains(where: { $0.isOver || $0.deadline < time }) { throw .trap(.outlastsOtherWait) }
    now = time
  }

  // MARK: - Code that keeps its thread while it waits

  /// Whether code on the main thread waits, so that no job can run there.
  var isMainThreadHeld: Bool { holds.contains { $0.place == .mainThread } }

  /// Runs other jobs beneath the code that runs now, which waits with what it holds, until it is over or its time comes.
  ///
  /// False if nothing is left to do that could end it.
  func runOtherJobs(beneath hold: ThreadHold) throws(EvaluationError) -> Bool {
    holds.append(hold)
    defer { holds.removeLast() }
    while !hold.isOver {
      if try runOtherJob(until: hold.deadline) { continue }
      guard hold.deadline.isFinite else { return false }
      try moveClock(to: hold.deadline)
      lateCount += 1
      return true
    }
    return true
  }

  private func runOtherJob(until limit: Double) throws(EvaluationError) -> Bool {
    let isHeld = isMainThreadHeld
    let canRun = { (job: Job) in !job.isCancelled && !(isHeld && job.place == .mainThread) }
    if let index = ready[readyStart...].firstIndex(where: canRun) {
      try run(ready.remove(at: index))
      return true
    }
    guard let index = timed.firstIndex(where: canRun), timed[index].time <= limit else { return false }
    let job = timed.remove(at: index)
    try moveClock(to: job.time)
    lateCount += 1
    try run(job)
    return true
  }
}
