extension Catalogue {
  /// Publishers of several publishers.
  static let combineJoins = #"""
    func _mergeAll<T, E: Error>(_ publishers: [AnyPublisher<T, E>]) -> AnyPublisher<T, E> {
      AnyPublisher<T, E>._made("Merge") { sink in
        sink.remaining = publishers.count
        sink.atStart {
          if publishers.isEmpty { sink.finish(.finished) }
          for publisher in publishers { sink.add(publisher._attach({ sink.send($0) }, { sink.endOne($0) })) }
        }
      }
    }
    class _Queue<T> {
      var values: [T] = []
      var isEnded: Bool = false
      init() { }
      var isSpent: Bool { isEnded && values.isEmpty }
      func ended<R, E: Error>(_ completion: Subscribers.Completion<E>, _ sink: _Sink<R, E>, _ check: () -> Void) {
        isEnded = true
        if case .failure = completion { sink.finish(completion) } else { check() }
      }
    }
    #module(Combine)
    extension Publisher {
      func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure> where P.Output == Output, P.Failure == Failure { _mergeAll([eraseToAnyPublisher(), other.eraseToAnyPublisher()]) }
      @_symbol("Publisher.merge(three)") func merge<P: Publisher, Q: Publisher>(with other: P, _ third: Q) -> AnyPublisher<Output, Failure> where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure { _mergeAll([eraseToAnyPublisher(), other.eraseToAnyPublisher(), third.eraseToAnyPublisher()]) }
      @_symbol("Publisher.merge(four)") func merge<P: Publisher, Q: Publisher, R: Publisher>(with other: P, _ third: Q, _ fourth: R) -> AnyPublisher<Output, Failure> where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure, R.Output == Output, R.Failure == Failure { _mergeAll([eraseToAnyPublisher(), other.eraseToAnyPublisher(), third.eraseToAnyPublisher(), fourth.eraseToAnyPublisher()]) }
      func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
        AnyPublisher<(Output, P.Output), Failure>._made("Zip") { sink in
          let a = _Queue<Output>()
          let b = _Queue<P.Output>()
          let check = { () -> Void in
            if !a.values.isEmpty && !b.values.isEmpty { sink.send((a.values.removeFirst(), b.values.removeFirst())) }
            if a.isSpent || b.isSpent { sink.finish(.finished) }
          }
          sink.add(self._attach({ a.values.append($0); check() }, { a.ended($0, sink, check) }))
          sink.add(other._attach({ b.values.append($0); check() }, { b.ended($0, sink, check) }))
        }
      }
      @_symbol("Publisher.zip(transform)") func zip<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T) -> AnyPublisher<T, Failure> where P.Failure == Failure { zip(other).map { transform($0.0, $0.1) } }
      @_symbol("Publisher.zip(three)") func zip<P: Publisher, Q: Publisher>(_ other: P, _ third: Q) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure { zip(other).zip(third).map { ($0.0.0, $0.0.1, $0.1) } }
      func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
        AnyPublisher<(Output, P.Output), Failure>._made("CombineLatest") { sink in
          let a = _Last<Output>()
          let b = _Last<P.Output>()
          sink.remaining = 2
          let emit = { () -> Void in if let x = a.values.first, let y = b.values.first { sink.send((x, y)) } }
          sink.add(self._attach({ a.values = [$0]; emit() }, { sink.endOne($0) }))
          sink.add(other._attach({ b.values = [$0]; emit() }, { sink.endOne($0) }))
        }
      }
      @_symbol("Publisher.combineLatest(three)") func combineLatest<P: Publisher, Q: Publisher>(_ other: P, _ third: Q) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure { combineLatest(other).combineLatest(third).map { ($0.0.0, $0.0.1, $0.1) } }
      @_symbol("Publisher.combineLatest(four)") func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(_ other: P, _ third: Q, _ fourth: R) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure> where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure { combineLatest(other, third).combineLatest(fourth).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) } }
      @_symbol("Publisher.combineLatest(transform)") func combineLatest<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T) -> AnyPublisher<T, Failure> where P.Failure == Failure { combineLatest(other).map { transform($0.0, $0.1) } }
      @_symbol("Publisher.combineLatest(transform three)") func combineLatest<P: Publisher, Q: Publisher, T>(_ other: P, _ third: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure { combineLatest(other, third).map { transform($0.0, $0.1, $0.2) } }
      func flatMap<P: Publisher>(_ transform: @escaping (Output) -> P) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
        AnyPublisher<P.Output, Failure>._made("FlatMap") { sink in
          sink.remaining = 1
          sink.add(self._attach({ output in
            sink.remaining += 1
            sink.add(transform(output)._attach({ sink.send($0) }, { sink.endOne($0) }))
          }, { sink.endOne($0) }))
        }
      }
      @_symbol("Publisher.flatMap(limit)") func flatMap<P: Publisher>(maxPublishers: Subscribers.Demand, _ transform: @escaping (Output) -> P) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
        AnyPublisher<P.Output, Failure>._made("FlatMap") { sink in
          sink.remaining = 1
          let running = _Bag()
          let waiting = _Last<Output>()
          let attaching = _Gate()
          func start(_ output: Output) {
            running.remaining += 1
            sink.remaining += 1
            sink.add(transform(output)._attach({ sink.send($0) }, { completion in
              running.remaining -= 1
              if case .finished = completion, !waiting.values.isEmpty { start(waiting.values.removeFirst()) }
              sink.endOne(completion)
            }))
          }
          sink.add(self._attach({ output in
            // Without demand, what comes at once waits, and what a subject sends later is lost.
            if maxPublishers > running.remaining { start(output) } else if attaching.isOpen { waiting.values.append(output) }
          }, { sink.endOne($0) }))
          sink.atStart { attaching.isOpen = false }
        }
      }
      @_symbol("Publisher.flatMap(limit never)") @_disfavoredOverload func flatMap<P: Publisher>(maxPublishers: Subscribers.Demand, _ transform: @escaping (Output) -> P) -> AnyPublisher<P.Output, P.Failure> where Failure == Never { setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform) }
      @_symbol("Publisher.flatMap(never)") @_disfavoredOverload func flatMap<P: Publisher>(_ transform: @escaping (Output) -> P) -> AnyPublisher<P.Output, P.Failure> where Failure == Never { setFailureType(to: P.Failure.self).flatMap(transform) }
      @_symbol("Publisher.flatMap(typed)") @_disfavoredOverload func flatMap<P: Publisher>(_ transform: @escaping (Output) -> P) -> Publishers.FlatMap<P, Self> where P.Failure == Failure { Publishers.FlatMap<P, Self>(upstream: self, maxPublishers: .unlimited, transform: transform) }
      @_symbol("Publisher.flatMap(typed never)") @_disfavoredOverload func flatMap<P: Publisher>(_ transform: @escaping (Output) -> P) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> where Failure == Never { Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>>(upstream: Publishers.SetFailureType<Self, P.Failure>(upstream: self), maxPublishers: .unlimited, transform: transform) }
      func switchToLatest() -> AnyPublisher<Output.Output, Failure> where Output: Publisher, Output.Failure == Failure {
        AnyPublisher<Output.Output, Failure>._made("SwitchToLatest") { sink in
          let inner = _Bag()
          let outer = _Gate()
          sink.add(AnyCancellable { inner.cancel() })
          sink.add(self._attach({ publisher in
            inner.cancel()
            inner.remaining += 1
            inner.isDone = false
            let turn = inner.remaining
            inner.add(publisher._attach({ if inner.remaining == turn { sink.send($0) } }, { completion in
              if inner.remaining != turn { return }
              inner.isDone = true
              if case .failure = completion { sink.finish(completion) } else if !outer.isOpen { sink.finish(.finished) }
            }))
          }, { completion in
            outer.isOpen = false
            if case .failure = completion { sink.finish(completion) } else if inner.isDone || inner.remaining == 0 { sink.finish(.finished) }
          }))
        }
      }
    }
    extension Publishers {
      struct CombineLatest<A: Publisher, B: Publisher>: Publisher {
        typealias Output = (A.Output, B.Output)
        typealias Failure = A.Failure
        var _joined: AnyPublisher<(A.Output, B.Output), A.Failure>
        init(_ a: A, _ b: B) where B.Failure == A.Failure { _joined = a.combineLatest(b) }
        func _attach(_ onValue: @escaping ((A.Output, B.Output)) -> Void, _ onEnd: @escaping (Subscribers.Completion<A.Failure>) -> Void) -> AnyCancellable { _joined._attach(onValue, onEnd) }
      }
      struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher {
        typealias Output = (A.Output, B.Output, C.Output)
        typealias Failure = A.Failure
        var _joined: AnyPublisher<(A.Output, B.Output, C.Output), A.Failure>
        init(_ a: A, _ b: B, _ c: C) where B.Failure == A.Failure, C.Failure == A.Failure { _joined = a.combineLatest(b, c) }
        func _attach(_ onValue: @escaping ((A.Output, B.Output, C.Output)) -> Void, _ onEnd: @escaping (Subscribers.Completion<A.Failure>) -> Void) -> AnyCancellable { _joined._attach(onValue, onEnd) }
      }
      struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher {
        typealias Output = (A.Output, B.Output, C.Output, D.Output)
        typealias Failure = A.Failure
        var _joined: AnyPublisher<(A.Output, B.Output, C.Output, D.Output), A.Failure>
        init(_ a: A, _ b: B, _ c: C, _ d: D) where B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure { _joined = a.combineLatest(b, c, d) }
        func _attach(_ onValue: @escaping ((A.Output, B.Output, C.Output, D.Output)) -> Void, _ onEnd: @escaping (Subscribers.Completion<A.Failure>) -> Void) -> AnyCancellable { _joined._attach(onValue, onEnd) }
      }
      struct Zip<A: Publisher, B: Publisher>: Publisher {
        typealias Output = (A.Output, B.Output)
        typealias Failure = A.Failure
        var _joined: AnyPublisher<(A.Output, B.Output), A.Failure>
        init(_ a: A, _ b: B) where B.Failure == A.Failure { _joined = a.zip(b) }
        func _attach(_ onValue: @escaping ((A.Output, B.Output)) -> Void, _ onEnd: @escaping (Subscribers.Completion<A.Failure>) -> Void) -> AnyCancellable { _joined._attach(onValue, onEnd) }
      }
      struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher {
        typealias Output = (A.Output, B.Output, C.Output)
        typealias Failure = A.Failure
        var _joined: AnyPublisher<(A.Output, B.Output, C.Output), A.Failure>
        init(_ a: A, _ b: B, _ c: C) where B.Failure == A.Failure, C.Failure == A.Failure { _joined = a.zip(b, c) }
        func _attach(_ onValue: @escaping ((A.Output, B.Output, C.Output)) -> Void, _ onEnd: @escaping (Subscribers.Completion<A.Failure>) -> Void) -> AnyCancellable { _joined._attach(onValue, onEnd) }
      }
      struct Merge<A: Publisher, B: Publisher>: Publisher {
        typealias Output = A.Output
        typealias Failure = A.Failure
        var _joined: AnyPublisher<A.Output, A.Failure>
        init(_ a: A, _ b: B) where B.Failure == A.Failure, B.Output == A.Output { _joined = a.merge(with: b) }
        func _attach(_ onValue: @escaping (A.Output) -> Void, _ onEnd: @escaping (Subscribers.Completion<A.Failure>) -> Void) -> AnyCancellable { _joined._attach(onValue, onEnd) }
      }
      struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher {
        typealias Output = A.Output
        typealias Failure = A.Failure
        var _joined: AnyPublisher<A.Output, A.Failure>
        init(_ a: A, _ b: B, _ c: C) where B.Failure == A.Failure, B.Output == A.Output, C.Failure == A.Failure, C.Output == A.Output { _joined = a.merge(with: b, c) }
        func _attach(_ onValue: @escaping (A.Output) -> Void, _ onEnd: @escaping (Subscribers.Completion<A.Failure>) -> Void) -> AnyCancellable { _joined._attach(onValue, onEnd) }
      }
      struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher where NewPublisher.Failure == Upstream.Failure {
        typealias Output = NewPublisher.Output
        typealias Failure = Upstream.Failure
        let upstream: Upstream
        let maxPublishers: Subscribers.Demand
        let transform: (Upstream.Output) -> NewPublisher
        init(upstream: Upstream, maxPublishers: Subscribers.Demand, transform: @escaping (Upstream.Output) -> NewPublisher) {
          self.upstream = upstream
          self.maxPublishers = maxPublishers
          self.transform = transform
        }
        var _subscription: String { "FlatMap" }
        func _attach(_ onValue: @escaping (NewPublisher.Output) -> Void, _ onEnd: @escaping (Subscribers.Completion<Upstream.Failure>) -> Void) -> AnyCancellable {
          let joined: AnyPublisher<NewPublisher.Output, Upstream.Failure> = upstream.flatMap(maxPublishers: maxPublishers, transform)
          return joined._attach(onValue, onEnd)
        }
      }
      struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
        typealias Output = Upstream.Output
        let upstream: Upstream
        init(upstream: Upstream) { self.upstream = upstream }
        func _attach(_ onValue: @escaping (Upstream.Output) -> Void, _ onEnd: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable {
          let other: AnyPublisher<Upstream.Output, Failure> = upstream.setFailureType(to: Failure.self)
          return other._attach(onValue, onEnd)
        }
      }
      struct MergeMany<Upstream: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let publishers: [Upstream]
        init(_ upstream: Upstream...) { publishers = upstream }
        @_symbol("Publishers.MergeMany.init(sequence)") init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }
        func _attach(_ onValue: @escaping (Upstream.Output) -> Void, _ onEnd: @escaping (Subscribers.Completion<Upstream.Failure>) -> Void) -> AnyCancellable { _mergeAll(publishers.map { $0.eraseToAnyPublisher() })._attach(onValue, onEnd) }
      }
    }
    """#
}
