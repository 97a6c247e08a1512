import Foundation

struct Drop {
  var x: Double
}
func rain(_ size: CGSize) -> Drop { Drop(x: .random(in: -32 ... -size.width)) }
func between(_ size: CGSize) -> Double { .random(in: size.height...size.height) }
func mixed(_ size: CGSize) -> Double {
  let low: Double = 3
  return .random(in: low...size.width)
}
func whole(_ size: CGSize) -> ClosedRange<Double> { 0...size.width }
let five: CGFloat = 5
func both() -> ClosedRange<Double> { five...five }
func half() -> Range<CGFloat> {
  let end = 2.5
  return -end..<end
}
var x = 1.0
x = .random(in: 2..<five)
print(x >= 2, rain(CGSize(width: 32, height: 3)), between(CGSize(width: 3, height: 2)))
print(mixed(CGSize(width: 3, height: 1)), whole(CGSize(width: 4, height: 1)), both(), half())
print(Double.random(in: five...five), CGFloat.random(in: x - x...0))
// expect: true Drop(x: -32.0) 2.0
// expect: 3.0 0.0...4.0 5.0...5.0 -2.5..<2.5
// expect: 5.0 0.0
