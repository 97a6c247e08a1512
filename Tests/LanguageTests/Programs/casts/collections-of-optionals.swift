let k = [1, 2]
let z: [Int?] = k
print(z, k as [Int?])
let os: [Int?] = [1, nil]
let a: [Any] = os
print(a, a.count)
let d = ["a": 1]
let e: [String: Int?] = d
print(e)
let f: [String: Any] = e
print(f)
class A { var n = 1 }
class B: A {}
let bs = [B(), B()]
let xs: [A?] = bs
print(xs.count, xs.compactMap { $0?.n })
let ys: [A] = bs
print(ys[0] === bs[0])
func show(_ v: [Int?]) { print(v.map { $0.map(String.init) ?? "-" }) }
show(k)
// expect: [Optional(1), Optional(2)] [Optional(1), Optional(2)]
// expect: [Optional(1), nil] 2
// expect: ["a": Optional(1)]
// expect: ["a": Optional(1)]
// expect: 2 [1, 1]
// expect: true
// expect: ["1", "2"]
