extension CombineRow {
  /// Operators that join publishers.
  static let joins = [
    CombineRow(
      "DOC: Combine Publisher.combineLatest(_:): nothing until both have sent; then the latest of both at each value",
      """
      let a = PassthroughSubject<Int, Never>()
      let b = PassthroughSubject<String, Never>()
      let subscription = a.combineLatest(b).sink { print($0.0, $0.1) }
      a.send(1)
      a.send(2)
      b.send("x")
      a.send(3)
      b.send("y")
      withExtendedLifetime(subscription) { }
      """, prints: "2 x", "3 x", "3 y"),
    CombineRow(
      "DOC: Combine Publishers.CombineLatest3: three publishers",
      """
      let name = CurrentValueSubject<String, Never>("")
      let age = CurrentValueSubject<Int, Never>(0)
      let agrees = CurrentValueSubject<Bool, Never>(false)
      let subscription = Publishers.CombineLatest3(name, age, agrees)
        .map { !$0.0.isEmpty && $0.1 >= 18 && $0.2 }.removeDuplicates().sink { print("valid", $0) }
      name.send("Ann")
      age.send(20)
      agrees.send(true)
      age.send(30)
      withExtendedLifetime(subscription) { }
      """, prints: "valid false", "valid true"),
    CombineRow(
      "DOC: Combine Publisher.merge(with:): values of both as they come",
      """
      let a = PassthroughSubject<Int, Never>()
      let b = PassthroughSubject<Int, Never>()
      let subscription = a.merge(with: b).sink { print($0) }
      a.send(1)
      b.send(10)
      a.send(2)
      withExtendedLifetime(subscription) { }
      """, prints: "1", "10", "2"),
    CombineRow(
      "DOC: Combine Publishers.Merge4, Publishers.Zip4, merge(with:_:_:_:), zip(_:_:_:_:): as for two, of four publishers and more",
      """
      let a = PassthroughSubject<Int, Never>(), b = PassthroughSubject<Int, Never>()
      let c = PassthroughSubject<Int, Never>(), d = PassthroughSubject<Int, Never>()
      let e = PassthroughSubject<Int, Never>()
      var bag = Set<AnyCancellable>()
      Publishers.Merge4(a, b, c, d).sink { print("merged", $0) }.store(in: &bag)
      Publishers.Merge5(a, b, c, d, e).dropFirst(4).sink { print("fifth", $0) }.store(in: &bag)
      Publishers.Zip4(a, b, c, d).sink { print("zipped", $0) }.store(in: &bag)
      a.merge(with: b, c, d, e).collect(5).sink { print("all", $0) }.store(in: &bag)
      a.zip(b, c, d) { $0 + $1 + $2 + $3 }.sink { print("sum", $0) }.store(in: &bag)
      a.combineLatest(b, c, d) { [$0, $1, $2, $3] }.sink { print("latest", $0) }.store(in: &bag)
      a.send(1)
      b.send(2)
      c.send(3)
      d.send(4)
      e.send(5)
      """, prints: "merged 1", "merged 2", "merged 3", "merged 4", "zipped (1, 2, 3, 4)", "sum 10",
      "latest [1, 2, 3, 4]",
      "fifth 5", "all [1, 2, 3, 4, 5]"),
    CombineRow(
      "DOC: Combine Fail, mapError(_:): what is wanted of the end of a chain says which error it is",
      """
      enum Failure: Error { case offline, code(Int) }
      func load(_ n: Int) -> AnyPublisher<Int, Failure> {
        Just(n).setFailureType(to: URLError.self).mapError { _ in .offline }
          .flatMap { n -> AnyPublisher<Int, Failure> in
            if n > 1 { return Fail(error: .code(n)).eraseToAnyPublisher() }
            return Just(n).mapError { _ in .offline }.eraseToAnyPublisher()
          }
          .eraseToAnyPublisher()
      }
      for n in [1, 2] { _ = load(n).sink { print($0) } receiveValue: { print($0) } }
      """, prints: "1", "finished", "failure(main.Failure.code(2))"),
    CombineRow(
      "DOC: Combine Publisher.zip(_:): pairs, each value used once",
      """
      let a = PassthroughSubject<Int, Never>()
      let b = PassthroughSubject<String, Never>()
      let subscription = a.zip(b).sink { print($0, $1) }
      a.send(1)
      a.send(2)
      b.send("x")
      b.send("y")
      withExtendedLifetime(subscription) { }
      """, prints: "1 x", "2 y"),
    CombineRow(
      "DOC: Combine Publisher.switchToLatest(): only the latest inner publisher is heard",
      """
      let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
      let a = PassthroughSubject<Int, Never>()
      let b = PassthroughSubject<Int, Never>()
      let subscription = outer.switchToLatest().sink { print($0) }
      outer.send(a)
      a.send(1)
      outer.send(b)
      a.send(2)
      b.send(3)
      withExtendedLifetime(subscription) { }
      """, prints: "1", "3"),
    CombineRow(
      "DOC: Combine Publisher.prepend(_:) and append(_:): values before the first and after the finish",
      """
      let subscription = [2, 3].publisher.prepend(1).append(4).sink { print($0) }
      withExtendedLifetime(subscription) { }
      """, prints: "1", "2", "3", "4"),
  ]

