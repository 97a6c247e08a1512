struct Pt { var x = 1, y: Double = 2 }
let f = Pt.init
print(type(of: f))
print(f())
let g: (Int, Double) -> Pt = Pt.init
print(g(3, 4))
print([1, 2].map { _ in Pt() }.count)
struct Q { var n: Int; var m = 2 }
let q = Q.init
print(type(of: q), q(1, 2))
class C { init() {}; init(n: Int) {} }
let c = C.init as () -> C
let d = C.init(n:)
print(type(of: c), type(of: d))
struct Point { var x = 1, y: Double = 2 }
let made: () -> Point = Point.init
print(made())
// expect: () -> Pt
// expect: Pt(x: 1, y: 2.0)
// expect: Pt(x: 3, y: 4.0)
// expect: 2
// expect: (Int, Int) -> Q Q(n: 1, m: 2)
// expect: () -> C (Int) -> C
// expect: Point(x: 1, y: 2.0)
