struct S {
  var a = 1, b = [1]
  mutating func f(_ x: inout Int) { x = 2 }
  mutating func g() { f(&a) }
  mutating func h() { self.f(&self.a) }
  mutating func i(_ other: inout Int) { f(&other) }
}
func t() {
  var s = S(), n = 1
  s.f(&s.a)
  s.f(&s.b[0])
  s.f(&n)
  n = s.a
}
var global = S()
global.f(&global.a)
// expect error 4:23: overlapping accesses to 'self', but modification requires exclusive access; consider copying to a local variable
// expect error 5:23: overlapping accesses to 'self', but modification requires exclusive access; consider copying to a local variable
// expect error 10:3: overlapping accesses to 's', but modification requires exclusive access; consider copying to a local variable
// expect error 11:3: overlapping accesses to 's', but modification requires exclusive access; consider copying to a local variable
// expect error 16:1: overlapping accesses to 'global', but modification requires exclusive access; consider copying to a local variable
