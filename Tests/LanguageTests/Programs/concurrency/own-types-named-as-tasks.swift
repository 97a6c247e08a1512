// A program's own `Task` is another type than the one that `async let` starts.
struct Task: Hashable {
  let id: Int
  var title: String
}
func count() async -> Int { 3 }
func fail() async throws -> Int { throw CancellationError() }
func sum() async -> Int {
  async let first = count()
  async let second = 4
  return await first + second
}
func tasks() async -> [Task] {
  async let (id, title) = (count(), "Milk")
  return [Task(id: await id, title: await title)]
}
func failing() async -> String {
  async let number = fail()
  do { return "\(try await number)" } catch { return "\(error)" }
}
print(await sum(), await tasks(), await failing())
print(await _Concurrency.Task { 5 }.value)
// expect: 7 [main.Task(id: 3, title: "Milk")] CancellationError()
// expect: 5
