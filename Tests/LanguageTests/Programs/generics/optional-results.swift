func a(_ xs: [Double]) -> Double? { xs.reduce(0, +) }
func b(_ xs: [Double], _ f: Bool) -> Double? { if f { xs.reduce(0, +) } else { nil } }
func c(_ xs: [Double], _ k: Int) -> Double? { switch k { case 1: xs.reduce(0, +); case 2: (0..<3).reduce(1) { r, _ in r * 2.5 }; default: nil } }
func d(_ xs: [Double], _ k: Int) -> Double? { switch k { case 1: if xs.count > 0 { xs.reduce(0, +) } else { nil }; default: nil } }
func e(_ x: Double, _ k: Int) -> Double? { switch k { case 2: (0..<3).reduce(1) { r, _ in r * x }; default: nil } }
func f(_ x: Double) -> Double? { (0..<3).reduce(1) { r, _ in r * x } }
func g(_ x: Double) -> Double? { return (0..<3).reduce(1) { r, _ in r * x } }
let h: Double? = (0..<3).reduce(1) { r, _ in r * 1.5 }
print(a([1]) as Any, b([1], true) as Any, c([1, 2], 1) as Any, c([], 2) as Any, d([2], 1) as Any, e(2, 2) as Any, f(2) as Any, g(3) as Any, h as Any)
func ax(_ xs: [Double]) -> Double? { xs.reduce(0, +) }
print(ax([1.5]) as Any)
func ix(_ xs: [Int]) -> Int? { xs.reduce(0, +) }
print(ix([1]) as Any)
func mx(_ xs: [Int]) -> Int? { xs.reduce(1) { $0 * $1 } }
print(mx([1]) as Any)
func nx(_ xs: [Int]) -> Int? { let r = xs.reduce(1) { $0 * $1 }; return r }
func ffx<T>(_ a: T, _ f: (T, Double) -> T) -> T { f(a, 2.5) }
func qx(_ xs: [Int]) -> Double? { ffx(1) { $0 * $1 } }
func q2x(_ xs: [Int]) -> Double? { ffx(1, *) }
let s: String? = ["a", "b"].reduce("", +)
print(qx([]) as Any, q2x([]) as Any, s as Any)
// expect: Optional(1.0) Optional(1.0) Optional(3.0) Optional(15.625) Optional(2.0) Optional(8.0) Optional(8.0) Optional(27.0) Optional(3.375)
// expect: Optional(1.5)
// expect: Optional(1)
// expect: Optional(1)
// expect: Optional(2.5) Optional(2.5) Optional("ab")
