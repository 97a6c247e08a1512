func off() { MainActor.preconditionIsolated("not here") }
print("before")
await Task.detached { off() }.value
print("after")
// expect: before
// expect trap: 
