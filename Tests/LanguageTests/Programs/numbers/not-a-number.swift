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
let kinds: [Double] = [0.0, -0.0, 1, .nan, -.nan, .signalingNaN, .infinity]
for a in kinds {
  print(a, kinds.map { Double.minimum(a, $0) }, kinds.map { Double.maximum(a, $0) })
  print(kinds.map { Double.minimumMagnitude(a, $0) }, kinds.map { Double.maximumMagnitude(a, $0) })
}
print(String(describing: -Double.nan), String(describing: -Float.nan), String(describing: Optional(-Double.nan)))
struct Both: TextOutputStreamable, CustomStringConvertible {
  var description: String { "described" }
  func write<Target: TextOutputStream>(to target: inout Target) { target.write("streamed") }
}
func describe<T>(_ value: T) -> String { String(describing: value) }
func describeItself<T: CustomStringConvertible>(_ value: T) -> String { String(describing: value) }
let described: any CustomStringConvertible = -Float.nan
print(Both(), String(describing: Both()), "\(Both())", describe(Both()), describeItself(Both()))
print(describe(-Double.nan), describeItself(-Double.nan), described, String(describing: described))
// expect: -nan nan nan -nan nan -nan nan
// expect: [-nan] Optional(-nan) -nan nan nan
// expect: -nan snan
// expect: snan snan nan nan
// expect: true false true
// expect: signalingNaN quietNaN minus
// expect: -nan -nan inf -inf false
// expect: 0.0 [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0] [0.0, -0.0, 1.0, 0.0, 0.0, 0.0, inf]
// expect: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0] [0.0, -0.0, 1.0, 0.0, 0.0, 0.0, inf]
// expect: -0.0 [-0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0] [0.0, -0.0, 1.0, -0.0, -0.0, -0.0, inf]
// expect: [-0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0] [0.0, -0.0, 1.0, -0.0, -0.0, -0.0, inf]
// expect: 1.0 [0.0, -0.0, 1.0, 1.0, 1.0, 1.0, 1.0] [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, inf]
// expect: [0.0, -0.0, 1.0, 1.0, 1.0, 1.0, 1.0] [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, inf]
// expect: nan [0.0, -0.0, 1.0, nan, nan, nan, inf] [0.0, -0.0, 1.0, nan, nan, nan, inf]
// expect: [0.0, -0.0, 1.0, nan, nan, nan, inf] [0.0, -0.0, 1.0, nan, nan, nan, inf]
// expect: -nan [0.0, -0.0, 1.0, -nan, -nan, -nan, inf] [0.0, -0.0, 1.0, -nan, -nan, -nan, inf]
// expect: [0.0, -0.0, 1.0, -nan, -nan, -nan, inf] [0.0, -0.0, 1.0, -nan, -nan, -nan, inf]
// expect: snan [0.0, -0.0, 1.0, snan, snan, snan, inf] [0.0, -0.0, 1.0, snan, snan, snan, inf]
// expect: [0.0, -0.0, 1.0, snan, snan, snan, inf] [0.0, -0.0, 1.0, snan, snan, snan, inf]
// expect: inf [0.0, -0.0, 1.0, inf, inf, inf, inf] [inf, inf, inf, inf, inf, inf, inf]
// expect: [0.0, -0.0, 1.0, inf, inf, inf, inf] [inf, inf, inf, inf, inf, inf, inf]
// expect: nan nan Optional(-nan)
// expect: streamed described streamed streamed described
// expect: -nan nan -nan nan
