struct P { var x: Int; var y: [Int]; mutating func go() { x = 1 }; var z: Int { get { 1 } set { x = newValue } }; var q: Q; subscript(i: Int) -> Int { get { x } set { x = newValue } } }
struct Q { var k = 1; mutating func go() {} }
func a1() { var n: Int; let m = n; print(m) }
func a2() { var n: Int; var m = 1; m = n; let (a, b) = (n, 2); print(m, a, b) }
func a3() { var p: P; p.z += 1 }
func a4() { var p: P; p[1] += 1 }
func a5() { var p: P; p[1] = 1 }
func a6() { var p: P; p.q.k = 1 }
func a7() { var p: P; p.q.k += 1 }
func a8() { var p: P; p.q.go() }
func a9() { var p: P; swap(&p.x, &p.q.k) }
func b2() { var p: [Int]; swap(&p[0], &p[1]) }
func b3() { var p: [[Int]]; p[0][1] = 2 }
func b4() { var p: [[Int]]; p[0][1] += 2 }
func b5() { var p: [P]; p[0].y.append(1) }
func b6() { var p: [P]; p[0].go() }
func b7() { var p: P; p.y[0] = 1 }
func b8() { var p: P; p.y[0] += 1 }
func b9() { var n: Int; func g() { n = 1 }; func h() { print(n) }; g(); h(); let f = g; f() }
func c1() { let n: Int; func g() -> Int { n }; print(g()); n = 1; print(g()) }
class C { var k = 1; var l = [1]; init() { var n: Int; k = n; self.l = [n] } }
func c2() { var n: String; let c = C(); c.k = n.count; c.l.append(n.count); n.append("a"); n += n }
// expect error 3:33: variable 'n' used before being initialized
// expect error 4:38: variable 'n' used before being initialized
// expect error 4:57: variable 'n' used before being initialized
// expect error 5:23: variable 'p' used before being initialized
// expect error 6:23: variable 'p' used before being initialized
// expect error 7:28: variable 'p' used before being initialized
// expect error 8:29: struct 'p' must be completely initialized before a member is stored to
// expect error 9:29: variable 'p' passed by reference before being initialized
// expect error 10:27: variable 'p' used before being initialized
// expect error 11:23: variable 'p' passed by reference before being initialized
// expect error 12:32: overlapping accesses to 'p', but modification requires exclusive access; consider calling MutableCollection.swapAt(_:_:)
// expect error 12:32: variable 'p' used before being initialized
// expect error 13:37: variable 'p' used before being initialized
// expect error 14:29: variable 'p' used before being initialized
// expect error 15:25: variable 'p' used before being initialized
// expect error 16:25: variable 'p' used before being initialized
// expect error 17:30: variable 'p' used before being initialized
// expect error 18:23: variable 'p' used before being initialized
// expect error 19:68: variable 'n' used by function definition before being initialized
// expect error 19:73: variable 'n' used by function definition before being initialized
// expect error 19:86: variable 'n' used by function definition before being initialized
// expect error 20:54: constant 'n' used before being initialized
// expect error 21:58: variable 'n' used before being initialized
// expect error 21:73: variable 'n' used before being initialized
// expect error 22:47: variable 'n' used before being initialized
// expect error 22:67: variable 'n' used before being initialized
// expect error 22:79: variable 'n' used before being initialized
