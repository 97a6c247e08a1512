import Foundation

enum LoadError: Error, Equatable { case notFound(Int), offline }
struct Item: Sendable, Equatable { let id: Int; let name: String }

func load(_ id: Int) async throws -> Item {
  try await Task.sleep(nanoseconds: UInt64(id) * 1_000_000)
  if id == 4 { throw LoadError.notFound(id) }
  return Item(id: id, name: "item \(id)")
}
let first = Task { try await load(1) }
print(try await first.value.name)
let failing = Task { try await load(4) }
let outcome = await failing.result
switch outcome {
case .success(let item): print("got", item)
case .failure(let error): print("failed", error)
}
do {
  _ = try await failing.value
} catch LoadError.notFound(let id) {
  print("not found", id)
}
async let a = load(3)
async let b = load(2)
print(try await [a, b].map(\.id))
let numbers = await withTaskGroup(of: Int.self) { group in
  for n in [3, 1, 2] {
    group.addTask {
      try? await Task.sleep(nanoseconds: UInt64(n) * 2_000_000)
      return n * n
    }
  }
  var found: [Int] = []
  for await value in group { found.append(value) }
  return found
}
print(numbers)
do {
  let all = try await withThrowingTaskGroup(of: Item.self) { group in
    for id in 1...5 { group.addTask { try await load(id) } }
    return try await group.reduce(into: [Item]()) { $0.append($1) }
  }
  print(all.count)
} catch {
  print("group failed:", error, error as? LoadError == .notFound(4))
}
let detached = Task.detached { () -> String in "detached" }
print(await detached.value)
// expect: item 1
// expect: failed notFound(4)
// expect: not found 4
// expect: [3, 2]
// expect: [1, 4, 9]
// expect: group failed: notFound(4) true
// expect: detached
