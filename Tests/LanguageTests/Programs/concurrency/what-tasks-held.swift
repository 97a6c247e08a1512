final class Counter: @unchecked Sendable { var n = 0; deinit { print("gone") } }
do { let c = Counter(); let t = Task { _ = c.n }; await t.value; print(c.n) }
print("after")
do { let c = Counter(); await withTaskGroup(of: Void.self) { g in g.addTask { _ = c.n } } }
print("after 2")
do { let c = Counter(); async let a: Int = c.n; _ = await a }
print("after 3")
do { let c = Counter(); await withTaskGroup(of: Int.self) { g in g.addTask { c.n }; for await x in g { print(x) } } }
print("after 4")
// expect: 0
// expect: gone
// expect: after
// expect: gone
// expect: after 2
// expect: gone
// expect: after 3
// expect: 0
// expect: gone
// expect: after 4
