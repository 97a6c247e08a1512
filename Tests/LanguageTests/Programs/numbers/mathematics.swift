import Foundation
print(sqrt(16.0), pow(2.0, 10.0), abs(-2.5), floor(2.7), ceil(2.1), round(2.5), trunc(-2.7))
print(sin(0.0), cos(0.0), atan2(1.0, 1.0), exp(1.0), log(2.718281828459045), log10(1000.0), log2(8.0))
print(hypot(3.0, 4.0), fmod(7.5, 2.0), cbrt(27.0))
let side: CGFloat = 3
print(side * 2, side / 2, sqrt(side * side), max(side, 4), Double(side) + 0.5)
// expect: 4.0 1024.0 2.5 2.0 3.0 3.0 -2.0
// expect: 0.0 1.0 0.7853981633974483 2.718281828459045 1.0 3.0 3.0
// expect: 5.0 1.5 3.0000000000000004
// expect: 6.0 1.5 3.0 4.0 3.5
