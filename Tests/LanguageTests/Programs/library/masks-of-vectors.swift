import Foundation
let a = SIMD4<Int>(1, 5, 3, 8), b = SIMD4<Int>(repeating: 4)
let m = a .< b
print(m, type(of: m), m[0], m.indices, m.scalarCount)
print(a .== b, a .!= b, a .> b, a .<= 3, 3 .>= a, .!m, m .& (a .> 1), m .| (a .== 8), m .^ m, m == m, m .== m)
print(a.replacing(with: 0, where: m), a.replacing(with: b, where: a .> b))
var c = a; c.replace(with: 9, where: a .== 3); print(c)
let f = SIMD2<Float>(1, 2); print(type(of: f .< 1.5), f .< 1.5, type(of: SIMD3<UInt8>(1, 2, 3) .== 2), type(of: SIMD2<Double>(1, 2) .== 2))
let w = SIMD8<Int>(1, 2, 3, 4, 5, 6, 7, 8); print(w, w[3], w &+ w, w.wrappedSum(), w.lowHalf, w.highHalf, w.max(), w.scalarCount, w == w, SIMD8<Double>(repeating: 1.5) * 2, SIMD16<UInt8>(repeating: 1).wrappedSum())
var x = w; x[2] = 100; print(x, SIMD8<Int>([1, 2, 3, 4, 5, 6, 7, 8]), SIMD8(lowHalf: a, highHalf: b))
print(a & 3, a | b, a ^ b, ~a, a &<< 1, a &>> 1, SIMDMask<SIMD4<Int>>(repeating: true), SIMDMask<SIMD2<Int>>([true, false]))
print(a.evenHalf, a.oddHalf, w.evenHalf, SIMD4<Float>(SIMD4<Int>(1, 2, 3, 4)), SIMD4<Int>(truncatingIfNeeded: SIMD4<UInt8>(1, 2, 3, 255)), SIMD2<Int>(clamping: SIMD2<Int>(1, 2)), SIMD4<Int>(SIMD4<Float>(1.9, 2, 3, 4)), SIMD3<Float>(1, 2, 3).sum(), SIMD4<Int>.zero, SIMD4<Int>.one, SIMD64<Int8>(repeating: 1).scalarCount, SIMD32<Int8>.scalarCount)
debugPrint(SIMD2<Int>(1, 2), m); print([f: 1][f]!)
var y = m; y[0] = false; y .&= m; y .|= m; y .^= m; print(y, Set([m]).count)
print(pointwiseMin(a, b), pointwiseMax(a, b), a.clamped(lowerBound: b, upperBound: b &+ 1), a.min(), a.max(), SIMD3<Double>(1, 4, 9).squareRoot(), SIMD3<Double>(1.5, 2.5, -1.5).rounded(.up))
// expect: SIMDMask<SIMD4<Int>>(true, false, true, false) SIMDMask<SIMD4<Int>> true 0..<4 4
// expect: SIMDMask<SIMD4<Int>>(false, false, false, false) SIMDMask<SIMD4<Int>>(true, true, true, true) SIMDMask<SIMD4<Int>>(false, true, false, true) SIMDMask<SIMD4<Int>>(true, false, true, false) SIMDMask<SIMD4<Int>>(true, false, true, false) SIMDMask<SIMD4<Int>>(false, true, false, true) SIMDMask<SIMD4<Int>>(false, false, true, false) SIMDMask<SIMD4<Int>>(true, false, true, true) SIMDMask<SIMD4<Int>>(false, false, false, false) true SIMDMask<SIMD4<Int>>(true, true, true, true)
// expect: SIMD4<Int>(0, 5, 0, 8) SIMD4<Int>(1, 4, 3, 4)
// expect: SIMD4<Int>(1, 5, 9, 8)
// expect: SIMDMask<SIMD2<Int32>> SIMDMask<SIMD2<Int32>>(true, false) SIMDMask<SIMD3<Int8>> SIMDMask<SIMD2<Int64>>
// expect: SIMD8<Int>(1, 2, 3, 4, 5, 6, 7, 8) 4 SIMD8<Int>(2, 4, 6, 8, 10, 12, 14, 16) 36 SIMD4<Int>(1, 2, 3, 4) SIMD4<Int>(5, 6, 7, 8) 8 8 true SIMD8<Double>(3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0) 16
// expect: SIMD8<Int>(1, 2, 100, 4, 5, 6, 7, 8) SIMD8<Int>(1, 2, 3, 4, 5, 6, 7, 8) SIMD8<Int>(1, 5, 3, 8, 4, 4, 4, 4)
// expect: SIMD4<Int>(1, 1, 3, 0) SIMD4<Int>(5, 5, 7, 12) SIMD4<Int>(5, 1, 7, 12) SIMD4<Int>(-2, -6, -4, -9) SIMD4<Int>(2, 10, 6, 16) SIMD4<Int>(0, 2, 1, 4) SIMDMask<SIMD4<Int>>(true, true, true, true) SIMDMask<SIMD2<Int>>(true, false)
// expect: SIMD2<Int>(1, 3) SIMD2<Int>(5, 8) SIMD4<Int>(1, 3, 5, 7) SIMD4<Float>(1.0, 2.0, 3.0, 4.0) SIMD4<Int>(1, 2, 3, 255) SIMD2<Int>(1, 2) SIMD4<Int>(1, 2, 3, 4) 6.0 SIMD4<Int>(0, 0, 0, 0) SIMD4<Int>(1, 1, 1, 1) 64 32
// expect: SIMD2<Int>(1, 2) SIMDMask<SIMD4<Int>>(true, false, true, false)
// expect: 1
// expect: SIMDMask<SIMD4<Int>>(false, false, false, false) 1
// expect: SIMD4<Int>(1, 4, 3, 4) SIMD4<Int>(4, 5, 4, 8) SIMD4<Int>(4, 5, 4, 5) 1 8 SIMD3<Double>(1.0, 2.0, 3.0) SIMD3<Double>(2.0, 3.0, -1.0)
