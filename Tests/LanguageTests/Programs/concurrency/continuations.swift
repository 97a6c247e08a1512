import Foundation

final class Loader {
  func load(_ key: String, completion: @escaping (Result<Int, Error>) -> Void) {
    DispatchQueue.main.async {
      if key.isEmpty { completion(.failure(CocoaError(.fileNoSuchFile))) } else { completion(.success(key.count)) }
    }
  }
  func load(_ key: String) async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
      load(key) { continuation.resume(with: $0) }
    }
  }
}
let loader = Loader()
print(try await loader.load("hello"))
do { _ = try await loader.load("") } catch { print("failed", error is CocoaError) }
func wait(_ ms: Int) async -> Int {
  await withCheckedContinuation { c in
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(ms)) { c.resume(returning: ms) }
  }
}
print(await wait(10))
let clock = ContinuousClock()
let elapsed = await clock.measure { _ = await wait(20) }
print(elapsed >= .milliseconds(19), elapsed < .seconds(2))
let start = clock.now
try await clock.sleep(until: start + .milliseconds(5))
print(clock.now > start, start.duration(to: start.advanced(by: .seconds(1))))
let unsafe: String = await withUnsafeContinuation { $0.resume(returning: "unsafe") }
print(unsafe)
let printed: [String: Int] = try await withCheckedThrowingContinuation {
  print($0, String(reflecting: $0))
  $0.resume(returning: [:])
}
print(printed)
await withCheckedContinuation { (c: CheckedContinuation<Void, Never>) in
  print(Optional(c) as Any)
  c.resume()
}
// expect: 5
// expect: failed true
// expect: 10
// expect: true true
// expect: true 1.0 seconds
// expect: unsafe
// expect: CheckedContinuation<Dictionary<String, Int>, Error>(canary: Swift.CheckedContinuationCanary) Swift.CheckedContinuation<Swift.Dictionary<Swift.String, Swift.Int>, Swift.Error>(canary: Swift.CheckedContinuationCanary)
// expect: [:]
// expect: Optional(Swift.CheckedContinuation<(), Swift.Never>(canary: Swift.CheckedContinuationCanary))
