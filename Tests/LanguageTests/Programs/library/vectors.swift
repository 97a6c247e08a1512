// Vectors of two to four numbers: parts, operators on each part, and what they come to.
import Foundation
var a = SIMD2<Double>(1, 2)
let b = SIMD2<Double>(x: 3, y: 4)
print(a, a + b, a - b, a * b, b / a, a * 2, 2 * a, a / 2, -a)
a += b
a *= 2
a.x = 10
a[1] += 1
print(a, a.x, a[1], a == b, a != b, SIMD2<Double>.zero, SIMD2<Double>.one)
let c: SIMD3<Float> = [1, 2, 3]
print(c, c.sum(), c.min(), c.max(), c.scalarCount, c.indices)
let d = SIMD4<Int>(1, 2, 3, 4)
print(d &+ d, d &* 3, d / 2, d % 3, d.wrappedSum(), d.lowHalf, d.highHalf, d.indices.map { d[$0] })
print(SIMD3<Int>(repeating: 7), SIMD4<Float>(SIMD3<Float>(1, 2, 3), 9), (a * a).sum().squareRoot())
print(type(of: a), Set([c, c]).count, c.clamped(lowerBound: SIMD3(repeating: 1.5), upperBound: SIMD3(repeating: 2.5)))
print(c.rounded(.up), (c * 0.5).rounded(.down), SIMD3<Float>(SIMD2(1, 2), 3))
print(pointwiseMin(a, b), pointwiseMax(a, b), a.squareRoot())
func length(_ v: SIMD2<Double>) -> Double { (v.x * v.x + v.y * v.y).squareRoot() }
print(length([3, 4]), SIMD2<Double>(), "\(b)", String(reflecting: b))
// expect: SIMD2<Double>(1.0, 2.0) SIMD2<Double>(4.0, 6.0) SIMD2<Double>(-2.0, -2.0) SIMD2<Double>(3.0, 8.0) SIMD2<Double>(3.0, 2.0) SIMD2<Double>(2.0, 4.0) SIMD2<Double>(2.0, 4.0) SIMD2<Double>(0.5, 1.0) SIMD2<Double>(-1.0, -2.0)
// expect: SIMD2<Double>(10.0, 13.0) 10.0 13.0 false true SIMD2<Double>(0.0, 0.0) SIMD2<Double>(1.0, 1.0)
// expect: SIMD3<Float>(1.0, 2.0, 3.0) 6.0 1.0 3.0 3 0..<3
// expect: SIMD4<Int>(2, 4, 6, 8) SIMD4<Int>(3, 6, 9, 12) SIMD4<Int>(0, 1, 1, 2) SIMD4<Int>(1, 2, 0, 1) 10 SIMD2<Int>(1, 2) SIMD2<Int>(3, 4) [1, 2, 3, 4]
// expect: SIMD3<Int>(7, 7, 7) SIMD4<Float>(1.0, 2.0, 3.0, 9.0) 16.401219466856727
// expect: SIMD2<Double> 1 SIMD3<Float>(1.5, 2.0, 2.5)
// expect: SIMD3<Float>(1.0, 2.0, 3.0) SIMD3<Float>(0.0, 1.0, 1.0) SIMD3<Float>(1.0, 2.0, 3.0)
// expect: SIMD2<Double>(3.0, 4.0) SIMD2<Double>(10.0, 13.0) SIMD2<Double>(3.1622776601683795, 3.605551275463989)
// expect: 5.0 SIMD2<Double>(0.0, 0.0) SIMD2<Double>(3.0, 4.0) SIMD2<Double>(3.0, 4.0)
