struct G<S> { var s: S }
let i = 1
let g: G<Int?> = G(s: i)
print(g)
let h: G<(Int?, Bool)> = G(s: (i, true))
print(h)
let k: G<[Int?]> = G(s: [i])
print(k)
let l: G<Any> = G(s: i)
print(l)
let m: G<(Any, Int)> = G(s: (i, 2))
print(m)
func id<T>(_ t: T) -> T { t }
let n: (Int?, Any) = id((i, i))
print(n)
let o: [Any] = id([i])
print(o)
let q: [(Int?, String)] = [(i, "a")]
print(q)
func two<T>(_ a: T, _ b: T) -> [T] { [a, b] }
let r: [Int?] = two(i, i)
print(r)
let s: [(Int?, Any)] = two((i, 1), (i, 2))
print(s)
let t: [Any] = two(i, "a")
print(t)
let u: [Double] = two(1, 2)
print(u)
let v: Result<Int?, any Error> = .success(i)
print(v)
let w = Result<Int?, any Error>.success(i)
print(w)
let x: [String: Any] = Dictionary(uniqueKeysWithValues: [("a", i)])
print(x)
let y: G<(Int) -> Int?> = G(s: { $0 })
print(y.s(1) as Any)
let z: Optional<(Int?, Int)> = (i, i)
print(z as Any)
// expect: G<Optional<Int>>(s: Optional(1))
// expect: G<(Optional<Int>, Bool)>(s: (Optional(1), true))
// expect: G<Array<Optional<Int>>>(s: [Optional(1)])
// expect: G<Any>(s: 1)
// expect: G<(Any, Int)>(s: (1, 2))
// expect: (Optional(1), 1)
// expect: [1]
// expect: [(Optional(1), "a")]
// expect: [Optional(1), Optional(1)]
// expect: [(Optional(1), 1), (Optional(1), 2)]
// expect: [1, "a"]
// expect: [1.0, 2.0]
// expect: success(Optional(1))
// expect: success(Optional(1))
// expect: ["a": 1]
// expect: Optional(1)
// expect: Optional((Optional(1), 1))
