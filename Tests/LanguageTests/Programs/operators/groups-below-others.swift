infix operator %% : MinPrecedence
precedencegroup MinPrecedence {
  associativity: left
  lowerThan: AssignmentPrecedence
}
func %% (a: Int, b: Int) -> Int { a * 100 + b }
print(4 % 2 + 27 %% 123)
infix operator ** : PowerPrecedence
precedencegroup PowerPrecedence {
  higherThan: MultiplicationPrecedence
  associativity: right
}
func ** (a: Int, b: Int) -> Int { (0..<b).reduce(1) { x, _ in x * a } }
print(2 * 3 ** 2, 2 ** 3 ** 2)
infix operator |> : PipePrecedence
precedencegroup PipePrecedence {
  associativity: left
  higherThan: AssignmentPrecedence
  lowerThan: TernaryPrecedence
}
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
print([3, 1] |> { $0.sorted() } |> { $0.map { $0 * 2 } })
// expect: 2823
// expect: 18 512
// expect: [2, 6]