  /// Time, which is virtual, and schedulers.
  static let times = [
    CombineRow(
      "DOC: Combine Publisher.debounce(for:scheduler:): a value is published once nothing has come for the due time",
      """
      let subject = PassthroughSubject<String, Never>()
      let subscription = subject.debounce(for: .seconds(0.5), scheduler: RunLoop.main).sink { print("search", $0) }
      subject.send("s")
      subject.send("sw")
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { subject.send("swi") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { subject.send("swift") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) { withExtendedLifetime(subscription) { print("end") } }
      """, prints: "search swi", "search swift", "end"),
    CombineRow(
      "DOC: Combine Publisher.receive(on:): values arrive on the scheduler, after what runs now",
      """
      let subject = PassthroughSubject<Int, Never>()
      let a = subject.sink { print("now", $0) }
      let b = subject.receive(on: DispatchQueue.main).sink { print("later", $0) }
      subject.send(1)
      print("sent")
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { withExtendedLifetime((a, b)) { print("end") } }
      """, prints: "now 1", "sent", "later 1", "end"),
    CombineRow(
      "DOC: Combine Publisher.delay(for:scheduler:): each value comes later by the interval",
      """
      let start = Date()
      let subscription = Just("x").delay(for: 2, scheduler: DispatchQueue.main)
        .sink { print($0, Date().timeIntervalSince(start).rounded()) }
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) { withExtendedLifetime(subscription) { print("end") } }
      """, prints: "x 2.0", "end"),
    CombineRow(
      "DOC: Foundation Timer.publish(every:on:in:) with autoconnect(): a date at each interval from the first subscriber on",
      """
      var ticks = 0
      var subscription: AnyCancellable?
      subscription = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in
        ticks += 1
        print("tick", ticks)
        if ticks == 3 { subscription?.cancel() }
      }
      print("started")
      """, prints: "started", "tick 1", "tick 2", "tick 3"),
    CombineRow(
      "DOC: Combine Publisher.throttle(for:scheduler:latest:): the first value at once, then the latest of each interval",
      """
      let subject = PassthroughSubject<Int, Never>()
      let subscription = subject.throttle(for: 1, scheduler: RunLoop.main, latest: true).sink { print($0) }
      subject.send(1)
      subject.send(2)
      subject.send(3)
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) { withExtendedLifetime(subscription) { print("end") } }
      """, prints: "1", "3", "end"),
  ]

  /// Objects with published properties.
  static let objects = [
    CombineRow(
      "DOC: Combine Published: it publishes in willSet, so a subscriber sees the old value in the property; a new one gets the value",
      """
      final class Model: ObservableObject { @Published var count = 0 }
      let model = Model()
      let subscription = model.$count.sink { print("new", $0, "property", model.count) }
      model.count = 1
      model.count = 2
      withExtendedLifetime(subscription) { }
      """, prints: "new 0 property 0", "new 1 property 0", "new 2 property 1"),
    CombineRow(
      "DOC: Combine Published: a change in place publishes in willSet too: the property still has the old value",
      """
      final class Model: ObservableObject { @Published var count = 0; @Published var names = ["a"] }
      let model = Model()
      let first = model.$count.dropFirst().sink { print("new", $0, "property", model.count) }
      let second = model.$names.dropFirst().sink { print("new", $0, "property", model.names) }
      model.count += 1
      model.names.append("b")
      model.names[0] = "c"
      print(model.count, model.names)
      withExtendedLifetime((first, second)) { }
      """, prints: "new 1 property 0", #"new ["a", "b"] property ["a"]"#, #"new ["c", "b"] property ["a", "b"]"#,
      #"1 ["c", "b"]"#),
    CombineRow(
      "DOC: Combine ObservableObject.objectWillChange: it emits before any published property changes, for an equal value too",
      """
      final class Model: ObservableObject { @Published var name = "a"; @Published var age = 1; var plain = 0 }
      let model = Model()
      let subscription = model.objectWillChange.sink { print("will change", model.name, model.age) }
      model.name = "b"
      model.plain = 5
      model.age = 1
      withExtendedLifetime(subscription) { }
      """, prints: "will change a 1", "will change b 1"),
    CombineRow(
      "DOC: Combine Published.Publisher with operators: a derived property through assign(to:)",
      """
      final class Search: ObservableObject {
        @Published var query = ""
        @Published var isValid = false
        init() { $query.map { $0.count > 2 }.assign(to: &$isValid) }
      }
      let search = Search()
      print(search.isValid)
      search.query = "abc"
      print(search.isValid)
      search.query = "a"
      print(search.isValid)
      """, prints: "false", "true", "false"),
    CombineRow(
      "DOC: Combine Published with debounce and removeDuplicates: what a search field does",
      """
      final class Search: ObservableObject {
        @Published var query = ""
        @Published var results: [String] = []
        private var bag = Set<AnyCancellable>()
        init() {
          $query.dropFirst().debounce(for: .milliseconds(300), scheduler: DispatchQueue.main).removeDuplicates()
            .sink { [weak self] text in
              print("search", text)
              self?.results = ["apple", "apricot", "pear"].filter { $0.hasPrefix(text) }
            }.store(in: &bag)
        }
      }
      let search = Search()
      search.query = "a"
      search.query = "ap"
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print(search.results); search.query = "apr"; search.query = "ap" }
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { search.query = "p" }
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) { print(search.results) }
      """, prints: "search ap", #"["apple", "apricot"]"#, "search p", #"["pear"]"#),
  ]
}
