struct E: Error {}
func nums() -> AsyncStream<Int> { AsyncStream { c in for i in 1...4 { c.yield(i) }; c.finish() } }
func th(_ n: Int) async throws -> Int { if n == 3 { throw E() }; return n * 10 }
do { for try await x in nums().map({ n throws -> Int in if n == 2 { throw E() }; return n }) { print(x) } } catch { print(error) }
do { for try await x in nums().map({ n in if n == 2 { throw E() }; return n }) { print(x) } } catch { print(error) }
do { for try await x in nums().map({ try await th($0) }) { print(x) } } catch { print(error) }
do { for try await x in nums().filter({ try await th($0) > 10 }) { print(x) } } catch { print(error) }
do { for try await x in nums().compactMap({ try await th($0) > 10 ? $0 : nil }) { print(x) } } catch { print(error) }
do { for try await x in nums().map(th) { print(x) } } catch { print(error) }
do { for try await x in nums().drop(while: { try await th($0) < 20 }) { print(x) } } catch { print(error) }
do { for try await x in try nums().prefix(while: { try await th($0) < 40 }) { print(x) } } catch { print(error) }
do { for try await x in nums().flatMap({ n throws -> AsyncStream<Int> in if n == 2 { throw E() }; return nums() }) { print(x) } } catch { print(error) }
for await x in nums().map({ $0 + 1 }).filter({ $0 > 2 }) { print(x) }
for await x in nums().compactMap({ $0 > 2 ? "\($0)" : nil }) { print(x) }
let m = nums().map { try await th($0) }
print(type(of: m), type(of: nums().map { $0 }))
do { print(try await m.reduce(0, +)) } catch { print("r", error) }
var it = nums().map({ try await th($0) }).makeAsyncIterator()
func drain() async { var it = nums().map({ try await th($0) }).makeAsyncIterator(); for _ in 0..<5 { do { print(try await it.next() as Any) } catch { print("e") } } }
await drain()
func load(_ id: Int) async throws -> String { "l\(id)" }
func all() async throws -> [String] { var r: [String] = []; for try await s in nums().map({ try await load($0) }).prefix(2) { r.append(s) }; return r }
print(try await all())
// expect: 1
// expect: E()
// expect: 1
// expect: E()
// expect: 10
// expect: 20
// expect: E()
// expect: 2
// expect: E()
// expect: 2
// expect: E()
// expect: 10
// expect: 20
// expect: E()
// expect: 2
// expect: 3
// expect: 4
// expect: 1
// expect: 2
// expect: E()
// expect: 1
// expect: 2
// expect: 3
// expect: 4
// expect: E()
// expect: 3
// expect: 4
// expect: 5
// expect: 3
// expect: 4
// expect: AsyncThrowingMapSequence<AsyncStream<Int>, Int> AsyncMapSequence<AsyncStream<Int>, Int>
// expect: r E()
// expect: Optional(10)
// expect: Optional(20)
// expect: e
// expect: nil
// expect: nil
// expect: ["l1", "l2"]
