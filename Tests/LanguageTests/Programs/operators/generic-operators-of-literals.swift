// What a generic operator asks of its operands says what literals are.
infix operator ≈: ComparisonPrecedence
infix operator ∈: ComparisonPrecedence
infix operator <+>: AdditionPrecedence
func ≈ <T: FloatingPoint>(l: T, r: T) -> Bool { l == r || l.nextDown == r || l.nextUp == r }
func ∈ <S: Sequence>(l: S.Element, r: S) -> Bool where S.Element: Equatable { r.contains(l) }
func <+> <T: Numeric>(l: T, r: T) -> T { l + r }

print(1 ≈ -1, 1 ≈ 1, 1 ≈ 1.5, 2.0 ≈ 2, 1 ≈ 1.nextUp)
let animals: Set<Character> = ["a", "b"]
print("a" ∈ animals, "c" ∈ Array(animals), "x" ∈ ["x"], "x" ∈ "xyz")
print(3 ∈ [1, 2], 2.0 ∈ [1, 2], 4 ∈ (1...9))
print(1 <+> 2, 1.5 <+> 2, type(of: 1 <+> 2), type(of: 1 <+> 2.5))
let byte: UInt8 = 3
print(3 ∈ [byte], 4 <+> byte, type(of: 4 <+> byte))
let width: Float = 2
print(width ≈ 2, 2 ≈ width, [1, 2].map { $0 ≈ width })
func near<T: BinaryFloatingPoint>(_ a: T, _ b: T) -> Bool { a.nextUp == b || a.nextDown == b }
print(near(1.0, 1.0.nextUp), near(Float(1), 1.1))
// expect: false true false true true
// expect: true false true true
// expect: false true true
// expect: 3 3.5 Int Double
// expect: true 7 UInt8
// expect: true true [false, true]
// expect: true false
