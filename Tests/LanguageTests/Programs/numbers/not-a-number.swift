// What is no number, its sign, and how it is printed.
import Foundation

let zero = 0.0
func quotient(_ a: Double, _ b: Double) -> Double { a / b }
print(quotient(0, 0), -quotient(0, 0), Double.nan, -Double.nan, Float.nan, -Float.nan, 0.0 / 0.0)
print([-Double.nan], Optional(-Double.nan) as Any, "\(-Double.nan)", String(-Double.nan), (-Double.nan).description)
debugPrint(-Double.nan, Double.signalingNaN)
print(Double.signalingNaN, Float.signalingNaN, Double.signalingNaN + 1, -CGFloat.nan)
print(Double.signalingNaN.isSignalingNaN, Double.nan.isSignalingNaN, Double.signalingNaN.isNaN)
print(Double.signalingNaN.floatingPointClass, Double.nan.floatingPointClass, (-Double.nan).sign)
print(sqrt(-1.0), Double.infinity - .infinity, quotient(1, 0), quotient(-1, 0), zero / zero == zero / zero)
// expect: -nan nan nan -nan nan -nan nan
// expect: [-nan] Optional(-nan) -nan nan nan
// expect: -nan snan
// expect: snan snan nan nan
// expect: true false true
// expect: signalingNaN quietNaN minus
// expect: -nan -nan inf -inf false
