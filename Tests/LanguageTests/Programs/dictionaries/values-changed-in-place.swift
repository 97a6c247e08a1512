var d: [Int: [Int]] = [:]
for i in 0..<30 { d[i % 3, default: []].append(i) }
print(d.keys.sorted().map { d[$0]!.count })
d[1]!.append(100); d[1]?.append(101); d[7]?.append(5); d[2]?[0] = 9
print(d[1]!, d[2]!, d[7] as Any, d.count)
var e = d; e[0, default: []].append(1); print(d[0]!.count, e[0]!.count)
struct P { var q: Int? = nil; var xs = [1]; mutating func bump() throws { xs.append(2); if xs.count > 2 { throw E() }; xs.append(3) } }
struct E: Error {}
var ps: [String: P] = ["a": P(), "b": P(q: 4)]
do { try ps["a"]?.bump(); try ps["a"]!.bump() } catch { print("err") }
do { try ps["z", default: P()].bump(); try ps["z", default: P()].bump() } catch { print("err2") }
print(ps["a"]!.xs, ps["z"]!.xs, ps["b"]!.q as Any)
ps["b"]?.q? += 1; ps["a"]?.q? += 1; ps["b"]!.xs[0] += 5
print(ps["b"]!, ps["a"]!)
ps["b"]?.q = nil; ps["n"]?.q = 5; print(ps.count, ps["b"]!)
final class C { var m: [String: [String: Int]] = [:]; lazy var l: [Int: [Int]] = [1: [1]] }
let c = C()
c.m["x", default: [:]]["y", default: 0] += 3; c.m["x"]!["y"]! += 1; c.m["x"]?["z"] = 1; c.m["q"]?["z"] = 1
print(c.m["x"]!.sorted { $0.key < $1.key }, c.m.count); c.l[1]!.append(3); print(c.l)
var o: [String: Int?] = ["a": nil, "b": 1]
o["a"]! = 3; o["b"]?? += 4; o["c", default: 5]? += 1
print(o["a"]!!, o["b"]!!, o["c"]!!)
func add(_ a: inout [Int]?) { a?.append(1); if a == nil { a = [] } }
add(&d[0]); add(&d[50]); print(d[0]!.count, d[50]!)
func rem(_ a: inout [Int]?) { a = nil }
rem(&d[0]); rem(&d[0]); print(d[0] as Any, d.count)
let f = { d[1, default: []].append(7) }; f(); print(d[1]!.last!)
var nested = [1: [2: [3: [Int]()]]]
nested[1]![2]![3]!.append(4); nested[1]?[2]?[3]?.append(5); nested[1]?[9]?[3]?.append(5); print(nested)
struct W { var d: [String: [Int]] = [:] { didSet { print("set", d.count) } } }
var w = W(); w.d["a", default: []].append(1); w.d["a"]?.append(2); w.d["b"]?.append(2); print(w.d)
var keys = ["k": 1]; func side() -> String { print("side"); return "k" }
keys[side(), default: 0] += 1; keys[side()]! += 1; print(keys)
// expect: [10, 10, 10]
// expect: [1, 4, 7, 10, 13, 16, 19, 22, 25, 28, 100, 101] [9, 5, 8, 11, 14, 17, 20, 23, 26, 29] nil 3
// expect: 10 11
// expect: err
// expect: err2
// expect: [1, 2, 3, 2] [1, 2, 3, 2] Optional(4)
// expect: P(q: Optional(5), xs: [6]) P(q: nil, xs: [1, 2, 3, 2])
// expect: 3 P(q: nil, xs: [6])
// expect: [(key: "y", value: 4), (key: "z", value: 1)] 1
// expect: [1: [1, 3]]
// expect: 3 5 6
// expect: 11 []
// expect: nil 3
// expect: 7
// expect: [1: [2: [3: [4, 5]]]]
// expect: set 1
// expect: set 1
// expect: set 1
// expect: ["a": [1, 2]]
// expect: side
// expect: side
// expect: ["k": 3]
