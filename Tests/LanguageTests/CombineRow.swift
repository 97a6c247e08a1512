import Testing

/// A program of Combine with the lines that its documentation promises.
struct CombineRow: CustomTestStringConvertible, Sendable {
  /// Where the behaviour is documented.
  let documentation: String
  /// The program, without its imports.
  let source: String
  /// What it prints.
  let lines: [String]

  var testDescription: String { documentation }

  init(_ documentation: String, _ source: String, prints lines: String...) {
    self.documentation = documentation
    self.source = source
    self.lines = lines
  }

  static let all =
    subjects + publishers + operators + joins + selections + times + intervals + subscribers + objects

  /// Subjects and subscriptions.
  static let subjects = [
    CombineRow(
      "DOC: Combine PassthroughSubject: it has no initial value and drops values if there are no subscribers",
      """
      let subject = PassthroughSubject<Int, Never>()
      subject.send(1)
      let subscription = subject.sink { print("got", $0) }
      subject.send(2)
      subject.send(3)
      subscription.cancel()
      subject.send(4)
      """, prints: "got 2", "got 3"),
    CombineRow(
      "DOC: Combine CurrentValueSubject: it keeps the latest value; a write of value is a send; a new subscriber gets it at once",
      """
      let subject = CurrentValueSubject<String, Never>("a")
      let first = subject.sink { print("first", $0) }
      subject.value = "b"
      let second = subject.sink { print("second", $0) }
      subject.send("c")
      print(subject.value)
      withExtendedLifetime((first, second)) { }
      """, prints: "first a", "first b", "second b", "first c", "second c", "c"),
    CombineRow(
      "DOC: Combine Subject.send(completion:): nothing is sent after a completion",
      """
      enum Stop: Error { case now }
      let subject = PassthroughSubject<Int, Stop>()
      let subscription = subject.sink { print("end", $0) } receiveValue: { print($0) }
      subject.send(1)
      subject.send(completion: .failure(.now))
      subject.send(2)
      withExtendedLifetime(subscription) { }
      """, prints: "1", "end failure(main.Stop.now)"),
    CombineRow(
      "DOC: Combine eraseToAnyPublisher(): a publisher of the same output; what is wanted of it says what a closure before gives",
      """
      let subject = CurrentValueSubject<Int, Never>(1)
      func message() -> AnyPublisher<String?, Never> {
        subject
          .map { value in
            if value > 1 { return "large" }
            return nil
          }
          .eraseToAnyPublisher()
      }
      let subscription = message().sink { print($0 ?? "none") }
      subject.send(2)
      withExtendedLifetime(subscription) { }
      """, prints: "none", "large"),
    CombineRow(
      "DOC: Combine assign(to:on:): it sets a property by a path; its type says what a closure before gives",
      """
      final class Page { var note: String? = "old" }
      let page = Page()
      let subject = PassthroughSubject<Int, Never>()
      let subscription = subject
        .map { value in
          if value > 1 { return "large" }
          return nil
        }
        .assign(to: \\.note, on: page)
      subject.send(1)
      print(page.note ?? "none")
      subject.send(2)
      print(page.note ?? "none")
      withExtendedLifetime(subscription) { }
      """, prints: "none", "large"),
    CombineRow(
      "DOC: Combine AnyCancellable: it calls cancel() when deinitialized",
      """
      let subject = PassthroughSubject<Int, Never>()
      var subscription: AnyCancellable? = subject.sink { print($0) }
      subject.send(1)
      subscription = nil
      subject.send(2)
      print(subscription == nil)
      """, prints: "1", "true"),
    CombineRow(
      "DOC: Combine AnyCancellable.store(in:): the set keeps the subscription",
      """
      final class Screen {
        var bag = Set<AnyCancellable>()
        init(_ subject: PassthroughSubject<Int, Never>) {
          subject.sink { print("set", $0) }.store(in: &bag)
          subject.map { $0 * 10 }.sink { print("map", $0) }.store(in: &bag)
        }
      }
      let subject = PassthroughSubject<Int, Never>()
      var screen: Screen? = Screen(subject)
      subject.send(1)
      print(screen?.bag.count ?? 0)
      screen = nil
      subject.send(2)
      """, prints: "set 1", "map 10", "2"),
    CombineRow(
      "DOC: Combine Publisher.assign(to:on:): each value is assigned to the property",
      """
      final class Model { var name = "" { didSet { print(oldValue, "→", name) } } }
      let model = Model()
      let subscription = ["x", "y"].publisher.assign(to: \\.name, on: model)
      print(model.name)
      withExtendedLifetime(subscription) { }
      """, prints: "→ x", "x → y", "y"),
  ]

