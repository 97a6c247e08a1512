var a = [1, 2, 3]
var b = a
b.append(4); a[0] = 10
print(a, b)
func modified(_ xs: [Int]) -> [Int] { var xs = xs; xs.removeLast(); return xs }
print(modified(a), a)
class Ref { var n = 0 }
let refs = [Ref(), Ref()], alias = refs
alias[0].n = 5
print(refs[0].n, refs.map(\.n))
let shared = Array(repeating: Ref(), count: 2); shared[0].n = 3; print(shared[1].n)
var nested = Array(repeating: Array(repeating: ".", count: 3), count: 2)
nested[0][1] = "#"; print(nested.map { $0.joined() })
let closure = { [a] in a.count }; a.append(99); print(closure(), a.count)
for x in a { a.removeAll { $0 == x } }
print(a)
var grown: [Int] = []; grown.reserveCapacity(10); for i in 0..<3 { grown.append(i * i) }; print(grown, grown.capacity >= 10)
print([Int](repeating: 7, count: 3), Array(0..<3), [Int](stride(from: 3, through: 1, by: -1)), Array("ab"), Array(repeating: nil as Int?, count: 2))
// expect: [10, 2, 3] [1, 2, 3, 4]
// expect: [10, 2] [10, 2, 3]
// expect: 5 [5, 0]
// expect: 3
// expect: [".#.", "..."]
// expect: 3 4
// expect: []
// expect: [0, 1, 4] true
// expect: [7, 7, 7] [0, 1, 2] [3, 2, 1] ["a", "b"] [nil, nil]
