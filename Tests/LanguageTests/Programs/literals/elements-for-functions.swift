protocol Shape { var area: Double { get } }
struct Circle: Shape { var r = 1.0; var area: Double { 3 * r * r } }
struct Square: Shape { var s = 2.0; var area: Double { s * s } }
func kind(_ x: Any) -> String { "\(type(of: x))" }
func area(_ s: any Shape) -> Double { s.area }
func both(_ l: String, _ r: any Shape) -> String { l + "\(r.area)" }
print([0, -3, 2.5].map(kind), [1, 2].map(kind), [1.5, 2].map(kind), [Circle(), Square()].map(area))
print([("a", 1), ("b", 2.5)].map { (p: (String, Any)) in kind(p.1) })
print(["a": Circle()].mapValues { (s: any Shape) in s.area }, ["a": Circle(), "b": Square()].mapValues { (s: any Shape) in s.area }.count)
print([Circle(), Square()].reduce("") { (l: String, r: any Shape) in l + "\(r.area) " }, [Circle(), Square()].reduce("", both))
[1, 2.5, "x"].forEach { (x: Any) in print(kind(x)) }
print([1, 2, 3].filter { (x: Any) in x is Int }.count, [3, 1, 2].sorted { (a: Int, b: Int) in a < b })
print([Circle.self, Square.self].map { (t: any Shape.Type) in "\(t)" }, ["x", "y"].map(kind), [Circle()].contains { (s: any Shape) in s.area > 2 })
func dbl(_ x: Int) -> Int { x * 2 }
print([1, 2].map(dbl), [[1, 2], [3]].map(kind), ["a": 1].map { (k: String, v: Any) in k + kind(v) }, [1: 2].mapValues(kind))
// expect: ["Int", "Int", "Double"] ["Int", "Int"] ["Double", "Int"] [3.0, 4.0]
// expect: ["Int", "Double"]
// expect: ["a": 3.0] 2
// expect: 3.0 4.0  3.04.0
// expect: Int
// expect: Double
// expect: String
// expect: 3 [1, 2, 3]
// expect: ["Circle", "Square"] ["String", "String"] true
// expect: [2, 4] ["Array<Int>", "Array<Int>"] ["aInt"] [1: "Int"]
