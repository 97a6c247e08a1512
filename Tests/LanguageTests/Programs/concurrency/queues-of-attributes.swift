import Foundation
final class Counter: @unchecked Sendable {
  private var value = 0
  private let queue = DispatchQueue(label: "counter", attributes: .concurrent)
  func increment() { queue.async(flags: .barrier) { self.value += 1 } }
  var current: Int { queue.sync { value } }
}
let c = Counter()
for _ in 0..<10 { c.increment() }
print(c.current)
func download(_ id: Int, completion: @escaping @Sendable (Result<String, Error>) -> Void) {
  DispatchQueue.global().async { id < 0 ? completion(.failure(URLError(.badURL))) : completion(.success("file\(id)")) }
}
func download(_ id: Int) async throws -> String { try await withCheckedThrowingContinuation { k in download(id) { k.resume(with: $0) } } }
do { print(try await download(3)); print(try await download(-3)) } catch let e as URLError { print("url error", e.code == .badURL) }
let g = DispatchGroup()
g.enter()
DispatchQueue.main.async { print("main"); g.leave() }
g.notify(queue: .main) { print("all done") }
try await Task.sleep(nanoseconds: 50_000_000)
print("end")
// expect: 10
// expect: file3
// expect: url error true
// expect: main
// expect: all done
// expect: end
