let t = Task { () -> String in
  do { try await Task.sleep(for: .seconds(60)); return "slept" } catch is CancellationError { return "cancelled" } catch { return "other" }
}
t.cancel()
print(await t.value, t.isCancelled)
let u = Task { () -> Int in var n = 0; while !Task.isCancelled && n < 5 { n += 1; await Task.yield() }; return n }
print(await u.value, u.isCancelled)
let v = Task { try Task.checkCancellation(); return 1 }
print(try await v.value)
let w = Task<Int, Error> { try? await Task.sleep(for: .milliseconds(5)); try Task.checkCancellation(); return 1 }
w.cancel()
do { print(try await w.value) } catch { print(error is CancellationError, type(of: error)) }
let group = await withTaskGroup(of: Bool.self) { g in g.addTask { try? await Task.sleep(for: .seconds(30)); return Task.isCancelled }; g.cancelAll(); return await g.next()! }
print(group)
let handled = Task { await withTaskCancellationHandler { try? await Task.sleep(for: .seconds(9)); return "done" } onCancel: { } }
handled.cancel(); print(await handled.value)
// expect: cancelled true
// expect: 5 false
// expect: 1
// expect: true CancellationError
// expect: true
// expect: done
