import Foundation
@MainActor final class Model {
  var count = 0
  func bump() { count += 1 }
  func go() {
    Task.detached { self.bump() }
    Task.detached { await self.bump() }
    Task { self.bump() }
    DispatchQueue.global().async { self.bump() }
    DispatchQueue.main.async { self.bump() }
    Task.detached { print(self.count) }
    Task.detached { @MainActor in self.bump() }
  }
}
@MainActor func show() {}
func run(_ f: @Sendable () -> Void) { f() }
func runE(_ f: @escaping @Sendable () async -> Void) { }
@MainActor func use() {
  run { show() }
  run { [1].forEach { _ in show() } }
  runE { show() }
  runE { await show() }
  Task.detached { show() }
  Task.detached { await MainActor.run { show() } }
  DispatchQueue.global(qos: .background).async { show(); DispatchQueue.main.async { show() } }
  DispatchQueue.main.asyncAfter(deadline: .now() + 1) { show() }
}
@MainActor var total = 0
actor A {
  var n = 0
  func inc() { n += 1 }
  func go() {
    Task { inc() }
    Task.detached { await self.inc() }
    Task.detached { self.n += 1 }
    Task.detached { print(self.n) }
    run { self.inc() }
  }
}
// expect error 6:26: main actor-isolated instance method 'bump()' cannot be called from outside of the actor
// expect error 9:41: call to main actor-isolated instance method 'bump()' in a synchronous nonisolated context
// expect error 11:32: main actor-isolated property 'count' cannot be accessed from outside of the actor
// expect error 19:9: call to main actor-isolated global function 'show()' in a synchronous nonisolated context
// expect error 20:28: call to main actor-isolated global function 'show()' in a synchronous nonisolated context
// expect error 21:10: main actor-isolated global function 'show()' cannot be called from outside of the actor
// expect error 23:19: main actor-isolated global function 'show()' cannot be called from outside of the actor
// expect error 25:50: call to main actor-isolated global function 'show()' in a synchronous nonisolated context
// expect error 35:26: actor-isolated property 'n' can not be mutated from a nonisolated context
// expect error 36:32: actor-isolated property 'n' cannot be accessed from outside of the actor
// expect error 37:16: call to actor-isolated instance method 'inc()' in a synchronous nonisolated context
