/// The one queue of jobs, ordered by virtual time and then by the order in which they were added.
public final class Executor {
  /// A job that waits for its time.
  public final class Job {
    /// When it is due, in virtual seconds.
    public let time: Double
    let sequence: Int
    fileprivate(set) var isCancelled = false
    /// Whether it runs on the main thread; the model has one thread, and says which one code would be on.
    let isOnMainThread: Bool
    /// On whose behalf it runs.
    fileprivate let errand: AnyObject?
    fileprivate let body: () throws(EvaluationError) -> Void

    init(
      time: Double, sequence: Int, isOnMainThread: Bool, errand: AnyObject?,
      body: @escaping () throws(EvaluationError) -> Void
    ) {
      self.errand = errand
      self.time = time
      self.sequence = sequence
      self.isOnMainThread = isOnMainThread
      self.body = body
    }

    /// Takes it out of the queue.
    public func cancel() { isCancelled = true }
  }

  /// The virtual time in seconds since the session's start.
  public private(set) var now = 0.0
  /// Whether the code that runs now would be on the main thread.
  public private(set) var isOnMainThread = true
  /// On whose behalf the code that runs now runs, which only the host knows; what it adds to the queue runs on the same.
  public private(set) var errand: AnyObject?
  /// How many jobs may run at one instant before it counts as endless.
  public var instantLimit = 100_000
  private var sequence = 0
  private var ready: [Job] = []
  private var readyStart = 0
  private var timed: [Job] = []

  /// Makes an empty queue at time zero.
  public init() {}

  /// Adds a job that is due now.
  @discardableResult
  public func enqueue(
    onMainThread: Bool = true, _ body: @escaping () throws(EvaluationError) -> Void
  ) -> Job {
    sequence += 1
    let job = Job(time: now, sequence: sequence, isOnMainThread: onMainThread, errand: errand, body: body)
    ready.append(job)
    return job
  }

  /// Adds a job that is due after some virtual seconds.
  @discardableResult
  public func schedule(
    after delay: Double, onMainThread: Bool = true, _ body: @escaping () throws(EvaluationError) -> Void
  ) -> Job {
    guard delay > 0 else { return enqueue(onMainThread: onMainThread, body) }
    sequence += 1
    let job = Job(
      time: Self.instant(now + delay), sequence: sequence, isOnMainThread: onMainThread, errand: errand, body: body)
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

  /// How many jobs wait.
  public var waitingCount: Int { (ready[readyStart...] + timed[...]).count { !$0.isCancelled } }

  /// Runs everything that is due now, also what those jobs add for now.
  public func runDueJobs() throws(EvaluationError) {
    var count = 0
    while true {
      while let first = timed.first, first.time <= now {
        ready.append(first)
        timed.removeFirst()
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

  /// Runs the next job up to a time that need not wait for the code that runs now, where that blocks its thread; false if there is none.
  ///
  /// Code on the main thread keeps all others from it.
  func runOtherWork(until limit: Double) throws(EvaluationError) -> Bool {
    let isBlocked = { [isOnMainThread] (job: Job) in job.isCancelled || isOnMainThread && job.isOnMainThread }
    if let index = ready[readyStart...].firstIndex(where: { !isBlocked($0) }) {
      try run(ready.remove(at: index))
      return true
    }
    if let index = timed.firstIndex(where: { !isBlocked($0) }), timed[index].time <= limit {
      let job = timed.remove(at: index)
      now = max(now, job.time)
      try run(job)
      return true
    }
    if limit.isFinite, limit > now { now = limit }
    return false
  }

  private func run(_ job: Job) throws(EvaluationError) {
    let outer = (isOnMainThread, errand)
    (isOnMainThread, errand) = (job.isOnMainThread, job.errand)
    defer { (isOnMainThread, errand) = outer }
    try job.body()
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

  /// Runs code on the main thread, as part of the job that runs.
  func onMainThread<Result>(
    _ body: () throws(EvaluationError) -> Result
  ) throws(EvaluationError) -> Result {
    let outer = isOnMainThread
    isOnMainThread = true
    defer { isOnMainThread = outer }
    return try body()
  }

  /// Moves the clock to the next due time up to a limit and runs what is due there; false if nothing is due by then.
  public func runNextInstant(until limit: Double = .infinity) throws(EvaluationError) -> Bool {
    guard let time = nextDueTime, time <= limit else { return false }
    if time > now { now = time }
    try runDueJobs()
    return true
  }

  /// Runs everything that is due up to a time and leaves the clock there.
  public func advance(to time: Double) throws(EvaluationError) {
    while try runNextInstant(until: time) {}
    if time > now { now = time }
  }
}
