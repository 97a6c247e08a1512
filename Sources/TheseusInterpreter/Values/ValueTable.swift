/// Keys with values in the order of insertion, found by hash; the storage of dictionaries and sets.
///
/// Hashing and equality of keys come from the interpreter, because a program may define them.
public struct ValueTable {
  /// An entry; a removed one has no key any more.
  struct Entry {
    var hash: Int
    var key: Value
    var value: Value
    var isLive: Bool
  }
  private(set) var entries: [Entry] = []
  private var slots: [Int32] = []
  /// The number of entries.
  public private(set) var count = 0
  /// How many entries Swift would have room for: three quarters of its buckets.
  public private(set) var capacity = 0
  /// What the positions of this table and its copies are good for: another number after a removal, and in another table.
  public private(set) var age = 0

  /// Makes an empty table.
  public init() {}

  /// The keys in order.
  public var keys: [Value] { entries.lazy.filter(\.isLive).map(\.key) }
  /// The values in the order of their keys.
  public var values: [Value] { entries.lazy.filter(\.isLive).map(\.value) }
  /// Keys with values, in order.
  public var pairs: [(key: Value, value: Value)] { entries.lazy.filter(\.isLive).map { ($0.key, $0.value) } }

  /// The number of places, live or not, for iteration by position.
  public var endPosition: Int { entries.count }

  /// The first live position at or behind one; nil at the end.
  public func position(from start: Int) -> Int? {
    var position = start
    while position < entries.count {
      if entries[position].isLive { return position }
      position += 1
    }
    return nil
  }

  /// The key at a live position.
  public func key(at position: Int) -> Value { entries[position].key }

  /// The value at a live position.
  public func value(at position: Int) -> Value { entries[position].value }

  /// The position of a key.
  public func find(_ key: Value, in interpreter: Interpreter) throws(EvaluationError) -> Int? {
    if count == 0 { return nil }
    return try find(key, hash: try interpreter.hash(key), in: interpreter)
  }

  private func find(_ key: Value, hash: Int, in interpreter: Interpreter) throws(EvaluationError) -> Int? {
    if slots.isEmpty { return nil }
    let mask = slots.count - 1
    var slot = hash & mask
    while true {
      let index = Int(slots[slot])
      if index < 0 { return nil }
      if entries[index].isLive, entries[index].hash == hash,
        try interpreter.areEqual(entries[index].key, key)
      {
        return index
      }
      slot = (slot + 1) & mask
    }
  }

  /// The value of a key.
  public func get(_ key: Value, in interpreter: Interpreter) throws(EvaluationError) -> Value? {
    guard let index = try find(key, in: interpreter) else { return nil }
    return entries[index].value
  }

  /// Sets the value of a key and returns the value that it replaced.
  @discardableResult
  public mutating func set(_ key: Value, to value: Value, in interpreter: Interpreter) throws(EvaluationError) -> Value?
  {
    let hash = try interpreter.hash(key)
    if let index = try find(key, hash: hash, in: interpreter) {
      let old = entries[index].value
      entries[index].value = value
      return old
    }
    if count == 0 { age = interpreter.nextTableAge() }
    if (entries.count + 1) * 2 > slots.count { try rebuild(interpreter) }
    ValueTable.insert(Int32(entries.count), hash: hash, into: &slots)
    entries.append(Entry(hash: hash, key: key, value: value, isLive: true))
    count += 1
    if count > capacity { reserve(count) }
    return nil
  }

  /// A table without entries, with the room of this one if that is kept.
  public func emptied(keepingCapacity: Bool) -> ValueTable {
    var table = ValueTable()
    if keepingCapacity { table.reserve(capacity) }
    return table
  }

  /// Sees to it that there is room for a number of entries.
  public mutating func reserve(_ count: Int) {
    guard count > capacity else { return }
    var buckets = 2
    while buckets * 3 / 4 < count { buckets *= 2 }
    capacity = buckets * 3 / 4
  }

  /// Moves the value out of a position, to be changed and put back by `set`.
  public mutating func takeValue(at position: Int) -> Value {
    let value = entries[position].value
    entries[position].value = .none
    return value
  }

  /// Removes a key and returns its entry.
  @discardableResult
  public mutating func remove(
    _ key: Value, in interpreter: Interpreter
  ) throws(EvaluationError) -> (key: Value, value: Value)? {
    guard let index = try find(key, in: interpreter) else { return nil }
    return remove(at: index)
  }

  /// Removes the entry at a live position.
  @discardableResult
  public mutating func remove(at position: Int) -> (key: Value, value: Value) {
    let entry = entries[position]
    entries[position] = Entry(hash: 0, key: .none, value: .none, isLive: false)
    count -= 1
    age += 1
    if count == 0 { removeAll() }
    return (entry.key, entry.value)
  }

  /// Removes everything.
  public mutating func removeAll() {
    entries = []
    slots = []
    count = 0
    age = 0
  }

  private static func insert(_ index: Int32, hash: Int, into slots: inout [Int32]) {
    let mask = slots.count - 1
    var slot = hash & mask
    while slots[slot] >= 0 { slot = (slot + 1) & mask }
    slots[slot] = index
  }

  private mutating func rebuild(_ interpreter: Interpreter) throws(EvaluationError) {
    if count < entries.count { entries.removeAll { !$0.isLive } }
    var capacity = 8
    while capacity < (entries.count + 1) * 4 { capacity *= 2 }
    var slots = [Int32](repeating: -1, count: capacity)
    for index in entries.indices {
      ValueTable.insert(Int32(index), hash: entries[index].hash, into: &slots)
      try interpreter.work()
    }
    self.slots = slots
  }
}
