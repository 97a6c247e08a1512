extension CombineRow {
  /// Publishers that look at the time between values.
  static let intervals = [
    CombineRow(
      "DOC: Combine Publisher.timeout(_:scheduler:options:customError:): it ends when nothing came for the interval; without an error normally",
      """
      enum Late: Error { case now }
      let subject = PassthroughSubject<Int, Never>()
      let slow = PassthroughSubject<Int, Late>()
      let a = subject.timeout(.seconds(2), scheduler: DispatchQueue.main).sink { print("end", $0) } receiveValue: { print($0) }
      let b = slow.timeout(.seconds(1), scheduler: DispatchQueue.main, customError: { Late.now })
        .sink { print("slow", $0) } receiveValue: { print("slow", $0) }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { subject.send(1) }
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) { subject.send(2) }
      DispatchQueue.main.asyncAfter(deadline: .now() + 6) { subject.send(3) }
      DispatchQueue.main.asyncAfter(deadline: .now() + 7) { withExtendedLifetime((a, b)) { print("done") } }
      """, prints: "slow failure(main.Late.now)", "1", "2", "end finished", "done"),
    CombineRow(
      "DOC: Combine Publishers.TimeGroupingStrategy.byTime: an array of what came in each period; the rest when upstream finishes",
      """
      let subject = PassthroughSubject<Int, Never>()
      let subscription = subject.collect(.byTime(DispatchQueue.main, .seconds(2))).sink { print("end", $0) } receiveValue: { print($0) }
      for i in 1...5 { DispatchQueue.main.asyncAfter(deadline: .now() + Double(i) * 0.9) { subject.send(i) } }
      DispatchQueue.main.asyncAfter(deadline: .now() + 5) { subject.send(completion: .finished) }
      DispatchQueue.main.asyncAfter(deadline: .now() + 6) { withExtendedLifetime(subscription) { print("done") } }
      """, prints: "[1, 2]", "[3, 4]", "[5]", "end finished", "done"),
    CombineRow(
      "DOC: Combine Publishers.TimeGroupingStrategy.byTimeOrCount: an array when the period ends or the count is reached",
      """
      let subject = PassthroughSubject<Int, Never>()
      let subscription = subject.collect(.byTimeOrCount(DispatchQueue.main, .seconds(10), 2)).sink { print($0) }
      subject.send(1)
      subject.send(2)
      subject.send(3)
      print("sent")
      DispatchQueue.main.asyncAfter(deadline: .now() + 11) { withExtendedLifetime(subscription) { print("done") } }
      """, prints: "[1, 2]", "sent", "[3]", "done"),
    CombineRow(
      "DOC: Combine Publisher.measureInterval(using:options:): the time between events, as a stride of the scheduler",
      """
      let subject = PassthroughSubject<Int, Never>()
      let a = subject.measureInterval(using: RunLoop.main).sink { print($0.magnitude == $0.timeInterval, $0.timeInterval.rounded()) }
      let b = subject.measureInterval(using: DispatchQueue.main).sink { print($0.magnitude / 1_000_000) }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { subject.send(1) }
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) { subject.send(2) }
      DispatchQueue.main.asyncAfter(deadline: .now() + 4) { withExtendedLifetime((a, b)) { print("done") } }
      """, prints: "true 1.0", "1000", "true 2.0", "2000", "done"),
  ]

  /// Subscribers, and publishers that several of them share.
  static let subscribers = [
    CombineRow(
      "DOC: Combine Subscribers.Assign: the property indicated by the key path gets the elements, until it is cancelled or the publisher ends",
      """
      final class Meter { var level = 0 { didSet { print("level", level) } } }
      let meter = Meter()
      let subject = PassthroughSubject<Int, Never>()
      let assign = Subscribers.Assign(object: meter, keyPath: \\.level)
      subject.subscribe(assign)
      subject.send(1)
      [2, 3].publisher.subscribe(Subscribers.Assign(object: meter, keyPath: \\.level))
      subject.map { $0 * 10 }.compactMap { $0 > 40 ? $0 : nil }
        .subscribe(Subscribers.Assign(object: meter, keyPath: \\.level))
      subject.send(4)
      subject.send(5)
      print(assign.object === meter)
      assign.cancel()
      subject.send(6)
      print(assign.object == nil)
      """, prints: "level 1", "level 2", "level 3", "level 4", "level 5", "level 50", "true", "level 60", "true"),
    CombineRow(
      "DOC: Combine Subscriber.receive(_:): what it returns is added to what it asked for; no more than that is delivered",
      """
      final class Few: Subscriber {
        typealias Input = Int
        typealias Failure = Never
        func receive(subscription: any Subscription) { subscription.request(.max(2)) }
        func receive(_ input: Int) -> Subscribers.Demand { print(input); return input == 2 ? .max(1) : .none }
        func receive(completion: Subscribers.Completion<Never>) { print(completion) }
      }
      (1...6).publisher.subscribe(Few())
      [7].publisher.subscribe(Few())
      let subject = PassthroughSubject<Int, Never>()
      subject.subscribe(Few())
      for i in 10..<15 { subject.send(i) }
      subject.send(completion: .finished)
      """, prints: "1", "2", "3", "7", "finished", "10", "11", "finished"),
    CombineRow(
      "DOC: Combine Publisher.receive(subscriber:), Subscription.request(_:): a publisher of the program's own gives what is asked for",
      """
      struct Countdown: Publisher {
        typealias Output = Int
        typealias Failure = Never
        let start: Int
        func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
          subscriber.receive(subscription: Inner(subscriber, start))
        }
        final class Inner<S: Subscriber>: Subscription where S.Input == Int, S.Failure == Never {
          var subscriber: S?
          var count: Int
          init(_ subscriber: S, _ count: Int) { (self.subscriber, self.count) = (subscriber, count) }
          func request(_ demand: Subscribers.Demand) {
            var demand = demand
            while let subscriber, demand > 0, count > 0 {
              demand -= 1
              count -= 1
              demand += subscriber.receive(count)
            }
            if count == 0 { subscriber?.receive(completion: .finished) }
          }
          func cancel() { subscriber = nil }
        }
      }
      let subscription = Countdown(start: 3).map { $0 * 10 }.sink { print($0) } receiveValue: { print($0) }
      withExtendedLifetime(subscription) { }
      """, prints: "20", "10", "0", "finished"),
    CombineRow(
      "DOC: Combine Publisher.flatMap(maxPublishers:_:): no more publishers at once than the limit",
      """
      let inner = [PassthroughSubject<String, Never>(), PassthroughSubject<String, Never>()]
      let subscription = [0, 1].publisher.flatMap(maxPublishers: .max(1)) { inner[$0] }.sink { print($0) }
      inner[1].send("not yet")
      inner[0].send("a")
      inner[0].send(completion: .finished)
      inner[1].send("b")
      withExtendedLifetime(subscription) { }
      """, prints: "a", "b"),
    CombineRow(
      "DOC: Combine Publisher.tryRemoveDuplicates(by:): an error of the closure ends the publisher",
      """
      struct Bad: Error {}
      let subscription = [1, 1, 2, 2, 3, 4].publisher.tryRemoveDuplicates { if $1 == 4 { throw Bad() }; return $0 == $1 }
        .sink { print("end", $0) } receiveValue: { print($0) }
      withExtendedLifetime(subscription) { }
      """, prints: "1", "2", "3", "end failure(main.Bad())"),
    CombineRow(
      "DOC: Combine Publisher.buffer(size:prefetch:whenFull:): with unlimited demand it holds nothing back",
      """
      let subject = PassthroughSubject<Int, Never>()
      let subscription = subject.buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest).sink { print($0) }
      subject.send(1)
      subject.send(2)
      withExtendedLifetime(subscription) { }
      """, prints: "1", "2"),
    CombineRow(
      "DOC: Combine Publisher.multicast(_:): one upstream subscription for all, made by connect()",
      """
      let publisher = [1, 2].publisher.print("up").multicast { PassthroughSubject<Int, Never>() }
      let a = publisher.sink { print("a", $0) }
      let b = publisher.sink { print("b", $0) }
      print("connect")
      let connection = publisher.connect()
      withExtendedLifetime((a, b, connection)) { }
      """, prints: "connect", "up: receive subscription: ([1, 2])", "up: request unlimited", "up: receive value: (1)",
      "a 1",
      "b 1", "up: receive value: (2)", "a 2", "b 2", "up: receive finished"),
    CombineRow(
      "DOC: Combine Publisher.multicast(subject:) and makeConnectable(): nothing comes before connect()",
      """
      let source = PassthroughSubject<Int, Never>()
      let target = PassthroughSubject<Int, Never>()
      let shared = source.multicast(subject: target)
      let a = shared.sink { print("shared", $0) }
      let waiting = Just("x").makeConnectable()
      let b = waiting.sink { print($0) }
      source.send(1)
      let c = shared.connect()
      source.send(2)
      c.cancel()
      source.send(3)
      let d = waiting.connect()
      withExtendedLifetime((a, b, d)) { }
      """, prints: "shared 2", "x"),
    CombineRow(
      "DOC: Combine Record: it plays its recording back to each subscriber",
      """
      enum Stop: Error { case now }
      let record = Record<Int, Stop> { recording in
        recording.receive(1)
        recording.receive(2)
        recording.receive(completion: .failure(.now))
      }
      print(record.recording.output)
      let a = record.sink { print("a", $0) } receiveValue: { print("a", $0) }
      let b = Record<String, Never>(output: ["x"], completion: .finished).sink { print("b", $0) } receiveValue: { print("b", $0) }
      withExtendedLifetime((a, b)) { }
      """, prints: "[1, 2]", "a 1", "a 2", "a failure(main.Stop.now)", "b x", "b finished"),
    CombineRow(
      "DOC: Combine Subscribers.Sink: a subscriber with closures; cancel() ends its subscription",
      """
      let subject = PassthroughSubject<Int, Never>()
      let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { print("end", $0) }, receiveValue: { print($0) })
      subject.subscribe(sink)
      subject.send(1)
      sink.cancel()
      subject.send(2)
      subject.subscribe(Subscribers.Sink<Int, Never>(receiveCompletion: { print("end", $0) }, receiveValue: { print("kept", $0) }))
      subject.send(3)
      subject.send(completion: .finished)
      """, prints: "1", "kept 3", "end finished"),
  ]
}
