func a1() { var d: [String: Int]; d["a"] = 1 }
func a2() { var s: String; s.append("a"); print(s) }
func a3() { var s: [Int]; s.append(1); print(s) }
func a4() { var s: Int; s += 1; print(s) }
func a5() { var s: [Int]; s[0] = 1; print(s) }
func a6() { var s: [[Int]]; s[0].append(1); print(s) }
struct P { var x: Int; var y: Int; mutating func go() { x = 1 }; func see() {} ; var z: Int { get { 1 } set { x = newValue } } }
func a7() { var p: P; p.x = 1; print(p) }
func a8() { var p: P; p.go(); print(p) }
func a9() { var p: P; p.see(); print(p) }
func b1() { var p: P; p.z = 1; print(p) }
func b2() { var p: P; p.x += 1; print(p) }
func b3() { var s: Set<Int>; s.insert(1) }
func b4() { var s: [Int]; s += [1] }
func b5() { var s: [Int]; s.sort() }
func b6() { var s: [String: [Int]]; s["a", default: []].append(1) }
func b7() { var s: Int?; s? += 1; var t: Int; t.negate() }
func sw(_ a: inout Int, _ b: inout Int) {}
func b8() { var a: Int; var b = 1; sw(&a, &b) }
class C { var x = 0; func f() {} }
func b9() { var c: C; c.x = 1; c.f() }
func c1() { var c: C; c.f() }
func c2() { var b: Bool; b.toggle() }
func c3() { var s: [Int]; for i in 0..<3 { s.append(i) } }
func c4() { let s: [Int]; print(s.count) }
func c5() { var s: String; s += "a" }
func c6() { var n: Int; n = n + 1 }
func c7() { var n: Int; print("\(n)") }
func c8() { var t: (Int, Int); t.0 += 1 }
func c9() { var e: [Int]; e.removeAll(); e = [1]; e.removeLast() }
// expect error 1:42: variable 'd' used before being initialized
// expect error 2:30: variable 's' used before being initialized
// expect error 3:29: variable 's' used before being initialized
// expect error 4:27: variable 's' passed by reference before being initialized
// expect error 5:32: variable 's' used before being initialized
// expect error 6:29: variable 's' used before being initialized
// expect error 8:27: struct 'p' must be completely initialized before a member is stored to
// expect error 9:25: variable 'p' used before being initialized
// expect error 10:23: variable 'p' used before being initialized
// expect error 10:38: variable 'p' used before being initialized
// expect error 11:27: variable 'p' used before being initialized
// expect error 12:27: variable 'p' passed by reference before being initialized
// expect error 13:32: variable 's' used before being initialized
// expect error 14:29: variable 's' passed by reference before being initialized
// expect error 15:29: variable 's' used before being initialized
// expect error 16:37: variable 's' used before being initialized
// expect error 17:49: variable 't' used before being initialized
// expect error 19:36: variable 'a' passed by reference before being initialized
// expect error 21:23: variable 'c' used before being initialized
// expect error 21:32: variable 'c' used before being initialized
// expect error 22:23: variable 'c' used before being initialized
// expect error 23:28: variable 'b' used before being initialized
// expect error 24:46: variable 's' used before being initialized
// expect error 25:33: constant 's' used before being initialized
// expect error 26:30: variable 's' passed by reference before being initialized
// expect error 27:29: variable 'n' used before being initialized
// expect error 28:34: variable 'n' used before being initialized
// expect error 29:36: variable 't.0' passed by reference before being initialized
// expect error 30:29: variable 'e' used before being initialized
