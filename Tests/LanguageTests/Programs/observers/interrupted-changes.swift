struct E: Error {}
struct S {
  var plain = 1
  var a = [1] { didSet { print("didSet simple", a) } }
  var b = [1] { didSet(old) { print("didSet old", old, b) } }
  var c = [1] { willSet { print("willSet", newValue) } }
  var d = [1] { didSet { print("d", d) } willSet { print("dw") } }
  var e = [1] { didSet { print("e", oldValue, e) } }
}
extension Array where Element == Int {
  mutating func bad() throws { append(2); throw E() }
  mutating func good() throws { append(3) }
}
func change(_ x: inout [Int]) throws { x.append(9); throw E() }
class C {
  var a = [1] { didSet { print("C didSet simple", a) } }
  var s = S() { didSet { print("C.s didSet") } }
  var t = S() { didSet { print("C.t didSet", oldValue.a) } }
}
class D: C {
  override var a: [Int] { didSet { print("D didSet", a) } }
}
var s = S()
do { try s.a.bad() } catch { print("caught", s.a) }
do { try s.b.bad() } catch { print("caught", s.b) }
do { try s.c.bad() } catch { print("caught", s.c) }
do { try s.d.bad() } catch { print("caught", s.d) }
do { try s.e.bad() } catch { print("caught", s.e) }
do { try change(&s.a) } catch { print("caught", s.a) }
do { try change(&s.b) } catch { print("caught", s.b) }
do { try s.a.good() } catch { print("caught", s.a) }
let c = C()
do { try c.a.bad() } catch { print("caught", c.a) }
do { try c.s.a.bad() } catch { print("caught", c.s.a) }
do { try c.s.b.bad() } catch { print("caught", c.s.b) }
do { try c.t.a.bad() } catch { print("caught", c.t.a) }
do { try change(&c.s.plain2) } catch { print("caught", c.s.plain2) }
extension S { var plain2: [Int] { get { print("get"); return [plain] } set { print("set"); plain = newValue.count } } }
let d = D()
do { try d.a.bad() } catch { print("caught", d.a) }
let k = \S.a
do { try change(&s[keyPath: \S.a]) } catch { print("caught", s.a) }
do { try change(&c[keyPath: \C.s.a]) } catch { print("caught", c.s.a) }
var g = [1] { didSet { print("g didSet", g) } }
do { try g.bad() } catch { print("caught", g) }
func local() {
  var l = [1] { didSet { print("l didSet", l) } }
  do { try l.bad() } catch { print("caught", l) }
}
local()
// expect: caught [1, 2]
// expect: didSet old [1] [1, 2]
// expect: caught [1, 2]
// expect: willSet [1, 2]
// expect: caught [1, 2]
// expect: dw
// expect: d [1, 2]
// expect: caught [1, 2]
// expect: e [1] [1, 2]
// expect: caught [1, 2]
// expect: caught [1, 2, 9]
// expect: didSet old [1, 2] [1, 2, 9]
// expect: caught [1, 2, 9]
// expect: didSet simple [1, 2, 9, 3]
// expect: caught [1, 2]
// expect: caught [1, 2]
// expect: didSet old [1] [1, 2]
// expect: caught [1, 2]
// expect: C.t didSet [1]
// expect: caught [1, 2]
// expect: get
// expect: set
// expect: get
// expect: caught [2]
// expect: C didSet simple [1, 2]
// expect: caught [1, 2]
// expect: didSet simple [1, 2, 9, 3, 9]
// expect: caught [1, 2, 9, 3, 9]
// expect: didSet simple [1, 2, 9]
// expect: C.s didSet
// expect: caught [1, 2, 9]
// expect: g didSet [1, 2]
// expect: caught [1, 2]
// expect: l didSet [1, 2]
// expect: caught [1, 2]
