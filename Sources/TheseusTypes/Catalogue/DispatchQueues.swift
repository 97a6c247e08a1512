extension Catalogue {
  /// Dispatch queues, groups and semaphores, and operations: work that waits for other work lets that run.
  static let dispatchQueues = #"""
    func _runOtherWork(until time: Double) -> Bool
    func _wait(_ name: String, until time: Double = .infinity, _ isDone: () -> Bool) -> DispatchTimeoutResult {
      while !isDone() {
        if _runOtherWork(until: time) { continue }
        if time == .infinity || _waitingJobs() > 0 { _unsupported(name + " for what no other queue does") }
        return .timedOut
      }
      return .success
    }
    func _waitingJobs() -> Int
    @discardableResult func sleep(_ seconds: UInt32) -> UInt32 { _unsupported("sleep(_:)") }
    @discardableResult func usleep(_ microseconds: UInt32) -> Int32 { _unsupported("usleep(_:)") }
    enum DispatchTimeoutResult: Hashable, Sendable {
      case success, timedOut
    }
    struct DispatchWorkItemFlags: OptionSet, Sendable {
      let rawValue: UInt
      init(rawValue: UInt) { self.rawValue = rawValue }
      static let barrier: DispatchWorkItemFlags = DispatchWorkItemFlags(rawValue: 1)
      static let detached: DispatchWorkItemFlags = DispatchWorkItemFlags(rawValue: 2)
      static let assignCurrentContext: DispatchWorkItemFlags = DispatchWorkItemFlags(rawValue: 4)
      static let noQoS: DispatchWorkItemFlags = DispatchWorkItemFlags(rawValue: 8)
      static let inheritQoS: DispatchWorkItemFlags = DispatchWorkItemFlags(rawValue: 16)
      static let enforceQoS: DispatchWorkItemFlags = DispatchWorkItemFlags(rawValue: 32)
    }
    class DispatchWorkItem {
      var _block: () -> Void
      var isCancelled: Bool
      var _isDone: Bool = false
      var _waiting: [(DispatchQueue, () -> Void)] = []
      init(qos: DispatchQoS = .default, flags: DispatchWorkItemFlags = [], block: @escaping () -> Void) { _block = block; isCancelled = false }
      func perform() {
        if !isCancelled { _block() }
        _isDone = true
        let waiting = _waiting
        _waiting = []
        for (queue, work) in waiting { queue.async(execute: work) }
      }
      func cancel() { isCancelled = true }
      func wait() { _ = _wait("DispatchWorkItem.wait()") { _isDone } }
      func wait(timeout: DispatchTime) -> DispatchTimeoutResult { _wait("DispatchWorkItem.wait(timeout:)", until: timeout._time) { _isDone } }
      func notify(queue: DispatchQueue, execute work: @escaping () -> Void) { if _isDone { queue.async(execute: work) } else { _waiting.append((queue, work)) } }
    }
    class DispatchQueue: Scheduler {
      struct Attributes: OptionSet, Sendable {
        let rawValue: UInt64
        init(rawValue: UInt64) { self.rawValue = rawValue }
        static let concurrent: DispatchQueue.Attributes = DispatchQueue.Attributes(rawValue: 1)
        static let initiallyInactive: DispatchQueue.Attributes = DispatchQueue.Attributes(rawValue: 2)
      }
      let label: String
      let _isMainThread: Bool
      let _isSerial: Bool
      var _isBusy: Bool = false
      enum AutoreleaseFrequency: Hashable, Sendable {
        case inherit, workItem, never
      }
      init(label: String, qos: DispatchQoS = .default, attributes: DispatchQueue.Attributes = [], autoreleaseFrequency: DispatchQueue.AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil) {
        self.label = label
        _isMainThread = false
        _isSerial = !attributes.contains(.concurrent)
      }
      init(_main label: String) { self.label = label; _isMainThread = true; _isSerial = true }
      init(_global label: String) { self.label = label; _isMainThread = false; _isSerial = false }
      static let main: DispatchQueue = DispatchQueue(_main: "com.apple.main-thread")
      static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { DispatchQueue(_global: "com.apple.root.default-qos") }
      var _jobs: [_DispatchJob] = []
      func async(execute work: @escaping () -> Void) { _enqueue(work) }
      @_symbol("DispatchQueue.async(options)") func async(group: DispatchGroup? = nil, qos: DispatchQoS = .default, flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void) {
        group?.enter()
        _enqueue {
          work()
          group?.leave()
        }
      }
      @_symbol("DispatchQueue.async(item)") func async(execute item: DispatchWorkItem) { _enqueue { item.perform() } }
      @_symbol("DispatchQueue.async(groupItem)") func async(group: DispatchGroup, execute item: DispatchWorkItem) { async(group: group) { item.perform() } }
      func _enqueue(_ work: @escaping () -> Void) {
        let job = _DispatchJob(work)
        _jobs.append(job)
        _ = _schedule(0.0, onMain: _isMainThread) {
          if job.work == nil { return }
          self._jobs.removeAll { $0 === job }
          self._perform { job.run() }
        }
      }
      func _perform(_ work: () -> Void) {
        if _isSerial && _isBusy { _unsupported("waiting in a serial queue while it has more to do") }
        _isBusy = true
        work()
        _isBusy = false
      }
      func asyncAfter(deadline: DispatchTime, qos: DispatchQoS = .default, flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void) { _ = _schedule(deadline._time - _now(), onMain: _isMainThread, work) }
      @_symbol("DispatchQueue.asyncAfter(item)") func asyncAfter(deadline: DispatchTime, execute item: DispatchWorkItem) { _ = _schedule(deadline._time - _now(), onMain: _isMainThread) { item.perform() } }
      func sync<T>(execute work: () throws -> T) rethrows -> T { try sync(flags: [], execute: work) }
      @_symbol("DispatchQueue.sync(flags)") func sync<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T {
        if _isMainThread { return try _onMainThread(work) }
        // What was queued before comes first.
        while !_jobs.isEmpty { _jobs.removeFirst().run() }
        return try work()
      }
      @_symbol("DispatchQueue.sync(item)") func sync(execute item: DispatchWorkItem) { sync { item.perform() } }
      func activate() { }
      static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) { for i in 0..<iterations { work(i) } }
    }
    class _DispatchJob {
      var work: (() -> Void)?
      init(_ work: @escaping () -> Void) { self.work = work }
      func run() {
        let work = self.work
        self.work = nil
        work?()
      }
    }
    class DispatchGroup {
      var _count: Int
      var _waiting: [(DispatchQueue, () -> Void)]
      init() { _count = 0; _waiting = [] }
      func enter() { _count += 1 }
      func wait() { _ = _wait("DispatchGroup.wait()") { _count == 0 } }
      func wait(timeout: DispatchTime) -> DispatchTimeoutResult { _wait("DispatchGroup.wait(timeout:)", until: timeout._time) { _count == 0 } }
      func leave() {
        if _count == 0 { _trap("Unbalanced call to dispatch_group_leave()") }
        _count -= 1
        if _count == 0 {
          let waiting = _waiting
          _waiting = []
          for (queue, work) in waiting { queue.async(execute: work) }
        }
      }
      func notify(qos: DispatchQoS = .default, flags: DispatchWorkItemFlags = [], queue: DispatchQueue, execute work: @escaping () -> Void) { if _count == 0 { queue.async(execute: work) } else { _waiting.append((queue, work)) } }
      @_symbol("DispatchGroup.notify(item)") func notify(queue: DispatchQueue, work: DispatchWorkItem) { notify(queue: queue) { work.perform() } }
    }
    class DispatchSemaphore {
      var _value: Int
      init(value: Int) { _value = value }
      func wait() {
        _ = _wait("DispatchSemaphore.wait()") { _value > 0 }
        _value -= 1
      }
      func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
        let result = _wait("DispatchSemaphore.wait(timeout:)", until: timeout._time) { _value > 0 }
        if result == .success { _value -= 1 }
        return result
      }
      @discardableResult func signal() -> Int { _value += 1; return 0 }
    }
    class Operation: NSObject {
      enum QueuePriority: Int, Sendable {
        case veryLow = -8, low = -4, normal = 0, high = 4, veryHigh = 8
      }
      var name: String? = nil
      var isCancelled: Bool = false
      var isExecuting: Bool = false
      var isFinished: Bool = false
      var queuePriority: Operation.QueuePriority = .normal
      var completionBlock: (() -> Void)? = nil
      var dependencies: [Operation] = []
      var _dependents: [Operation] = []
      var _queue: OperationQueue? = nil
      var _isScheduled: Bool = false
      override init() { }
      var isReady: Bool { dependencies.allSatisfy { $0.isFinished } }
      func main() { }
      func start() {
        isExecuting = true
        if !isCancelled { main() }
        isExecuting = false
        isFinished = true
        completionBlock?()
        for dependent in _dependents { dependent._queue?._startReady() }
      }
      func cancel() { isCancelled = true }
      func addDependency(_ other: Operation) { dependencies.append(other); other._dependents.append(self) }
      func waitUntilFinished() { _ = _wait("Operation.waitUntilFinished()") { isFinished } }
    }
    class BlockOperation: Operation {
      var _blocks: [() -> Void]
      init(block: @escaping () -> Void) { _blocks = [block]; super.init() }
      func addExecutionBlock(_ block: @escaping () -> Void) { _blocks.append(block) }
      override func main() { for block in _blocks { block() } }
    }
    class OperationQueue: NSObject, Scheduler {
      let _isMainThread: Bool
      var name: String? = nil
      var maxConcurrentOperationCount: Int = -1
      var operations: [Operation] = []
      override init() { _isMainThread = false }
      init(_isMainThread: Bool) { self._isMainThread = _isMainThread }
      static let main: OperationQueue = OperationQueue(_isMainThread: true)
      var operationCount: Int { operations.count }
      func addOperation(_ block: @escaping () -> Void) { addOperation(BlockOperation(block: block)) }
      @_symbol("OperationQueue.addOperation(operation)") func addOperation(_ operation: Operation) {
        operations.append(operation)
        operation._queue = self
        _startReady()
      }
      func addOperations(_ operations: [Operation], waitUntilFinished wait: Bool) {
        for operation in operations { addOperation(operation) }
        if wait { waitUntilAllOperationsAreFinished() }
      }
      func cancelAllOperations() { for operation in operations { operation.cancel() } }
      func waitUntilAllOperationsAreFinished() { _ = _wait("OperationQueue.waitUntilAllOperationsAreFinished()") { operations.isEmpty } }
      func _startReady() {
        for operation in operations where !operation._isScheduled && operation.isReady {
          operation._isScheduled = true
          _ = _schedule(0.0, onMain: _isMainThread) {
            operation.start()
            self.operations.removeAll { $0 === operation }
          }
        }
      }
    }
    """#
}
