// What tuples with and without labels have in common has none.
let pts = [(x: 1, y: 2), (3, 4), (x: -1, y: 0)]
print(pts, type(of: pts))
func mk() -> (lo: Int, hi: Int) { (1, 9) }
print([mk(), (2, 3)], [mk(), mk()], [(2, 3), mk()])
let t = true ? (x: 1, y: 2) : (3, 4)
print(t, type(of: t))
let d = ["a": (x: 1, y: 2), "b": (3, 4)]
print(d["b"]!, type(of: d))
let u: [(x: Int, y: Int)] = [(x: 1, y: 2), (3, 4)]
print(u, u[1].y)
let w = [(x: 1, y: 2.5), (3, 4)]
print(w)
let o = [(x: 1, y: 2), nil, (3, 4)]
print(o)
// expect: [(1, 2), (3, 4), (-1, 0)] Array<(Int, Int)>
// expect: [(1, 9), (2, 3)] [(lo: 1, hi: 9), (lo: 1, hi: 9)] [(2, 3), (1, 9)]
// expect: (1, 2) (Int, Int)
// expect: (3, 4) Dictionary<String, (Int, Int)>
// expect: [(x: 1, y: 2), (x: 3, y: 4)] 4
// expect: [(1, 2.5), (3, 4.0)]
// expect: [Optional((1, 2)), nil, Optional((3, 4))]
