precedencegroup Pipe { associativity: left higherThan: AssignmentPrecedence }
infix operator |>: Pipe
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
print(3 |> { $0 * 2 } |> String.init)
let s = 3 |> { $0 * 2 } |> String.init
print(s)
print([1, 2, 3] |> { $0.map { $0 + 1 } } |> { $0.reduce(0, +) })
infix operator >>>: Pipe
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
let h = { (x: Int) in x + 1 } >>> { $0 * 2 } >>> String.init
print(h(3))
// expect: 6
// expect: 6
// expect: 9
// expect: 8
