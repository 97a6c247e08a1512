typealias IntegerLiteralType = Double
let x = 1
print(x, x / 2, type(of: x))
let a = [1, 2, 3]
print(a, (90 + 85) / 2, 1 / 2)
var sum = 0
for v in a { sum += v }
print(sum, sum / 2)
let n: Int = 7
print(n / 2, n + 1, a.count + 1)
print(Int(5), [1: 2], (1, 2))
func half(_ v: Double) -> Double { v / 2 }
print(half(3), half(x), abs(-3), max(1, 2), 5.description)
let n2: Double = 1
let r = a.reduce(0, +)
print(r, a.map { $0 * 2 }, a.filter { $0 > n2 })
switch 3 { case 3: print("three", 3); default: print("other") }
let opt = Int("3") ?? 0
print(opt, type(of: opt), a[0], a.first ?? 0, "\(1)")
// expect: 1.0 0.5 Double
// expect: [1.0, 2.0, 3.0] 87.5 0.5
// expect: 6.0 3.0
// expect: 3 8 4
// expect: 5 [1.0: 2.0] (1.0, 2.0)
// expect: 1.5 0.5 3.0 2.0 5.0
// expect: 6.0 [2.0, 4.0, 6.0] [2.0, 3.0]
// expect: three 3.0
// expect: 3 Int 1.0 1.0 1.0
