// The type of an `async let` decides for what its value is made of.
struct Failure: Error {}
func retry<Value: Sendable>(_ count: Int, _ work: @Sendable (Int) async throws -> Value) async throws -> Value {
  for attempt in 1..<count { if let value = try? await work(attempt) { return value } }
  return try await work(count)
}
async let failing: Int = retry(2) { _ in throw Failure() }
async let late: String = retry(3) { attempt in
  if attempt < 3 { throw Failure() }
  return "after \(attempt)"
}
async let half: Double = 1
do { print(try await failing) } catch { print(error) }
print(try await late, await half)
// expect: Failure()
// expect: after 3 1.0
