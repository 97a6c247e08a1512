// Collections that literals are taken from are of the type that is wanted of what is taken.
let i = 1
var d: SIMD2<Int> { [[0, 1], [1, 0]][i] }
print(d)
let s: Set<Int> = [[1], [2]][i]
print(s)
let z: Set<Int> = i > 0 ? [[1], [2]].first! : []
print(z)
let k: Set<String> = ["a": ["x"], "b": ["y"]]["b", default: []]
print(k)
let o: Set<Int>? = [[1], [2]].last
print(o as Any)
let dd: [SIMD2<Int>] = [[0, 1], [1, 0]].reversed()
print(dd)
let q: [Int] = [[1, 2], [3]][0]
let ar: ArraySlice<Int> = [[1, 2], [3]][0]
print(q, ar)
func f(_ s: Set<Int>) -> Int { s.count }
print(f([[1, 1], [2]][0]), f([[1, 2, 2], [2]].first ?? []))
struct Own: ExpressibleByArrayLiteral { var n: [Int]; init(arrayLiteral e: Int...) { n = e } }
let ow: Own = [[1, 2], [3]][1]
print(ow)
// expect: SIMD2<Int>(1, 0)
// expect: [2]
// expect: [1]
// expect: ["y"]
// expect: Optional(Set([2]))
// expect: [SIMD2<Int>(1, 0), SIMD2<Int>(0, 1)]
// expect: [1, 2] [1, 2]
// expect: 1 2
// expect: Own(n: [3])
