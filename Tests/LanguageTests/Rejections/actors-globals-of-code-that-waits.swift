@globalActor actor Store { static let shared = Store() }
@MainActor var count = 0
@Store let names = ["a"]
var plain = 1
func f() async {}
await f()
print(plain)
// expect error 2:16: top-level code variables cannot have a global actor
// expect error 3:12: top-level code variables cannot have a global actor
