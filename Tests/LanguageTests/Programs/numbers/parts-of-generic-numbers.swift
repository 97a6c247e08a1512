func split<F: BinaryFloatingPoint>(_ x: F) -> (F.RawExponent, F.RawSignificand) {
  (x.exponentBitPattern, x.significandBitPattern)
}
print(split(1.5), split(Float(2.5)))
func random<F: BinaryFloatingPoint>(_ r: ClosedRange<F>) -> F where F.RawSignificand: FixedWidthInteger {
  F.random(in: r)
}
let x: Double = random(1...2)
print((1...2).contains(x))
func made<F: BinaryFloatingPoint>(_ e: F.RawExponent, _ s: F.RawSignificand) -> F {
  F(sign: .plus, exponentBitPattern: e, significandBitPattern: s)
}
print(made(1023, 0) as Double, made(128, 0) as Float)
print(
  Double.significandBitCount, Double.exponentBitCount,
  Double(sign: .minus, exponentBitPattern: 1023, significandBitPattern: 1 << 51))
let e: Double.Exponent = 3; let r: Float.RawSignificand = 4; print(e, r, type(of: r), Float.RawExponent.self)
func scale<F: FloatingPoint>(_ x: F) -> F.Exponent { x.exponent }
print(scale(8.0), scale(Float(0.5)))
func bits<F: BinaryFloatingPoint>(_ t: F.Type) -> Int where F.RawSignificand: FixedWidthInteger {
  F.RawSignificand.bitWidth
}
print(bits(Double.self), bits(Float.self))
struct G<F: BinaryFloatingPoint> where F.RawSignificand: FixedWidthInteger {
  var r: Range<F>; func next(_ g: inout some RandomNumberGenerator) -> F { F.random(in: r, using: &g) }
}
var g = SystemRandomNumberGenerator()
print(G<Double>(r: 0..<1).next(&g) < 1, G<Float>(r: 0..<1).next(&g) < 1)
print((1.5).binade, (10.0).significandWidth, Double(5).isCanonical)
// expect: (1023, 2251799813685248) (128, 2097152)
// expect: true
// expect: 1.0 2.0
// expect: 52 11 -1.5
// expect: 3 4 UInt32 UInt
// expect: 3 -1
// expect: 64 32
// expect: true true
// expect: 1.0 2 true
