func i(_ n: Int) -> Int { print("i\(n)"); return n }
func g(_ n: Int) -> Int { print("g\(n)"); return n }
func def(_ s: String) -> Int { print("default \(s)"); return 7 }
var a = [1, 2, 3, 4]
var b = [1, 2, 3]
func value(_ x: Int, _ y: inout Int) { print("value", x, y); y += x }
func two(_ x: inout Int, _ y: inout Int, _ z: Int = def("z"), last: Int) { print("two", x, y, z, last); x += 1; y += 1 }
func optional(x: Int = def("x"), y: Int, z: Int = def("z"), last: Int) { print("optional", x, y, z, last) }
value(g(3), &a[i(2)])
two(&a[i(0)], &b[i(1)], last: g(3))
two(&a[i(0)], &b[i(1)], i(9), last: g(3))
optional(y: g(1), last: g(2))
struct S {
  var v = [1, 2, 3]
  subscript(_ extra: Int = def("extra"), at k: Int) -> Int {
    get { print("get", k); return v[k] }
    set { print("set", k); v[k] = newValue }
  }
  mutating func change(_ x: Int, _ y: inout Int) { print("change", x, y); y += x }
  mutating func add(_ y: Int = def("y"), to w: Int) { print("add", y, w) }
  func callAsFunction(_ x: Int = def("called"), last: Int) { print(x, last) }
  init(_ x: Int = def("new"), y: Int, z: inout Int) { print("init", x, y, z); z += 1 }
}
func make() -> S { print("make"); return S(y: 0, z: &a[i(3)]) }
var s = [make()]
s[i(0)].change(g(1), &a[i(2)])
s[i(0)].add(to: g(3))
s[i(0)][at: i(2)] = g(1)
s[i(0)][at: i(2)] += g(1)
value(g(1), &s[i(0)][at: i(1)])
make()(last: g(1))
print(make()[at: g(2)])
class C {
  var v = [7, 8], other: C?
  func me(_ s: String) -> C { print("me", s); return self }
  func change(_ x: Int, _ y: inout Int, z: Int = def("z")) { print("change", x, y, z); y += 1 }
}
let c = C()
c.other = c
c.me("a").change(g(1), &c.me("b").v[i(1)])
c.me("a").other?.change(g(1), &c.me("b").other!.v[i(1)])
func replaced(_ n: Int) -> Int { c.other = C(); c.other!.v = [n, n]; return n }
value(replaced(5), &c.other!.v[0])
func makeFunction() -> (Int, inout Int) -> Void { print("makeFunction"); return { x, y in y += x } }
makeFunction()(g(1), &a[i(0)])
func list(_ a: Int..., place: inout Int, rest: Int...) { print(a, place, rest) }
list(g(1), g(2), place: &a[i(0)], rest: g(3), g(4))
struct Bad: Error {}
func fails(_ x: Int, _ y: inout Int, _ o: C) throws { y = x; throw Bad() }
func failing(_ n: Int) throws -> Int { print("failing"); throw Bad() }
do { try fails(g(5), &a[i(1)], C()) } catch { print("caught", a[1]) }
do { try fails(failing(1), &a[i(1)], C()) } catch { print("caught") }
infix operator +++
func +++ (l: Int, r: inout Int) { r += l }
g(1) +++ b[i(2)]
var k = 1
func next() -> Int { k += 1; return k }
value(next(), &a[k])
value(k, &a[next()])
enum E { case both(x: Int = def("x"), y: Int) }
struct M { var x = def("m"); var y: Int }
func around() {
  let q = 3
  func inner(_ x: Int = def("q\(q)"), y: Int) { print(x, y) }
  inner(y: g(2))
}
around()
print(E.both(y: g(1)), M(y: g(2)), a, b)
// expect: g3
// expect: i2
// expect: value 3 3
// expect: i0
// expect: i1
// expect: g3
// expect: default z
// expect: two 1 2 7 3
// expect: i0
// expect: i1
// expect: i9
// expect: g3
// expect: two 2 3 9 3
// expect: g1
// expect: g2
// expect: default x
// expect: default z
// expect: optional 7 1 7 2
// expect: make
// expect: i3
// expect: default new
// expect: init 7 0 4
// expect: i0
// expect: g1
// expect: i2
// expect: change 1 6
// expect: i0
// expect: g3
// expect: default y
// expect: add 7 3
// expect: i0
// expect: i2
// expect: default extra
// expect: g1
// expect: set 2
// expect: i0
// expect: i2
// expect: default extra
// expect: g1
// expect: get 2
// expect: set 2
// expect: g1
// expect: i0
// expect: i1
// expect: default extra
// expect: get 1
// expect: value 1 2
// expect: set 1
// expect: make
// expect: i3
// expect: default new
// expect: init 7 0 5
// expect: g1
// expect: default called
// expect: 7 1
// expect: make
// expect: i3
// expect: default new
// expect: init 7 0 6
// expect: g2
// expect: default extra
// expect: get 2
// expect: 3
// expect: me a
// expect: g1
// expect: me b
// expect: i1
// expect: default z
// expect: change 1 8 7
// expect: me a
// expect: g1
// expect: me b
// expect: i1
// expect: default z
// expect: change 1 9 7
// expect: value 5 5
// expect: makeFunction
// expect: g1
// expect: i0
// expect: g1
// expect: g2
// expect: i0
// expect: g3
// expect: g4
// expect: [1, 2] 4 [3, 4]
// expect: g5
// expect: i1
// expect: caught 5
// expect: failing
// expect: caught
// expect: g1
// expect: i2
// expect: value 2 7
// expect: value 2 7
// expect: g2
// expect: default q3
// expect: 7 2
// expect: g1
// expect: default x
// expect: g2
// expect: default m
// expect: both(x: 7, y: 1) M(x: 7, y: 2) [4, 5, 9, 9] [1, 4, 4]
