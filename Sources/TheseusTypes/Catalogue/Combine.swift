extension Catalogue {
  /// Combine as SwiftUI code uses it: a publisher is what a pair of closures can be attached to; demand is always unlimited.
  static let combine = #"""
    protocol Cancellable {
      func cancel()
    }
    extension Cancellable {
      func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable { self.cancel() }) }
      func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable { collection.append(AnyCancellable { self.cancel() }) }
    }
    class AnyCancellable: Cancellable, Hashable {
      var _cancel: (() -> Void)?
      init(_ cancel: @escaping () -> Void) { _cancel = cancel }
      @_symbol("AnyCancellable.init(cancellable)") init<C: Cancellable>(_ canceller: C) { _cancel = { canceller.cancel() } }
      deinit { if let body = _cancel { _cancel = nil; body() } }
      func cancel() {
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
      func _attach(_ onValue: @escaping (Output) -> Void, _ onEnd: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable
    }
    struct AnyPublisher<Output, Failure: Error>: Publisher {
      var _body: (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable
      init(_body: @escaping (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable) { self._body = _body }
      init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure { _body = { publisher._attach($0, $1) } }
      func _attach(_ onValue: @escaping (Output) -> Void, _ onEnd: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable { _body(onValue, onEnd) }
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
      func add(_ subscription: AnyCancellable) { subscriptions.append(subscription) }
      func cancel() {
        let old = subscriptions
        subscriptions = []
        for subscription in old { subscription.cancel() }
      }
    }
    enum Publishers {
      struct CombineLatest<A: Publisher, B: Publisher>: Publisher {
        typealias Output = (A.Output, B.Output)
        typealias Failure = A.Failure
        var _a: A
        var _b: B
        init(_ a: A, _ b: B) { _a = a; _b = b }
        func _attach(_ onValue: @escaping ((A.Output, B.Output)) -> Void, _ onEnd: @escaping (Subscribers.Completion<A.Failure>) -> Void) -> AnyCancellable {
          let a = _Last<A.Output>()
          let b = _Last<B.Output>()
          let bag = _Bag()
          bag.remaining = 2
          let emit = { () -> Void in if let x = a.values.first, let y = b.values.first { onValue((x, y)) } }
          bag.add(_a._attach({ a.values = [$0]; emit() }, { completion in bag.remaining -= 1; if bag.remaining == 0 { onEnd(completion) } }))
          bag.add(_b._attach({ b.values = [$0]; emit() }, { _ in bag.remaining -= 1; if bag.remaining == 0 { onEnd(.finished) } }))
          return AnyCancellable { bag.cancel() }
        }
      }
      struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher {
        typealias Output = (A.Output, B.Output, C.Output)
        typealias Failure = A.Failure
        var _a: A
        var _b: B
        var _c: C
        init(_ a: A, _ b: B, _ c: C) { _a = a; _b = b; _c = c }
        func _attach(_ onValue: @escaping ((A.Output, B.Output, C.Output)) -> Void, _ onEnd: @escaping (Subscribers.Completion<A.Failure>) -> Void) -> AnyCancellable {
          let a = _Last<A.Output>()
          let b = _Last<B.Output>()
          let c = _Last<C.Output>()
          let bag = _Bag()
          let emit = { () -> Void in if let x = a.values.first, let y = b.values.first, let z = c.values.first { onValue((x, y, z)) } }
          bag.add(_a._attach({ a.values = [$0]; emit() }, { _ in }))
          bag.add(_b._attach({ b.values = [$0]; emit() }, { _ in }))
          bag.add(_c._attach({ c.values = [$0]; emit() }, { _ in }))
          return AnyCancellable { bag.cancel() }
        }
      }
      struct Merge<A: Publisher, B: Publisher>: Publisher {
        typealias Output = A.Output
        typealias Failure = A.Failure
        var _merged: AnyPublisher<A.Output, A.Failure>
        init(_ a: A, _ b: B) where B.Output == A.Output, B.Failure == A.Failure { _merged = a.merge(with: b) }
        func _attach(_ onValue: @escaping (A.Output) -> Void, _ onEnd: @escaping (Subscribers.Completion<A.Failure>) -> Void) -> AnyCancellable { _merged._attach(onValue, onEnd) }
      }
      struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let upstream: Upstream
        func _attach(_ onValue: @escaping (Upstream.Output) -> Void, _ onEnd: @escaping (Subscribers.Completion<Upstream.Failure>) -> Void) -> AnyCancellable {
          let inner = upstream._attach(onValue, onEnd)
          let connection = upstream.connect()
          return AnyCancellable {
            inner.cancel()
            connection.cancel()
          }
        }
      }
    }
    """#
}
