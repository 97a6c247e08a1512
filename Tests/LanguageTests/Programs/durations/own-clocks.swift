struct Ticks: DurationProtocol, CustomStringConvertible {
  var n: Int
  static var zero: Ticks { Ticks(n: 0) }
  static func + (a: Self, b: Self) -> Self { Ticks(n: a.n + b.n) }
  static func - (a: Self, b: Self) -> Self { Ticks(n: a.n - b.n) }
  static func / (a: Self, b: Int) -> Self { Ticks(n: a.n / b) }
  static func * (a: Self, b: Int) -> Self { Ticks(n: a.n * b) }
  static func / (a: Self, b: Self) -> Double { Double(a.n) / Double(b.n) }
  static func < (a: Self, b: Self) -> Bool { a.n < b.n }
  var description: String { "\(n)t" }
}
final class Hand: @unchecked Sendable { var n = 0 }
struct TickClock: Clock {
  struct Instant: InstantProtocol {
    var n: Int
    func advanced(by d: Ticks) -> Self { Self(n: n + d.n) }
    func duration(to o: Self) -> Ticks { Ticks(n: o.n - n) }
    static func < (a: Self, b: Self) -> Bool { a.n < b.n }
  }
  let hand = Hand()
  var now: Instant { Instant(n: hand.n) }
  var minimumResolution: Ticks { Ticks(n: 1) }
  func sleep(until d: Instant, tolerance: Ticks?) async throws { hand.n = max(hand.n, d.n); print("woke at", hand.n, tolerance as Any) }
}
let c = TickClock()
try await c.sleep(for: Ticks(n: 3))
try await c.sleep(for: Ticks(n: 2), tolerance: Ticks(n: 1))
try await Task.sleep(for: Ticks(n: 4), clock: c)
try await Task.sleep(until: c.now.advanced(by: Ticks(n: 5)), clock: c)
let spent = try await c.measure { try await Task.sleep(for: Ticks(n: 7), tolerance: nil, clock: c) }
print(spent, spent * 2, spent / 2, spent / Ticks(n: 2))
var d = Ticks(n: 9); d *= 2; d /= 3; d += Ticks(n: 1); d -= .zero; print(d)
func elapsed<C: Clock>(_ c: C, _ f: () async throws -> Void) async rethrows -> C.Duration { let s = c.now; try await f(); return s.duration(to: c.now) }
print(try await elapsed(c) { try await c.sleep(for: Ticks(n: 2)) })
let any: any Clock<Ticks> = c
try await any.sleep(for: Ticks(n: 1))
print(c.measure { c.hand.n += 3 })
func wait(_ clock: some Clock<Duration>) async throws { try await clock.sleep(for: .seconds(0.01)) }
try await wait(ContinuousClock())
try await Task.sleep(for: .milliseconds(5))
try await Task.sleep(for: .milliseconds(5), clock: .continuous)
let k = ContinuousClock(); let s = k.now
try await Task.sleep(until: .now + .milliseconds(5), clock: .continuous)
try await Task.sleep(until: s.advanced(by: .milliseconds(1)), tolerance: .zero)
print(k.now - s >= .milliseconds(5), k.now > s, s - .seconds(1) < s)
print(try await k.measure { try await Task.sleep(for: .milliseconds(20)) } >= .milliseconds(20))
func half<D: DurationProtocol>(_ d: D) -> D { d / 2 * 3 }
print(half(Duration.seconds(3)), half(Ticks(n: 4)))
// expect: woke at 3 nil
// expect: woke at 5 Optional(1t)
// expect: woke at 9 nil
// expect: woke at 14 nil
// expect: woke at 21 nil
// expect: 7t 14t 3t 3.5
// expect: 7t
// expect: woke at 23 nil
// expect: 2t
// expect: woke at 24 nil
// expect: 3t
// expect: true true true
// expect: true
// expect: 4.5 seconds 6t
