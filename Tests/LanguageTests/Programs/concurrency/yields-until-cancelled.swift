let t = Task { () -> String in
    while !Task.isCancelled { await Task.yield() }
    return "stopped"
}
try await Task.sleep(for: .milliseconds(1))
t.cancel()
print(await t.value)
actor Flag { var isSet = false; func set() { isSet = true } }
let flag = Flag()
Task { try? await Task.sleep(for: .milliseconds(50)); await flag.set(); print("set") }
while !(await flag.isSet) { await Task.yield() }
print("seen")
// expect: stopped
// expect: set
// expect: seen
