struct T: ~Copyable { let id: Int; var n = 0; deinit { print(id) }
  consuming func end() {}
  mutating func up() { n += 1 }
}
func take(_ t: consuming T) {}
func look(_ t: borrowing T) {}
func a1() { let t = T(id: 1); take(t); print(t.id) }
func a2() { let t = T(id: 1); take(t); take(t) }
func a3() { let t = T(id: 1); let u = t; look(t); look(u) }
func a4() { let t = T(id: 1); for _ in 0..<2 { take(t) } }
func a5(_ t: borrowing T) { take(t) }
func a6() { var t = T(id: 1); take(t); t.up() }
func a7() { var t = T(id: 1); take(t); t = T(id: 2); look(t) }
func a8() { let t = T(id: 1); t.end(); t.end() }
func a9(_ b: Bool) { let t = T(id: 1); if b { take(t) } else { look(t) }; look(t) }
func b1() -> T { let t = T(id: 1); look(t); return t }
func b3(_ t: inout T) { take(t); t = T(id: 4) }
func b6() { let t = T(id: 1); let f = { look(t) }; f() }
func c2<X>(_ x: X) {}
func c4() { let t = T(id: 1); let u = t; _ = consume u }
func c5() { let t = T(id: 1); defer { look(t) }; look(t) }
// expect error 7:17: 't' used after consume
// expect error 8:17: 't' consumed more than once
// expect error 9:17: 't' used after consume
// expect error 10:17: 't' consumed in a loop
// expect error 11:11: 't' is borrowed and cannot be consumed
// expect error 12:17: 't' used after consume
// expect error 14:17: 't' consumed more than once
// expect error 15:26: 't' used after consume
