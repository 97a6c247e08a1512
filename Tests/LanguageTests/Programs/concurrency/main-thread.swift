// Only the main actor's code is on the main thread.
import Foundation
actor Worker {
  func work() { print("actor", Thread.isMainThread) }
}
nonisolated func compute() async { print("nonisolated", Thread.isMainThread) }
@MainActor func show() async { print("main actor", Thread.isMainThread) }
print("top", Thread.isMainThread)
await show()
await compute()
await Worker().work()
await Task.detached { print("detached", Thread.isMainThread) }.value
await withTaskGroup(of: Void.self) { group in group.addTask { print("group", Thread.isMainThread) } }
// expect: top true
// expect: main actor true
// expect: nonisolated false
// expect: actor false
// expect: detached false
// expect: group false
