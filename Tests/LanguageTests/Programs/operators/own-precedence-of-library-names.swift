precedencegroup Low { higherThan: AssignmentPrecedence }
infix operator >>= : MultiplicationPrecedence
struct M { var v: Int }
func >>= (l: M, r: (Int) -> M) -> M { r(l.v) }
print(M(v: 1) >>= { M(v: $0 + 1) } >>= { M(v: $0 * 5) })
infix operator |> : AdditionPrecedence
func |> <A, B>(value: A, function: (A) -> B) -> B { function(value) }
print(3 |> { $0 + 1 } |> { "\($0)" })
precedencegroup PowerPrecedence {
  higherThan: MultiplicationPrecedence
  associativity: right
}
infix operator ^ : PowerPrecedence
func ^ (base: Double, exponent: Double) -> Double {
  (0..<Int(exponent)).reduce(1) { result, _ in result * base }
}
print(2.0 * 3.0 ^ 2.0 + 1, 2.0 ^ 3.0 ^ 2.0)
print(1 + 2 ^ 3)
infix operator % : AdditionPrecedence
print(7 * 5 % 3, 1 + 7 % 3)
// expect: M(v: 10)
// expect: 4
// expect: 19.0 512.0
// expect: 2
// expect: 2 2
