struct P {
  var items = [3, 1, 2]
  var pair = (left: [1], right: [2])
  var limit: Int { 2 }
  func isBad(_ x: Int) -> Bool { x > 1 }
  mutating func a() { items.removeAll { isBad($0) } }
  mutating func b() { items.removeAll { $0 > limit } }
  mutating func c() { items.removeAll { [self] in self.items.contains($0) } }
  mutating func d() { pair.left.removeAll { pair.right.contains($0) } }
  mutating func e() { pair.left.removeAll { pair.left.contains($0) } }
  mutating func f() { items.removeAll { x in items[0] += x; return true } }
}
func go() {
  var p = P()
  p.items.removeAll { p.pair.left.contains($0) }
  p.items.removeAll { p.isBad($0) }
  var q: P? = P()
  q!.items.removeAll { q!.pair.left.contains($0) }
  swap(&p.pair.left, &p.pair.left)
}
go()
// expect error 6:23: overlapping accesses to 'self.items', but modification requires exclusive access; consider copying to a local variable
// expect error 7:23: overlapping accesses to 'self.items', but modification requires exclusive access; consider copying to a local variable
// expect error 10:23: overlapping accesses to 'self.pair.left', but modification requires exclusive access; consider copying to a local variable
// expect error 11:23: overlapping accesses to 'self.items', but modification requires exclusive access; consider copying to a local variable
// expect error 16:3: overlapping accesses to 'p.items', but modification requires exclusive access; consider copying to a local variable
// expect error 18:3: overlapping accesses to 'q', but modification requires exclusive access; consider copying to a local variable
// expect error 19:8: overlapping accesses to 'p.pair.left', but modification requires exclusive access; consider copying to a local variable
