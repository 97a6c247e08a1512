extension Catalogue {
  /// Tasks, streams, actors and clocks; everything runs on one executor in virtual time.
  static let concurrency = #"""
    struct TaskPriority: RawRepresentable, Hashable, Comparable, Sendable {
      let rawValue: UInt8
      init(rawValue: UInt8) { self.rawValue = rawValue }
      static let high: TaskPriority = TaskPriority(rawValue: 25)
      static let userInitiated: TaskPriority = TaskPriority(rawValue: 25)
      static let medium: TaskPriority = TaskPriority(rawValue: 21)
      static let low: TaskPriority = TaskPriority(rawValue: 17)
      static let utility: TaskPriority = TaskPriority(rawValue: 17)
      static let background: TaskPriority = TaskPriority(rawValue: 9)
      static func < (a: TaskPriority, b: TaskPriority) -> Bool { a.rawValue < b.rawValue }
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
    extension Task where Failure == Never {
      @_symbol("Task.init") @discardableResult init(priority: TaskPriority? = nil, operation: @escaping () async -> Success)
      @_symbol("Task.init(named)") @discardableResult init(name: String?, priority: TaskPriority? = nil, operation: @escaping () async -> Success) { self.init(priority: priority, operation: operation) }
      @_symbol("Task.detached") @discardableResult static func detached(priority: TaskPriority? = nil, operation: @escaping () async -> Success) -> Task<Success, Never> { Task<Success, Never>(priority: priority, operation: operation) }
      @_symbol("Task.value") func _value() async -> Success
      @_symbol("Task.result") var result: Result<Success, Never> { get async { .success(await _value()) } }
      var value: Success { get async { await _value() } }
    }
    extension Task where Failure == any Error {
      @_symbol("Task.init(throwing)") @discardableResult init(priority: TaskPriority? = nil, operation: @escaping () async throws -> Success)
      @_symbol("Task.detached(throwing)") @discardableResult static func detached(priority: TaskPriority? = nil, operation: @escaping () async throws -> Success) -> Task<Success, any Error> { Task<Success, any Error>(priority: priority, operation: operation) }
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
      static func sleep(nanoseconds duration: UInt64) async throws { try await _sleep(Double(duration) / 1_000_000_000.0) }
      static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws { try await _sleep(duration._seconds) }
      static func sleep<C: Clock>(for duration: Duration, tolerance: Duration? = nil, clock: C) async throws { try await _sleep(duration._seconds) }
      static func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration? = nil, clock: ContinuousClock = ContinuousClock()) async throws { try await _sleep(deadline._time - _now()) }
      static func yield() async { await _yield() }
      static var currentPriority: TaskPriority { .medium }
    }
    func _isTaskCancelled() -> Bool
    func _sleep(_ seconds: Double) async throws
    func _yield() async
    func _now() -> Double
    func withTaskCancellationHandler<T>(operation: () async throws -> T, onCancel handler: @escaping () -> Void) async rethrows -> T {
      _onCancel(handler)
      return try await operation()
    }
    func _onCancel(_ handler: @escaping () -> Void)
    func withTaskGroup<Child, Result>(of childTaskResultType: Child.Type = Child.self, returning returnType: Result.Type = Result.self, body: (inout TaskGroup<Child>) async -> Result) async -> Result {
      var group = TaskGroup<Child>(_state: _TaskGroupState<Child>())
      let result = await body(&group)
      await group.waitForAll()
      return result
    }
    func withThrowingTaskGroup<Child, Result>(of childTaskResultType: Child.Type = Child.self, returning returnType: Result.Type = Result.self, body: (inout ThrowingTaskGroup<Child, any Error>) async throws -> Result) async throws -> Result {
      var group = ThrowingTaskGroup<Child, any Error>(_state: _TaskGroupState<Child>())
      do {
        let result = try await body(&group)
        try await group.waitForAll()
        return result
      } catch {
        group.cancelAll()
        while await group._state._next() != nil { }
        throw error
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
      typealias AsyncIterator = TaskGroup<ChildTaskResult>.Iterator
      var _state: _TaskGroupState<ChildTaskResult>
      struct Iterator: AsyncIteratorProtocol {
        typealias Element = ChildTaskResult
        var _group: TaskGroup<ChildTaskResult>
        mutating func next() async -> ChildTaskResult? { await _group.next() }
      }
      mutating func addTask(priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult) { _state.add(operation) }
      mutating func addTaskUnlessCancelled(priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult) -> Bool {
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
      mutating func waitForAll() async { while await _state._next() != nil { } }
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
      mutating func addTask(priority: TaskPriority? = nil, operation: @escaping () async throws -> ChildTaskResult) { _state.add(operation) }
      mutating func next() async throws -> ChildTaskResult? {
        guard let result = await _state._next() else { return nil }
        switch result {
        case .success(let value): return .some(value)
        case .failure(let error): throw error
        }
      }
      mutating func waitForAll() async throws {
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
    }
    extension CheckedContinuation where T == Void {
      func resume() { _resume(self, ()) }
    }
    typealias UnsafeContinuation = CheckedContinuation
    func _resume<T, E: Error>(_ continuation: CheckedContinuation<T, E>, _ value: T)
    func _resumeThrowing<T, E: Error>(_ continuation: CheckedContinuation<T, E>, _ error: E)
    func withCheckedContinuation<T>(_ body: (CheckedContinuation<T, Never>) -> Void) async -> T
    func withCheckedThrowingContinuation<T>(_ body: (CheckedContinuation<T, any Error>) -> Void) async throws -> T
    func withUnsafeContinuation<T>(_ body: (CheckedContinuation<T, Never>) -> Void) async -> T { await withCheckedContinuation(body) }
    func withUnsafeThrowingContinuation<T>(_ body: (CheckedContinuation<T, any Error>) -> Void) async throws -> T { try await withCheckedThrowingContinuation(body) }
    protocol AsyncIteratorProtocol<Element> {
      associatedtype Element
      mutating func next() async throws -> Element?
    }
    protocol AsyncSequence<Element> {
      associatedtype Element
      associatedtype AsyncIterator: AsyncIteratorProtocol where AsyncIterator.Element == Element
      func makeAsyncIterator() -> AsyncIterator
    }
    extension AsyncSequence {
      func map<T>(_ transform: @escaping (Element) async -> T) -> AsyncMapSequence<Self, T> { AsyncMapSequence(_base: self, _transform: transform) }
      func filter(_ isIncluded: @escaping (Element) async -> Bool) -> AsyncFilterSequence<Self> { AsyncFilterSequence(_base: self, _isIncluded: isIncluded) }
      func prefix(_ count: Int) -> AsyncPrefixSequence<Self> { AsyncPrefixSequence(_base: self, _count: count) }
      func first(where predicate: (Element) async throws -> Bool) async throws -> Element? {
        var iterator = makeAsyncIterator()
        while let element = try await iterator.next() { if try await predicate(element) { return element } }
        return nil
      }
      func contains(where predicate: (Element) async throws -> Bool) async throws -> Bool {
        var iterator = makeAsyncIterator()
        while let element = try await iterator.next() { if try await predicate(element) { return true } }
        return false
      }
      func allSatisfy(_ predicate: (Element) async throws -> Bool) async throws -> Bool {
        var iterator = makeAsyncIterator()
        while let element = try await iterator.next() { if !(try await predicate(element)) { return false } }
        return true
      }
      func reduce<R>(_ initial: R, _ next: (R, Element) async throws -> R) async throws -> R {
        var result = initial
        var iterator = makeAsyncIterator()
        while let element = try await iterator.next() { result = try await next(result, element) }
        return result
      }
    }
    extension AsyncSequence where Element: Equatable {
      func contains(_ element: Element) async throws -> Bool { try await contains(where: { $0 == element }) }
    }
    extension AsyncSequence where Element: Comparable {
      func max() async throws -> Element? {
        var result: Element? = nil
        var iterator = makeAsyncIterator()
        while let element = try await iterator.next() { if let greatest = result { if greatest < element { result = element } } else { result = element } }
        return result
      }
      func min() async throws -> Element? {
        var result: Element? = nil
        var iterator = makeAsyncIterator()
        while let element = try await iterator.next() { if let least = result { if element < least { result = element } } else { result = element } }
        return result
      }
    }
    struct AsyncMapSequence<Base: AsyncSequence, Transformed>: AsyncSequence {
      typealias Element = Transformed
      typealias AsyncIterator = AsyncMapSequence<Base, Transformed>.Iterator
      var _base: Base
      var _transform: (Base.Element) async -> Transformed
      struct Iterator: AsyncIteratorProtocol {
        typealias Element = Transformed
        var _base: Base.AsyncIterator
        var _transform: (Base.Element) async -> Transformed
        mutating func next() async throws -> Transformed? {
          guard let element = try await _base.next() else { return nil }
          return .some(await _transform(element))
        }
      }
      func makeAsyncIterator() -> AsyncMapSequence<Base, Transformed>.Iterator { AsyncMapSequence<Base, Transformed>.Iterator(_base: _base.makeAsyncIterator(), _transform: _transform) }
    }
    struct AsyncFilterSequence<Base: AsyncSequence>: AsyncSequence {
      typealias Element = Base.Element
      typealias AsyncIterator = AsyncFilterSequence<Base>.Iterator
      var _base: Base
      var _isIncluded: (Base.Element) async -> Bool
      struct Iterator: AsyncIteratorProtocol {
        typealias Element = Base.Element
        var _base: Base.AsyncIterator
        var _isIncluded: (Base.Element) async -> Bool
        mutating func next() async throws -> Base.Element? {
          while let element = try await _base.next() { if await _isIncluded(element) { return .some(element) } }
          return nil
        }
      }
      func makeAsyncIterator() -> AsyncFilterSequence<Base>.Iterator { AsyncFilterSequence<Base>.Iterator(_base: _base.makeAsyncIterator(), _isIncluded: _isIncluded) }
    }
    struct AsyncPrefixSequence<Base: AsyncSequence>: AsyncSequence {
      typealias Element = Base.Element
      typealias AsyncIterator = AsyncPrefixSequence<Base>.Iterator
      var _base: Base
      var _count: Int
      struct Iterator: AsyncIteratorProtocol {
        typealias Element = Base.Element
        var _base: Base.AsyncIterator
        var _remaining: Int
        mutating func next() async throws -> Base.Element? {
          if _remaining == 0 { return nil }
          _remaining -= 1
          return try await _base.next()
        }
      }
      func makeAsyncIterator() -> AsyncPrefixSequence<Base>.Iterator { AsyncPrefixSequence<Base>.Iterator(_base: _base.makeAsyncIterator(), _remaining: _count) }
    }
    class _StreamState<Element> {
      var buffer: [Element] = []
      var isFinished: Bool = false
      var error: (any Error)? = nil
      var waiter: CheckedContinuation<Void, Never>? = nil
      var onTermination: ((Bool) -> Void)? = nil
      var limit: Int = Int.max
      var keepsNewest: Bool = true
      init() { }
      func push(_ element: Element) {
        if isFinished { return }
        if buffer.count >= limit {
          if !keepsNewest { return }
          buffer.removeFirst()
        }
        buffer.append(element)
        wake()
      }
      func finish(_ error: (any Error)?, _ isCancelled: Bool) {
        if isFinished { return }
        isFinished = true
        self.error = error
        if let handler = onTermination { handler(isCancelled) }
        wake()
      }
      func wake() {
        if let continuation = waiter {
          waiter = nil
          continuation.resume()
        }
      }
      func next() async throws -> Element? {
        if _isTaskCancelled() { finish(nil, true) }
        if buffer.isEmpty && !isFinished {
          _onCancel { self.finish(nil, true) }
          await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in self.waiter = continuation }
        }
        if !buffer.isEmpty { return .some(buffer.removeFirst()) }
        if let error = error {
          self.error = nil
          throw error
        }
        return nil
      }
    }
    struct AsyncStream<Element>: AsyncSequence, Sendable {
      typealias AsyncIterator = AsyncStream<Element>.Iterator
      var _state: _StreamState<Element>
      struct Continuation: Sendable {
        enum Termination: Hashable, Sendable {
          case finished, cancelled
        }
        enum BufferingPolicy: Sendable {
          case unbounded
          case bufferingOldest(Int)
          case bufferingNewest(Int)
        }
        enum YieldResult {
          case enqueued(remaining: Int)
          case dropped(Element)
          case terminated
        }
        var _state: _StreamState<Element>
        @discardableResult func yield(_ value: Element) -> AsyncStream<Element>.Continuation.YieldResult {
          if _state.isFinished { return .terminated }
          _state.push(value)
          return .enqueued(remaining: Int.max)
        }
        func finish() { _state.finish(nil, false) }
        var onTermination: ((AsyncStream<Element>.Continuation.Termination) -> Void)? {
          get { nil }
          nonmutating set { if let handler = newValue { _state.onTermination = { handler($0 ? .cancelled : .finished) } } else { _state.onTermination = nil } }
        }
      }
      struct Iterator: AsyncIteratorProtocol {
        var _state: _StreamState<Element>
        mutating func next() async -> Element? { await _nextIgnoringErrors(_state) }
      }
      init(_ elementType: Element.Type = Element.self, bufferingPolicy limit: AsyncStream<Element>.Continuation.BufferingPolicy = .unbounded, _ build: (AsyncStream<Element>.Continuation) -> Void) {
        let state = _StreamState<Element>()
        switch limit {
        case .unbounded: break
        case .bufferingOldest(let n): state.limit = n; state.keepsNewest = false
        case .bufferingNewest(let n): state.limit = n
        }
        _state = state
        build(AsyncStream<Element>.Continuation(_state: state))
      }
      @_symbol("AsyncStream.init(unfolding)") init(unfolding produce: @escaping () async -> Element?, onCancel: (() -> Void)? = nil) {
        let state = _StreamState<Element>()
        _state = state
        Task {
          while let value = await produce() { state.push(value) }
          state.finish(nil, false)
        }
      }
      static func makeStream(of elementType: Element.Type = Element.self, bufferingPolicy limit: AsyncStream<Element>.Continuation.BufferingPolicy = .unbounded) -> (stream: AsyncStream<Element>, continuation: AsyncStream<Element>.Continuation) {
        var saved: AsyncStream<Element>.Continuation? = nil
        let stream = AsyncStream<Element>(Element.self, bufferingPolicy: limit) { saved = $0 }
        return (stream: stream, continuation: saved!)
      }
      func makeAsyncIterator() -> AsyncStream<Element>.Iterator { AsyncStream<Element>.Iterator(_state: _state) }
    }
    func _nextIgnoringErrors<Element>(_ state: _StreamState<Element>) async -> Element? {
      do {
        return try await state.next()
      } catch {
        return nil
      }
    }
    struct AsyncThrowingStream<Element, Failure: Error>: AsyncSequence, Sendable {
      typealias AsyncIterator = AsyncThrowingStream<Element, Failure>.Iterator
      var _state: _StreamState<Element>
      struct Continuation: Sendable {
        enum Termination: Sendable {
          case finished, cancelled
        }
        var _state: _StreamState<Element>
        func yield(_ value: Element) { _state.push(value) }
        func finish() { _state.finish(nil, false) }
        func finish(throwing error: Failure?) { _state.finish(error, false) }
        var onTermination: ((AsyncThrowingStream<Element, Failure>.Continuation.Termination) -> Void)? {
          get { nil }
          nonmutating set { if let handler = newValue { _state.onTermination = { handler($0 ? .cancelled : .finished) } } else { _state.onTermination = nil } }
        }
      }
      struct Iterator: AsyncIteratorProtocol {
        var _state: _StreamState<Element>
        mutating func next() async throws -> Element? { try await _state.next() }
      }
      init(_ elementType: Element.Type = Element.self, _ build: (AsyncThrowingStream<Element, Failure>.Continuation) -> Void) where Failure == any Error {
        let state = _StreamState<Element>()
        _state = state
        build(AsyncThrowingStream<Element, Failure>.Continuation(_state: state))
      }
      func makeAsyncIterator() -> AsyncThrowingStream<Element, Failure>.Iterator { AsyncThrowingStream<Element, Failure>.Iterator(_state: _state) }
    }
    protocol Actor: AnyObject, Sendable {
    }
    @globalActor actor MainActor {
      static let shared: MainActor = MainActor()
      static func run<T>(resultType: T.Type = T.self, body: () throws -> T) async rethrows -> T { try body() }
      static func assumeIsolated<T>(_ operation: () throws -> T) rethrows -> T { try operation() }
    }
    """#
}
