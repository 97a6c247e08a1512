infix operator ≈: ComparisonPrecedence
func ≈ <T: BinaryFloatingPoint>(a: T, b: T) -> Bool { abs(a - b) < 0.1 }
print(1 ≈ 1, 1.0 ≈ 1)
func t(_ b: Bool) -> Bool { b }
print(t(1 ≈ 1))
// expect: true true
// expect: true
