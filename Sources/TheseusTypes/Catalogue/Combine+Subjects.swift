extension Catalogue {
  /// Subjects, to which a program itself sends, and publishers of one value.
  static let combineSubjects = #"""
    #module(Combine)
    protocol ConnectablePublisher: Publisher {
      func connect() -> any Cancellable
    }
    extension ConnectablePublisher {
      func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect<Self>(upstream: self) }
    }
    protocol Subject<Output, Failure>: Publisher, AnyObject {
      func send(_ value: Output)
      func send(completion: Subscribers.Completion<Failure>)
    }
    extension Subject where Output == Void {
      func send() { send(()) }
    }
    class _SubjectState<Output, Failure: Error> {
      var next: Int = 0
      var ids: [Int] = []
      var receivers: [(Output) -> Void] = []
      var ends: [(Subscribers.Completion<Failure>) -> Void] = []
      var completion: Subscribers.Completion<Failure>? = nil
      init() { }
      func attach(_ onValue: @escaping (Output) -> Void, _ onEnd: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable {
        let id = next
        next += 1
        return AnyCancellable(_starting: {
          if let completion = self.completion { return onEnd(completion) }
          self.ids.append(id)
          self.receivers.append(onValue)
          self.ends.append(onEnd)
        }, { self.detach(id) })
      }
      func detach(_ id: Int) {
        if let i = ids.firstIndex(of: id) {
          ids.remove(at: i)
          receivers.remove(at: i)
          ends.remove(at: i)
        }
      }
      func send(_ value: Output) {
        if completion != nil { return }
        let current = ids
        for id in current { if let i = ids.firstIndex(of: id) { receivers[i](value) } }
      }
      func finish(_ completion: Subscribers.Completion<Failure>) {
        if self.completion != nil { return }
        self.completion = completion
        let current = ends
        ids = []
        receivers = []
        ends = []
        for end in current { end(completion) }
      }
    }
    class PassthroughSubject<Output, Failure: Error>: Subject {
      var _subscription: String { "PassthroughSubject" }
      var _state: _SubjectState<Output, Failure>
      init() { _state = _SubjectState<Output, Failure>() }
      func send(_ value: Output) { _state.send(value) }
      func send(completion: Subscribers.Completion<Failure>) { _state.finish(completion) }
      func _attach(_ onValue: @escaping (Output) -> Void, _ onEnd: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable { _state.attach(onValue, onEnd) }
    }
    class CurrentValueSubject<Output, Failure: Error>: Subject {
      var _subscription: String { "CurrentValueSubject" }
      var _state: _SubjectState<Output, Failure>
      var _value: Output
      init(_ value: Output) { _value = value; _state = _SubjectState<Output, Failure>() }
      var value: Output { get { _value } set { send(newValue) } }
      func send(_ value: Output) {
        _value = value
        _state.send(value)
      }
      func send(completion: Subscribers.Completion<Failure>) { _state.finish(completion) }
      func _attach(_ onValue: @escaping (Output) -> Void, _ onEnd: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable {
        _state.attach(onValue, onEnd)._then { if self._state.completion == nil { onValue(self._value) } }
      }
    }
    struct Just<Output>: Publisher {
      var _subscription: String { "Just" }
      typealias Failure = Never
      let output: Output
      init(_ output: Output) { self.output = output }
      func _attach(_ onValue: @escaping (Output) -> Void, _ onEnd: @escaping (Subscribers.Completion<Never>) -> Void) -> AnyCancellable {
        let gate = _Gate()
        return AnyCancellable(_starting: {
          onValue(self.output)
          if gate.isOpen { onEnd(.finished) }
        }, { gate.isOpen = false })
      }
    }
    struct Empty<Output, Failure: Error>: Publisher {
      var _subscription: String { "Empty" }
      var _completes: Bool
      init(completeImmediately: Bool = true) { _completes = completeImmediately }
      @_symbol("Empty.init(types)") init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) { _completes = completeImmediately }
      func _attach(_ onValue: @escaping (Output) -> Void, _ onEnd: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable {
        AnyCancellable(_starting: { if self._completes { onEnd(.finished) } }, { })
      }
    }
    struct Fail<Output, Failure: Error>: Publisher {
      var _subscription: String { "Empty" }
      let error: Failure
      init(error: Failure) { self.error = error }
      @_symbol("Fail.init(types)") init(outputType: Output.Type, failure: Failure) { error = failure }
      func _attach(_ onValue: @escaping (Output) -> Void, _ onEnd: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable {
        AnyCancellable(_starting: { onEnd(.failure(self.error)) }, { })
      }
    }
    class Future<Output, Failure: Error>: Publisher {
      var _subscription: String { "Future" }
      typealias Promise = (Result<Output, Failure>) -> Void
      var _result: Result<Output, Failure>?
      var _waiting: [(Result<Output, Failure>) -> Void]
      init(_ attemptToFulfill: (@escaping (Result<Output, Failure>) -> Void) -> Void) {
        _result = nil
        _waiting = []
        attemptToFulfill { result in self._fulfill(result) }
      }
      func _fulfill(_ result: Result<Output, Failure>) {
        if _result != nil { return }
        _result = result
        let waiting = _waiting
        _waiting = []
        for receiver in waiting { receiver(result) }
      }
      func _attach(_ onValue: @escaping (Output) -> Void, _ onEnd: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable {
        let gate = _Gate()
        let deliver = { (result: Result<Output, Failure>) -> Void in
          if gate.isOpen {
            switch result {
            case .success(let value):
              onValue(value)
              if gate.isOpen { onEnd(.finished) }
            case .failure(let error): onEnd(.failure(error))
            }
          }
        }
        return AnyCancellable(_starting: { if let result = self._result { deliver(result) } else { self._waiting.append(deliver) } }, { gate.isOpen = false })
      }
    }
    struct Deferred<P: Publisher>: Publisher {
      typealias Output = P.Output
      typealias Failure = P.Failure
      let createPublisher: () -> P
      init(createPublisher: @escaping () -> P) { self.createPublisher = createPublisher }
      func _attach(_ onValue: @escaping (P.Output) -> Void, _ onEnd: @escaping (Subscribers.Completion<P.Failure>) -> Void) -> AnyCancellable { createPublisher()._attach(onValue, onEnd) }
    }
    extension Sequence {
      var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence<Self, Never>(sequence: self) }
    }
    extension Optional {
      var publisher: AnyPublisher<Wrapped, Never> { Array(self.map { [$0] } ?? []).publisher.eraseToAnyPublisher() }
    }
    extension Result {
      struct Publisher: _Publisher {
        typealias Output = Success
        let result: Result<Success, Failure>
        init(_ result: Result<Success, Failure>) { self.result = result }
        @_symbol("Result.Publisher.init(output)") init(_ output: Success) { result = .success(output) }
        @_symbol("Result.Publisher.init(failure)") init(_ failure: Failure) { result = .failure(failure) }
        func _attach(_ onValue: @escaping (Success) -> Void, _ onEnd: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable {
          let sink = _Sink<Success, Failure>(onValue, onEnd)
          return AnyCancellable(_starting: {
            switch self.result {
            case .success(let value):
              sink.send(value)
              sink.finish(.finished)
            case .failure(let error): sink.finish(.failure(error))
            }
          }, { sink.cancel() })
        }
      }
      var publisher: Result<Success, Failure>.Publisher { Result<Success, Failure>.Publisher(self) }
    }
    """#
}
