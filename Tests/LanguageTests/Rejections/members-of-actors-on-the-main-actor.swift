actor Store {
  @MainActor var shown: Int? = nil
  var count = 1
  @MainActor func isShown(_ number: Int) -> Bool { number > 1 }
  func read() { print(shown ?? 0) }
  func ask() { print(isShown(1)) }
  func wait() async { print(await shown ?? 0, await isShown(3)) }
  @MainActor func count(twice: Bool) { print(count) }
  @MainActor func change() async {
    print(await count, shown ?? 0)
    shown = 3
  }
}
func show(_ store: Store) async { print(store.shown ?? 0) }
@MainActor func showAll(_ store: Store) {
  print(store.shown ?? 0, store.isShown(1))
  store.shown = 5
}
func ask(_ store: Store) { print(store.isShown(0)) }
// expect error 5:23: main actor-isolated property 'shown' can not be referenced on a different actor instance
// expect error 6:22: call to main actor-isolated instance method 'isShown' in a synchronous actor-isolated context
// expect error 8:46: actor-isolated property 'count' can not be referenced from the main actor
// expect error 14:47: main actor-isolated property 'shown' cannot be accessed from outside of the actor
// expect error 19:40: call to main actor-isolated instance method 'isShown' in a synchronous nonisolated context
