actor Counter {
  private(set) var value = 0
  let name: String
  init(name: String) { self.name = name }
  func increment() -> Int { value += 1; return value }
  func add(_ n: Int) async { for _ in 0..<n { _ = increment() } }
  nonisolated var label: String { "counter \(name)" }
}
let c = Counter(name: "A")
print(c.label, c.name, await c.value)
print(await c.increment(), await c.increment())
await c.add(3)
print(await c.value)
await withTaskGroup(of: Void.self) { group in for _ in 0..<20 { group.addTask { _ = await c.increment() } } }
print(await c.value)
actor Bank { var accounts = ["a": 100, "b": 0]
  enum Failure: Error { case poor }
  func transfer(_ n: Int, from: String, to: String) throws { guard accounts[from, default: 0] >= n else { throw Failure.poor }; accounts[from]! -= n; accounts[to, default: 0] += n } }
let bank = Bank()
do { try await bank.transfer(30, from: "a", to: "b"); try await bank.transfer(300, from: "a", to: "b") } catch { print(error) }
print(await bank.accounts["a"]!, await bank.accounts["b"]!)
@MainActor final class Store { var items: [String] = []; func add(_ s: String) { items.append(s) } }
let store = await Store(); await store.add("x"); print(await store.items)
actor Cache { private var store: [Int: String] = [:]; func value(_ k: Int, make: (Int) async -> String) async -> String { if let v = store[k] { return v + " (cached)" }; let v = await make(k); store[k] = v; return v } }
let cache = Cache(); print(await cache.value(1) { "made \($0)" }, await cache.value(1) { "made \($0)" })
// expect: counter A A 0
// expect: 1 2
// expect: 5
// expect: 25
// expect: poor
// expect: 70 30
// expect: ["x"]
// expect: made 1 made 1 (cached)
