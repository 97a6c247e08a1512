// Task groups whose results nobody takes; the first error ends the others.
struct Demo {
  enum Error: Swift.Error { case one, two }
  func run() async {
    do {
      try await withThrowingDiscardingTaskGroup { group in
        group.addTask { throw Error.one }
        group.addTask { try await Task.sleep(for: .seconds(1)); print("never"); throw Error.two }
      }
    } catch { print("caught", error) }
    let n = try? await withThrowingDiscardingTaskGroup(returning: Int.self) { group in
      for i in 0..<3 { group.addTask { try await Task.sleep(nanoseconds: UInt64(i) * 1_000_000); print("task", i) } }
      return 3
    }
    print(n ?? 0)
  }
}
func f() async { await Task.sleep(2_000_000_000); print("slept") ; try? await Task.sleep(1_000) ; print("a") }

await Demo().run()
await f()
// expect: caught one
// expect: task 0
// expect: task 1
// expect: task 2
// expect: 3
// expect: slept
// expect: a
