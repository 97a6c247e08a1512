func fetch() async -> Int { 1 }
func save(_ n: Int) async throws {}
struct Store { init() async {}; var size: Int { get async { 1 } }; func clear() async {} }
func all() async -> Int { fetch() }
func store() async {
  let s = await Store()
  s.clear()
  print(s.size)
  print(await fetch() + fetch())
}
func start() { Task { fetch() } }
func both() async throws { try await save(1); await save(2) }
func lets() async { async let x = fetch(); print(await x) }
func loop() async { for await n in AsyncStream<Int> { $0.finish() } { print(n) } }
// expect error 4:27: expression is 'async' but is not marked with 'await'
// expect error 7:3: expression is 'async' but is not marked with 'await'
// expect error 8:3: expression is 'async' but is not marked with 'await'
// expect error 11:23: expression is 'async' but is not marked with 'await'
// expect error 12:53: call can throw but is not marked with 'try'
