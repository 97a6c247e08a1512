let arrs: [Set<Int>] = [[1], [2]]
let u = arrs.reduce(Set()) { $0.union($1) }; print(u.count)
let v = [1, 2].reduce(into: Set()) { $0.insert($1) }; print(v.count)
let w = ["a"].reduce(into: Dictionary()) { (d: inout [String: Int], s) in d[s] = 1 }; print(w)
let x = true ? Array() : [1]; print(x)
func f(_ a: [Int] = Array()) -> Set<Int> { if a.isEmpty { return Set() }; return Set(a) }; print(f())
let o: [Int]? = nil; print(o ?? Array(), Set([1]) == Set(), [Set(), Set([1])].count, (Set(), 1) as (Set<Int>, Int), Dictionary() as [String: Int])
struct S { var t: Set<String> = Set(); var d = Dictionary<Int, Int>(); let e: [[Int]] = [Array(), [1]] }; print(S())
func g<T>(_ a: Set<T>, _ b: T) -> Int { a.count }; print(g(Set(), 1)); var z: Set<Int>; z = Set(); z.insert(2); print(z); let c: () -> [Int] = { Array() }; print(c()); let k = { () -> Set<Int> in Set() }; print(k().count)
let m: [String: Set<Int>] = ["a": Set()]; print(m["b"] ?? Set(), m["b", default: Set()]); var q = [Int](); q = Array(); q += Array(); q.append(contentsOf: Array()); print(q)
let opt = [Optional<Int>.none, Optional.none, .some(1)]; print(opt); print(arrs.first ?? Set(), arrs.map { $0.isEmpty ? Set() : $0 }.count)
print(zip(Array<Int>(), [1]).map { $0 }.count, Array<Int>() + Array(), [1] == Array())
// expect: 2
// expect: 2
// expect: ["a": 1]
// expect: []
// expect: []
// expect: [] false 2 (Set([]), 1) [:]
// expect: S(t: Set([]), d: [:], e: [[], [1]])
// expect: 0
// expect: [2]
// expect: []
// expect: 0
// expect: [] []
// expect: []
// expect: [nil, nil, Optional(1)]
// expect: [1] 2
// expect: 0 [] false
