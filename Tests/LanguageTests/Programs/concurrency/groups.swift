func work(_ n: Int) async -> Int { try? await Task.sleep(for: .milliseconds(n * 3)); return n * n }
let sum = await withTaskGroup(of: Int.self) { group in
  for n in 1...4 { group.addTask { await work(n) } }
  var total = 0
  for await r in group { total += r }
  return total
}
print(sum)
let ordered = await withTaskGroup(of: (Int, Int).self, returning: [Int].self) { group in
  for n in [3, 1, 2] { group.addTask { (n, await work(n)) } }
  var out: [Int: Int] = [:]
  while let (n, r) = await group.next() { out[n] = r }
  return out.sorted { $0.key < $1.key }.map(\.value)
}
print(ordered)
enum E: Error { case bad }
do {
  _ = try await withThrowingTaskGroup(of: Int.self) { group in
    group.addTask { throw E.bad }
    for try await v in group { print(v) }
    return 0
  }
} catch { print("group failed:", error) }
print(await withTaskGroup(of: Int.self) { g in for n in 1...3 { g.addTask { n } }; return await g.reduce(0, +) })
print(await withTaskGroup(of: String.self) { g in g.addTask { "only" }; return await g.next() ?? "none" }, await withTaskGroup(of: Int.self) { g in await g.next() == nil })
func map<T: Sendable, R: Sendable>(_ xs: [T], _ f: @escaping @Sendable (T) async -> R) async -> [R] { await withTaskGroup(of: (Int, R).self) { g in for (i, x) in xs.enumerated() { g.addTask { (i, await f(x)) } }; var out = [R?](repeating: nil, count: xs.count); for await (i, r) in g { out[i] = r }; return out.compactMap { $0 } } }
print(await map([1, 2, 3]) { await work($0) + 1 })
// expect: 30
// expect: [1, 4, 9]
// expect: group failed: bad
// expect: 6
// expect: only true
// expect: [2, 5, 10]
