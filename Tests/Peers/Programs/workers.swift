actor Ledger {
  private(set) var total = 0
  private var counts: [Int: Int] = [:]

  func add(_ value: Int, from worker: Int) {
    total += value
    counts[worker, default: 0] += 1
  }

  func busiest() -> Int { counts.values.max() ?? 0 }
}

func numbers(_ count: Int) -> AsyncStream<Int> {
  AsyncStream { continuation in
    for number in 0..<count { continuation.yield(number) }
    continuation.finish()
  }
}

func work(_ worker: Int, _ ledger: Ledger) async -> Int {
  var seen = 0
  for await number in numbers(400) {
    if number % 4 == worker % 4 {
      await ledger.add(number, from: worker)
      await Task.yield()
    }
    seen += 1
  }
  return seen
}

let ledger = Ledger()
let seen = await withTaskGroup(of: Int.self) { group in
  for worker in 0..<100 { group.addTask { await work(worker, ledger) } }
  var all = 0
  for await count in group { all += count }
  return all
}
print(seen, await ledger.total, await ledger.busiest())
