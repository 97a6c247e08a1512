import Foundation

// `where Unit == Unit.Result` says of an associated type what it is, not of the type.
protocol Quantity {
  associatedtype First
  associatedtype Second
  associatedtype Result
  static var name: String { get }
}
struct Amount<Unit> { var value: Double }
enum Length: Quantity {
  typealias First = Speed
  typealias Second = Time
  typealias Result = Length
  static var name: String { "length" }
}
enum Speed {}
enum Time {}
func * <U: Quantity>(l: Amount<U.First>, r: Amount<U.Second>) -> Amount<U> where U == U.Result {
  print(U.name, U.Result.name)
  return Amount(value: l.value * r.value)
}
func * <U: Quantity>(l: Amount<U.Second>, r: Amount<U.First>) -> Amount<U> where U == U.Result { r * l }
func / <U: Quantity>(l: Amount<U>, r: Amount<U.Second>) -> Amount<U.First> where U == U.Result {
  Amount(value: l.value / r.value)
}
let length: Amount<Length> = Amount<Speed>(value: 3) * Amount<Time>(value: 2)
let other: Amount<Length> = Amount<Time>(value: 3) * Amount<Speed>(value: 2)
print(length, other, length / Amount<Time>(value: 2))

func / <U: Dimension>(l: Measurement<U>, r: Measurement<U>) -> Double {
  l.converted(to: U.baseUnit()).value / r.converted(to: U.baseUnit()).value
}
print(Measurement(value: 4, unit: UnitLength.kilometers) / Measurement(value: 8, unit: UnitLength.meters))

class Plant {
  required init() {}
  class func make() -> Self { Self() }
  var kind: String { "plant" }
}
final class Rose: Plant { override var kind: String { "rose" } }
func grow<P: Plant>(_ type: P.Type) -> P { type.make() }
func double<P: Plant>(_ plant: P) -> [P] { [plant, P.make()] }
print(grow(Rose.self).kind, double(Rose()).map(\.kind), grow(Plant.self).kind)

enum Failure: Equatable { case missing(NSError), none }
enum Answer: Equatable, Hashable {
  case failed(Failure)
  case text(String)
  var hashValue: Int { 3 }
}
print(Set([Answer.text("a"), .text("a"), .failed(.none)]).count)
// expect: length length
// expect: length length
// expect: Amount<Length>(value: 6.0) Amount<Length>(value: 6.0) Amount<Speed>(value: 3.0)
// expect: 500.0
// expect: rose ["rose", "rose"] plant
// expect: 2
