extension Catalogue {
  /// Subjects, to which a program itself sends, and publishers of one value.
  static let combineSubjects = #"""
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
        if let completion = completion {
          onEnd(completion)
          return AnyCancellable { }
        }
        let id = next
        next += 1
        ids.append(id)
        receivers.append(onValue)
        ends.append(onEnd)
        return AnyCancellable { self.detach(id) }
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
        if _state.completion == nil { onValue(_value) }
        return _state.attach(onValue, onEnd)
      }
    }
    struct Just<Output>: Publisher {
      var _subscription: String { "Just" }
      typealias Failure = Never
      let output: Output
      init(_ output: Output) { self.output = output }
      func _attach(_ onValue: @escaping (Output) -> Void, _ onEnd: @escaping (Subscribers.Completion<Never>) -> Void) -> AnyCancellable {
        onValue(output)
        onEnd(.finished)
        return AnyCancellable { }
      }
    }
    struct Empty<Output, Failure: Error>: Publisher {
      var _subscription: String { "Empty" }
      var _completes: Bool
      init(completeImmediately: Bool = true) { _completes = completeImmediately }
      @_symbol("Empty.init(types)") init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) { _completes = completeImmediately }
      func _attach(_ onValue: @escaping (Output) -> Void, _ onEnd: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable {
        if _completes { onEnd(.finished) }
        return AnyCancellable { }
      }
    }
    struct Fail<Output, Failure: Error>: Publisher {
      var _subscription: String { "Empty" }
      let error: Failure
      init(error: Failure) { self.error = error }
      @_symbol("Fail.init(types)") init(outputType: Output.Type, failure: Failure) { error = failure }
      func _attach(_ onValue: @escaping (Output) -> Void, _ onEnd: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable {
        onEnd(.failure(error))
        return AnyCancellable { }
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
              onEnd(.finished)
            case .failure(let error): onEnd(.failure(error))
            }
          }
        }
        if let result = _result { deliver(result) } else { _waiting.append(deliver) }
        return AnyCancellable { gate.isOpen = false }
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
      var publisher: AnyPublisher<Element, Never> {
        AnyPublisher<Element, Never>(_body: { value, end in
          let gate = _Gate()
          for element in self { if gate.isOpen { value(element) } }
          end(.finished)
          return AnyCancellable { gate.isOpen = false }
        }, _subscription: String(describing: self))
      }
    }
    extension Optional {
      var publisher: AnyPublisher<Wrapped, Never> { Array(self.map { [$0] } ?? []).publisher }
    }
    extension Result {
      var publisher: AnyPublisher<Success, Failure> {
        AnyPublisher<Success, Failure>._made { sink in
          switch self {
          case .success(let value):
            sink.send(value)
            sink.finish(.finished)
          case .failure(let error): sink.finish(.failure(error))
          }
        }
      }
    }
    """#
}
