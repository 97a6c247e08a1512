@MainActor var count = 0
@MainActor let limit = 3
@MainActor protocol Screen { func show(); var title: String { get } }
@MainActor func bump() { count += 1 }
func change() { count += 1; count = 3 }
func read() { print(count, limit) }
func use(_ screen: any Screen) { screen.show(); print(screen.title) }
func later() async { print(await count); count = 3 }
struct Table { func show() { print(count) } }
@MainActor class Model { func change() { count += 1 } }
func start() { Task { @MainActor in count += 1 } }
// expect error 5:17: main actor-isolated var 'count' can not be mutated from a nonisolated context
// expect error 5:29: main actor-isolated var 'count' can not be mutated from a nonisolated context
// expect error 6:21: main actor-isolated var 'count' can not be referenced from a nonisolated context
// expect error 7:41: call to main actor-isolated instance method 'show()' in a synchronous nonisolated context
// expect error 7:62: main actor-isolated property 'title' can not be referenced from a nonisolated context
// expect error 8:42: main actor-isolated var 'count' can not be mutated from a nonisolated context
// expect error 9:36: main actor-isolated var 'count' can not be referenced from a nonisolated context
