import Synchronization
struct Full: Error { let limit: Int }
final class Store: Sendable {
  private let items = Mutex<[String: Int]>([:])
  private let hits = Atomic(0)
  func add(_ key: String, limit: Int = 3) throws(Full) {
    try items.withLock { (items) throws(Full) in
      if items.count >= limit { throw Full(limit: limit) }
      items[key, default: 0] += 1
    }
    hits.add(1, ordering: .relaxed)
  }
  var count: Int { items.withLock { $0.count } }
  var total: Int { hits.load(ordering: .sequentiallyConsistent) }
}
let store = Store()
await withTaskGroup(of: Void.self) { group in
  for i in 0..<5 { group.addTask { try? store.add("k\(i % 2)") } }
}
print(store.count, store.total)
do { try store.add("z", limit: 1) } catch { print(error.limit) }
let m = Mutex(0)
m.withLock { $0 += 5 }
print(m.withLock { $0 }, m.withLockIfAvailable { $0 * 2 } as Any)
let a = Atomic<Int>(1)
a.store(3, ordering: .relaxed)
print(a.load(ordering: .acquiring), a.add(2, ordering: .relaxed).newValue, a.exchange(9, ordering: .acquiring))
print(a.compareExchange(expected: 9, desired: 4, ordering: .acquiringAndReleasing))
print(a.compareExchange(expected: 9, desired: 5, successOrdering: .relaxed, failureOrdering: .relaxed).exchanged)
print(a.wrappingSubtract(6, ordering: .relaxed), a.max(7, ordering: .relaxed).newValue, a.bitwiseAnd(3, ordering: .relaxed).newValue)
let flag = Atomic(false)
print(flag.logicalOr(true, ordering: .relaxed), flag.exchange(false, ordering: .relaxed))
// expect: 2 5
// expect: 1
// expect: 5 Optional(10)
// expect: 3 5 5
// expect: (exchanged: true, original: 9)
// expect: false
// expect: (oldValue: 4, newValue: -2) 7 3
// expect: (oldValue: false, newValue: true) true
