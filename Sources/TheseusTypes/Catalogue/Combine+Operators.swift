extension Catalogue {
  /// What makes publishers of publishers.
  static let combineOperators = #"""
    #module(Combine)
    extension Publisher where Failure == Never {
      func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { _subscribe(receiveValue, { _ in }) }
      func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable { _subscribe({ object[keyPath: keyPath] = $0 }, { _ in }) }
      func assign(to published: inout Published<Output>.Publisher) {
        let target = published
        published._keep(_subscribe({ target._assign($0) }, { _ in }))
      }
      func setFailureType<E: Error>(to type: E.Type) -> AnyPublisher<Output, E> { AnyPublisher<Output, E>(_subscription: _subscription, _body: { value, end in self._attach(value, { _ in end(.finished) }) }) }
      var values: AsyncStream<Output> {
        AsyncStream<Output> { continuation in
          let subscription = self._subscribe({ continuation.yield($0) }, { _ in continuation.finish() })
          continuation.onTermination = { _ in subscription.cancel() }
        }
      }
    }
    extension Publisher {
      func sink(receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void) -> AnyCancellable { _subscribe(receiveValue, receiveCompletion) }
      func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher<Output, Failure>(self) }
      func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> { AnyPublisher<T, Failure>(_subscription: _subscription, _body: { value, end in self._attach({ value(transform($0)) }, end) }) }
      @_symbol("Publisher.map(keyPath)") func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> { AnyPublisher<T, Failure>(_subscription: _subscription, _body: { value, end in self._attach({ value($0[keyPath: keyPath]) }, end) }) }
      func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> { AnyPublisher<T, Failure>(_subscription: _subscription, _body: { value, end in self._attach({ if let result = transform($0) { value(result) } }, end) }) }
      func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> { AnyPublisher<Output, Failure>(_subscription: _subscription, _body: { value, end in self._attach({ if isIncluded($0) { value($0) } }, end) }) }
      func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
        AnyPublisher<Output, Failure>(_subscription: "RemoveDuplicates", _body: { value, end in
          let last = _Last<Output>()
          return self._attach({ output in
            if let old = last.values.last, predicate(old, output) { return }
            last.values = [output]
            value(output)
          }, end)
        })
      }
      func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
        AnyPublisher<T, Failure>(_subscription: _subscription, _body: { value, end in
          let last = _Last<T>()
          last.values = [initial]
          return self._attach({ output in
            let result = next(last.values[0], output)
            last.values = [result]
            value(result)
          }, end)
        })
      }
      func reduce<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
        AnyPublisher<T, Failure>(_subscription: "Reduce", _body: { value, end in
          let last = _Last<T>()
          last.values = [initial]
          return self._attach({ last.values = [next(last.values[0], $0)] }, { completion in
            if case .finished = completion { value(last.values[0]) }
            end(completion)
          })
        })
      }
      func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] }._named("Collect") }
      func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 }._named("Count") }
      func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        AnyPublisher<Output, Failure>(_subscription: "Drop", _body: { value, end in
          let seen = _Last<Int>()
          seen.values = [0]
          return self._attach({ output in
            if seen.values[0] >= count { value(output) } else { seen.values[0] += 1 }
          }, end)
        })
      }
      func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? { map { $0 ?? output } }
      func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
        AnyPublisher<Output, Never>(_subscription: "ReplaceError", _body: { value, end in
          self._attach(value, { completion in
            if case .failure = completion { value(output) }
            end(.finished)
          })
        })
      }
      func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
        AnyPublisher<Output, Failure>(_subscription: "ReplaceEmpty", _body: { value, end in
          let gate = _Gate()
          return self._attach({ gate.isOpen = false; value($0) }, { completion in
            if gate.isOpen, case .finished = completion { value(output) }
            end(completion)
          })
        })
      }
      func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
        AnyPublisher<Output, E>(_subscription: _subscription, _body: { value, end in
          self._attach(value, { completion in
            switch completion {
            case .finished: end(.finished)
            case .failure(let error): end(.failure(transform(error)))
            }
          })
        })
      }
      func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
        AnyPublisher<Output, P.Failure>._made("Catch") { sink in
          sink.add(self._attach({ sink.send($0) }, { completion in
            switch completion {
            case .finished: sink.finish(.finished)
            case .failure(let error): sink.add(handler(error)._attach({ sink.send($0) }, { sink.finish($0) }))
            }
          }))
        }
      }
      func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
        AnyPublisher<Output, Failure>(_subscription: "ReceiveOn", _body: { value, end in
          let gate = _Gate()
          let inner = self._attach({ output in _ = _schedule(0.0, onMain: scheduler._isMainThread) { if gate.isOpen { value(output) } } }, { completion in _ = _schedule(0.0, onMain: scheduler._isMainThread) { if gate.isOpen { end(completion) } } })
          return inner._after { gate.isOpen = false }
        })
      }
      func subscribe<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
      @_symbol("Publisher.subscribe(subject)") func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure { _subscribe({ subject.send($0) }, { subject.send(completion: $0) }) }
      func delay<S: Scheduler>(for interval: _SchedulerStride, scheduler: S) -> AnyPublisher<Output, Failure> {
        AnyPublisher<Output, Failure>(_subscription: "Delay", _body: { value, end in
          let gate = _Gate()
          let inner = self._attach({ output in _ = _schedule(interval._seconds, onMain: scheduler._isMainThread) { if gate.isOpen { value(output) } } }, { completion in _ = _schedule(interval._seconds, onMain: scheduler._isMainThread) { if gate.isOpen { end(completion) } } })
          return inner._after { gate.isOpen = false }
        })
      }
      func debounce<S: Scheduler>(for dueTime: _SchedulerStride, scheduler: S) -> AnyPublisher<Output, Failure> {
        AnyPublisher<Output, Failure>(_subscription: "Debounce", _body: { value, end in
          let pending = _Bag()
          let last = _Last<Output>()
          let inner = self._attach({ output in
            pending.cancel()
            last.values = [output]
            let job = _schedule(dueTime._seconds, onMain: scheduler._isMainThread) {
              last.values = []
              value(output)
            }
            pending.add(AnyCancellable { job.cancel() })
          }, { completion in
            pending.cancel()
            for output in last.values { value(output) }
            end(completion)
          })
          return inner._after { pending.cancel() }
        })
      }
      func throttle<S: Scheduler>(for interval: _SchedulerStride, scheduler: S, latest: Bool) -> AnyPublisher<Output, Failure> {
        AnyPublisher<Output, Failure>(_subscription: "Throttle", _body: { value, end in
          let waiting = _Last<Output>()
          let gate = _Gate()
          return self._attach({ output in
            if gate.isOpen {
              gate.isOpen = false
              value(output)
              _throttle(interval._seconds, gate, waiting, value)
            } else if latest || waiting.values.isEmpty {
              waiting.values = [output]
            }
          }, end)
        })
      }
      func share() -> AnyPublisher<Output, Failure> {
        let subject = PassthroughSubject<Output, Failure>()
        let bag = _Bag()
        return AnyPublisher<Output, Failure>(_subscription: "Multicast", _body: { value, end in
          let inner = subject._attach(value, end)
          return AnyCancellable(_starting: {
            _ = inner._started()
            bag.remaining += 1
            if bag.remaining == 1 { bag.add(self._attach({ subject.send($0) }, { subject.send(completion: $0) })) }
          }, {
            inner.cancel()
            bag.remaining -= 1
            if bag.remaining == 0 { bag.cancel() }
          })
        })
      }
      func decode<T: Decodable, D: TopLevelDecoder>(type: T.Type, decoder: D) -> AnyPublisher<T, any Error> where D.Input == Output { tryMap { try decoder.decode(type, from: $0) } }
      func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
        AnyPublisher<Output, Failure>._made("Retry") { sink in
          sink.remaining = retries
          _retry(self, sink)
        }
      }
    }
    extension Publisher where Output: Equatable {
      func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: { $0 == $1 }) }
    }
    func _print(_ text: String) { print(text) }
    func _retry<P: Publisher>(_ publisher: P, _ sink: _Sink<P.Output, P.Failure>) {
      sink.add(publisher._attach({ sink.send($0) }, { completion in
        if case .failure = completion, sink.remaining > 0 {
          sink.remaining -= 1
          _retry(publisher, sink)
        } else {
          sink.finish(completion)
        }
      }))
    }
    func _throttle<T>(_ seconds: Double, _ gate: _Gate, _ waiting: _Last<T>, _ value: @escaping (T) -> Void) {
      _ = _schedule(seconds) {
        if let output = waiting.values.first {
          waiting.values = []
          value(output)
          _throttle(seconds, gate, waiting, value)
        } else {
          gate.isOpen = true
        }
      }
    }
    """#
}
