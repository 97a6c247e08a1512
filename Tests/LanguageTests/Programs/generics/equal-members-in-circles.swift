protocol P { associatedtype X: Equatable; var x: X { get } }
struct S: P { var x = 1 }
struct T: P { var x = 2 }
func f<A: P, B: P>(_ a: A, _ b: B) -> Bool where A.X == B.X, B.X == A.X { a.x == b.x }
func g<A: P, B: P, C: P>(_ a: A, _ b: B, _ c: C) -> Bool where A.X == B.X, B.X == C.X, C.X == A.X { a.x == b.x || b.x == c.x }
print(f(S(), T()), g(S(), T(), S()))
// expect: false false
