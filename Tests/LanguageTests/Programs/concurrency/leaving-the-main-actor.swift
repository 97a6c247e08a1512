enum Log {
  @MainActor static var lines: [String] = []
}
@MainActor func say(_ line: String) { Log.lines.append(line) }
@MainActor func test(_ name: String, _ body: @escaping @MainActor () async -> Void) async {
  let task = Task { await body() }
  let others = [Task { say("q1") }, Task { say("q2") }]
  await task.value
  for other in others { await other.value }
  print(name + ":", Log.lines.joined(separator: " "))
  Log.lines = []
}
func count() async -> Int { [1, 2].count }
func nothing() async {}
func one() async -> Int { 1 }
func bad() async throws -> Int { throw CancellationError() }
@MainActor func stay() async { say("stay") }
func inRun() async { await MainActor.run { say("run") } }
func perform(_ body: @MainActor () async -> Void) async { await body() }
actor Counter {
  var n = 0
  let step = 2
  func bump() -> Int { n += step; return n }
  func tell() async { await say("told"); await say("again") }
}
@MainActor class Base {
  var items: [Int] = []
  func load() async { say("base"); items = [await count()]; say("loaded") }
  nonisolated func add() async { await put(9); await put(10) }
  func put(_ item: Int) { items.append(item); say("put \(item)") }
}
class Derived: Base {
  override func load() async { say("derived"); await super.load(); say("end") }
}
@MainActor protocol Loading { func load() async }
struct Loader: Loading { func load() async { say("l"); _ = await count(); say("m") } }
struct Plain {}
@MainActor extension Plain { func load() async { say("p"); _ = await count(); say("r") } }
struct Client { var fetch: @Sendable () async -> Int; var local: () async -> Int }
@MainActor func nested() async {
  func inner() async { say("i"); _ = await count(); say("j") }
  await inner()
  say("k")
}
let counter = Counter()
let base = Base()
await test("leaves") { say("a"); _ = await count(); say("b") }
await test("does nothing") { say("a"); await nothing(); _ = await one(); say("b") }
await test("stays") { say("a"); await stay(); say("b") }
await test("runs") { say("a"); await inRun(); say("b"); await MainActor.run { say("c") }; say("d") }
await test("actor") { say("a"); let n = await counter.bump(); say("b\(n)") }
await test("field") { say("a"); let n = counter.step; say("b\(n)"); let m = await counter.n; say("c\(m)") }
await test("actor tells") { say("a"); await counter.tell(); say("b") }
await test("closure") { say("a"); await perform { say("p") }; say("b") }
await test("throws") { say("a"); do { _ = try await bad() } catch { say("caught") } }
await test("optional try") { say("a"); let n = try? await bad(); say("b\(n == nil)") }
await test("class") { await base.load(); await base.add(); say("z") }
await test("derived") { await Derived().load() }
await test("protocol") { await Loader().load() }
await test("extension") { await Plain().load() }
await test("local") { await nested() }
await test("client") { let c = Client(fetch: { [1].count }, local: { [1, 2].count }); say("a"); _ = await c.local(); say("b"); _ = await c.fetch(); say("c") }
await test("continuation") { say("a"); await withCheckedContinuation { $0.resume() }; say("b") }
await test("group") { say("a"); await withTaskGroup(of: Int.self) { _ in say("g") }; say("b") }
await test("stream") {
  let (stream, continuation) = AsyncStream<Int>.makeStream()
  continuation.yield(1)
  continuation.finish()
  say("a")
  for await x in stream { say("x\(x)") }
  say("b")
}
await test("done") { let task = Task { 1 }; _ = await task.value; say("a"); _ = await task.value; say("b") }
// expect: leaves: a q1 q2 b
// expect: does nothing: a b q1 q2
// expect: stays: a stay b q1 q2
// expect: runs: a q1 q2 run b c d
// expect: actor: a q1 q2 b2
// expect: field: a b2 q1 q2 c2
// expect: actor tells: a q1 q2 told again b
// expect: closure: a p q1 q2 b
// expect: throws: a q1 q2 caught
// expect: optional try: a q1 q2 btrue
// expect: class: base q1 q2 loaded put 9 put 10 z
// expect: derived: derived base q1 q2 loaded end
// expect: protocol: l q1 q2 m
// expect: extension: p q1 q2 r
// expect: local: i q1 q2 j k
// expect: client: a b q1 q2 c
// expect: continuation: a b q1 q2
// expect: group: a g q1 q2 b
// expect: stream: a q1 q2 x1 b
// expect: done: q1 q2 a b
