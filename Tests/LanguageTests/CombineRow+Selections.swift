extension CombineRow {
  /// Operators that select, decide, join ends or tell of events.
  static let selections = [
    CombineRow(
      "O: recorded output of print() before first(where:): what found its value cancels, and then passes the value on",
      """
      _ = (1...9).publisher.print("n").first { $0 % 2 == 0 }.sink { print("end", $0) } receiveValue: { print($0) }
      """,
      prints: "n: receive subscription: (1...9)", "n: request unlimited", "n: receive value: (1)",
      "n: receive value: (2)", "n: receive cancel", "2", "end finished"),
    CombineRow(
      "O: recorded output of print() before contains(_:): nothing comes after what was looked for",
      """
      _ = ["A", "B", "C"].publisher.print("l").contains("B").sink { print($0) }
      _ = (1...4).publisher.handleEvents(receiveCancel: { print("cancelled") }).allSatisfy { $0 < 3 }.sink { print($0) }
      """,
      prints: "l: receive subscription: ([\"A\", \"B\", \"C\"])", "l: request unlimited", "l: receive value: (A)",
      "l: receive value: (B)", "l: receive cancel", "true", "cancelled", "false"),
    CombineRow(
      "O: recorded output of print() before output(at:): the value is passed on, and then the rest cancelled",
      """
      _ = ["A", "B", "C"].publisher.handleEvents(receiveCancel: { print("cancelled") }).output(at: 1).sink { print($0) }
      _ = (1...9).publisher.handleEvents(receiveCancel: { print("cancelled") }).prefix(2).sink { print($0) }
      """, prints: "B", "cancelled", "1", "2", "cancelled"),
    CombineRow(
      "R: OpenCombine: an error of a throwing closure cancels what is above; both phases of a subscription go their ways",
      """
      enum Failed: Error { case two }
      _ = (1...3).publisher.print("a").tryMap { if $0 == 2 { throw Failed.two } else { $0 * 10 } }.print("b")
        .sink { _ in } receiveValue: { print($0) }
      """,
      prints: "a: receive subscription: (1...3)", "b: receive subscription: (TryMap)", "b: request unlimited",
      "a: request unlimited", "a: receive value: (1)", "b: receive value: (10)", "10", "a: receive value: (2)",
      "a: receive cancel", "b: receive error: (two)"),
    CombineRow(
      "DOC: Combine Publisher.replaceNil(with:): of a sequence the elements stay optional",
      """
      let numbers: [Double?] = [1.0, 2.0, nil, 3.0]
      _ = numbers.publisher.replaceNil(with: 0.0).collect().sink { print($0) }
      _ = numbers.publisher.map { $0 }.replaceNil(with: 0.0).collect().sink { print($0) }
      """, prints: "[Optional(1.0), Optional(2.0), Optional(0.0), Optional(3.0)]", "[1.0, 2.0, 0.0, 3.0]"),
    CombineRow(
      "R: OpenCombine: a publisher that never ends stops for who wants no more, and a subscriber can end it",
      """
      final class Three: Subscriber {
        var subscription: (any Subscription)?
        func receive(subscription: any Subscription) { self.subscription = subscription; subscription.request(.unlimited) }
        func receive(_ input: Int) -> Subscribers.Demand {
          print(input)
          if input == 2 { subscription?.cancel() }
          return .none
        }
        func receive(completion: Subscribers.Completion<Never>) { print("end") }
      }
      let endless = sequence(first: 0) { $0 + 1 }
      endless.publisher.subscribe(Three())
      _ = endless.publisher.prefix(while: { $0 < 2 }).collect().sink { print($0) }
      _ = endless.publisher.flatMap { [$0, -$0].publisher }.first { $0 > 2 }.sink { print($0) }
      """, prints: "0", "1", "2", "[0, 1]", "3"),
    CombineRow(
      "DOC: Combine Publisher.drop(while:): omits elements until the closure returns false, then republishes all",
      """
      _ = [-62, -1, 0, 10, 0, 22, 41, -1, 5].publisher.drop { $0 <= 0 }.collect().sink { print($0) }
      """, prints: "[10, 0, 22, 41, -1, 5]"),
    CombineRow(
      "DOC: Combine Publisher.prefix(while:): republishes while the predicate holds, and finishes when it does not",
      """
      _ = (0...10).publisher.prefix { $0 < 5 }.sink { print("end", $0) } receiveValue: { print($0, terminator: " ") }
      """, prints: "0 1 2 3 4 end finished"),
    CombineRow(
      "DOC: Combine Publisher.drop(untilOutputFrom:), prefix(untilOutputFrom:): a second publisher starts or ends the stream",
      """
      let (upstream, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
      let dropped = upstream.drop(untilOutputFrom: other).sink { print("after", $0) }
      let kept = upstream.prefix(untilOutputFrom: other).sink { print($0) } receiveValue: { print("before", $0) }
      upstream.send(1)
      other.send("x")
      upstream.send(2)
      withExtendedLifetime((dropped, kept)) { }
      """, prints: "before 1", "finished", "after 2"),
    CombineRow(
      "DOC: Combine Publisher.last(), last(where:), output(at:), output(in:): the element or elements of that place",
      """
      _ = (-1...10).publisher.last().sink { print($0) }
      _ = (-1...10).publisher.last { $0 < 6 }.sink { print($0) }
      _ = (0...10).publisher.output(at: 5).sink { print($0) }
      _ = [1, 1, 2, 2, 2, 3, 4, 5, 6].publisher.output(in: 3..<5).collect().sink { print($0) }
      _ = [Int]().publisher.last().sink { print($0) } receiveValue: { print($0) }
      """, prints: "10", "5", "5", "[2, 2]", "finished"),
    CombineRow(
      "DOC: Combine Publisher.collect(_:): arrays of up to the count; what is left when the upstream finishes is sent",
      """
      _ = (0...10).publisher.collect(5).sink { print($0) }
      """, prints: "[0, 1, 2, 3, 4]", "[5, 6, 7, 8, 9]", "[10]"),
    CombineRow(
      "DOC: Combine Publisher.contains, allSatisfy, min, max, ignoreOutput: what is true of all that is published",
      """
      let numbers = [-1, 0, 10, 5].publisher
      _ = numbers.contains(5).sink { print($0) }
      _ = numbers.contains { $0 > 10 }.sink { print($0) }
      _ = numbers.allSatisfy { $0 >= 0 }.sink { print($0) }
      _ = numbers.min().sink { print($0) }
      _ = numbers.max(by: >).sink { print($0) }
      _ = numbers.ignoreOutput().sink { print($0) } receiveValue: { _ in print("value") }
      """, prints: "true", "false", "false", "-1", "-1", "finished"),
    CombineRow(
      "DOC: Combine Publisher.append, prepend: elements, a sequence or another publisher, after or before what is published",
      """
      _ = (0...1).publisher.append(5, 6).append([7, 8]).append([9].publisher).collect().sink { print($0) }
      _ = (0...1).publisher.prepend(5, 6).prepend([7, 8]).prepend([9].publisher).collect().sink { print($0) }
      """, prints: "[0, 1, 5, 6, 7, 8, 9]", "[9, 7, 8, 5, 6, 0, 1]"),
    CombineRow(
      "DOC: Combine Publisher.zip: pairs of what came in the same place; it ends when no pair can follow",
      """
      _ = [1, 2, 3].publisher.zip(["a", "b"].publisher).sink { print($0) } receiveValue: { print($0) }
      _ = [1].publisher.zip(["a"].publisher, [true].publisher).sink { print($0) }
      _ = [1].publisher.zip([2].publisher) { $0 + $1 }.sink { print($0) }
      """, prints: #"(1, "a")"#, #"(2, "b")"#, "finished", #"(1, "a", true)"#, "3"),
    CombineRow(
      "DOC: Combine Publisher.flatMap, switchToLatest: they finish when the upstream and what it gave have finished",
      """
      let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
      let all = outer.flatMap { $0 }.sink { print("all", $0) } receiveValue: { print("all", $0) }
      let latest = outer.switchToLatest().sink { print("latest", $0) } receiveValue: { print("latest", $0) }
      let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
      outer.send(a)
      outer.send(b)
      outer.send(completion: .finished)
      a.send(1)
      b.send(2)
      b.send(completion: .finished)
      a.send(completion: .finished)
      withExtendedLifetime((all, latest)) { }
      """, prints: "all 1", "all 2", "latest 2", "latest finished", "all finished"),
    CombineRow(
      "DOC: Combine Publisher.merge, combineLatest: a failure of one ends the whole, success only the success of all",
      """
      struct Stop: Error { }
      let (a, b) = (PassthroughSubject<Int, Stop>(), PassthroughSubject<Int, Stop>())
      let merged = a.merge(with: b).sink { print("merged", $0) } receiveValue: { print("merged", $0) }
      let paired = a.combineLatest(b).sink { print("paired", $0) } receiveValue: { print("paired", $0) }
      a.send(1)
      b.send(2)
      a.send(completion: .finished)
      b.send(3)
      b.send(completion: .failure(Stop()))
      withExtendedLifetime((merged, paired)) { }
      """, prints: "merged 1", "merged 2", "paired (1, 2)", "merged 3", "paired (1, 3)", "merged failure(main.Stop())",
      "paired failure(main.Stop())"),
    CombineRow(
      "DOC: Combine Publisher.tryFilter, tryCompactMap, tryScan, tryCatch: an error that is thrown ends the stream",
      """
      struct Zero: Error { }
      func check(_ number: Int) throws -> Int { if number == 0 { throw Zero() } else { return number } }
      let numbers = [1, 2, 0, 3].publisher
      _ = numbers.tryFilter { try check($0) > 1 }.sink { print($0) } receiveValue: { print($0) }
      _ = numbers.tryCompactMap { try check($0) > 1 ? "two" : nil }.sink { print($0) } receiveValue: { print($0) }
      _ = numbers.tryScan(10) { try $0 / check($1) }.sink { print($0) } receiveValue: { print($0) }
      _ = numbers.tryMap(check).tryCatch { _ in [7].publisher }.collect().sink { print($0) } receiveValue: { print($0) }
      """, prints: "2", "failure(main.Zero())", "two", "failure(main.Zero())", "10", "5", "failure(main.Zero())",
      "[1, 2, 7]", "finished"),
    CombineRow(
      "DOC: Combine Publisher.print(_:to:): a line with a prefix for each event",
      """
      struct Stop: Error { }
      _ = [1, 2].publisher.print("Logged a message").sink { _ in }
      _ = Fail<Int, Stop>(error: Stop()).print().sink { _ in } receiveValue: { _ in }
      let subject = PassthroughSubject<Int, Never>()
      subject.print("s").sink { _ in }.cancel()
      """, prints: "Logged a message: receive subscription: ([1, 2])", "Logged a message: request unlimited",
      "Logged a message: receive value: (1)", "Logged a message: receive value: (2)",
      "Logged a message: receive finished",
      "receive subscription: (Empty)", "request unlimited", "receive error: (Stop())",
      "s: receive subscription: (PassthroughSubject)", "s: request unlimited", "s: receive cancel"),
    CombineRow(
      "DOC: Combine Publisher.handleEvents: closures for the events; a stream that has ended is not cancelled",
      """
      func watched<P: Publisher>(_ publisher: P) -> AnyPublisher<P.Output, P.Failure> {
        publisher.handleEvents(
          receiveSubscription: { _ in print("subscribed") }, receiveOutput: { print("output", $0) },
          receiveCompletion: { print("completed", $0) }, receiveCancel: { print("cancelled") },
          receiveRequest: { print("requested", $0) }
        ).eraseToAnyPublisher()
      }
      watched(Just(1)).sink { print($0) }.cancel()
      watched(PassthroughSubject<Int, Never>()).sink { print($0) }.cancel()
      """, prints: "subscribed", "requested unlimited", "output 1", "1", "completed finished", "subscribed",
      "requested unlimited", "cancelled"),
    CombineRow(
      "DOC: Combine Optional.publisher, Result.publisher, MergeMany, Publishers.Zip: publishers of values that one has",
      """
      struct Stop: Error { }
      _ = Optional(3).publisher.sink { print($0) }
      _ = Int?.none.publisher.sink { print($0) } receiveValue: { print($0) }
      _ = Result<Int, Stop>.failure(Stop()).publisher.sink { print($0) } receiveValue: { print($0) }
      _ = Publishers.MergeMany([1, 2].publisher, [3].publisher).collect().sink { print($0) }
      _ = Publishers.Zip([1].publisher, ["a"].publisher).sink { print($0) }
      """, prints: "3", "finished", "failure(main.Stop())", "[1, 2, 3]", #"(1, "a")"#),
  ]
}
