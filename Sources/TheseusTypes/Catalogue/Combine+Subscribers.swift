extension Catalogue {
  /// Publishers that several subscribers share or that play back a record, and a subscriber with a name.
  static let combineSubscribers = #"""
    #module(Combine)
    extension Subscribers {
      class Sink<Input, Failure: Error>: Cancellable {
        let receiveValue: (Input) -> Void
        let receiveCompletion: (Subscribers.Completion<Failure>) -> Void
        var _subscription: AnyCancellable? = nil
        init(receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void) {
          self.receiveCompletion = receiveCompletion
          self.receiveValue = receiveValue
        }
        func cancel() {
          _subscription?.cancel()
          _subscription = nil
        }
      }
    }
    extension Subscribers {
      class Assign<Root, Input>: Subscriber, Cancellable {
        typealias Failure = Never
        var object: Root?
        let keyPath: ReferenceWritableKeyPath<Root, Input>
        var _subscription: (any Subscription)? = nil
        init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
          self.object = object
          self.keyPath = keyPath
        }
        func receive(subscription: any Subscription) {
          _subscription = subscription
          subscription.request(.unlimited)
        }
        func receive(_ value: Input) -> Subscribers.Demand {
          object?[keyPath: keyPath] = value
          return .none
        }
        func receive(completion: Subscribers.Completion<Never>) { cancel() }
        func cancel() {
          _subscription?.cancel()
          _subscription = nil
          object = nil
        }
      }
    }
    struct AnySubscriber<Input, Failure: Error>: Subscriber {
      let _onSubscription: (any Subscription) -> Void
      let _onValue: (Input) -> Subscribers.Demand
      let _onEnd: (Subscribers.Completion<Failure>) -> Void
      init(receiveSubscription: ((any Subscription) -> Void)? = nil, receiveValue: ((Input) -> Subscribers.Demand)? = nil, receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil) {
        _onSubscription = { receiveSubscription?($0) }
        _onValue = { receiveValue?($0) ?? .none }
        _onEnd = { receiveCompletion?($0) }
      }
      @_symbol("AnySubscriber.init(subscriber)") init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
        _onSubscription = { subscriber.receive(subscription: $0) }
        _onValue = { subscriber.receive($0) }
        _onEnd = { subscriber.receive(completion: $0) }
      }
      func receive(subscription: any Subscription) { _onSubscription(subscription) }
      func receive(_ input: Input) -> Subscribers.Demand { _onValue(input) }
      func receive(completion: Subscribers.Completion<Failure>) { _onEnd(completion) }
    }
    extension Publishers {
      enum PrefetchStrategy: Hashable {
        case keepFull
        case byRequest
      }
      enum BufferingStrategy<Failure: Error> {
        case dropNewest
        case dropOldest
        case customError(() -> Failure)
      }
      class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let upstream: Upstream
        let createSubject: () -> SubjectType
        var _subject: SubjectType? = nil
        init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
          self.upstream = upstream
          self.createSubject = createSubject
        }
        func _shared() -> SubjectType {
          if let subject = _subject { return subject }
          let subject = createSubject()
          _subject = subject
          return subject
        }
        func connect() -> any Cancellable {
          let subject = _shared()
          return upstream._subscribe({ subject.send($0) }, { subject.send(completion: $0) })
        }
        func _attach(_ onValue: @escaping (Upstream.Output) -> Void, _ onEnd: @escaping (Subscribers.Completion<Upstream.Failure>) -> Void) -> AnyCancellable { _shared()._attach(onValue, onEnd) }
      }
    }
    extension Publisher {
      @_symbol("Publisher.subscribe(sink)") func subscribe(_ subscriber: Subscribers.Sink<Output, Failure>) { subscriber._subscription = _subscribe({ subscriber.receiveValue($0) }, { subscriber.receiveCompletion($0) }) }
      func tryRemoveDuplicates(by predicate: @escaping (Output, Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
        _throwing("TryRemoveDuplicates") { sink in
          let last = _Last<Output>()
          return { output in
            if let old = last.values.last, try predicate(old, output) { return }
            last.values = [output]
            sink.send(output)
          }
        }
      }
      // What is buffered goes on at once, as demand is unlimited.
      func buffer(size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
      func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure { Publishers.Multicast<Self, S>(upstream: self, createSubject: createSubject) }
      @_symbol("Publisher.multicast(subject)") func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure { Publishers.Multicast<Self, S>(upstream: self, createSubject: { subject }) }
    }
    extension Publisher where Failure == Never {
      func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Never>> { multicast { PassthroughSubject<Output, Never>() } }
    }
    struct Record<Output, Failure: Error>: Publisher {
      struct Recording {
        var output: [Output]
        var completion: Subscribers.Completion<Failure>
        init() { output = []; completion = .finished }
        @_symbol("Record.Recording.init(output)") init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
          self.output = output
          self.completion = completion
        }
        mutating func receive(_ input: Output) { output.append(input) }
        mutating func receive(completion: Subscribers.Completion<Failure>) { self.completion = completion }
      }
      let recording: Record<Output, Failure>.Recording
      init(record: (inout Record<Output, Failure>.Recording) -> Void) {
        var recording = Record<Output, Failure>.Recording()
        record(&recording)
        self.recording = recording
      }
      @_symbol("Record.init(recording)") init(recording: Record<Output, Failure>.Recording) { self.recording = recording }
      @_symbol("Record.init(output)") init(output: [Output], completion: Subscribers.Completion<Failure>) { recording = Record<Output, Failure>.Recording(output: output, completion: completion) }
      func _attach(_ onValue: @escaping (Output) -> Void, _ onEnd: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable {
        let sink = _Sink<Output, Failure>(onValue, onEnd)
        return AnyCancellable(_starting: {
          for value in self.recording.output { sink.send(value) }
          sink.finish(self.recording.completion)
        }, { sink.cancel() })
      }
    }
    """#
}
