import Foundation
@MainActor func step(_ s: String) async { print(s); await Task.yield() }
Task { @MainActor in print("task 1") }
print("first")
await step("second")
try await Task.sleep(for: .milliseconds(20))
print("third")
let clock = ContinuousClock()
let elapsed = await clock.measure { try? await Task.sleep(for: .milliseconds(30)) }
print(elapsed >= .milliseconds(30), elapsed < .seconds(5))
let start = Date(); try await Task.sleep(nanoseconds: 20_000_000); print(Date().timeIntervalSince(start) >= 0.019, Date() > start)
func race() async -> String { await withTaskGroup(of: String.self) { g in g.addTask { try? await Task.sleep(for: .milliseconds(200)); return "slow" }; g.addTask { try? await Task.sleep(for: .milliseconds(1)); return "fast" }; let r = await g.next()!; g.cancelAll(); return r } }
print(await race())
// expect: first
// expect: second
// expect: task 1
// expect: third
// expect: true true
// expect: true true
// expect: fast
