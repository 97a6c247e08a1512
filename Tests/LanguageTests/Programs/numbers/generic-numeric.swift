func sum<T: Numeric>(_ values: [T]) -> T { values.reduce(0, +) }
func mean<T: BinaryFloatingPoint>(_ values: [T]) -> T { values.isEmpty ? 0 : values.reduce(0, +) / T(values.count) }
extension Comparable {
  func clamped(to range: ClosedRange<Self>) -> Self { min(max(self, range.lowerBound), range.upperBound) }
}
print(sum([1, 2, 3]), sum([0.5, 0.25]), mean([1.0, 2.0]), mean([Float(3), 4]))
print(15.clamped(to: 0...10), (-1.5).clamped(to: -1...1), "m".clamped(to: "a"..."f"))
extension BinaryInteger { var isEven: Bool { self % 2 == 0 } }
print(4.isEven, UInt8(3).isEven)
// expect: 6 0.75 1.5 3.5
// expect: 10 -1.0 f
// expect: true false
