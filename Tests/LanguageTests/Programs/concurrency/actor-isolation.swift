actor Account {
  let id: Int
  private(set) var balance: Double
  var history: [String] = []
  init(id: Int, balance: Double) {
    self.id = id
    self.balance = balance
  }
  enum Failure: Error { case insufficient(needed: Double) }
  func deposit(_ amount: Double) { balance += amount; history.append("+\(amount)") }
  func withdraw(_ amount: Double) throws {
    guard balance >= amount else { throw Failure.insufficient(needed: amount - balance) }
    balance -= amount
    history.append("-\(amount)")
  }
  func transfer(_ amount: Double, to other: Account) async throws {
    try withdraw(amount)
    await other.deposit(amount)
  }
  nonisolated var label: String { "account \(id)" }
}
let a = Account(id: 1, balance: 100)
let b = Account(id: 2, balance: 0)
print(a.label, await a.balance)
try await a.transfer(30, to: b)
print(await a.balance, await b.balance)
do {
  try await b.transfer(100, to: a)
} catch Account.Failure.insufficient(let needed) {
  print("needs", needed)
}
await withTaskGroup(of: Void.self) { group in
  for _ in 0..<10 { group.addTask { await a.deposit(1) } }
}
print(await a.balance, await a.history.count)
actor Cache<Key: Hashable & Sendable, Value: Sendable> {
  private var storage: [Key: Value] = [:]
  private(set) var hits = 0
  func value(for key: Key, make: @Sendable (Key) async -> Value) async -> Value {
    if let v = storage[key] { hits += 1; return v }
    let v = await make(key)
    storage[key] = v
    return v
  }
  subscript(key: Key) -> Value? { storage[key] }
}
let cache = Cache<String, Int>()
for word in ["one", "two", "one", "three", "two"] {
  _ = await cache.value(for: word) { $0.count }
}
print(await cache.hits, await cache["three"] ?? 0, await cache["four"] as Any)
@MainActor final class Model {
  var count = 0
  func bump() { count += 1 }
}
let model = await Model()
await model.bump()
await MainActor.run { model.count += 10 }
print(await model.count)
// expect: account 1 100.0
// expect: 70.0 30.0
// expect: needs 70.0
// expect: 80.0 11
// expect: 2 5 nil
// expect: 11
