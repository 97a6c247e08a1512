@MainActor var count = 0
@MainActor func show() {}
@MainActor struct Screen { var title = ""; func draw() {} }
actor Store {
  var total = 0
  func add() {
    count += 1
    print(count)
    show()
    total += 1
  }
  func load() async {
    await MainActor.run { count += 1 }
    print(await count)
    await show()
    let now = count
    print(now)
  }
  @MainActor func refresh() {
    count += 1
    show()
  }
  nonisolated func touch() { count = 1 }
}
// expect error 7:5: main actor-isolated var 'count' can not be mutated on a different actor instance
// expect error 8:11: main actor-isolated var 'count' can not be referenced on a different actor instance
// expect error 9:5: call to main actor-isolated global function 'show()' in a synchronous actor-isolated context
// expect error 16:15: main actor-isolated var 'count' cannot be accessed from outside of the actor
// expect error 23:30: main actor-isolated var 'count' can not be mutated from a nonisolated context
