import Foundation

// A call of numbers is of the type that the other arguments of a generic function have.
func areEqual<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
func check<T: Equatable>(_ a: @autoclosure () throws -> T, _ b: @autoclosure () throws -> T) rethrows -> String {
  let (x, y) = (try a(), try b())
  return x == y ? "same \(type(of: x))" : "\(x) is not \(y)"
}
print(areEqual(2 as Float, sqrt(4)), areEqual(sqrt(4), 2 as Float), areEqual(sqrt(4), 2))
print(check(2 as Float, sqrt(4)), check(sqrt(9), 2 as Float), check(sqrt(4), 2))
let width: Float = 3
print(areEqual(width, max(1, 3)), areEqual(width, abs(-3)), check(width, pow(3, 1)))
print(areEqual(UInt8(3), min(3, 4)))
print(check(5.words.count, 1), UInt64.max.words.map { $0 })

extension BinaryInteger {
  /// The place of the highest bit.
  var highest: Int {
    let index = words.lastIndex { $0 != 0 }!
    return UInt.bitWidth * words.distance(from: words.startIndex, to: index) + UInt.bitWidth
      - words[index].leadingZeroBitCount - 1
  }
}
print(5.highest, UInt8(128).highest, UInt64.max.highest)
// expect: true true true
// expect: same Float 3.0 is not 2.0 same Double
// expect: true true same Float
// expect: true
// expect: same Int [18446744073709551615]
// expect: 2 7 63
