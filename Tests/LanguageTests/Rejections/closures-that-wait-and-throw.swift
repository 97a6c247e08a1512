func load(_ n: Int) async throws -> Int { n }
func get(_ n: Int) async -> Int { n }
func a(_ xs: [Int]) async throws -> [Int] { try await xs.map { try await load($0) } }
func b(_ xs: [Int]) async throws -> [Int] { xs.map { try await load($0) } }
func c(_ xs: [Int]) async -> [Int] { xs.map { await get($0) } }
func d(_ xs: [Int]) async throws { let r = try await xs.map { n in try await load(n) } }
func e(_ xs: [Int]) async throws { xs.forEach { try await load($0) } }
func f(_ xs: [Int]) async throws { try await xs.forEach { n in let x = try await load(n); print(x) } }
func g(_ xs: [Int]) async -> [Int] { xs.filter { await get($0) > 1 } }
func h(_ xs: [Int]) { xs.forEach { await get($0) } }
func j(_ x: Int?) async { let r = x.map { await get($0) }; let s = await x.map { await get($0) } }
// expect error 3:62: cannot pass function of type '(Int) async throws -> Int' to parameter expecting synchronous function type
// expect error 4:52: cannot pass function of type '(Int) async throws -> Int' to parameter expecting synchronous function type
// expect error 5:45: cannot pass function of type '(Int) async -> Int' to parameter expecting synchronous function type
// expect error 6:61: cannot pass function of type '(Int) async throws -> Int' to parameter expecting synchronous function type
// expect error 7:47: cannot pass function of type '(Int) async throws -> Void' to parameter expecting synchronous function type
// expect error 8:57: cannot pass function of type '(Int) async throws -> Void' to parameter expecting synchronous function type
// expect error 9:48: cannot pass function of type '(Int) async -> Bool' to parameter expecting synchronous function type
// expect error 10:34: cannot pass function of type '(Int) async -> Void' to parameter expecting synchronous function type
// expect error 11:41: cannot pass function of type '(Int) async -> Int' to parameter expecting synchronous function type
// expect error 11:80: cannot pass function of type '(Int) async -> Int' to parameter expecting synchronous function type
