func norm<V: SIMD>(_ v: V) -> V.Scalar where V.Scalar: FloatingPoint { (0..<v.scalarCount).reduce(0) { $0 + v[$1] * v[$1] }.squareRoot() }
print(norm(SIMD2<Double>(3, 4)), SIMD3<Int>.scalarCount)
func doubled<V: SIMD>(_ v: V) -> V where V.Scalar: FixedWidthInteger { var r = V(repeating: 0); for i in v.indices { r[i] = v[i] * 2 }; return r }
print(doubled(SIMD4<Int>(1, 2, 3, 4)), V3.scalarCount, doubled(SIMD8<Int32>(repeating: 2)))
typealias V3 = SIMD3<Double>
func mean<V: SIMD>(_ v: V) -> Double where V.Scalar == Double { v.indices.map { v[$0] }.reduce(0, +) / Double(V.scalarCount) }
print(mean(V3(1, 2, 6)))
// expect: 5.0 3
// expect: SIMD4<Int>(2, 4, 6, 8) 3 SIMD8<Int32>(4, 4, 4, 4, 4, 4, 4, 4)
// expect: 3.0
