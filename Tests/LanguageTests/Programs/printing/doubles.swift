import Foundation
print(0.1, 1.0, -0.0, 100.0, 1e3, 1e15, 1e16, 1.5e16, 123456789.125, 1e-4, 1e-5, 0.00012345)
print(0.1 + 0.2, 1.0 / 3, 2.0 / 3, 1e100, 5e-324, Double.pi)
print(Double.infinity, -Double.infinity, Double.nan, Double.greatestFiniteMagnitude)
print(Float(0.1), Float(1) / 3, Float.pi, Float(16777216), Float(1e10))
print([1.0, 2.5], (1.0, Float(2.25)), ["a": 3.0], Optional(4.0) as Any)
print(Double(3), Double("2.50")!, Double("1e3")!, Double("abc") as Any, Double(" 1") as Any, Double("") as Any)
print(12345678901234567.0, 9007199254740993.0, 0.1 * 3, 1.1 * 1.1, 100 * 1.1)
print(-1.5.rounded(), 2.5.rounded(), 3.5.rounded(.toNearestOrEven), 2.5.rounded(.toNearestOrEven), (-2.5).rounded(.up))
print(Int(2.9), Int(-2.9), Int(exactly: 2.5) as Any, Int(exactly: 3.0) as Any)
print("\(1e2) \(12.0) \(0.5)")
// expect: 0.1 1.0 -0.0 100.0 1000.0 1000000000000000.0 1e+16 1.5e+16 123456789.125 0.0001 1e-05 0.00012345
// expect: 0.30000000000000004 0.3333333333333333 0.6666666666666666 1e+100 5e-324 3.141592653589793
// expect: inf -inf nan 1.7976931348623157e+308
// expect: 0.1 0.33333334 3.1415925 16777216.0 1e+10
// expect: [1.0, 2.5] (1.0, 2.25) ["a": 3.0] Optional(4.0)
// expect: 3.0 2.5 1000.0 nil nil nil
// expect: 1.2345678901234568e+16 9007199254740992.0 0.30000000000000004 1.2100000000000002 110.00000000000001
// expect: -2.0 3.0 4.0 2.0 -2.0
// expect: 2 -2 nil Optional(3)
// expect: 100.0 12.0 0.5
