import Foundation
print(1.5.bitPattern, Double(sign: .minus, exponent: 2, significand: 1.5), Double(bitPattern: 0x3FF8000000000000), 1.5.isNormal, 1.0.floatingPointClass, (-0.0).floatingPointClass)
print(0.1.significandBitPattern, 5.5.exponentBitPattern, 6.0.binade, 1.5.significandWidth, Double.radix, Double.exponentBitCount, Float(1.5).bitPattern)
print(lround(3.6), rint(2.5), nearbyint(3.5), copysign(1.0, -2.0), M_PI, M_PI_2, exp2(3.0), log1p(0.0), tgamma(5.0), fma(2.0, 3.0, 1.0), remainder(7.0, 3.0), ldexp(1.0, 3), frexp(8.0), modf(3.25), ilogb(8.0))
print(258.bigEndian == Int(bigEndian: 258), 12.littleEndian, 10.words.first!, Int(truncating: 3.7 as NSNumber))
// expect: 4609434218613702656 -6.0 1.5 true positiveNormal negativeZero
// expect: 2702159776422298 1025 4.0 1 2 11 1069547520
// expect: 4 2.0 4.0 -1.0 3.141592653589793 1.5707963267948966 8.0 0.0 24.0 7.0 1.0 8.0 (0.5, 4) (3.0, 0.25) 3
// expect: true 12 10 3
