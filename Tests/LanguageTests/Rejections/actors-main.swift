@MainActor func show() {}
@MainActor final class Model {
  var count = 0
  let id = 1
  func refresh() {}
  nonisolated func describe() -> Int { id }
  nonisolated func change() {
    refresh()
    count = 2
  }
  init() {}
}
func plain(_ model: Model) {
  show()
  model.refresh()
  print(model.count, model.id, model.describe())
  model.count = 3
}
func make() { _ = Model() }
func waiting(_ model: Model) async {
  show()
  await show()
  model.refresh()
  await model.refresh()
  print(model.count)
  print(await model.count)
  await MainActor.run { model.refresh() }
}
@MainActor func onMain(_ model: Model) {
  model.refresh()
  model.count += 1
  Task { model.refresh() }
}
struct Helper {
  @MainActor func help(_ model: Model) { model.refresh() }
  func fail(_ model: Model) { model.refresh() }
}
// expect error 8:5: call to main actor-isolated instance method 'refresh()' in a synchronous nonisolated context
// expect error 9:5: main actor-isolated property 'count' can not be mutated from a nonisolated context
// expect error 14:3: call to main actor-isolated global function 'show()' in a synchronous nonisolated context
// expect error 15:9: call to main actor-isolated instance method 'refresh()' in a synchronous nonisolated context
// expect error 16:15: main actor-isolated property 'count' can not be referenced from a nonisolated context
// expect error 17:9: main actor-isolated property 'count' can not be mutated from a nonisolated context
// expect error 19:19: call to main actor-isolated initializer 'init()' in a synchronous nonisolated context
// expect error 21:3: main actor-isolated global function 'show()' cannot be called from outside of the actor
// expect error 23:9: main actor-isolated instance method 'refresh()' cannot be called from outside of the actor
// expect error 25:15: main actor-isolated property 'count' cannot be accessed from outside of the actor
// expect error 36:37: call to main actor-isolated instance method 'refresh()' in a synchronous nonisolated context
