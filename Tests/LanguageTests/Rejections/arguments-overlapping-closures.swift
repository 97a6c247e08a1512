func both(_ a: inout Int, _ f: () -> Void) { f() }
func two(_ a: inout Int, _ b: inout Int) {}
func go() {
  var x = 1
  both(&x) { x += 1 }
  both(&x) { print(x) }

  var xs = [1, 2]
  xs.withIt { _ in xs.append(1) }
  xs.removeAll { _ in xs.count > 1 }
  xs.sort { _, _ in xs.isEmpty }
  modify(&xs) { $0.append(xs.count) }
}
extension Array { mutating func withIt(_ f: (Int) -> Void) { f(1) } }
func modify<T>(_ v: inout T, _ f: (inout T) -> Void) { f(&v) }
go()
// expect error 5:8: overlapping accesses to 'x', but modification requires exclusive access; consider copying to a local variable
// expect error 6:8: overlapping accesses to 'x', but modification requires exclusive access; consider copying to a local variable
// expect error 9:3: overlapping accesses to 'xs', but modification requires exclusive access; consider copying to a local variable
// expect error 10:3: overlapping accesses to 'xs', but modification requires exclusive access; consider copying to a local variable
// expect error 11:3: overlapping accesses to 'xs', but modification requires exclusive access; consider copying to a local variable
// expect error 12:10: overlapping accesses to 'xs', but modification requires exclusive access; consider copying to a local variable
