class Comp {
    var kids: [Comp] = []
    var on = true { didSet { print("did", on); kids.forEach { $0.on = on } } }
}
let r = Comp(), k = Comp(); r.kids = [k]
r.on = false
print(k.on)
class Node {
  var next: Node?
  var n = 0 { willSet { print("will", newValue); if newValue < 3 { next?.n = newValue } } didSet { print("did", oldValue, n); let f = { self.m = self.n }; f() } }
  var m = 0 { didSet { print("m", m); if m > 5 { let reset = { self.m = 1 }; if calls < 3 { calls += 1; reset() } } } }
  var calls = 0
}
let a = Node(), b = Node(); a.next = b
a.n = 2
a.n = 7
struct S { var v = 0 { didSet { if v < 3 { var other = self; other.v = 9; print("other", other.v); v = 20 } else { print("set", v) } } } }
var s = S(); s.v = 1; print(s.v)
class P { var z = 0 { didSet { print("P", z); if z == 1 { p2?.z = 5; self.z = 6; z += 1 } } }; var p2: P? }
class Q: P { override var z: Int { didSet { print("Q", z) } } }
let p = P(); let q = Q(); p.p2 = q; p.z = 1; print(p.z, q.z)
struct T { var list = [1] { didSet { list.append(0); print(list) } }; static var c = 0 { didSet { c += 1; print("c", c) } } }
var t = T(); t.list.append(2); T.c = 4; print(T.c, t.list)
var glob = 0 { didSet { if glob < 5 { glob += 10 }; print("glob", glob) } }
glob = 1
func fn() { var loc = 0 { didSet { if loc < 5 { loc += 10 }; print("loc", loc) } }; loc = 2; print(loc) }
fn()
extension P { func setZ() { z = 3 } }
class R { var x = 0 { didSet { print("x", x); if x < 3 { helper() } } }; func helper() { x += 1 } }
let rr = R(); rr.x = 1
// expect: did false
// expect: did false
// expect: false
// expect: will 2
// expect: will 2
// expect: did 0 2
// expect: m 2
// expect: did 0 2
// expect: m 2
// expect: will 7
// expect: did 2 7
// expect: m 7
// expect: m 1
// expect: set 9
// expect: other 9
// expect: 20
// expect: P 1
// expect: P 5
// expect: Q 5
// expect: 7 5
// expect: [1, 2, 0]
// expect: c 5
// expect: 5 [1, 2, 0]
// expect: glob 11
// expect: loc 12
// expect: 12
// expect: x 1
// expect: x 2
// expect: x 3
