withUnsafeCurrentTask { t in print(t == nil) }
func f() async { withUnsafeCurrentTask { t in print(t != nil, t?.isCancelled ?? true) } }
await f()
let t = Task { withUnsafeCurrentTask { $0?.cancel() }; return Task.isCancelled }
print(await t.value)
// expect: false
// expect: true false
// expect: true
