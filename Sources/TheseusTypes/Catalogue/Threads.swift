extension Catalogue {
  /// Threads, locks, and what a queue has to do: what waits keeps its thread and lets others run.
  static let threads = #"""
    struct _WaitingLine {
      init()
      func isNew() -> Bool
      func wait(until time: Double, _ name: String) -> Bool
      func wakeFirst() -> Bool
      func wakeAll()
    }
    func _sleep(_ seconds: Double, as name: String) { if seconds > 0 { _ = _WaitingLine().wait(until: _now() + seconds, name) } }
    #module(Glibc)
    @discardableResult func sleep(_ seconds: UInt32) -> UInt32 {
      _sleep(Double(seconds), as: "sleep(_:)")
      return 0
    }
    @discardableResult func usleep(_ microseconds: UInt32) -> Int32 {
      _sleep(Double(microseconds) / 1_000_000.0, as: "usleep(_:)")
      return 0
    }
    func _threadNumber() -> Int
    func _thread() -> Thread?
    func _setThread(_ thread: Thread)
    class _QueuedItem {
      let work: () -> Void
      let isBarrier: Bool
      let line: _WaitingLine?
      init(isBarrier: Bool, line: _WaitingLine?, work: @escaping () -> Void) {
        self.isBarrier = isBarrier
        self.line = line
        self.work = work
      }
    }
    class _QueuedWork {
      let isSerial: Bool
      let isOnMainThread: Bool
      var items: [_QueuedItem] = []
      var runningCount: Int = 0
      var isExclusive: Bool = false
      var owners: [Int] = []
      var missedTurns: Int = 0
      let line: _WaitingLine = _WaitingLine()
      init(isSerial: Bool, isOnMainThread: Bool) { self.isSerial = isSerial; self.isOnMainThread = isOnMainThread }
      func add(isBarrier: Bool = false, _ work: @escaping () -> Void) {
        append(_QueuedItem(isBarrier: isBarrier, line: nil, work: work))
        _ = _schedule(0.0, onMain: isOnMainThread) { self.startNext() }
      }
      @_symbol("_QueuedWork.add(after)") func add(after delay: Double, isBarrier: Bool, _ work: @escaping () -> Void) {
        if delay <= 0 { return add(isBarrier: isBarrier, work) }
        _ = _schedule(delay, onMain: isOnMainThread) {
          self.append(_QueuedItem(isBarrier: isBarrier, line: nil, work: work))
          self.startNext()
        }
      }
      func append(_ item: _QueuedItem) {
        if line.isNew() {
          items = []
          runningCount = 0
          isExclusive = false
          missedTurns = 0
          owners = []
        }
        items.append(item)
      }
      var isOwn: Bool { owners.contains(_threadNumber()) }
      func canStart(_ item: _QueuedItem) -> Bool { runningCount == 0 || !(isExclusive || isSerial || item.isBarrier) }
      func started(isBarrier: Bool) {
        runningCount += 1
        isExclusive = isSerial || isBarrier
      }
      func startNext() {
        guard let next = items.first else { return }
        guard canStart(next) else {
          missedTurns += 1
          return
        }
        items.removeFirst()
        started(isBarrier: next.isBarrier)
        admit()
        owners.append(_threadNumber())
        next.work()
        end()
      }
      func admit() {
        while let next = items.first, let line = next.line, canStart(next) {
          items.removeFirst()
          started(isBarrier: next.isBarrier)
          _ = line.wakeFirst()
        }
      }
      func begin(isBarrier: Bool) {
        if isSerial, isOwn { _trap("BUG IN CLIENT OF LIBDISPATCH: dispatch_sync called on queue already owned by current thread") }
        let line = _WaitingLine()
        append(_QueuedItem(isBarrier: isBarrier, line: line) { })
        if items.count == 1, canStart(items[0]) { admit() } else { _ = line.wait(until: .infinity, "DispatchQueue.sync(execute:)") }
        owners.append(_threadNumber())
      }
      func end() {
        runningCount -= 1
        let thread = _threadNumber()
        if let index = owners.lastIndex(of: thread) { owners.remove(at: index) }
        admit()
        while missedTurns > 0 {
          missedTurns -= 1
          _ = _schedule(0.0, onMain: isOnMainThread) { self.startNext() }
        }
      }
      func performOnMainThread<T>(_ work: () throws -> T) rethrows -> T {
        if _isOnMainThread() { _trap("BUG IN CLIENT OF LIBDISPATCH: dispatch_sync called on queue already owned by current thread") }
        var result: Result<T, any Error>? = nil
        let line = _WaitingLine()
        add {
          result = Result { try work() }
          line.wakeAll()
        }
        _ = line.wait(until: .infinity, "DispatchQueue.sync(execute:)")
        return try result!.get()
      }
    }
    #module(Foundation)
    class Thread: NSObject {
      var _name: String? = nil
      var isExecuting: Bool = false
      var isFinished: Bool = false
      var isCancelled: Bool = false
      var qualityOfService: QualityOfService = .default
      var stackSize: Int = 8388608
      let threadDictionary: NSMutableDictionary = NSMutableDictionary()
      var _block: (() -> Void)? = nil
      override init() { }
      init(block: @Sendable @escaping () -> Void) { _block = block }
      init(_isExecuting: Bool) { isExecuting = true }
      static let mainThread: Thread = Thread(_isExecuting: true)
      static var isMainThread: Bool { _isOnMainThread() }
      static var current: Thread {
        if _isOnMainThread() { return mainThread }
        if let thread = _thread() { return thread }
        let thread = Thread(_isExecuting: true)
        _setThread(thread)
        return thread
      }
      var name: String? {
        get { Thread.current._name ?? _unsupported("Thread.name of a thread that did not name itself") }
        set { if let newValue, self === Thread.current, newValue.utf8.count < 16 { _name = newValue } }
      }
      static func isMultiThreaded() -> Bool { true }
      static func detachNewThread(_ block: @Sendable @escaping () -> Void) { Thread(block: block).start() }
      static func sleep(forTimeInterval seconds: Double) { _sleep(seconds, as: "Thread.sleep(forTimeInterval:)") }
      static func sleep(until date: Date) { _sleep(date.timeIntervalSinceNow, as: "Thread.sleep(until:)") }
      var isMainThread: Bool { self === Thread.mainThread }
      func main() { _block?() }
      func start() {
        _ = _schedule(0.0, onMain: false) {
          _setThread(self)
          if !self.isCancelled {
            self.isExecuting = true
            self.main()
            self.isExecuting = false
          }
          self.isFinished = true
        }
      }
      func cancel() { isCancelled = true }
    }
    protocol NSLocking {
      func lock()
      func unlock()
    }
    extension NSLocking {
      func withLock<R>(_ body: () throws -> R) rethrows -> R {
        lock()
        defer { unlock() }
        return try body()
      }
    }
    class NSLock: NSObject, NSLocking {
      var name: String? = nil
      var _owner: Int? = nil
      let _line: _WaitingLine = _WaitingLine()
      override init() { }
      func _take() -> Bool {
        if _line.isNew() { _owner = nil }
        if _owner != nil { return false }
        _owner = _threadNumber()
        return true
      }
      func lock() { _ = _lock(until: .infinity, "NSLock.lock()") }
      func lock(before limit: Date) -> Bool { _lock(until: _now() + limit.timeIntervalSinceNow, "NSLock.lock(before:)") }
      func _lock(until time: Double, _ name: String) -> Bool {
        if _take() { return true }
        if _owner == _threadNumber(), time == .infinity { _unsupported(name + " of what is locked, which never ends") }
        if time <= _now() || !_line.wait(until: time, name) { return false }
        _owner = _threadNumber()
        return true
      }
      func unlock() { if !_line.wakeFirst() { _owner = nil } }
      func `try`() -> Bool { _take() }
    }
    class NSRecursiveLock: NSLock {
      var _depth: Int = 0
      override func lock() { if _owner == _threadNumber() { _depth += 1 } else { super.lock() } }
      override func unlock() { if _depth > 0 { _depth -= 1 } else { super.unlock() } }
      override func `try`() -> Bool {
        if _owner == _threadNumber() { _depth += 1; return true }
        return super.try()
      }
    }
    class NSCondition: NSLock {
      let _waiting: _WaitingLine = _WaitingLine()
      func wait() { _ = _wait(until: .infinity, "NSCondition.wait()") }
      func wait(until limit: Date) -> Bool { _wait(until: _now() + limit.timeIntervalSinceNow, "NSCondition.wait(until:)") }
      func _wait(until time: Double, _ name: String) -> Bool {
        unlock()
        let isSignalled = time > _now() && _waiting.wait(until: time, name)
        lock()
        return isSignalled
      }
      func signal() { _ = _waiting.wakeFirst() }
      func broadcast() { _waiting.wakeAll() }
    }
    """#
}
