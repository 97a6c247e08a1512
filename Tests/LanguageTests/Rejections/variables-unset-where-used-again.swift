func a1() { var n: Int; print(n); print(n); n = 1 }
func a2() { let n: Int; print(n); print(n) }
struct P { var x: Int; var y: [Int]; mutating func go() { x = 1 }; func see() {} ; var z: Int { get { 1 } set { x = newValue } } }
func a3() { var p: P; p.x = 1; p.y = []; print(p) }
func a4() { var p: P; p.see(); p.see(); p.go(); p.go() }
func a5() { var p: P; p.y.append(1); p.y[0] = 3; print(p.x); print(p.y) }
class C { var x = 0; func f() {} }
func a6() { var c: C; c.x = 1; c.x += 1; c.f(); c.f() }
func a7() { let c: C; c.x = 1; c.x += 1 }
func a8() { var n: Int; if Bool.random() { n = 1 }; n += 1; print(n) }
func a9() { var d: [String: Int]; d["a"] = 1; d["b"] = 2; print(d) }
func b1() { var d: [String: Int]; d["a", default: 0] += 1; print(d) }
func b3() { var s: String; for c in "abc" { s.append(c) }; print(s) }
func b4() { var t: (Int, String); t.0 = 1; print(t); t.1 = "a"; print(t) }
func b5() { var o: P?; o?.x = 1; o!.x = 2 }
func b6() { var a: [P]; a[0].x = 1; a[0].go(); a[0].y[1] += 1 }
func b7() { var a, b: Int; a = b; (a, b) = (b, a); swap(&a, &b) }
func b8() { var a: Int; a = a + a; var s: [Int]; s = s + [1]; let f = { s.count }; print(f()) }
func b9() -> Int { var a: Int; return a }
func c1() { var a: Int; func g() { a += 1 }; g(); print(a) }
func c2() { var a: [Int]; a.forEach { print($0) }; for x in a { print(x) }; if a.isEmpty { } ; print(a[0]) }
func c3() { var a: Int; switch a { case 1: break; default: break }; while a > 1 { a -= 1 } }
func c4() { var p: P; p.x += 1; p = P(x: 1, y: []); p.x += 1 }
func c5() { var p: P; let k = \P.x; p[keyPath: k] = 1; print(p) }
// expect error 1:31: variable 'n' used before being initialized
// expect error 1:41: variable 'n' used before being initialized
// expect error 2:31: constant 'n' used before being initialized
// expect error 2:41: constant 'n' used before being initialized
// expect error 4:27: struct 'p' must be completely initialized before a member is stored to
// expect error 5:23: variable 'p' used before being initialized
// expect error 5:32: variable 'p' used before being initialized
// expect error 5:43: variable 'p' used before being initialized
// expect error 6:27: variable 'p' used before being initialized
// expect error 8:23: variable 'c' used before being initialized
// expect error 8:32: variable 'c' used before being initialized
// expect error 8:42: variable 'c' used before being initialized
// expect error 8:49: variable 'c' used before being initialized
// expect error 9:23: constant 'c' used before being initialized
// expect error 9:32: constant 'c' used before being initialized
// expect error 10:55: variable 'n' passed by reference before being initialized
// expect error 11:42: variable 'd' used before being initialized
// expect error 12:35: variable 'd' used before being initialized
// expect error 13:47: variable 's' used before being initialized
// expect error 13:66: variable 's' used before being initialized
// expect error 14:50: variable 't.1' used before being initialized
// expect error 16:32: variable 'a' used before being initialized
// expect error 17:30: variable 'b' used before being initialized
// expect error 17:45: variable 'b' used before being initialized
// expect error 18:29: variable 'a' used before being initialized
// expect error 18:33: variable 'a' used before being initialized
// expect error 18:54: variable 's' used before being initialized
// expect error 19:39: variable 'a' used before being initialized
// expect error 20:46: variable 'a' used by function definition before being initialized
// expect error 20:57: variable 'a' used before being initialized
// expect error 21:27: variable 'a' used before being initialized
// expect error 21:61: variable 'a' used before being initialized
// expect error 21:80: variable 'a' used before being initialized
// expect error 21:103: variable 'a' used before being initialized
// expect error 22:32: variable 'a' used before being initialized
// expect error 22:75: variable 'a' used before being initialized
// expect error 22:85: variable 'a' passed by reference before being initialized
// expect error 23:27: variable 'p' passed by reference before being initialized
// expect error 24:51: variable 'p' passed by reference before being initialized
