// A task that is cancelled cancels what its `async let`s run.
import Foundation
func slow(_ n: Int) async -> Int {
  do {
    try await Task.sleep(for: .milliseconds(n * 300))
    return n
  } catch { return -n }
}
func failing(_ n: Int) async throws -> Int {
  try await Task.sleep(for: .milliseconds(n * 300))
  return n
}
let clock = ContinuousClock()
let start = clock.now
let both = Task {
  async let a = slow(1)
  async let b = slow(4)
  let sum = await a + b
  print(sum, Task.isCancelled)
}
try? await Task.sleep(for: .milliseconds(600))
both.cancel()
await both.value
print(clock.now - start < .milliseconds(1000))
let late = Task {
  while !Task.isCancelled { await Task.yield() }
  async let c = failing(3)
  do { print(try await c) } catch { print(error is CancellationError) }
}
late.cancel()
await late.value
print(clock.now - start < .milliseconds(1000))
// expect: -3 true
// expect: true
// expect: true
// expect: true
