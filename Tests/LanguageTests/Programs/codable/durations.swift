// Durations coded, and continuations that resume with a result of another error.
import Foundation

let encoder = JSONEncoder()
for duration in [Duration.seconds(2), .milliseconds(-1500), .zero, .seconds(100_000_000_000), .nanoseconds(7)] {
  let data = try encoder.encode([duration])
  print(String(decoding: data, as: UTF8.self), try JSONDecoder().decode([Duration].self, from: data) == [duration])
}
struct Late: Error {}
func ask(_ answer: @escaping (Result<Int, Late>) -> Void) { answer(.failure(Late())) }
do {
  let value: Int = try await withCheckedThrowingContinuation { continuation in
    ask { continuation.resume(with: $0) }
  }
  print(value)
} catch {
  print(error)
}
// expect: [[0,2000000000000000000]] true
// expect: [[-1,16946744073709551616]] true
// expect: [[0,0]] true
// expect: [[5421010862,7886392056514347008]] true
// expect: [[0,7000000000]] true
// expect: Late()
