@propertyWrapper struct Clamped<Value: Comparable> {
  private var value: Value
  let range: ClosedRange<Value>
  private(set) var projectedValue = 0
  init(wrappedValue: Value, _ range: ClosedRange<Value>) { self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound) }
  var wrappedValue: Value { get { value } set { if !range.contains(newValue) { projectedValue += 1 }; value = min(max(newValue, range.lowerBound), range.upperBound) } }
}
struct Player {
  @Clamped(0...100) var health = 150
  @Clamped("a"..."m") var name = "z"
}
var p = Player()
print(p.health, p.name)
p.health -= 200
p.health += 30
p.name = "c"
print(p.health, p.name, p.$health, p.$name, p)
func local() { @Clamped(1...3) var n = 9; n = 2; print(n, $n) }
local()
// expect: 100 m
// expect: 30 c 1 0 Player(_health: main.Clamped<Swift.Int>(value: 30, range: ClosedRange(0...100), projectedValue: 1), _name: main.Clamped<Swift.String>(value: "c", range: ClosedRange("a"..."m"), projectedValue: 0))
// expect: 2 0
