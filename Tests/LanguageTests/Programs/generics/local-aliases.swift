func outer<A, B>(_ a: A, _ b: B) {
  typealias T = (A, B)
  let t: T = (a, b)
  print(t)
  func inner<C>(_ c: C) { typealias U = [(A, C)]; let u: U = [(a, c)]; print(u) }
  inner(3.5)
  let f = { (x: T) -> T in typealias V = T; let v: V = x; return v }
  print(f((a, b)))
}
outer(1, "x")
let f = {
  func g<S: Sequence>(_ s: S) { typealias E = S.Element; let e: [E] = Array(s); print(e); typealias P = (S, [E]); let p: P? = nil; print(p == nil) }
  g([1, 2])
}
f()
struct Box<V> { func m<W>(_ w: W) -> String { typealias R = Result<V, MyErr<W>>; let r: R = .failure(MyErr(w: w)); return "\(r)" }
  static func make<K>(_ k: K) -> [K] { typealias L = [K]; func one() -> L { typealias M = L; return M(arrayLiteral: k) }; return one() } }
struct MyErr<W>: Error { let w: W }
print(Box<Int>().m("w"), Box<Int>.make(4))
func plain() { typealias N = Int; let n: N = 4; typealias G<X> = [X]; let g: G<N> = [n]; print(g) }
plain()
// expect: (1, "x")
// expect: [(1, 3.5)]
// expect: (1, "x")
// expect: [1, 2]
// expect: true
// expect: failure(main.MyErr<Swift.String>(w: "w")) [4]
// expect: [4]
