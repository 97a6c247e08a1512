@MainActor func show() {}
@MainActor final class Model {
  var count = 0
  func load() {
    Task {
      count += 1
      reset()
    }
  }
  func reset() { count = 0 }
}
func first(_ model: Model) {
  Task { show() }
  Task { model.reset() }
  Task { print(model.count) }
  Task { model.count = 4 }
  Task { await model.reset() }
  Task { @MainActor in model.reset() }
}
@MainActor func second(_ model: Model) {
  Task { model.reset() }
  Task.detached { model.reset() }
}
let model = Model()
model.load()
show()
Task { show() }
// expect error 13:10: main actor-isolated global function 'show()' cannot be called from outside of the actor
// expect error 14:16: main actor-isolated instance method 'reset()' cannot be called from outside of the actor
// expect error 15:22: main actor-isolated property 'count' cannot be accessed from outside of the actor
// expect error 16:16: main actor-isolated property 'count' can not be mutated from a nonisolated context
// expect error 22:25: main actor-isolated instance method 'reset()' cannot be called from outside of the actor
// expect error 24:13: call to main actor-isolated initializer 'init()' in a synchronous nonisolated context
// expect error 25:7: call to main actor-isolated instance method 'load()' in a synchronous nonisolated context
// expect error 26:1: call to main actor-isolated global function 'show()' in a synchronous nonisolated context
// expect error 27:8: main actor-isolated global function 'show()' cannot be called from outside of the actor
