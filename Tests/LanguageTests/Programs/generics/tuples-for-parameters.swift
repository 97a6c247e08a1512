struct Gen<V> { let run: () -> V }
extension Gen {
  func k<K, T>() -> K where V == (K, T) { run().0 }
  func l<K, T>() -> T where V == (K, T) { let p: (K, T) = run(); return p.1 }
  func m<K, T>() -> K where V == (key: K, value: T) { let p = run(); return p.key }
  func n<K, T>(_ f: (K, T) -> Int) -> Int where V == (K, T) { let (a, b) = run(); return f(a, b) }
  func o<K>() -> [K] where V == K? { if let x = run() { [x] } else { [] } }
  func p<K>() -> K where V == [K] { run()[0] }
}
let g = Gen { (1, "a") }
print(g.k(), g.l(), g.n { x, s in x + s.count }, Gen { (key: 1, value: 2) }.m())
print(Gen { Optional(3) }.o(), Gen { [1] }.p())
struct HP<H>: CustomStringConvertible { let first: H; let second: H; var description: String { "\(first)-\(second)" } }
struct P { let a: Int; let b: String }
func pair<X, Y>(_ x: X, _ y: Y) -> String { "\(x)|\(y)" }
let t = [(1, 2), (3, 4)]
print(t.map(HP<Int>.init))
let d = ["a": "b"]
print(
  t.map(HP.init), t.map(HP.init(first:second:)), zip([1], ["a"]).map(P.init).count, t.map(pair), t.map(+), t.map(max))
struct Dice<V> { let run: () -> V }
extension Dice {
  func dict<K: Hashable, T>(_ n: Int) -> [K: T] where V == (K, T) {
    var d: [K: T] = [:]; for _ in 0..<n { let (k, v) = run(); d[k] = v }; return d
  }
}
print(Dice { (1, "a") }.dict(2))  // [1: "a"]
// expect: 1 a 2 1
// expect: [3] 1
// expect: [1-2, 3-4]
// expect: [1-2, 3-4] [1-2, 3-4] 1 ["1|2", "3|4"] [3, 7] [2, 4]
// expect: [1: "a"]
