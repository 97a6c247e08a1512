let outer = Task {
  let inner = Task {
    do { try await Task.sleep(nanoseconds: 50_000_000) } catch { print("cancelled") }
    print("inner done", Task.isCancelled)
  }
  await inner.value
}
try? await Task.sleep(nanoseconds: 10_000_000)
outer.cancel()
await outer.value
// expect: inner done false
