final class Flag: @unchecked Sendable { var v = 0 }
let f = Flag()
let t = Task { await withTaskCancellationHandler { while !Task.isCancelled { try? await Task.sleep(for: .milliseconds(5)) }; print("op", f.v) } onCancel: { print("h"); f.v = 1 } }
try await Task.sleep(for: .milliseconds(20))
t.cancel(); await t.value
let u = Task { await withTaskCancellationHandler { print("op", Task.isCancelled) } onCancel: { print("first") } }
u.cancel(); await u.value
let w = Task {
  await withTaskCancellationHandler { print("one") } onCancel: { print("never") }
  await withTaskCancellationHandler {
    await withTaskCancellationHandler { try? await Task.sleep(for: .seconds(1)); print("woken") } onCancel: { print("inner") }
  } onCancel: { print("outer") }
}
try await Task.sleep(for: .milliseconds(20))
w.cancel(); print("after cancel"); await w.value
let g = Task {
  await withTaskGroup(of: Void.self) { group in
    for i in 0..<2 { group.addTask { await withTaskCancellationHandler { try? await Task.sleep(for: .seconds(1)); } onCancel: { print("child") } ; _ = i } }
  }
}
try await Task.sleep(for: .milliseconds(20))
g.cancel(); print("group cancelled"); await g.value
let (stream, continuation) = AsyncStream<Int>.makeStream()
continuation.onTermination = { print("end", $0) }
let s = Task { for await x in stream { print(x) }; print("loop over") }
continuation.yield(1)
try await Task.sleep(for: .milliseconds(20))
s.cancel(); print("cancelled"); await s.value
// expect: h
// expect: op 1
// expect: first
// expect: op true
// expect: one
// expect: inner
// expect: outer
// expect: after cancel
// expect: woken
// expect: child
// expect: child
// expect: group cancelled
// expect: 1
// expect: end cancelled
// expect: cancelled
// expect: loop over