  /// Publishers that are not subjects.
  static let publishers = [
    CombineRow(
      "DOC: Combine Just: it emits its output once, then finishes",
      """
      let subscription = Just(5).sink { print($0) } receiveValue: { print($0) }
      withExtendedLifetime(subscription) { }
      """, prints: "5", "finished"),
    CombineRow(
      "DOC: Combine Future: it runs at once and keeps its result for later subscribers",
      """
      let future = Future<Int, Never> { promise in print("working"); promise(.success(7)) }
      print("made")
      let a = future.sink { print("a", $0) }
      let b = future.sink { print("b", $0) }
      withExtendedLifetime((a, b)) { }
      """, prints: "working", "made", "a 7", "b 7"),
    CombineRow(
      "DOC: Combine Deferred: the publisher is made for each subscriber",
      """
      var made = 0
      let deferred = Deferred { () -> Just<Int> in made += 1; return Just(made) }
      print(made)
      let a = deferred.sink { print($0) }
      let b = deferred.sink { print($0) }
      withExtendedLifetime((a, b)) { }
      """, prints: "0", "1", "2"),
    CombineRow(
      "DOC: Combine Empty and Fail: one finishes, the other fails, neither emits",
      """
      enum Bad: Error { case one }
      let a = Empty<Int, Never>().sink { print("empty", $0) } receiveValue: { print($0) }
      let b = Fail<Int, Bad>(error: .one).sink { print("fail", $0) } receiveValue: { print($0) }
      withExtendedLifetime((a, b)) { }
      """, prints: "empty finished", "fail failure(main.Bad.one)"),
    CombineRow(
      "DOC: Combine Sequence.publisher: it emits the elements in order, then finishes",
      """
      let subscription = (1...3).publisher.sink { print("end", $0) } receiveValue: { print($0) }
      withExtendedLifetime(subscription) { }
      """, prints: "1", "2", "3", "end finished"),
    CombineRow(
      "DOC: Combine Publisher.eraseToAnyPublisher(): the type is AnyPublisher, the behaviour the same",
      """
      func names() -> AnyPublisher<String, Never> { ["a", "b"].publisher.map { $0.uppercased() }.eraseToAnyPublisher() }
      let subscription = names().sink { print($0) }
      withExtendedLifetime(subscription) { }
      """, prints: "A", "B"),
  ]

