enum Lv: Hashable, Comparable { case a, b, c }
let key = "k"
let m: Lv = ["k": .b, "l": .c][key] ?? .a; print(m)
let m2: Lv = ["k": .b, "l": .c][key, default: .a]; print(m2)
let n: Lv = [.a, .b, .c][1]; print(n)
let o: [Lv] = [[.a], [.b, .c]][1]; print(o)
let q: Lv? = ["k": .b][key]; print(q as Any)
func f(_ k: String) -> Lv { ["k": .b, "l": .c][k] ?? .a }
print(f("l"), f("z"))
func g(_ l: Lv) -> Lv { l }
print(g([.a, .b][0]), g(["k": .c]["k"]!))
func h(_ l: Lv?) -> Lv? { l }
print(h(["k": .c]["k"]) as Any, h([.a][0])!)
// expect: b
// expect: b
// expect: b
// expect: [main.Lv.b, main.Lv.c]
// expect: Optional(main.Lv.b)
// expect: c a
// expect: a c
// expect: Optional(main.Lv.c) a
