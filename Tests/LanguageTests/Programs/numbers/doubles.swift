import Foundation
print(0.1 + 0.2, 1.0, 1e20, 1e16, 1e15, 1.5e-7, 0.0001, 100.0 / 3)
print(Double.pi, Double.infinity, -Double.infinity, Double.nan)
print(2.5.rounded(), 3.5.rounded(), -2.5.rounded(), 2.5.rounded(.toNearestOrEven), 2.1.rounded(.up), 2.9.rounded(.down), -2.9.rounded(.towardZero))
print(7.5.truncatingRemainder(dividingBy: 2), 2.0.squareRoot(), (-1.5).magnitude)
print(Float(1) / 3, 1.0 / 3, Float.pi)
var x = 2.7
x.round()
print(x, x.isNaN, (x / 0).isInfinite, Double.nan == Double.nan, 0.0 == -0.0)
print(Double.greatestFiniteMagnitude, Double.leastNonzeroMagnitude, Double.ulpOfOne)
// expect: 0.30000000000000004 1.0 1e+20 1e+16 1000000000000000.0 1.5e-07 0.0001 33.333333333333336
// expect: 3.141592653589793 inf -inf nan
// expect: 3.0 4.0 -3.0 2.0 3.0 2.0 -2.0
// expect: 1.5 1.4142135623730951 1.5
// expect: 0.33333334 0.3333333333333333 3.1415925
// expect: 3.0 false true false true
// expect: 1.7976931348623157e+308 5e-324 2.220446049250313e-16
