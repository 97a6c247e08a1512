let d = ["a": 1, "b": 3, "c": 2]
func byVal(_ x: (k: String, v: Int), _ y: (k: String, v: Int)) -> Bool { x.v < y.v }
print(d.sorted(by: byVal).map { $0.key })
print(d.map { (p: (k: String, v: Int)) in p.v }.sorted())
print(d.filter { (pair: (name: String, count: Int)) -> Bool in pair.count > 1 }.count)
func show(_ p: (String, Int)) -> String { "\(p.0)\(p.1)" }
print(d.map(show).sorted())
let f: ((key: String, value: Int)) -> Int = { (p: (a: String, b: Int)) in p.b }
print(f((key: "a", value: 3)))
print(d.min { (l: (k: String, v: Int), r: (k: String, v: Int)) in l.v < r.v }!.value)
// expect: ["a", "c", "b"]
// expect: [1, 2, 3]
// expect: 2
// expect: ["a1", "b3", "c2"]
// expect: 3
// expect: 1