  /// Operators on one publisher.
  static let operators = [
    CombineRow(
      "DOC: Combine Publisher.map, filter, compactMap: as of sequences, value by value",
      """
      let subscription = ["1", "x", "3", "4"].publisher.compactMap { Int($0) }.filter { $0 > 1 }.map { $0 * 2 }
        .sink { print($0) }
      withExtendedLifetime(subscription) { }
      """, prints: "6", "8"),
    CombineRow(
      "DOC: Combine Publisher.removeDuplicates(): an element equal to the one before is not published",
      """
      let subscription = [1, 1, 2, 2, 1].publisher.removeDuplicates().sink { print($0) }
      withExtendedLifetime(subscription) { }
      """, prints: "1", "2", "1"),
    CombineRow(
      "DOC: Combine Publisher.scan(_:_:) and reduce(_:_:): every intermediate result, or the last one when upstream finishes",
      """
      let a = (1...4).publisher.scan(0, +).sink { print("scan", $0) }
      let b = (1...4).publisher.reduce(0, +).sink { print("reduce", $0) }
      let c = (1...3).publisher.collect().sink { print($0) }
      withExtendedLifetime((a, b, c)) { }
      """, prints: "scan 1", "scan 3", "scan 6", "scan 10", "reduce 10", "[1, 2, 3]"),
    CombineRow(
      "DOC: Combine Publisher.prefix(_:), dropFirst(_:), first(where:): prefix finishes after its elements",
      """
      let subject = PassthroughSubject<Int, Never>()
      let a = subject.prefix(2).sink { print("prefix", $0) } receiveValue: { print("prefix", $0) }
      let b = subject.dropFirst().sink { print("drop", $0) }
      let c = subject.first { $0 > 1 }.sink { print("first", $0) }
      for n in 1...3 { subject.send(n) }
      withExtendedLifetime((a, b, c)) { }
      """, prints: "prefix 1", "prefix 2", "prefix finished", "drop 2", "first 2", "drop 3"),
    CombineRow(
      "DOC: Combine Publisher.flatMap: values of all publishers that the closure makes, of each as it comes",
      """
      let subscription = [1, 2].publisher.flatMap { n in [n, n * 10].publisher }.sink { print($0) }
      withExtendedLifetime(subscription) { }
      """, prints: "1", "10", "2", "20"),
    CombineRow(
      "DOC: Combine Publishers.FlatMap and SetFailureType: a result that names them says what the failures are",
      """
      struct Odd: Error {}
      extension Publisher {
        func waiting<T>(_ transform: @escaping (Output) async -> T) -> Publishers.FlatMap<Future<T, Never>, Self> {
          flatMap { value in Future { promise in Task { promise(.success(await transform(value))) } } }
        }
        func trying<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.FlatMap<Future<T, Error>, Self> {
          flatMap { value in
            Future { promise in
              do { promise(.success(try transform(value))) } catch { promise(.failure(error)) }
            }
          }
        }
        func trying<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.FlatMap<
          Future<T, Error>, Publishers.SetFailureType<Self, Error>
        > where Failure == Never {
          flatMap { value in Future { promise in promise(Result { try transform(value) }) } }
        }
      }
      func check(_ n: Int) throws -> Int { if n > 1 { throw Odd() }; return n }
      let a = [1, 2].publisher.waiting { $0 * 2 }.sink { print("waited", $0) }
      let b = [1, 2].publisher.trying(check).sink { print($0) } receiveValue: { print("tried", $0) }
      let c = [3].publisher.setFailureType(to: Error.self).trying { $0 + 1 }.map { "\\($0)!" }
        .sink { print($0) } receiveValue: { print($0) }
      try? await Task.sleep(nanoseconds: 1000)
      withExtendedLifetime((a, b, c)) { }
      """, prints: "tried 1", "failure(main.Odd())", "4!", "finished", "waited 2", "waited 4"),
    CombineRow(
      "DOC: Combine Publisher.catch: an error replaces the upstream by another publisher; replaceError(with:) by one value",
      """
      enum Bad: Error { case odd(Int) }
      let checked = [2, 3, 4].publisher.tryMap { n throws -> Int in if n % 2 == 1 { throw Bad.odd(n) }; return n }
      let a = checked.catch { _ in Just(-1) }.sink { print("catch", $0) } receiveValue: { print("catch", $0) }
      let b = checked.replaceError(with: 0).sink { print("replace", $0) }
      withExtendedLifetime((a, b)) { }
      """, prints: "catch 2", "catch -1", "catch finished", "replace 2", "replace 0"),
    CombineRow(
      "DOC: Combine Publisher.mapError: the failure is transformed",
      """
      struct Low: Error { }
      struct High: Error, CustomStringConvertible { var description: String { "high" } }
      let subscription = Fail<Int, Low>(error: Low()).mapError { _ in High() }
        .sink { if case .failure(let e) = $0 { print(e) } } receiveValue: { print($0) }
      withExtendedLifetime(subscription) { }
      """, prints: "high"),
    CombineRow(
      "DOC: Combine Publisher.handleEvents: closures see values and completion, nothing is changed",
      """
      let subscription = Just(1).handleEvents(receiveOutput: { print("saw", $0) }, receiveCompletion: { print("saw", $0) })
        .sink { print($0) }
      withExtendedLifetime(subscription) { }
      """, prints: "saw 1", "1", "saw finished"),
  ]
}
