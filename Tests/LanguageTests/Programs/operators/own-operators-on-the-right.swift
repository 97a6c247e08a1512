struct V: Equatable { var n: Double; static func + (a: V, b: V) -> V { V(n: a.n + b.n) } }
infix operator ×: MultiplicationPrecedence
func × (a: Double, b: Double) -> V { V(n: a * b) }
let a = V(n: 2)
print(a == 1 × 2, 1 × 2 + 3 × 4)
// expect: true V(n: 14.0)
