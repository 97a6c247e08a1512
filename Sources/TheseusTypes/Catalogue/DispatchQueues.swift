extension Catalogue {
  /// Dispatch queues, groups and semaphores, and operations: work that waits for other work lets that run.
  static let dispatchQueues = #"""
    #module(Dispatch)
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
      let _line: _WaitingLine = _WaitingLine()
      let _isBarrier: Bool
      init(qos: DispatchQoS = .default, flags: DispatchWorkItemFlags = [], block: @escaping () -> Void) { _block = block; isCancelled = false; _isBarrier = flags.contains(.barrier) }
      func perform() {
        if !isCancelled { _block() }
        _isDone = true
        _line.wakeAll()
        let waiting = _waiting
        _waiting = []
        for (queue, work) in waiting { queue.async(execute: work) }
      }
      func cancel() { isCancelled = true }
      func wait() { _ = _wait(until: .infinity, "DispatchWorkItem.wait()") }
      func wait(timeout: DispatchTime) -> DispatchTimeoutResult { _wait(until: timeout._time, "DispatchWorkItem.wait(timeout:)") }
      func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult { _wait(until: wallTimeout._time, "DispatchWorkItem.wait(wallTimeout:)") }
      func _wait(until time: Double, _ name: String) -> DispatchTimeoutResult { _isDone || _line.wait(until: time, name) ? .success : .timedOut }
      func notify(qos: DispatchQoS = .default, flags: DispatchWorkItemFlags = [], queue: DispatchQueue, execute work: @escaping () -> Void) { if _isDone { queue.async(execute: work) } else { _waiting.append((queue, work)) } }
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
      let _work: _QueuedWork
      let qos: DispatchQoS
      enum AutoreleaseFrequency: Hashable, Sendable {
        case inherit, workItem, never
      }
      init(label: String, qos: DispatchQoS = .default, attributes: DispatchQueue.Attributes = [], autoreleaseFrequency: DispatchQueue.AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil) {
        self.label = label
        self.qos = qos
        _isMainThread = false
        _isSerial = !attributes.contains(.concurrent)
        _work = _QueuedWork(isSerial: _isSerial, isOnMainThread: false)
      }
      init(_main label: String) { self.label = label; qos = .userInteractive; _isMainThread = true; _isSerial = true; _work = _QueuedWork(isSerial: true, isOnMainThread: true) }
      init(_global label: String, qos: DispatchQoS) { self.label = label; self.qos = qos; _isMainThread = false; _isSerial = false; _work = _QueuedWork(isSerial: false, isOnMainThread: false) }
      static let main: DispatchQueue = DispatchQueue(_main: "com.apple.main-thread")
      static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { DispatchQueue(_global: "com.apple.root.default-qos", qos: DispatchQoS(qosClass: qos, relativePriority: 0)) }
      func async(execute work: @escaping () -> Void) { _work.add(work) }
      @_symbol("DispatchQueue.async(options)") func async(group: DispatchGroup? = nil, qos: DispatchQoS = .default, flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void) {
        group?.enter()
        _work.add(isBarrier: flags.contains(.barrier)) {
          work()
          group?.leave()
        }
      }
      @_symbol("DispatchQueue.async(item)") func async(execute item: DispatchWorkItem) { _work.add(isBarrier: item._isBarrier) { item.perform() } }
      @_symbol("DispatchQueue.async(groupItem)") func async(group: DispatchGroup, execute item: DispatchWorkItem) { async(group: group, flags: item._isBarrier ? .barrier : []) { item.perform() } }
      func asyncAfter(deadline: DispatchTime, qos: DispatchQoS = .default, flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void) { _work.add(after: deadline._time - _now(), isBarrier: flags.contains(.barrier), work) }
      @_symbol("DispatchQueue.asyncAfter(item)") func asyncAfter(deadline: DispatchTime, execute item: DispatchWorkItem) { _work.add(after: deadline._time - _now(), isBarrier: item._isBarrier) { item.perform() } }
      @_symbol("DispatchQueue.asyncAfter(wallItem)") func asyncAfter(wallDeadline: DispatchWallTime, execute item: DispatchWorkItem) { _work.add(after: wallDeadline._time - _now(), isBarrier: item._isBarrier) { item.perform() } }
      @_symbol("DispatchQueue.asyncAfter(wall)") func asyncAfter(wallDeadline: DispatchWallTime, qos: DispatchQoS = .default, flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void) { _work.add(after: wallDeadline._time - _now(), isBarrier: flags.contains(.barrier), work) }
      @_symbol("DispatchQueue.asyncAfter(wallItem)") func asyncAfter(wallDeadline: DispatchWallTime, execute item: DispatchWorkItem) { _work.add(after: wallDeadline._time - _now(), isBarrier: item._isBarrier) { item.perform() } }
      func sync<T>(execute work: () throws -> T) rethrows -> T { try sync(flags: [], execute: work) }
      @_symbol("DispatchQueue.sync(flags)") func sync<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T {
        if _isMainThread { return try _work.performOnMainThread(work) }
        _work.begin(isBarrier: flags.contains(.barrier))
        defer { _work.end() }
        return try work()
      }
      @_symbol("DispatchQueue.sync(item)") func sync(execute item: DispatchWorkItem) { sync(flags: item._isBarrier ? .barrier : []) { item.perform() } }
      func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?) {
        key._entries.removeAll { $0.queue === self }
        if let value { key._entries.append((queue: self, value: value)) }
      }
      func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? { key._entries.first { $0.queue === self }?.value }
      static func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? { key._entries.first { $0.queue._isCurrent }?.value }
      var _isCurrent: Bool { _isMainThread ? _isOnMainThread() : _work.isOwn }
      func activate() { }
      static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
        var rest = iterations
        let line = _WaitingLine()
        for i in 0..<iterations {
          _ = _schedule(0.0, onMain: false) {
            work(i)
            rest -= 1
            if rest == 0 { line.wakeAll() }
          }
        }
        if rest > 0 { _ = line.wait(until: .infinity, "DispatchQueue.concurrentPerform(iterations:execute:)") }
      }
    }
    final class DispatchSpecificKey<T> {
      var _entries: [(queue: DispatchQueue, value: T)] = []
      init() { }
    }
    enum DispatchPredicate {
      case onQueue(DispatchQueue)
      case onQueueAsBarrier(DispatchQueue)
      case notOnQueue(DispatchQueue)
    }
    func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {
      switch condition() {
      case .onQueue(let queue): if !queue._isCurrent { _trap("BUG IN CLIENT OF LIBDISPATCH: Assertion failed: Block was expected to execute on queue [" + queue.label + "]") }
      case .onQueueAsBarrier(let queue): if !queue._isCurrent || !queue._work.isExclusive { _trap("BUG IN CLIENT OF LIBDISPATCH: Assertion failed: Block was expected to act as a barrier on queue [" + queue.label + "]") }
      case .notOnQueue(let queue): if queue._isCurrent { _trap("BUG IN CLIENT OF LIBDISPATCH: Assertion failed: Block was expected not to execute on queue [" + queue.label + "]") }
      }
    }
    class DispatchGroup {
      var _count: Int
      var _waiting: [(DispatchQueue, () -> Void)]
      let _line: _WaitingLine = _WaitingLine()
      init() { _count = 0; _waiting = [] }
      func enter() { _count += 1 }
      func wait() { _ = _wait(until: .infinity, "DispatchGroup.wait()") }
      func wait(timeout: DispatchTime) -> DispatchTimeoutResult { _wait(until: timeout._time, "DispatchGroup.wait(timeout:)") }
      func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult { _wait(until: wallTimeout._time, "DispatchGroup.wait(wallTimeout:)") }
      func _wait(until time: Double, _ name: String) -> DispatchTimeoutResult { _count == 0 || _line.wait(until: time, name) ? .success : .timedOut }
      func leave() {
        if _count == 0 { _trap("Unbalanced call to dispatch_group_leave()") }
        _count -= 1
        if _count == 0 {
          _line.wakeAll()
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
      let _line: _WaitingLine = _WaitingLine()
      init(value: Int) { _value = value }
      func wait() { _ = _wait(until: .infinity, "DispatchSemaphore.wait()") }
      func wait(timeout: DispatchTime) -> DispatchTimeoutResult { _wait(until: timeout._time, "DispatchSemaphore.wait(timeout:)") }
      func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult { _wait(until: wallTimeout._time, "DispatchSemaphore.wait(wallTimeout:)") }
      func _wait(until time: Double, _ name: String) -> DispatchTimeoutResult {
        if _value > 0 {
          _value -= 1
          return .success
        }
        return _line.wait(until: time, name) ? .success : .timedOut
      }
      @discardableResult func signal() -> Int {
        if _line.wakeFirst() { return 1 }
        _value += 1
        return 0
      }
    }
    """#
}
