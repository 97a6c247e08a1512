struct T: ~Copyable { let id: Int; var n = 0; deinit { print(id) }
  consuming func end() {}
  mutating func up() { n += 1 }
}
func take(_ t: consuming T) {}
func look(_ t: borrowing T) {}
func b1() -> T { let t = T(id: 1); look(t); return t }
func b2() { let t = T(id: 1); t.up() }
func b3(_ t: inout T) { take(t); t = T(id: 4) }
func b4(_ t: inout T) { take(t) }
func b5(_ t: T) {}
func b6() { let t = T(id: 1); let f = { look(t) }; f() }
func b7() { let t = T(id: 1); let f = { take(t) }; f() }
func c2<X>(_ x: X) {}
struct H { let t: T }
final class K { let t = T(id: 3); func f() { take(t) } ; func g() { look(t) } }
func c4() { let t = T(id: 1); let u = t; _ = consume u }
func c5() { let t = T(id: 1); defer { look(t) }; look(t) }
func c6() { guard let o = Optional(T(id: 1)) else { return }; look(o); take(o); look(o) }
// expect error 8:33: cannot use mutating member on immutable value: 't' is a 'let' constant
// expect error 11:14: parameter of noncopyable type 'T' must specify ownership
// expect error 15:16: stored property 't' of 'Copyable'-conforming struct 'H' has non-Copyable type 'T'
