// Handlers are kept by a type that only a generic local function knows.
protocol Event {}
struct Opened: Event { let id: Int }
struct Closed: Event { let reason: String }
final class Bus {
  private var handlers: [ObjectIdentifier: [(any Event) -> Void]] = [:]
  func on<E: Event>(_ type: E.Type, _ handle: @escaping (E) -> Void) {
    handlers[ObjectIdentifier(type), default: []].append { if let event = $0 as? E { handle(event) } }
  }
  func send<E: Event>(_ event: E) { for handler in handlers[ObjectIdentifier(E.self)] ?? [] { handler(event) } }
}
func run() {
  let bus = Bus()
  var count = 0
  func listen<E: Event>(_ type: E.Type) {
    bus.on(type) { event in
      count += 1
      print("got", E.self, event)
    }
  }
  func emit<E: Event>(_ event: E) {
    print("emit", E.self)
    bus.send(event)
  }
  listen(Opened.self)
  listen(Closed.self)
  emit(Opened(id: 1))
  let mixed: [any Event] = [Opened(id: 2), Closed(reason: "late")]
  for event in mixed { emit(event) }
  print(count)

  var cache: [String: Any] = [:]
  func remembered<V>(_ key: String, _ make: () -> V) -> V {
    if let known = cache[key] as? V { return known }
    let value = make()
    cache[key] = value
    print("made", V.self)
    return value
  }
  print(remembered("a") { 1 }, remembered("a") { 2 }, remembered("a") { "s" }, remembered("a") { "t" })
}
run()

func waiting() async {
  func later<U: Sendable>(_ u: U) async -> [U] {
    await Task.yield()
    return [u]
  }
  print(await later(1), type(of: await later("x")))
}
await waiting()
// expect: emit Opened
// expect: got Opened Opened(id: 1)
// expect: emit Opened
// expect: got Opened Opened(id: 2)
// expect: emit Closed
// expect: got Closed Closed(reason: "late")
// expect: 3
// expect: made Int
// expect: made String
// expect: 1 1 s s
// expect: [1] Array<String>
