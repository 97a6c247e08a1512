struct Failed: Error {}
func work(_ n: Int) async throws -> Int { if n < 0 { throw Failed() }; await Task.yield(); return n * 2 }
let t = Task { try await work(4) }
print(try await t.value)
let bad = Task { try await work(-1) }
switch await bad.result { case .success(let n): print(n); case .failure(let e): print("failed", e) }
do { _ = try await bad.value } catch is Failed { print("caught") }
async let a = work(1)
async let b = work(2)
print(try await a + b, try await [a, b])
let many = try await withThrowingTaskGroup(of: (Int, Int).self) { group in
  for i in 1...3 { group.addTask { (i, try await work(i)) } }
  var result: [Int: Int] = [:]
  for try await (i, v) in group { result[i] = v }
  return result
}
print(many.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
actor Log { private(set) var lines: [String] = []; func add(_ s: String) { lines.append(s) }; nonisolated let name = "log" }
let log = Log()
await log.add("x"); await log.add("y")
print(await log.lines, log.name)
print(try await work(3), (try? await work(-3)) as Any)
// expect: 8
// expect: failed Failed()
// expect: caught
// expect: 6 [2, 4]
// expect: ["1=2", "2=4", "3=6"]
// expect: ["x", "y"] log
// expect: 6 nil
