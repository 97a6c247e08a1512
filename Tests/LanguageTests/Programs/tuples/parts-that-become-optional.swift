let p = (1, 2)
let q: (Int?, Any) = p
print(q)
let a = [(1, 2)]
let b: [(Int?, Int)] = a
print(b, b[0].0 as Any)
let d = ["k": [1]]
let e: [String: [Int?]] = d
print(e)
let f: [String: Any?] = ["a": 1]
print(f)
let g: [[Int]] = [[1]]
let h: [[Int?]] = g
print(h)
let k: [Any?] = g
print(k)
func make() -> (Int, String) { (1, "a") }
let m: (Int?, String?) = make()
print(m)
let n: ((Int?, Int), Any?) = ((1, 2), make())
print(n)
let o: (a: Int?, b: Int) = p
print(o)
func give() -> [(String, Int)] { [("a", 1)] }
let r: [(String, Int?)] = give()
print(r)
let s: [(String, Any)] = give()
print(s)
let fn: () -> (Int, Int) = { (1, 2) }
let fo: () -> (Int?, Any) = fn
print(fo())
let gn: (Int) -> Int = { $0 }
let go: (Int) -> Int? = gn
print(go(1) as Any, [1, 2].map(go))
let opt: (Int, Int)? = p
let opt2: (Int?, Int)? = opt
print(opt2 as Any)
// expect: (Optional(1), 2)
// expect: [(Optional(1), 2)] Optional(1)
// expect: ["k": [Optional(1)]]
// expect: ["a": Optional(1)]
// expect: [[Optional(1)]]
// expect: [Optional([1])]
// expect: (Optional(1), Optional("a"))
// expect: ((Optional(1), 2), Optional((1, "a")))
// expect: (a: Optional(1), b: 2)
// expect: [("a", Optional(1))]
// expect: [("a", 1)]
// expect: (Optional(1), 2)
// expect: Optional(1) [Optional(1), Optional(2)]
// expect: Optional((Optional(1), 2))
