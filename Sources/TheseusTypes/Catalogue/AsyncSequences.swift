extension Catalogue {
  /// `AsyncSequence` with its algorithms, and streams.
  static let asyncSequences = asyncSequenceAlgorithms + throwingAsyncSequences.joined()

  private static let asyncSequenceAlgorithms = #"""
    protocol AsyncIteratorProtocol<Element, Failure> {
      associatedtype Element
      associatedtype Failure: Error
      mutating func next() async throws(Failure) -> Element?
    }
    protocol AsyncSequence<Element, Failure> {
      associatedtype Element
      associatedtype Failure: Error
      associatedtype AsyncIterator: AsyncIteratorProtocol where AsyncIterator.Element == Element, AsyncIterator.Failure == Failure
      func makeAsyncIterator() -> AsyncIterator
    }
    extension AsyncSequence {
      func map<T>(_ transform: @escaping (Element) async -> T) -> AsyncMapSequence<Self, T> { AsyncMapSequence(_base: self, _transform: transform) }
      func filter(_ isIncluded: @escaping (Element) async -> Bool) -> AsyncFilterSequence<Self> { AsyncFilterSequence(_base: self, _isIncluded: isIncluded) }
      @_symbol("AsyncSequence.map(throwing)") func map<T>(_ transform: @escaping (Element) async throws -> T) -> AsyncThrowingMapSequence<Self, T> { AsyncThrowingMapSequence(_base: self, _transform: transform) }
      @_symbol("AsyncSequence.filter(throwing)") func filter(_ isIncluded: @escaping (Element) async throws -> Bool) -> AsyncThrowingFilterSequence<Self> { AsyncThrowingFilterSequence(_base: self, _isIncluded: isIncluded) }
      @_symbol("AsyncSequence.compactMap(throwing)") func compactMap<T>(_ transform: @escaping (Element) async throws -> T?) -> AsyncThrowingCompactMapSequence<Self, T> { AsyncThrowingCompactMapSequence(_base: self, _transform: transform) }
      @_symbol("AsyncSequence.flatMap(throwing)") func flatMap<Segment: AsyncSequence>(_ transform: @escaping (Element) async throws -> Segment) -> AsyncThrowingFlatMapSequence<Self, Segment> { AsyncThrowingFlatMapSequence(_base: self, _transform: transform) }
      @_symbol("AsyncSequence.drop(throwing)") func drop(while predicate: @escaping (Element) async throws -> Bool) -> AsyncThrowingDropWhileSequence<Self> { AsyncThrowingDropWhileSequence(_base: self, _predicate: predicate) }
      @_symbol("AsyncSequence.prefix(throwing)") func prefix(while predicate: @escaping (Element) async throws -> Bool) rethrows -> AsyncThrowingPrefixWhileSequence<Self> { AsyncThrowingPrefixWhileSequence(_base: self, _predicate: predicate) }
      func prefix(_ count: Int) -> AsyncPrefixSequence<Self> {
        if count < 0 { _trap("Can't prefix a negative number of elements from an async sequence") }
        return AsyncPrefixSequence(_base: self, _count: count)
      }
      func compactMap<T>(_ transform: @escaping (Element) async -> T?) -> AsyncMapSequence<AsyncFilterSequence<AsyncMapSequence<Self, T?>>, T> { map(transform).filter { $0 != nil }.map { $0! } }
      func dropFirst(_ count: Int = 1) -> AsyncDropFirstSequence<Self> {
        if count < 0 { _trap("Can't drop a negative number of elements from an async sequence") }
        return AsyncDropFirstSequence(_base: self, _count: count)
      }
      func drop(while predicate: @escaping (Element) async -> Bool) -> AsyncDropWhileSequence<Self> { AsyncDropWhileSequence(_base: self, _predicate: predicate) }
      func flatMap<Segment: AsyncSequence>(_ transform: @escaping (Element) async -> Segment) -> AsyncFlatMapSequence<Self, Segment> { AsyncFlatMapSequence(_base: self, _transform: transform) }
      func prefix(while predicate: @escaping (Element) async -> Bool) -> AsyncPrefixWhileSequence<Self> { AsyncPrefixWhileSequence(_base: self, _predicate: predicate) }
      func reduce<R>(into initial: R, _ update: (inout R, Element) async throws -> Void) async throws -> R {
        var result = initial
        var iterator = makeAsyncIterator()
        while let element = try await iterator.next() { try await update(&result, element) }
        return result
      }
      func min(by areInIncreasingOrder: (Element, Element) async throws -> Bool) async throws -> Element? {
        var result: Element? = nil
        var iterator = makeAsyncIterator()
        while let element = try await iterator.next() { if let least = result { if try await areInIncreasingOrder(element, least) { result = element } } else { result = element } }
        return result
      }
      func max(by areInIncreasingOrder: (Element, Element) async throws -> Bool) async throws -> Element? {
        var result: Element? = nil
        var iterator = makeAsyncIterator()
        while let element = try await iterator.next() { if let greatest = result { if try await areInIncreasingOrder(greatest, element) { result = element } } else { result = element } }
        return result
      }
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
      typealias Failure = Base.Failure
      typealias AsyncIterator = AsyncMapSequence<Base, Transformed>.Iterator
      var _base: Base
      var _transform: (Base.Element) async -> Transformed
      struct Iterator: AsyncIteratorProtocol {
        typealias Element = Transformed
        typealias Failure = Base.Failure
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
      typealias Failure = Base.Failure
      typealias AsyncIterator = AsyncFilterSequence<Base>.Iterator
      var _base: Base
      var _isIncluded: (Base.Element) async -> Bool
      struct Iterator: AsyncIteratorProtocol {
        typealias Element = Base.Element
        typealias Failure = Base.Failure
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
      typealias Failure = Base.Failure
      typealias AsyncIterator = AsyncPrefixSequence<Base>.Iterator
      var _base: Base
      var _count: Int
      struct Iterator: AsyncIteratorProtocol {
        typealias Element = Base.Element
        typealias Failure = Base.Failure
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
    struct AsyncDropFirstSequence<Base: AsyncSequence>: AsyncSequence {
      typealias Element = Base.Element
      typealias Failure = Base.Failure
      typealias AsyncIterator = AsyncDropFirstSequence<Base>.Iterator
      var _base: Base
      var _count: Int
      struct Iterator: AsyncIteratorProtocol {
        typealias Element = Base.Element
        typealias Failure = Base.Failure
        var _base: Base.AsyncIterator
        var _remaining: Int
        mutating func next() async throws -> Base.Element? {
          while _remaining > 0 {
            _remaining -= 1
            if try await _base.next() == nil { return nil }
          }
          return try await _base.next()
        }
      }
      func makeAsyncIterator() -> AsyncDropFirstSequence<Base>.Iterator { AsyncDropFirstSequence<Base>.Iterator(_base: _base.makeAsyncIterator(), _remaining: _count) }
    }
    struct AsyncDropWhileSequence<Base: AsyncSequence>: AsyncSequence {
      typealias Element = Base.Element
      typealias Failure = Base.Failure
      typealias AsyncIterator = AsyncDropWhileSequence<Base>.Iterator
      var _base: Base
      var _predicate: (Base.Element) async -> Bool
      struct Iterator: AsyncIteratorProtocol {
        typealias Element = Base.Element
        typealias Failure = Base.Failure
        var _base: Base.AsyncIterator
        var _predicate: (Base.Element) async -> Bool
        var _isDropping: Bool
        mutating func next() async throws -> Base.Element? {
          while let element = try await _base.next() {
            if _isDropping, await _predicate(element) { continue }
            _isDropping = false
            return .some(element)
          }
          return nil
        }
      }
      func makeAsyncIterator() -> AsyncDropWhileSequence<Base>.Iterator { AsyncDropWhileSequence<Base>.Iterator(_base: _base.makeAsyncIterator(), _predicate: _predicate, _isDropping: true) }
    }
    struct AsyncFlatMapSequence<Base: AsyncSequence, Segment: AsyncSequence>: AsyncSequence {
      typealias Element = Segment.Element
      typealias Failure = Base.Failure
      typealias AsyncIterator = AsyncFlatMapSequence<Base, Segment>.Iterator
      var _base: Base
      var _transform: (Base.Element) async -> Segment
      struct Iterator: AsyncIteratorProtocol {
        typealias Element = Segment.Element
        typealias Failure = Base.Failure
        var _base: Base.AsyncIterator
        var _transform: (Base.Element) async -> Segment
        var _segment: Segment.AsyncIterator?
        mutating func next() async throws -> Segment.Element? {
          while true {
            if let element = try await _segment?.next() { return .some(element) }
            guard let element = try await _base.next() else { return nil }
            _segment = await _transform(element).makeAsyncIterator()
          }
        }
      }
      func makeAsyncIterator() -> AsyncFlatMapSequence<Base, Segment>.Iterator { AsyncFlatMapSequence<Base, Segment>.Iterator(_base: _base.makeAsyncIterator(), _transform: _transform, _segment: nil) }
    }
    struct AsyncPrefixWhileSequence<Base: AsyncSequence>: AsyncSequence {
      typealias Element = Base.Element
      typealias Failure = Base.Failure
      typealias AsyncIterator = AsyncPrefixWhileSequence<Base>.Iterator
      var _base: Base
      var _predicate: (Base.Element) async -> Bool
      struct Iterator: AsyncIteratorProtocol {
        typealias Element = Base.Element
        typealias Failure = Base.Failure
        var _base: Base.AsyncIterator
        var _predicate: (Base.Element) async -> Bool
        var _isDone: Bool
        mutating func next() async throws -> Base.Element? {
          if _isDone { return nil }
          if let element = try await _base.next() { if await _predicate(element) { return .some(element) } }
          _isDone = true
          return nil
        }
      }
      func makeAsyncIterator() -> AsyncPrefixWhileSequence<Base>.Iterator { AsyncPrefixWhileSequence<Base>.Iterator(_base: _base.makeAsyncIterator(), _predicate: _predicate, _isDone: false) }
    }
    class _StreamState<Element> {
      var buffer: [Element] = []
      var isFinished: Bool = false
      var error: (any Error)? = nil
      var waiter: CheckedContinuation<Void, Never>? = nil
      var onTermination: ((Bool) -> Void)? = nil
      var limit: Int = Int.max
      var keepsNewest: Bool = true
      var produce: (() async throws -> Element?)? = nil
      init() { }
      func push(_ element: Element) -> _StreamState<Element>.Yield {
        if isFinished { return .terminated }
        var lost: Element? = nil
        if buffer.count >= limit {
          if !keepsNewest || limit == 0 { return .dropped(element) }
          lost = buffer.removeFirst()
        }
        buffer.append(element)
        // Somebody who waits takes it at once.
        let remaining = waiter != nil || limit == Int.max ? limit : limit - buffer.count
        wake()
        if let lost = lost { return .dropped(lost) }
        return .enqueued(remaining)
      }
      enum Yield {
        case enqueued(Int)
        case dropped(Element)
        case terminated
      }
      func finish(_ error: (any Error)?, _ isCancelled: Bool) {
        if isFinished { return }
        isFinished = true
        self.error = error
        if let handler = onTermination { handler(isCancelled) }
        wake()
      }
      // Nobody is left who could ask for an element; a stream that asks for them itself is told of nothing.
      func abandon() { if produce == nil { finish(nil, true) } }
      func wake() {
        if let continuation = waiter {
          waiter = nil
          continuation.resume()
        }
      }
      func next() async throws -> Element? {
        if _isTaskCancelled() { finish(nil, true) }
        if let produce = produce, !isFinished {
          let made = try await produce()
          if made == nil { isFinished = true }
          return made
        }
        if buffer.isEmpty && !isFinished {
          let registration = _onCancel { self.finish(nil, true) }
          await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in self.waiter = continuation }
          _forgetCancel(registration)
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
      typealias Failure = Never
      typealias AsyncIterator = AsyncStream<Element>.Iterator
      class _Storage: _StreamState<Element> { }
      class _Context {
        let storage: AsyncStream<Element>._Storage
        init(_ storage: AsyncStream<Element>._Storage) { self.storage = storage }
        deinit { storage.abandon() }
      }
      let context: AsyncStream<Element>._Context
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
        let storage: AsyncStream<Element>._Storage
        @discardableResult func yield(_ value: Element) -> AsyncStream<Element>.Continuation.YieldResult {
          switch storage.push(value) {
          case .enqueued(let remaining): return .enqueued(remaining: remaining)
          case .dropped(let element): return .dropped(element)
          case .terminated: return .terminated
          }
        }
        @_symbol("AsyncStream.Continuation.yield(with)") @discardableResult func yield(with result: Result<Element, Never>) -> AsyncStream<Element>.Continuation.YieldResult { yield(result.get()) }
        func finish() { storage.finish(nil, false) }
        var onTermination: ((AsyncStream<Element>.Continuation.Termination) -> Void)? {
          get { nil }
          nonmutating set { if let handler = newValue { storage.onTermination = { handler($0 ? .cancelled : .finished) } } else { storage.onTermination = nil } }
        }
      }
      struct Iterator: AsyncIteratorProtocol {
        let context: AsyncStream<Element>._Context
        nonisolated mutating func next() async -> Element? { await _nextIgnoringErrors(context.storage) }
      }
      init(_ elementType: Element.Type = Element.self, bufferingPolicy limit: AsyncStream<Element>.Continuation.BufferingPolicy = .unbounded, _ build: (AsyncStream<Element>.Continuation) -> Void) {
        let storage = AsyncStream<Element>._Storage()
        switch limit {
        case .unbounded: break
        case .bufferingOldest(let n): storage.limit = n; storage.keepsNewest = false
        case .bufferingNewest(let n): storage.limit = n
        }
        context = AsyncStream<Element>._Context(storage)
        build(AsyncStream<Element>.Continuation(storage: storage))
      }
      @_symbol("AsyncStream.init(unfolding)") init(unfolding produce: @escaping () async -> Element?, onCancel: (() -> Void)? = nil) {
        let storage = AsyncStream<Element>._Storage()
        storage.produce = produce
        context = AsyncStream<Element>._Context(storage)
        if let onCancel = onCancel { storage.onTermination = { if $0 { onCancel() } } }
      }
      static func makeStream(of elementType: Element.Type = Element.self, bufferingPolicy limit: AsyncStream<Element>.Continuation.BufferingPolicy = .unbounded) -> (stream: AsyncStream<Element>, continuation: AsyncStream<Element>.Continuation) {
        var saved: AsyncStream<Element>.Continuation? = nil
        let stream = AsyncStream<Element>(Element.self, bufferingPolicy: limit) { saved = $0 }
        return (stream: stream, continuation: saved!)
      }
      func makeAsyncIterator() -> AsyncStream<Element>.Iterator { AsyncStream<Element>.Iterator(context: context) }
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
      class _Storage: _StreamState<Element> { }
      class _Context {
        let storage: AsyncThrowingStream<Element, Failure>._Storage
        init(_ storage: AsyncThrowingStream<Element, Failure>._Storage) { self.storage = storage }
        deinit { storage.abandon() }
      }
      let context: AsyncThrowingStream<Element, Failure>._Context
      struct Continuation: Sendable {
        enum Termination: Sendable {
          case finished((any Error)?)
          case cancelled
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
        let storage: AsyncThrowingStream<Element, Failure>._Storage
        @discardableResult func yield(_ value: Element) -> AsyncThrowingStream<Element, Failure>.Continuation.YieldResult {
          switch storage.push(value) {
          case .enqueued(let remaining): return .enqueued(remaining: remaining)
          case .dropped(let element): return .dropped(element)
          case .terminated: return .terminated
          }
        }
        @_symbol("AsyncThrowingStream.Continuation.yield(with)") @discardableResult func yield(with result: Result<Element, Failure>) -> AsyncThrowingStream<Element, Failure>.Continuation.YieldResult {
          switch result {
          case .success(let value): return yield(value)
          case .failure(let error):
            finish(throwing: error)
            return .terminated
          }
        }
        func finish() { storage.finish(nil, false) }
        func finish(throwing error: Failure?) { storage.finish(error, false) }
        var onTermination: ((AsyncThrowingStream<Element, Failure>.Continuation.Termination) -> Void)? {
          get { nil }
          nonmutating set { if let handler = newValue { storage.onTermination = { handler($0 ? .cancelled : .finished(storage.error)) } } else { storage.onTermination = nil } }
        }
      }
      struct Iterator: AsyncIteratorProtocol {
        let context: AsyncThrowingStream<Element, Failure>._Context
        nonisolated mutating func next() async throws -> Element? { try await context.storage.next() }
      }
      init(_ elementType: Element.Type = Element.self, bufferingPolicy limit: AsyncThrowingStream<Element, Failure>.Continuation.BufferingPolicy = .unbounded, _ build: (AsyncThrowingStream<Element, Failure>.Continuation) -> Void) where Failure == any Error {
        let storage = AsyncThrowingStream<Element, Failure>._Storage()
        switch limit {
        case .unbounded: break
        case .bufferingOldest(let n): storage.limit = n; storage.keepsNewest = false
        case .bufferingNewest(let n): storage.limit = n
        }
        context = AsyncThrowingStream<Element, Failure>._Context(storage)
        build(AsyncThrowingStream<Element, Failure>.Continuation(storage: storage))
      }
      @_symbol("AsyncThrowingStream.init(unfolding)") init(unfolding produce: @escaping () async throws -> Element?) where Failure == any Error {
        let storage = AsyncThrowingStream<Element, Failure>._Storage()
        storage.produce = produce
        context = AsyncThrowingStream<Element, Failure>._Context(storage)
      }
      static func makeStream(of elementType: Element.Type = Element.self, throwing failureType: Failure.Type = Failure.self, bufferingPolicy limit: AsyncThrowingStream<Element, Failure>.Continuation.BufferingPolicy = .unbounded) -> (stream: AsyncThrowingStream<Element, Failure>, continuation: AsyncThrowingStream<Element, Failure>.Continuation) where Failure == any Error {
        var saved: AsyncThrowingStream<Element, Failure>.Continuation? = nil
        let stream = AsyncThrowingStream<Element, Failure>(Element.self, bufferingPolicy: limit) { saved = $0 }
        return (stream: stream, continuation: saved!)
      }
      func makeAsyncIterator() -> AsyncThrowingStream<Element, Failure>.Iterator { AsyncThrowingStream<Element, Failure>.Iterator(context: context) }
    }
    """#
}
