struct Vec { var x: Double; static let i = Vec(x: 1); static func + (a: Vec, b: Vec) -> Vec { Vec(x: a.x + b.x) }; static func += (a: inout Vec, b: Vec) { a = a + b } }
var v = Vec.i; v += .i; print(v)
struct P { var x = 0; static var one: P { P(x: 1) }; static func * (a: P, b: P) -> P { P(x: a.x * b.x) }; static func *= (a: inout P, b: P) { a = a * b }; static func |= (a: inout P, b: P) { a.x |= b.x } }
func f() { var p = P(x: 3); p *= .one; p |= .init(x: 4); print(p) }
f()
class C { var p = P(x: 2); func g() { p *= .one; self.p |= .one; print(p) } }
C().g()
struct V { var x = 0; static func + (a: V, b: V) -> V { V(x: a.x + b.x) }; static func ^= (a: inout V, b: V) { a.x ^= b.x }; static let k = V(x: 5); static func mk(_ n: Int) -> V { V(x: n) } }
extension V { static func -= (a: inout V, b: V) { a.x -= b.x } }
func <<< (a: inout V, b: V) { a = b }; infix operator <<<: AssignmentPrecedence
struct S { var v = V() }
var s = S(), arr = [V()]; s.v -= .k; arr[0] <<< .mk(3); print(s, arr)
// expect: Vec(x: 2.0)
// expect: P(x: 7)
// expect: P(x: 3)
// expect: S(v: main.V(x: -5)) [main.V(x: 3)]
