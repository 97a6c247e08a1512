// A clause of a member's own says what a parameter is of the type, which is all that a collection of it asks.
struct Param<V> {
  var value: V
  var range: (V, V)?
  init(_ value: V, in range: ClosedRange<V>) where V == Float { self.value = value; self.range = (range.lowerBound, range.upperBound) }
  init(_ value: V, of keys: Set<V>) where V == String { self.value = value }
  init(_ value: V, below end: Range<V>) where V: Comparable { self.value = value }
  func among(_ all: Set<V>) -> Bool where V == Int { all.contains(value) }
}
extension Param where V == Int { func inside(_ range: ClosedRange<V>) -> Bool { range.contains(value) } }
print(Param(2, in: 1...3).range!, Param("a", of: ["a"]).value, Param(1, below: 0..<2).among([1]), Param(1, below: 0..<2).inside(0...1))
// expect: (1.0, 3.0) a true true
