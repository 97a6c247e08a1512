final class Entry {
  let key: Int
  var value: String
  weak var previous: Entry?
  var next: Entry?

  init(key: Int, value: String) {
    self.key = key
    self.value = value
  }
}

final class Cache {
  private let capacity: Int
  private var entries: [Int: Entry] = [:]
  private var first: Entry?
  private var last: Entry?
  private(set) var hits = 0
  private(set) var misses = 0

  init(capacity: Int) { self.capacity = capacity }

  func value(for key: Int, make: (Int) -> String) -> String {
    if let entry = entries[key] {
      hits += 1
      moveToFront(entry)
      return entry.value
    }
    misses += 1
    let entry = Entry(key: key, value: make(key))
    entries[key] = entry
    insert(entry)
    if entries.count > capacity, let oldest = last {
      remove(oldest)
      entries[oldest.key] = nil
    }
    return entry.value
  }

  private func moveToFront(_ entry: Entry) {
    guard entry !== first else { return }
    remove(entry)
    insert(entry)
  }

  private func insert(_ entry: Entry) {
    entry.next = first
    first?.previous = entry
    first = entry
    if last == nil { last = entry }
  }

  private func remove(_ entry: Entry) {
    let (previous, next) = (entry.previous, entry.next)
    if let previous { previous.next = next } else { first = next }
    if let next { next.previous = previous } else { last = previous }
    entry.previous = nil
    entry.next = nil
  }
}

let cache = Cache(capacity: 500)
var seed = 42, length = 0
for _ in 0..<60_000 {
  seed = (seed * 1_103_515_245 + 12345) % 2_147_483_648
  let key = (seed >> 8) % 1000 < 700 ? seed % 300 : seed % 2000
  length += cache.value(for: key) { "value \($0 * 7)" }.utf8.count
}
print(cache.hits, cache.misses, length)
