extension Catalogue {
  /// Tasks, groups, continuations and actors; everything runs on one executor in virtual time.
  static let concurrency = #"""
    struct TaskPriority: RawRepresentable, Hashable, Comparable, Codable, CustomStringConvertible, Sendable {
      let rawValue: UInt8
      init(rawValue: UInt8) { self.rawValue = rawValue }
      static let high: TaskPriority = TaskPriority(rawValue: 25)
      static let userInitiated: TaskPriority = TaskPriority(rawValue: 25)
      static let medium: TaskPriority = TaskPriority(rawValue: 21)
      static let low: TaskPriority = TaskPriority(rawValue: 17)
      static let utility: TaskPriority = TaskPriority(rawValue: 17)
      static let background: TaskPriority = TaskPriority(rawValue: 9)
      static func < (a: TaskPriority, b: TaskPriority) -> Bool { a.rawValue < b.rawValue }
      var description: String {
        switch rawValue {
        case 25: return "TaskPriority.high"
        case 21: return "TaskPriority.medium"
        case 17: return "TaskPriority.low"
        case 9: return "TaskPriority.background"
        default: return "TaskPriority(rawValue: " + String(rawValue) + ")"
        }
      }
    }
    struct CancellationError: Error {
      init() { }
    }
    struct Task<Success, Failure: Error>: Hashable, Sendable {
      func cancel()
      var isCancelled: Bool { get }
      static func == (a: Task<Success, Failure>, b: Task<Success, Failure>) -> Bool { _isEqual(a, b) }
      func hash(into hasher: inout Hasher) { _hash(self, into: &hasher) }
    }
    extension Task {
      @_symbol("Task.value(any)") func _anyValue() async throws -> Success
      @_symbol("Task.value(any).get") var value: Success { get async throws { try await _anyValue() } }
      @_symbol("Task.result(any)") var result: Result<Success, Failure> {
        get async {
          do {
            let value = try await _anyValue()
            return .success(value)
          } catch {
            return .failure(error as! Failure)
          }
        }
      }
    }
    extension Task where Failure == Never {
      @_symbol("Task.init") @discardableResult init(priority: TaskPriority? = nil, operation: @escaping () async -> Success)
      @_symbol("Task.init(named)") @discardableResult init(name: String?, priority: TaskPriority? = nil, operation: @escaping () async -> Success) { self.init(priority: priority, operation: operation) }
      @_symbol("Task.init(_child:)") init(_child: Void, operation: @Sendable @escaping () async -> Success)
      @_symbol("Task.detached") @discardableResult static func detached(priority: TaskPriority? = nil, operation: @Sendable @escaping () async -> Success) -> Task<Success, Never>
      @_symbol("Task.value") func _value() async -> Success
      @_symbol("Task.result") var result: Result<Success, Never> { get async { .success(await _value()) } }
      var value: Success { get async { await _value() } }
    }
    extension Task where Failure == any Error {
      @_symbol("Task.init(throwing)") @discardableResult init(priority: TaskPriority? = nil, operation: @escaping () async throws -> Success)
      @_symbol("Task.init(_child:)@throwing") init(_child: Void, operation: @Sendable @escaping () async throws -> Success)
      @_symbol("Task.detached(throwing)") @discardableResult static func detached(priority: TaskPriority? = nil, operation: @Sendable @escaping () async throws -> Success) -> Task<Success, any Error>
      @_symbol("Task.value(throwing)") func _value() async throws -> Success
      @_symbol("Task.result(throwing)") var result: Result<Success, any Error> {
        get async {
          do {
            let value = try await self.value
            return .success(value)
          } catch {
            return .failure(error)
          }
        }
      }
      var value: Success { get async throws { try await _value() } }
    }
    extension Task where Success == Never, Failure == Never {
      static var isCancelled: Bool { _isTaskCancelled() }
      static func checkCancellation() throws { if _isTaskCancelled() { throw CancellationError() } }
      @_symbol("Task.sleep(duration)") static func sleep(_ duration: UInt64) async { try? await _sleep(Double(duration) / 1_000_000_000.0) }
      static func sleep(nanoseconds duration: UInt64) async throws { try await _sleep(Double(duration) / 1_000_000_000.0) }
      static func sleep(for duration: Duration, tolerance: Duration? = nil, clock: ContinuousClock = ContinuousClock()) async throws { try await _sleep(duration._seconds) }
      @_symbol("Task.sleep(for:clock)") static func sleep<C: Clock>(for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C) async throws { try await clock.sleep(for: duration, tolerance: tolerance) }
      static func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration? = nil, clock: ContinuousClock = ContinuousClock()) async throws { try await clock.sleep(until: deadline, tolerance: tolerance) }
      @_symbol("Task.sleep(until:clock)") static func sleep<C: Clock>(until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C) async throws { try await clock.sleep(until: deadline, tolerance: tolerance) }
      static func yield() async { await _yield() }
      static var currentPriority: TaskPriority { TaskPriority(rawValue: _taskPriority()) }
    }
    func _isTaskCancelled() -> Bool
    func _taskPriority() -> UInt8
    func _sleep(_ seconds: Double) async throws
    func _yield() async
    func _now() -> Double
    func withTaskCancellationHandler<T>(operation: () async throws -> T, onCancel handler: () -> Void) async rethrows -> T {
      let registration = _onCancel(handler)
      defer { _forgetCancel(registration) }
      return try await operation()
    }
    func _onCancel(_ handler: @escaping () -> Void) -> Int
    func _forgetCancel(_ registration: Int)
    func withTaskGroup<Child, Result>(of childTaskResultType: Child.Type = Child.self, returning returnType: Result.Type = Result.self, body: (inout TaskGroup<Child>) async -> Result) async -> Result {
      var group = TaskGroup<Child>(_state: _TaskGroupState<Child>())
      let result = await body(&group)
      await group.waitForAll()
      return result
    }
    func withThrowingTaskGroup<Child, Result>(of childTaskResultType: Child.Type = Child.self, returning returnType: Result.Type = Result.self, body: (inout ThrowingTaskGroup<Child, any Error>) async throws -> Result) async rethrows -> Result {
      var group = ThrowingTaskGroup<Child, any Error>(_state: _TaskGroupState<Child>())
      do {
        let result = try await body(&group)
        while await group._state._next() != nil { }
        return result
      } catch {
        group.cancelAll()
        while await group._state._next() != nil { }
        throw error
      }
    }
    func withDiscardingTaskGroup<Result>(returning returnType: Result.Type = Result.self, body: (inout TaskGroup<Void>) async -> Result) async -> Result { await withTaskGroup(of: Void.self, body: body) }
    func withThrowingDiscardingTaskGroup<Result>(returning returnType: Result.Type = Result.self, body: (inout ThrowingTaskGroup<Void, any Error>) async throws -> Result) async throws -> Result {
      try await withThrowingTaskGroup(of: Void.self, returning: Result.self) { group in
        let result = try await body(&group)
        while try await group.next() != nil { }
        return result
      }
    }
    class _TaskGroupState<Child> {
      var tasks: [Task<Void, Never>] = []
      var finished: [Result<Child, any Error>] = []
      var pending: Int = 0
      var isCancelled: Bool = false
      var waiter: CheckedContinuation<Void, Never>? = nil
      init() { }
      func add(_ operation: @escaping () async throws -> Child) {
        pending += 1
        let task = _childTask { () async -> Void in
          do {
            let value = try await operation()
            self.finish(.success(value))
          } catch {
            self.finish(.failure(error))
          }
        }
        tasks.append(task)
        if isCancelled { task.cancel() }
      }
      func finish(_ result: Result<Child, any Error>) {
        finished.append(result)
        if let continuation = waiter {
          waiter = nil
          continuation.resume()
        }
      }
      func _next() async -> Result<Child, any Error>? {
        if pending == 0 { return nil }
        if finished.isEmpty { await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in self.waiter = continuation } }
        pending -= 1
        return finished.removeFirst()
      }
      func cancelAll() {
        isCancelled = true
        for task in tasks { task.cancel() }
      }
    }
    func _childTask(_ operation: @escaping () async -> Void) -> Task<Void, Never>
    struct TaskGroup<ChildTaskResult>: AsyncSequence {
      typealias Element = ChildTaskResult
      typealias Failure = Never
      typealias AsyncIterator = TaskGroup<ChildTaskResult>.Iterator
      var _state: _TaskGroupState<ChildTaskResult>
      struct Iterator: AsyncIteratorProtocol {
        typealias Element = ChildTaskResult
        var _group: TaskGroup<ChildTaskResult>
        mutating func next() async -> ChildTaskResult? { await _group.next() }
      }
      mutating func addTask(priority: TaskPriority? = nil, operation: @Sendable @escaping () async -> ChildTaskResult) { _state.add(operation) }
      mutating func addTaskUnlessCancelled(priority: TaskPriority? = nil, operation: @Sendable @escaping () async -> ChildTaskResult) -> Bool {
        if _state.isCancelled { return false }
        _state.add(operation)
        return true
      }
      mutating func next() async -> ChildTaskResult? {
        guard let result = await _state._next() else { return nil }
        switch result {
        case .success(let value): return .some(value)
        case .failure(let error): return nil
        }
      }
      nonisolated mutating func waitForAll() async { while await _state._next() != nil { } }
      func cancelAll() { _state.cancelAll() }
      var isEmpty: Bool { _state.pending == 0 }
      var isCancelled: Bool { _state.isCancelled }
      func makeAsyncIterator() -> TaskGroup<ChildTaskResult>.Iterator { TaskGroup<ChildTaskResult>.Iterator(_group: self) }
    }
    struct ThrowingTaskGroup<ChildTaskResult, Failure: Error>: AsyncSequence {
      typealias Element = ChildTaskResult
      typealias AsyncIterator = ThrowingTaskGroup<ChildTaskResult, Failure>.Iterator
      var _state: _TaskGroupState<ChildTaskResult>
      struct Iterator: AsyncIteratorProtocol {
        typealias Element = ChildTaskResult
        var _group: ThrowingTaskGroup<ChildTaskResult, Failure>
        mutating func next() async throws -> ChildTaskResult? { try await _group.next() }
      }
      mutating func addTask(priority: TaskPriority? = nil, operation: @Sendable @escaping () async throws -> ChildTaskResult) { _state.add(operation) }
      mutating func addTaskUnlessCancelled(priority: TaskPriority? = nil, operation: @Sendable @escaping () async throws -> ChildTaskResult) -> Bool {
        if _state.isCancelled { return false }
        _state.add(operation)
        return true
      }
      mutating func nextResult() async -> Result<ChildTaskResult, any Error>? { await _state._next() }
      mutating func next() async throws -> ChildTaskResult? {
        guard let result = await _state._next() else { return nil }
        switch result {
        case .success(let value): return .some(value)
        case .failure(let error): throw error
        }
      }
      nonisolated mutating func waitForAll() async throws {
        var first: (any Error)? = nil
        while let result = await _state._next() {
          if case .failure(let error) = result, first == nil { first = error }
        }
        if let error = first { throw error }
      }
      func cancelAll() { _state.cancelAll() }
      var isEmpty: Bool { _state.pending == 0 }
      var isCancelled: Bool { _state.isCancelled }
      func makeAsyncIterator() -> ThrowingTaskGroup<ChildTaskResult, Failure>.Iterator { ThrowingTaskGroup<ChildTaskResult, Failure>.Iterator(_group: self) }
    }
    struct CheckedContinuation<T, E: Error>: Sendable {
      func resume(returning value: T) { _resume(self, value) }
      func resume(throwing error: E) { _resumeThrowing(self, error) }
      func resume(with result: Result<T, E>) {
        switch result {
        case .success(let value): _resume(self, value)
        case .failure(let error): _resumeThrowing(self, error)
        }
      }
      @_disfavoredOverload @_symbol("CheckedContinuation.resume(other)") func resume<Failure: Error>(with result: Result<T, Failure>) where E == any Error { resume(with: result.mapError { $0 as any Error }) }
    }
    extension CheckedContinuation where T == Void {
      func resume() { _resume(self, ()) }
    }
    typealias UnsafeContinuation = CheckedContinuation
    func _resume<T, E: Error>(_ continuation: CheckedContinuation<T, E>, _ value: T)
    func _resumeThrowing<T, E: Error>(_ continuation: CheckedContinuation<T, E>, _ error: E)
    func _suspend<T, E: Error>(_ type: CheckedContinuation<T, E>.Type, _ body: (CheckedContinuation<T, E>) -> Void) async throws(E) -> T
    func withCheckedContinuation<T>(_ body: (CheckedContinuation<T, Never>) -> Void) async -> T { await _suspend(CheckedContinuation<T, Never>.self, body) }
    func withCheckedThrowingContinuation<T>(_ body: (CheckedContinuation<T, any Error>) -> Void) async throws -> T { try await _suspend(CheckedContinuation<T, any Error>.self, body) }
    func withUnsafeContinuation<T>(_ body: (CheckedContinuation<T, Never>) -> Void) async -> T { await withCheckedContinuation(body) }
    func withUnsafeThrowingContinuation<T>(_ body: (CheckedContinuation<T, any Error>) -> Void) async throws -> T { try await withCheckedThrowingContinuation(body) }
    struct UnsafeCurrentTask: Sendable {
      var isCancelled: Bool { Task<Never, Never>.isCancelled }
      var priority: TaskPriority { Task<Never, Never>.currentPriority }
      func cancel() { _cancelCurrentTask() }
    }
    func withUnsafeCurrentTask<R>(body: (UnsafeCurrentTask?) throws -> R) rethrows -> R { try body(_isInTask() ? UnsafeCurrentTask() : nil) }
    func _isInTask() -> Bool
    func _cancelCurrentTask()
    protocol Actor: AnyObject, Sendable {
    }
    protocol GlobalActor {
      associatedtype ActorType: Actor
      static var shared: ActorType { get }
    }
    struct UnownedSerialExecutor: Sendable {
    }
    extension Actor {
      nonisolated var unownedExecutor: UnownedSerialExecutor { _unsupported("Actor.unownedExecutor") }
      nonisolated func assertIsolated(_ message: @autoclosure () -> String = "") { _unsupported("Actor.assertIsolated(_:)") }
      nonisolated func preconditionIsolated(_ message: @autoclosure () -> String = "") { _unsupported("Actor.preconditionIsolated(_:)") }
      nonisolated func assumeIsolated<T>(_ operation: (isolated Self) throws -> T) rethrows -> T { _unsupported("Actor.assumeIsolated(_:)") }
    }
    @globalActor actor MainActor: GlobalActor {
      static let shared: MainActor = MainActor()
      nonisolated static func run<T>(resultType: T.Type = T.self, body: () throws -> T) async rethrows -> T { try await _run(body) }
      @MainActor static func _run<T>(_ body: () throws -> T) async rethrows -> T { try body() }
      static func assumeIsolated<T>(_ operation: () throws -> T) rethrows -> T {
        _demandIsolation("")
        return try operation()
      }
      static func assertIsolated(_ message: @autoclosure () -> String = "") { _demandIsolation(message()) }
      static func preconditionIsolated(_ message: @autoclosure () -> String = "") { _demandIsolation(message()) }
      static func _demandIsolation(_ message: String) {
        if !_isOnMainThread() { fatalError("Incorrect actor executor assumption; expected 'MainActor' executor." + (message.isEmpty ? "" : " " + message)) }
      }
    }
    """#
}
