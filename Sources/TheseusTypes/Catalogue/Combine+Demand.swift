extension Catalogue {
  /// Subscribers and publishers of the program's own: what a subscriber asks for, and what it gets of a publisher that is attached to.
  static let combineDemand = #"""
    #module(Combine)
    protocol Subscription: Cancellable {
      func request(_ demand: Subscribers.Demand)
    }
    protocol Subscriber<Input, Failure> {
      associatedtype Input
      associatedtype Failure: Error
      func receive(subscription: any Subscription)
      func receive(_ input: Input) -> Subscribers.Demand
      func receive(completion: Subscribers.Completion<Failure>)
    }
    extension Subscriber where Input == Void {
      func receive() -> Subscribers.Demand { receive(()) }
    }
    struct CombineIdentifier: Hashable {
      let _id: UUID
      init() { _id = UUID() }
    }
    enum Subscriptions {
      static var empty: any Subscription { _EmptySubscription() }
    }
    class _EmptySubscription: Subscription {
      init() { }
      func request(_ demand: Subscribers.Demand) { }
      func cancel() { }
    }
    extension Publisher {
      func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure { receive(subscriber: subscriber) }
      func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure { subscriber.receive(subscription: _Demanding<Self, S>(self, subscriber)) }
      func _attach(_ onValue: @escaping (Output) -> Void, _ onEnd: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable {
        let receiver = _Receiver<Output, Failure>(onValue, onEnd)
        receive(subscriber: receiver)
        return AnyCancellable(_starting: { receiver.start() }, { receiver.cancel() })
      }
    }
    class _Receiver<Input, Failure: Error>: Subscriber {
      let onValue: (Input) -> Void
      let onEnd: (Subscribers.Completion<Failure>) -> Void
      var subscription: (any Subscription)? = nil
      var isOpen: Bool = true
      var isStarted: Bool = false
      init(_ onValue: @escaping (Input) -> Void, _ onEnd: @escaping (Subscribers.Completion<Failure>) -> Void) { self.onValue = onValue; self.onEnd = onEnd }
      func receive(subscription: any Subscription) {
        self.subscription = subscription
        if isStarted { subscription.request(.unlimited) }
      }
      func start() {
        isStarted = true
        subscription?.request(.unlimited)
      }
      func receive(_ input: Input) -> Subscribers.Demand {
        if isOpen { onValue(input) }
        return .none
      }
      func receive(completion: Subscribers.Completion<Failure>) {
        if !isOpen { return }
        isOpen = false
        subscription = nil
        onEnd(completion)
      }
      func cancel() {
        isOpen = false
        let old = subscription
        subscription = nil
        old?.cancel()
      }
    }
    // What comes while it is attached waits for demand; what comes later and nobody wants is lost, as what a subject sends.
    class _Demanding<P: Publisher, S: Subscriber>: Subscription, CustomStringConvertible where P.Output == S.Input, P.Failure == S.Failure {
      let publisher: P
      let subscriber: S
      var wanted: Subscribers.Demand = .none
      var waiting: [S.Input] = []
      var end: Subscribers.Completion<S.Failure>? = nil
      var attachment: AnyCancellable? = nil
      var isOpen: Bool = true
      var isAttaching: Bool = false
      var isDelivering: Bool = false
      init(_ publisher: P, _ subscriber: S) { self.publisher = publisher; self.subscriber = subscriber }
      var description: String { publisher._subscription }
      func request(_ demand: Subscribers.Demand) {
        if !isOpen { return }
        wanted += demand
        if attachment == nil, !isAttaching, wanted > 0 {
          isAttaching = true
          let attached = publisher._attach({ self.take($0) }, { completion in
            self.end = completion
            self.deliver()
          })
          attachment = attached
          _ = attached._started()
          isAttaching = false
        }
        deliver()
      }
      func take(_ value: S.Input) {
        if !isOpen { return }
        if !isAttaching, !isDelivering, wanted == 0 { return }
        waiting.append(value)
        deliver()
      }
      func deliver() {
        if isDelivering { return }
        isDelivering = true
        while isOpen, !waiting.isEmpty, wanted > 0 {
          wanted -= 1
          let more = subscriber.receive(waiting.removeFirst())
          wanted += more
        }
        isDelivering = false
        if isOpen, waiting.isEmpty, let completion = end {
          isOpen = false
          subscriber.receive(completion: completion)
        }
      }
      func cancel() {
        isOpen = false
        waiting = []
        attachment?.cancel()
      }
    }
    """#
}
