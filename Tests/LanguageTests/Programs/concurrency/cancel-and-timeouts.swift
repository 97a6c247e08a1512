import Foundation

func slow(_ name: String, _ ms: Int) async throws -> String {
  try await Task.sleep(for: .milliseconds(ms))
  return name
}
struct TimedOut: Error {}
func withTimeout<T: Sendable>(_ ms: Int, _ work: @escaping @Sendable () async throws -> T) async throws -> T {
  try await withThrowingTaskGroup(of: T.self) { group in
    group.addTask { try await work() }
    group.addTask {
      try await Task.sleep(for: .milliseconds(ms))
      throw TimedOut()
    }
    defer { group.cancelAll() }
    return try await group.next()!
  }
}
print(try await withTimeout(200) { try await slow("fast", 5) })
do {
  print(try await withTimeout(10) { try await slow("never", 2000) })
} catch { print(type(of: error)) }
let task = Task { () -> Int in
  var n = 0
  while !Task.isCancelled {
    n += 1
    await Task.yield()
    if n > 1_000_000 { break }
  }
  return n > 0 ? 1 : 0
}
task.cancel()
print(task.isCancelled, await task.value >= 0)
let sleeper = Task {
  do {
    try await Task.sleep(for: .seconds(60))
    return "slept"
  } catch is CancellationError {
    return "cancelled"
  } catch {
    return "other"
  }
}
sleeper.cancel()
print(await sleeper.value)
let checked = Task {
  try Task.checkCancellation()
  return 1
}
checked.cancel()
switch await checked.result {
case .success: print("ran first")
case .failure(let e): print(e is CancellationError)
}
let handled = Task {
  await withTaskCancellationHandler {
    try? await Task.sleep(for: .milliseconds(50))
    return Task.isCancelled
  } onCancel: {
    print("on cancel")
  }
}
try await Task.sleep(for: .milliseconds(5))
handled.cancel()
print(await handled.value)
// expect: fast
// expect: TimedOut
// expect: true true
// expect: cancelled
// expect: true
// expect: on cancel
// expect: true
