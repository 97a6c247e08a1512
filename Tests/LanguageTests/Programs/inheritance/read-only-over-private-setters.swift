class Counter {
  private(set) var count = 0
  func increase() { count += 1 }
}
class Fixed: Counter {
  override var count: Int { 7 }
}
let counters = [Counter(), Fixed()]
for counter in counters {
  counter.increase()
  print(counter.count)
}
// expect: 1
// expect: 7
