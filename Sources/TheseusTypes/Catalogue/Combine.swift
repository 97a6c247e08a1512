extension Catalogue {
  /// Combine as SwiftUI code uses it: a publisher is what a pair of closures can be attached to; only subscribers of the program's own limit their demand.
  ///
  /// What is attached sends nothing before the attachment is started, so that whoever takes its values can end it before the first one.
  static let combine = #"""
    #module(Combine)
    protocol Cancellable {
      func cancel()
    }
    extension Cancellable {
      func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable { self.cancel() }) }
      func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable { collection.append(AnyCancellable { self.cancel() }) }
    }
    class AnyCancellable: Cancellable, Hashable {
      var _cancel: (() -> Void)?
      var _start: (() -> Void)?
      init(_ cancel: @escaping () -> Void) { _cancel = cancel; _start = nil }
      @_symbol("AnyCancellable.init(cancellable)") init<C: Cancellable>(_ canceller: C) { _cancel = { canceller.cancel() }; _start = nil }
      @_symbol("AnyCancellable.init(starting)") init(_starting start: @escaping () -> Void, _ cancel: @escaping () -> Void) { _cancel = cancel; _start = start }
      deinit { if let body = _cancel { _cancel = nil; body() } }
      func _started() -> AnyCancellable {
        if let body = _start {
          _start = nil
          body()
        }
        return self
      }
      func _then(_ next: @escaping () -> Void) -> AnyCancellable {
        AnyCancellable(_starting: {
          _ = self._started()
          next()
        }, { self.cancel() })
      }
      func _after(_ first: @escaping () -> Void) -> AnyCancellable {
        AnyCancellable(_starting: { _ = self._started() }, {
          first()
          self.cancel()
        })
      }
      func cancel() {
        _start = nil
        if let body = _cancel {
          _cancel = nil
          body()
        }
      }
      func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
      func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable { collection.append(self) }
      static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    enum Subscribers {
      struct Demand: Hashable, CustomStringConvertible {
        var max: Int?
        static let unlimited: Subscribers.Demand = Subscribers.Demand(max: nil)
        static let none: Subscribers.Demand = Subscribers.Demand(max: 0)
        static func max(_ value: Int) -> Subscribers.Demand { Subscribers.Demand(max: value) }
        var description: String { max.map { "max(" + String($0) + ")" } ?? "unlimited" }
        static func + (a: Subscribers.Demand, b: Subscribers.Demand) -> Subscribers.Demand {
          guard let x = a.max, let y = b.max else { return .unlimited }
          return .max(x + y)
        }
        static func += (a: inout Subscribers.Demand, b: Subscribers.Demand) { a = a + b }
        @_symbol("Demand.+(int)") static func + (a: Subscribers.Demand, b: Int) -> Subscribers.Demand { a + .max(b) }
        @_symbol("Demand.+=(int)") static func += (a: inout Subscribers.Demand, b: Int) { a = a + .max(b) }
        @_symbol("Demand.-(int)") static func - (a: Subscribers.Demand, b: Int) -> Subscribers.Demand { a.max.map { .max($0 > b ? $0 - b : 0) } ?? .unlimited }
        @_symbol("Demand.-=(int)") static func -= (a: inout Subscribers.Demand, b: Int) { a = a - b }
        @_symbol("Demand.>(int)") static func > (a: Subscribers.Demand, b: Int) -> Bool { a.max.map { $0 > b } ?? true }
        @_symbol("Demand.==(int)") static func == (a: Subscribers.Demand, b: Int) -> Bool { a.max.map { $0 == b } ?? false }
        static func > (a: Subscribers.Demand, b: Subscribers.Demand) -> Bool {
          guard let y = b.max else { return false }
          return a > y
        }
        static func < (a: Subscribers.Demand, b: Subscribers.Demand) -> Bool { b > a }
      }
      enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
      }
    }
    extension Subscribers.Completion: Equatable where Failure: Equatable {
    }
    protocol Publisher<Output, Failure> {
      associatedtype Output
      associatedtype Failure: Error
      func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
      func _attach(_ onValue: @escaping (Output) -> Void, _ onEnd: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable
      func _subscribe(_ onValue: @escaping (Output) -> Void, _ onEnd: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable
      // How a subscription describes itself, where that is known.
      var _subscription: String { get }
    }
    extension Publisher {
      var _subscription: String { "⟨a subscription⟩" }
      func _subscribe(_ onValue: @escaping (Output) -> Void, _ onEnd: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable { _attach(onValue, onEnd)._started() }
    }
    struct AnyPublisher<Output, Failure: Error>: Publisher {
      var _body: (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable
      var _subscription: String
      init(_subscription: String = "⟨a subscription⟩", _body: @escaping (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable) {
        self._body = _body
        self._subscription = _subscription
      }
      init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        _body = { publisher._attach($0, $1) }
        _subscription = publisher._subscription
      }
      func _named(_ subscription: String) -> AnyPublisher<Output, Failure> { AnyPublisher<Output, Failure>(_subscription: subscription, _body: _body) }
      static func _made(_ subscription: String, _ start: @escaping (_Sink<Output, Failure>) -> Void) -> AnyPublisher<Output, Failure> {
        AnyPublisher<Output, Failure>(_subscription: subscription, _body: { value, end in
          let sink = _Sink<Output, Failure>(value, end)
          start(sink)
          return AnyCancellable(_starting: { sink.start() }, { sink.cancel() })
        })
      }
      func _attach(_ onValue: @escaping (Output) -> Void, _ onEnd: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable { _body(onValue, onEnd) }
    }
    class _Sink<T, E: Error> {
      let onValue: (T) -> Void
      let onEnd: (Subscribers.Completion<E>) -> Void
      var isOpen: Bool = true
      var remaining: Int = 0
      var subscriptions: [AnyCancellable] = []
      var steps: [() -> Void] = []
      var isStarted: Bool = false
      init(_ onValue: @escaping (T) -> Void, _ onEnd: @escaping (Subscribers.Completion<E>) -> Void) { self.onValue = onValue; self.onEnd = onEnd }
      func add(_ subscription: AnyCancellable) {
        if !isOpen { return subscription.cancel() }
        subscriptions.append(subscription)
        atStart { _ = subscription._started() }
      }
      func atStart(_ step: @escaping () -> Void) { if isStarted { step() } else { steps.append(step) } }
      func start() {
        isStarted = true
        let waiting = steps
        steps = []
        for step in waiting { if isOpen { step() } }
      }
      func send(_ value: T) { if isOpen { onValue(value) } }
      func finish(_ completion: Subscribers.Completion<E>) {
        if !isOpen { return }
        cancel()
        onEnd(completion)
      }
      func finish(with value: T) {
        if !isOpen { return }
        cancel()
        onValue(value)
        onEnd(.finished)
      }
      func endOne(_ completion: Subscribers.Completion<E>) {
        remaining -= 1
        if case .failure = completion { finish(completion) } else if remaining == 0 { finish(completion) }
      }
      func attempt(_ body: () throws -> Void) where E == any Error {
        do { try body() } catch { finish(.failure(error)) }
      }
      func cancel() {
        isOpen = false
        steps = []
        let old = subscriptions
        subscriptions = []
        for subscription in old { subscription.cancel() }
      }
    }
    class _Gate {
      var isOpen: Bool = true
      init() { }
    }
    class _Last<T> {
      var values: [T] = []
      init() { }
    }
    class _Bag {
      var subscriptions: [AnyCancellable] = []
      var remaining: Int = 0
      var isDone: Bool = false
      init() { }
      func add(_ subscription: AnyCancellable) {
        subscriptions.append(subscription)
        _ = subscription._started()
      }
      func cancel() {
        let old = subscriptions
        subscriptions = []
        for subscription in old { subscription.cancel() }
      }
    }
    enum Publishers {
      struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let upstream: Upstream
        func _attach(_ onValue: @escaping (Upstream.Output) -> Void, _ onEnd: @escaping (Subscribers.Completion<Upstream.Failure>) -> Void) -> AnyCancellable {
          let inner = upstream._attach(onValue, onEnd)
          let bag = _Bag()
          return AnyCancellable(_starting: {
            _ = inner._started()
            bag.add(AnyCancellable(self.upstream.connect()))
          }, {
            inner.cancel()
            bag.cancel()
          })
        }
      }
      struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        typealias Output = Elements.Element
        let sequence: Elements
        var _subscription: String { String(describing: sequence) }
        init(sequence: Elements) { self.sequence = sequence }
        // Apple's documentation of `replaceNil(with:)` shows that its elements stay optional.
        func replaceNil<T>(with output: T) -> Publishers.Sequence<[Elements.Element], Failure> where Elements.Element == T? { Publishers.Sequence<[Elements.Element], Failure>(sequence: sequence.map { $0 ?? output }) }
        func _attach(_ onValue: @escaping (Elements.Element) -> Void, _ onEnd: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable {
          let gate = _Gate()
          return AnyCancellable(_starting: {
            for element in self.sequence {
              if !gate.isOpen { return }
              onValue(element)
            }
            if gate.isOpen { onEnd(.finished) }
          }, { gate.isOpen = false })
        }
      }
    }
    """#
}
