struct J: ExpressibleByIntegerLiteral { var n: Int; init(integerLiteral v: Int) { n = v } }
infix operator =>
func => (l: String, r: J) -> (String, J) { (l, r) }
print("a" => 1)
func % (l: Double, r: Double) -> Double { l.truncatingRemainder(dividingBy: r) }
print(7.5 % 2.5, 370.0 % 360)
extension Int { static func % (a: Int, b: Double) -> Double { Double(a).truncatingRemainder(dividingBy: b) } }
print(7 % 2.5, 7 % 2)
let d: Double = 7 % 2
print(d)
// expect: ("a", main.J(n: 1))
// expect: 0.0 10.0
// expect: 2.0 1
// expect: 1.0
