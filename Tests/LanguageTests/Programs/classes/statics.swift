class Counter {
  static var shared = Counter()
  static private(set) var created = 0
  class var kind: String { "counter" }
  class func make() -> Counter { Counter() }
  static let limits = { () -> [Int] in print("limits"); return [1, 2] }()
  var value = 0
  init() { Counter.created += 1 }
  func bump() -> Self { value += 1; return self }
}
class Loud: Counter {
  override class var kind: String { "loud " + super.kind }
  override class func make() -> Counter { Loud() }
  override func bump() -> Self { value += 10; return self }
}
print(Counter.created)
Counter.shared.value = 5
print(Counter.shared.value, Counter.created)
print(Counter.kind, Loud.kind)
print(type(of: Counter.make()), type(of: Loud.make()))
let loud: Counter.Type = Loud.self
print(loud.kind, loud.make().bump().value)
print(Loud().bump().bump().value, Counter().bump().value)
print(Counter.limits.count)
print(Loud.limits.count, Counter.created)
Loud.shared = Loud()
print(Counter.shared is Loud)
let chained = Loud().bump()
print(type(of: chained))
// expect: 0
// expect: 5 1
// expect: counter loud counter
// expect: Counter Loud
// expect: loud counter 10
// expect: 20 1
// expect: limits
// expect: 2
// expect: 2 6
// expect: true
// expect: Loud
