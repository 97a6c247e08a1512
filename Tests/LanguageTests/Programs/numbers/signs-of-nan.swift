import Foundation
let minusOne = -1.0
let one = 1.0
print(-Double.nan, Double.nan, abs(-Double.nan), abs(Double.nan), (-Double.nan).magnitude, abs(-0.0), abs(-Float.nan), abs(-7), abs(-2.5))
print(Double(signOf: minusOne, magnitudeOf: .nan), Double(signOf: one, magnitudeOf: -.nan))
print((-Double.nan).sign, Double.nan.sign, -Float.nan, Float(-Double.nan), Double(-Float.nan))
var number = Double.nan
number.negate()
print(number, "\(number)", number.description, [number], Optional(number) as Any)
debugPrint(number, number.debugDescription, String(reflecting: number))
func text<T>(_ value: T) -> String { String(describing: value) }
print(text(number), text(2.5), String(describing: 5), String(describing: Float(0.5)), text(-Float.nan))
print(Double.signalingNaN, -Double.signalingNaN, Double("nan")!, Double("-nan")!, Double("nan(0x1)")!)
print(Double(nan: 3, signaling: false), Double(nan: 3, signaling: true), -Float(nan: 1, signaling: false))
print(max(number, one), max(one, number), min(number, one), min(one, number))
print(max(1, 2, number), max(number, 1, 2), min(1, number, 2), min(number, 1, 2), max(1, 2, 3, number, 2))
func negated(_ x: Double) -> Double { -x }
func distance<T: Comparable & SignedNumeric>(_ a: T, _ b: T) -> T { abs(a - b) }
print(negated(.nan), negated(negated(.nan)), abs(negated(.nan)), distance(2, 5), distance(2.0, 5.5), distance(Int8(1), 3))
print(copysign(number, one), copysign(one, number))
print(number.rounded(), number.nextUp, number.ulp, number.significand, number.truncatingRemainder(dividingBy: 2))
// expect: -nan nan nan nan nan 0.0 nan 7 2.5
// expect: -nan nan
// expect: minus plus -nan -nan -nan
// expect: -nan -nan nan [-nan] Optional(-nan)
// expect: -nan "-nan" "-nan"
// expect: -nan 2.5 5 0.5 -nan
// expect: snan -snan nan -nan nan(0x1)
// expect: nan(0x3) snan(0x3) -nan(0x1)
// expect: -nan 1.0 -nan 1.0
// expect: 2.0 -nan 1.0 -nan 3.0
// expect: -nan nan nan 3 3.5 2
// expect: nan -1.0
// expect: -nan -nan nan -nan -nan
