struct Countdown: Sequence, IteratorProtocol {
  var number: Int
  mutating func next() -> Int? { number == 0 ? nil : number }
}
struct Level: ExpressibleByIntegerLiteral { var value: Int; init(integerLiteral value: Int) { self.value = value } }
func show() {
  let countdown = Countdown(number: 3)
  countdown.sort()
  print(countdown.total, countdown.map { $0 * 2 })
  let level: Level = 3
  print(level.shown)
}
// expect error 8:13: value of type 'Countdown' has no member 'sort'
// expect error 9:19: value of type 'Countdown' has no member 'total'
// expect error 11:15: value of type 'Level' has no member 'shown'
