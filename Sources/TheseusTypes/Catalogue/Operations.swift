extension Catalogue {
  /// Operations and their queues.
  static let operations = #"""
    #module(Foundation)
    enum QualityOfService: Int, Sendable {
      case userInteractive, userInitiated, utility, background, `default`
    }
    class Operation: NSObject {
      enum QueuePriority: Int, Sendable {
        case veryLow = -8, low = -4, normal = 0, high = 4, veryHigh = 8
      }
      var name: String? = nil
      var isCancelled: Bool = false
      var _isExecuting: Bool = false
      var _isFinished: Bool = false
      var _isDone: Bool = false
      var queuePriority: Operation.QueuePriority = .normal
      var completionBlock: (() -> Void)? = nil
      var dependencies: [Operation] = []
      var _dependents: [Operation] = []
      let _line: _WaitingLine = _WaitingLine()
      var qualityOfService: QualityOfService = .default
      var _queue: OperationQueue? = nil
      var _isScheduled: Bool = false
      override init() { }
      var isAsynchronous: Bool { false }
      var isExecuting: Bool { _isExecuting }
      var isFinished: Bool { _isFinished }
      var isReady: Bool { dependencies.allSatisfy { $0.isFinished } }
      func main() { }
      func start() {
        if !isCancelled {
          _isExecuting = true
          main()
          _isExecuting = false
        }
        _isFinished = true
        _endIfFinished()
      }
      func willChangeValue(forKey key: String) { }
      func didChangeValue(forKey key: String) { _endIfFinished() }
      func _endIfFinished() {
        if _isDone || !isFinished { return }
        _isDone = true
        _line.wakeAll()
        completionBlock?()
        for dependent in _dependents { dependent._queue?._startReady() }
        _queue?._end(self)
      }
      func cancel() { isCancelled = true }
      func addDependency(_ other: Operation) { dependencies.append(other); other._dependents.append(self) }
      func removeDependency(_ other: Operation) {
        dependencies.removeAll { $0 === other }
        other._dependents.removeAll { $0 === self }
      }
      func waitUntilFinished() { if !isFinished { _ = _line.wait(until: .infinity, "Operation.waitUntilFinished()") } }
    }
    class BlockOperation: Operation {
      var _blocks: [() -> Void]
      override init() { _blocks = []; super.init() }
      init(block: @Sendable @escaping () -> Void) { _blocks = [block]; super.init() }
      var executionBlocks: [() -> Void] { _blocks }
      func addExecutionBlock(_ block: @Sendable @escaping () -> Void) { _blocks.append(block) }
      override func main() { for block in _blocks { block() } }
    }
    class OperationQueue: NSObject, Scheduler {
      let _isMainThread: Bool
      var _name: String? = nil
      var maxConcurrentOperationCount: Int = -1
      var qualityOfService: QualityOfService = .default
      var operations: [Operation] = []
      var _runningCount: Int = 0
      var _barrier: Operation? = nil
      let _line: _WaitingLine = _WaitingLine()
      var _isSuspended: Bool = false
      var isSuspended: Bool {
        get { _isSuspended }
        set {
          _isSuspended = newValue
          _startReady()
        }
      }
      override init() { _isMainThread = false }
      init(_isMainThread: Bool) {
        self._isMainThread = true
        _name = "NSOperationQueue Main Queue"
        maxConcurrentOperationCount = 1
      }
      static let defaultMaxConcurrentOperationCount: Int = -1
      static let main: OperationQueue = OperationQueue(_isMainThread: true)
      static var _active: [(thread: Int, queue: OperationQueue)] = []
      static var current: OperationQueue? { _isOnMainThread() ? main : _active.last { $0.thread == _threadNumber() }?.queue }
      var underlyingQueue: DispatchQueue? = nil
      var name: String? {
        get { _name ?? _unsupported("OperationQueue.name of a queue without a name, which is an address") }
        set { _name = newValue }
      }
      var operationCount: Int { operations.count }
      func addOperation(_ block: @Sendable @escaping () -> Void) { addOperation(BlockOperation(block: block)) }
      @_symbol("OperationQueue.addOperation(operation)") func addOperation(_ operation: Operation) {
        _add(operation)
        _startReady()
      }
      func _add(_ operation: Operation) {
        if let barrier = _barrier, !barrier.isFinished { operation.addDependency(barrier) }
        operations.append(operation)
        operation._queue = self
      }
      func addOperations(_ operations: [Operation], waitUntilFinished wait: Bool) {
        for operation in operations { addOperation(operation) }
        if wait { for operation in operations { operation.waitUntilFinished() } }
      }
      func addBarrierBlock(_ barrier: @escaping () -> Void) {
        let operation = BlockOperation(block: barrier)
        for other in operations { operation.addDependency(other) }
        _add(operation)
        _barrier = operation
        _startReady()
      }
      func cancelAllOperations() { for operation in operations { operation.cancel() } }
      func waitUntilAllOperationsAreFinished() { if !operations.isEmpty { _ = _line.wait(until: .infinity, "OperationQueue.waitUntilAllOperationsAreFinished()") } }
      func _startReady() {
        if _line.isNew() { _runningCount = 0 }
        while !_isSuspended, maxConcurrentOperationCount < 0 || _runningCount < maxConcurrentOperationCount, let next = _next() {
          next._isScheduled = true
          _runningCount += 1
          _ = _schedule(0.0, onMain: _isMainThread) {
            OperationQueue._active.append((thread: _threadNumber(), queue: self))
            next.start()
            OperationQueue._active.removeAll { $0.thread == _threadNumber() && $0.queue === self }
          }
        }
      }
      func _end(_ operation: Operation) {
        if operation._isScheduled { _runningCount -= 1 }
        operations.removeAll { $0 === operation }
        _startReady()
        if operations.isEmpty { _line.wakeAll() }
      }
      func _next() -> Operation? {
        var next: Operation? = nil
        for operation in operations where !operation._isScheduled && operation.isReady {
          if let found = next, found.queuePriority.rawValue >= operation.queuePriority.rawValue { continue }
          next = operation
        }
        return next
      }
    }
    """#
}
