enum Problem: Error { case broken(code: Int) }
func risky(_ n: Int) async throws -> Int { if n > 1 { throw Problem.broken(code: n) }; return n }
print(try await risky(1))
print(try await risky(2))
print("never")
// expect: 1
// expect trap: Error raised at top level: main.Problem.broken(code: 2)
