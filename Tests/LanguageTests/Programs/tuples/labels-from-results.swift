func sum(_ k: [(files: Int, dirs: Int)]) -> (files: Int, dirs: Int) {
  k.reduce((0, 1)) { ($0.files + $1.files, $0.dirs + $1.dirs) }
}
print(sum([(1, 2), (3, 4)]))
let t: (a: Int, b: Int) = [1, 2].reduce((0, 0)) { ($0.a + $1, $0.b - $1) }
print(t)
let u: (a: Double, b: Int) = [1, 2].reduce((0, 0)) { ($0.0 + Double($1), $0.b - $1) }
print(u)
let v: (a: Double, b: Int) = [1, 2].reduce(into: (0, 0)) { $0.a += 1; $0.b += $1 }
print(v)
typealias Pt = (x: Int, y: Int)
func gen<T>(_ x: T, _ f: (T, T) -> T) -> T { f(x, x) }
let gt: Pt = gen((1, 2)) { ($0.x + $1.x, $0.y) }
print(gt, [1, 2].reduce((0, 0)) { ($0.0 + $1, $0.1) })
let w: (lo: Int, hi: Int)? = [3, 1].reduce((Int.max, Int.min)) { (min($0.lo, $1), max($0.hi, $1)) }
print(w!)
// expect: (files: 4, dirs: 7)
// expect: (a: 3, b: -3)
// expect: (a: 3.0, b: -3)
// expect: (a: 2.0, b: 3)
// expect: (x: 2, y: 2) (3, 0)
// expect: (lo: 1, hi: 3)
