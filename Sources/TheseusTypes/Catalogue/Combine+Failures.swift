extension Catalogue {
  /// Publishers whose functions may throw, and those that tell of events.
  static let combineFailures = #"""
    #module(Combine)
    extension Publisher {
      func _throwing<T>(_ name: String, _ start: @escaping (_Sink<T, any Error>) -> (Output) throws -> Void) -> AnyPublisher<T, any Error> {
        AnyPublisher<T, any Error>._made(name) { sink in
          let receive = start(sink)
          sink.add(self._attach({ output in if sink.isOpen { sink.attempt { try receive(output) } } }, { completion in
            switch completion {
            case .finished: sink.finish(.finished)
            case .failure(let error): sink.finish(.failure(error))
            }
          }))
        }
      }
      func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> { _throwing("TryMap") { sink in { sink.send(try transform($0)) } } }
      func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> { _throwing("TryFilter") { sink in { if try isIncluded($0) { sink.send($0) } } } }
      func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> AnyPublisher<T, any Error> { _throwing("TryCompactMap") { sink in { if let result = try transform($0) { sink.send(result) } } } }
      func tryScan<T>(_ initial: T, _ next: @escaping (T, Output) throws -> T) -> AnyPublisher<T, any Error> {
        _throwing("TryScan") { sink in
          let last = _Last<T>()
          last.values = [initial]
          return { output in
            last.values = [try next(last.values[0], output)]
            sink.send(last.values[0])
          }
        }
      }
      @_symbol("Publisher.tryFirst(where)") func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> { _throwing("TryFirst") { sink in { if try predicate($0) { sink.finish(with: $0) } } } }
      @_symbol("Publisher.tryLast(where)") func tryLast(where predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> { tryFilter(predicate).last() }
      @_symbol("Publisher.tryContains(where)") func tryContains(where predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Bool, any Error> { tryFirst(where: predicate).map { _ in true }.replaceEmpty(with: false) }
      func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Bool, any Error> { tryContains(where: { try !predicate($0) }).map { !$0 } }
      @_symbol("Publisher.tryDrop(while)") func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
        _throwing("TryDrop") { sink in
          let gate = _Gate()
          return { output in
            if gate.isOpen, try predicate(output) { return }
            gate.isOpen = false
            sink.send(output)
          }
        }
      }
      @_symbol("Publisher.tryPrefix(while)") func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> { _throwing("TryPrefix") { sink in { if try predicate($0) { sink.send($0) } else { sink.finish(.finished) } } } }
      // A debugger is not there to be stopped for.
      func breakpoint(receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil, receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
      func breakpointOnError() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
      func tryReduce<T>(_ initial: T, _ next: @escaping (T, Output) throws -> T) -> AnyPublisher<T, any Error> { tryScan(initial, next).prepend(initial).last() }
      func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> AnyPublisher<Output, any Error> where P.Output == Output {
        AnyPublisher<Output, any Error>._made("TryCatch") { sink in
          sink.add(self._attach({ sink.send($0) }, { completion in
            switch completion {
            case .finished: sink.finish(.finished)
            case .failure(let error): sink.attempt { sink.add(try handler(error).mapError { $0 as any Error }._attach({ sink.send($0) }, { sink.finish($0) })) }
            }
          }))
        }
      }
      func assertNoFailure(_ prefix: String = "") -> AnyPublisher<Output, Never> {
        AnyPublisher<Output, Never>._made("AssertNoFailure") { sink in
          sink.add(self._attach({ sink.send($0) }, { completion in
            if case .failure(let error) = completion { fatalError(prefix + (prefix.isEmpty ? "" : ": ") + String(describing: error as Any)) }
            sink.finish(.finished)
          }))
        }
      }
      func handleEvents(receiveSubscription: ((Any) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil, receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil) -> AnyPublisher<Output, Failure> {
        AnyPublisher<Output, Failure>(_subscription: "HandleEvents", _body: { value, end in
          let gate = _Gate()
          let inner = self._attach({ output in
            receiveOutput?(output)
            value(output)
          }, { completion in
            gate.isOpen = false
            receiveCompletion?(completion)
            end(completion)
          })
          receiveSubscription?(self._subscription)
          return AnyCancellable(_starting: {
            receiveRequest?(.unlimited)
            _ = inner._started()
          }, {
            if gate.isOpen { receiveCancel?() }
            gate.isOpen = false
            inner.cancel()
          })
        })
      }
      func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
        let tell = { (text: String) -> Void in _print(prefix + (prefix == "" ? "" : ": ") + text) }
        return handleEvents(receiveSubscription: { tell("receive subscription: (" + String(describing: $0) + ")") }, receiveOutput: { tell("receive value: (" + String(describing: $0) + ")") }, receiveCompletion: { completion in
          switch completion {
          case .finished: tell("receive finished")
          case .failure(let error): tell("receive error: (" + String(describing: error as Any) + ")")
          }
        }, receiveCancel: { tell("receive cancel") }, receiveRequest: { tell("request " + String(describing: $0)) })._named("Print")
      }
    }
    extension Publisher where Output: Encodable {
      func encode<E: TopLevelEncoder>(encoder: E) -> AnyPublisher<E.Output, any Error> { tryMap { try encoder.encode($0) } }
    }
    """#
}
