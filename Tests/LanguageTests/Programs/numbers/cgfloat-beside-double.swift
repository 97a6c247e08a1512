// What sums and products of CGFloat and Double are.
import Foundation
let a: CGFloat = 2
let b = 3.0
print(type(of: a * b), a * b)
print(type(of: b * a), b * a)
print(type(of: a - b * a), a - b * a)
print(type(of: b - a), b - a)
print(type(of: min(a, b)), min(a, b))
print(type(of: [a, b]), [a, b])
print(type(of: a - b * b), a - b * b)
print(type(of: a * a - b), a * a - b)
print(type(of: a * (a - b)), a * (a - b))
print(type(of: a - (b - a)), a - (b - a))
print(type(of: a + a * b), a + a * b)
print(type(of: a + b * 2), a + b * 2)
print(type(of: a + 2 * b), a + 2 * b)
print(type(of: a * b - a), a * b - a)
print(type(of: a - b * a * a), a - b * a * a)
print(type(of: a * a + b * a), a * a + b * a)
print(type(of: a / (b + a)), a / (b + a))
print(type(of: a - CGFloat(2) * b), a - CGFloat(2) * b)
print(type(of: a + (1 + 2) * a), a + (1 + 2) * a)
print(type(of: a + (1 + 2)), a + (1 + 2))
print(type(of: a + 2 * .pi), a + 2 * .pi)
print(type(of: a + .pi * a), a + .pi * a)
print(type(of: a - sqrt(b * a)), a - sqrt(b * a))
print(type(of: 2 * a * b + a), 2 * a * b + a)
let c = a - b / 2 * a
print(type(of: c), type(of: b / 2 * a), type(of: b * 2 / a), type(of: b + 2 - a), type(of: b - 2 + a))
print(type(of: 2 * b * 2 * a), type(of: b * 2.5 * a), type(of: a * b / 2 * a), type(of: b * b / 2 / a), type(of: b + 2 * 2 + a))
func named(_ value: CGFloat) -> String { "CGFloat" }
func named(_ value: Double) -> String { "Double" }
print(named(b / 2 * a), named(b * a), named(a + b / 2 * a), named(2 * a))
// expect: Double 6.0
// expect: Double 6.0
// expect: Double -4.0
// expect: Double 1.0
// expect: Double 2.0
// expect: Array<Double> [2.0, 3.0]
// expect: Double -7.0
// expect: Double 1.0
// expect: Double -2.0
// expect: Double 1.0
// expect: Double 8.0
// expect: Double 8.0
// expect: Double 8.0
// expect: Double 4.0
// expect: Double -10.0
// expect: Double 10.0
// expect: Double 0.4
// expect: Double -4.0
// expect: CGFloat 8.0
// expect: CGFloat 5.0
// expect: CGFloat 8.283185307179586
// expect: CGFloat 8.283185307179586
// expect: Double -0.4494897427831779
// expect: Double 14.0
// expect: CGFloat CGFloat Double CGFloat Double
// expect: Double Double Double CGFloat CGFloat
// expect: CGFloat Double CGFloat CGFloat
