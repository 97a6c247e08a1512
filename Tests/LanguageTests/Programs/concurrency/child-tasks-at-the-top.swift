func load(_ n: Int) async -> Int { n }
func risky() async throws -> Int { 1 }
async let a = load(1)
print(a)
let sum = a + 1
async let b = risky()
print(await b)
print(try await b, sum)
if a > 1 { print("more") }
async let (d, e) = (load(2), load(3))
print(d)
print(await d, await e)
// expect: 1
// expect: 1
// expect: 1 2
// expect: 2
// expect: 2 3
