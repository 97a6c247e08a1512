import Foundation
print(pow(2, Float(3)), pow(Float(2), 0.5), hypot(Float(3), 4), atan2(Float(1), 1), log2(Float(8)), sqrt(Float(2)))
let half = pow(2, 1 / Float(2))
print(half, type(of: half), pow(2, 0.5), pow(10, 2))
print(powf(2, 3), sqrtf(2), roundf(2.5), floorf(-1.5), ceilf(1.2), fabsf(-3), fmodf(7, 4), atan2f(1, 1), sinf(0.5), log10f(50))
// expect: 8.0 1.4142135 5.0 0.7853982 3.0 1.4142135
// expect: 1.4142135 Float 1.4142135623730951 100
// expect: 8.0 1.4142135 3.0 -2.0 2.0 3.0 3.0 0.7853982 0.47942555 1.69897
