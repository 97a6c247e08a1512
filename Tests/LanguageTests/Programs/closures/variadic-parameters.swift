let f = { (x: Int, y: Double...) in "\(x) \(y)" }
print(f(1), f(1, 2), f(1, 2, 3.5), type(of: f))
let g: (String...) -> Int = { $0.count }
print(g(), g("a", "b"))
let h: (Int, String...) -> String = { n, rest in "\(n)\(rest.joined())" }
print(h(1, "x", "y"))
let k = { (words: String...) -> [String] in words.map { $0.uppercased() } }
print(k("a", "b"), [k][0]("z"))
// expect: 1 [] 1 [2.0] 1 [2.0, 3.5] (Int, Double...) -> String
// expect: 0 2
// expect: 1xy
// expect: ["A", "B"] ["Z"]
