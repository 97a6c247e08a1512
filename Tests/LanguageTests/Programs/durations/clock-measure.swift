let clock = ContinuousClock()
let start = clock.now
let later = start.advanced(by: .milliseconds(1500))
print(start < later, start.duration(to: later), later - start, start + .seconds(1) == later - .milliseconds(500))
let elapsed = clock.measure {
  var sum = 0
  for i in 0..<100 { sum += i }
}
print(elapsed >= .zero, elapsed < .seconds(5))
func retry(_ attempts: Int, delay: Duration) -> [Duration] {
  var result: [Duration] = []
  var next = delay
  for _ in 0..<attempts {
    result.append(next)
    next = next * 2
  }
  return result
}
print(retry(4, delay: .milliseconds(100)))
print(retry(3, delay: .seconds(1)).reduce(.zero, +))
let total = Duration.seconds(5) - .milliseconds(1)
print(Duration.seconds(2) == .milliseconds(2000), Duration.seconds(1).hashValue == Duration.milliseconds(1000).hashValue)
switch total {
case ..<Duration.seconds(1): print("short")
case Duration.seconds(1)...Duration.seconds(10): print("medium")
default: print("long")
}
// expect: true 1.5 seconds 1.5 seconds true
// expect: true true
// expect: [0.1 seconds, 0.2 seconds, 0.4 seconds, 0.8 seconds]
// expect: 7.0 seconds
// expect: true true
// expect: medium
