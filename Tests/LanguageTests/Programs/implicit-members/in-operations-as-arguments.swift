struct C { var re: Double
    static let i = C(re: 1)
    static func + (a: C, b: C) -> C { C(re: a.re + b.re) }
    static func * (a: Double, b: C) -> C { C(re: a * b.re) }
}
let xs = [C.i, C(re: 3)]
print(xs.reduce(0 * .i, +))
print(xs.reduce(2 * .i) { $0 + $1 })
// expect: C(re: 4.0)
// expect: C(re: 6.0)
