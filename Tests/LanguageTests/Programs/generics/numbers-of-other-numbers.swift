func integer<T: FixedWidthInteger, U: BinaryFloatingPoint>(_ value: U, _ type: T.Type) -> T { T(value) }
func whole<T: BinaryInteger, U: BinaryFloatingPoint>(_ value: U, _ type: T.Type) -> T { T(value) }
func resized<T: BinaryInteger, U: BinaryInteger>(_ value: U, _ type: T.Type) -> T { T(value) }
func fraction<T: BinaryFloatingPoint, U: BinaryFloatingPoint>(_ value: U, _ type: T.Type) -> T { T(value) }
func fraction<T: BinaryFloatingPoint, U: BinaryInteger>(of value: U, _ type: T.Type) -> T { T(value) }
print(integer(1.9, Int.self), integer(Float(7.5), UInt8.self), whole(-1.9, Int8.self), resized(5 as UInt16, Int.self))
print(fraction(5.5, Float.self), fraction(Float(0.5), Double.self), fraction(of: 5, Float.self), fraction(of: 3 as Int8, Double.self))
func average<T: BinaryInteger>(_ values: [T]) -> Double { Double(values.reduce(0, +)) / Double(values.count) }
extension BinaryFloatingPoint {
  func whole<T: BinaryInteger>() -> T { T(self.rounded()) }
}
let rounded: Int = 2.6.whole()
print(average([1, 2, 4] as [Int8]), rounded)
protocol Scaled {
  init<T: BinaryInteger>(steps: T)
  init<T: BinaryFloatingPoint>(steps: T)
}
struct Distance: Scaled {
  var text: String
  init<T: BinaryFloatingPoint>(steps: T) { text = "fraction \(steps)" }
  init<T: BinaryInteger>(steps: T) { text = "integer \(steps)" }
}
func scaled<S: Scaled, T: BinaryInteger>(_ type: S.Type, _ steps: T) -> S { S(steps: steps) }
func scaled<S: Scaled, T: BinaryFloatingPoint>(_ type: S.Type, _ steps: T) -> S { S(steps: steps) }
print(scaled(Distance.self, 3).text, scaled(Distance.self, 2.5).text)
// expect: 1 7 -1 5
// expect: 5.5 0.5 5.0 3.0
// expect: 2.3333333333333335 3
// expect: integer 3 fraction 2.5
