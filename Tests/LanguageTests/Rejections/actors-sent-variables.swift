import Foundation

@MainActor final class Counter {
  var count = 0
  let name = "c"
  func increment() { count += 1 }
  func schedule() {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.increment() }
    let later: @Sendable () -> Void = { self.count += 1 }
    later()
    let here: () -> Void = { self.count += 1 }
    here()
    let main: @MainActor () -> Void = { self.increment() }
    main()
    let named: @Sendable () -> String = { self.name }
    print(named())
    let waiting: @Sendable () async -> Void = { await self.increment() }
    Task { await waiting() }
    let hasty: @Sendable () async -> Void = { self.increment() }
    Task { await hasty() }
  }
}

func send(_ counter: Counter) {
  let job: @Sendable () -> Void = { counter.increment() }
  job()
  let hop: @Sendable () -> Void = { Task { @MainActor in counter.increment() } }
  hop()
}

actor Log {
  var lines: [String] = []
  func add(_ line: String) {
    let write: @Sendable () -> Void = { self.lines.append(line) }
    write()
  }
}
// expect error 8:75: call to main actor-isolated instance method 'increment()' in a synchronous nonisolated context
// expect error 9:46: main actor-isolated property 'count' can not be mutated from a Sendable closure
// expect error 19:52: main actor-isolated instance method 'increment()' cannot be called from outside of the actor
// expect error 25:45: call to main actor-isolated instance method 'increment()' in a synchronous nonisolated context
// expect error 34:46: actor-isolated property 'lines' can not be mutated from a Sendable closure
