protocol Shape { var sides: Int { get } }
struct Sq: Shape, Equatable { var sides: Int { 4 } }
extension Shape { func other() -> String { "ext" } }
extension Sq { func other() -> String { "own" } }
func show(_ x: Sq) -> String { "Sq" }
func show(_ x: some Shape) -> String { "Shape" }
let g: some Shape = Sq()
var v: some Equatable = 3
struct S { let s: some Shape = Sq(); static let t: some Collection<Int> = [1, 2]; lazy var z: some Shape = Sq() }
print(show(g), g.other(), type(of: g))
let s = S()
print(show(s.s), s.s.other(), type(of: s.s))
for x in S.t { print(x) }
print(v == v)
func f() {
  let q: some Shape = Sq()
  print(show(q), q.other())
  let r: some Sequence<Int> = [3, 4].lazy.map { $0 * 2 }
  for x in r { print(x) }
}
f()
// expect: Shape ext Sq
// expect: Shape ext Sq
// expect: 1
// expect: 2
// expect: true
// expect: Shape ext
// expect: 6
// expect: 8
