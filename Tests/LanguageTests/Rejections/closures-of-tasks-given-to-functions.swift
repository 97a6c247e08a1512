func get(_ n: Int) async throws -> Int { n }
func w36() async throws { let a = [1].map { await get($0) } }
func w37() async throws { let a = await [1].map { try await get($0) } }
func w37b() async throws { let a = try [1].map { try await get($0) }; print(a) }
func w40() async throws { [1, 2].forEach { try await get($0) } }
func w41() async throws { let b = [1].filter { await get($0) > 1 } }
func w42() async throws { let b = [1].filter { await get($0) > 1 }; let c = [1].map { get2($0) } }
func get2(_ n: Int) throws -> Int { n }
func w43() async throws { for x in [1].map({ try await get($0) }) { print(x); get2(3) } }
func run(_ f: (Int) -> Int) {}
func w44() { run { try await get($0) } }
func w45() { run { let y = try await get($0); return y } }
// expect error 2:43: cannot pass function of type '(Int) async -> Int' to parameter expecting synchronous function type
// expect error 3:49: cannot pass function of type '(Int) async throws -> Int' to parameter expecting synchronous function type
// expect error 4:48: cannot pass function of type '(Int) async throws -> Int' to parameter expecting synchronous function type
// expect error 5:42: cannot pass function of type '(Int) async throws -> Void' to parameter expecting synchronous function type
// expect error 6:46: cannot pass function of type '(Int) async -> Bool' to parameter expecting synchronous function type
// expect error 7:46: cannot pass function of type '(Int) async -> Bool' to parameter expecting synchronous function type
// expect error 7:87: call can throw, but it is not marked with 'try' and the error is not handled
// expect error 9:44: cannot pass function of type '(Int) async throws -> Int' to parameter expecting synchronous function type
// expect error 9:79: call can throw but is not marked with 'try'
// expect error 11:18: cannot pass function of type '(Int) async throws -> Int' to parameter expecting synchronous function type
// expect error 11:18: invalid conversion from throwing function of type '(Int) async throws -> Int' to non-throwing function type '(Int) -> Int'
// expect error 12:18: cannot pass function of type '(Int) async throws -> Int' to parameter expecting synchronous function type
// expect error 12:18: invalid conversion from throwing function of type '(Int) async throws -> Int' to non-throwing function type '(Int) -> Int'
