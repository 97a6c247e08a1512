// Closures that only what stands before them says the types of, composed by the program's own operators.
precedencegroup Pipe { associativity: left higherThan: AssignmentPrecedence }
infix operator |>: Pipe
infix operator >>>: Pipe
infix operator <<<: Pipe
infix operator <>: Pipe
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func <<< <A, B, C>(g: @escaping (B) -> C, f: @escaping (A) -> B) -> (A) -> C { { g(f($0)) } }
func <> <A>(f: @escaping (A) -> A, g: @escaping (A) -> A) -> (A) -> A { { g(f($0)) } }
func inc(_ x: Int) -> Int { x + 1 }
func sq(_ x: Int) -> Int { x * x }
func str<T>(_ x: T) -> String { "<\(x)>" }
print(2 |> inc |> sq |> str, 2 |> { $0 + 1 } |> { $0 * 2 } |> { "\($0)!" })
print([1, 2].map(inc >>> sq), [1, 2].map(inc >>> sq >>> str), [1, 2].map({ $0 + 1 } >>> sq), [1, 2].map(inc >>> { $0 * 2 }), [1, 2].map({ $0 + 1 } >>> { $0 * 2 } >>> { "\($0)" }))
print([1, 2].map({ $0 + 1 } >>> { $0 * 2 } >>> str), ["a", "bb"].map({ $0.count } >>> { $0 * 2 } >>> { $0 > 2 }))
print(["a", "bb"].filter({ $0.count } >>> { $0 * 2 } >>> { $0 > 2 }))
let f = inc >>> { $0 * 2 } >>> { Double($0) / 2 }
print(f(3))
let g: (Int) -> String = { $0 + 1 } >>> { $0 * 2 } >>> { String($0) }
print(g(3))
print((inc >>> sq)(2), ({ $0 + 1 } >>> sq)(2), (String.init <<< inc)(4))
print([3, 4].map({ $0 * 2 } <> { $0 + 1 }), [3].map({ $0 * 2 } <> inc <> { $0 - 1 }))
print(["a"].map(\.count >>> inc), ["abc"].map(\.count >>> { $0 + 1 } >>> { "\($0)" }))
let h = { (s: String) in s.count } >>> { -$0 } >>> { String($0) }
print(h("abc"))
print(["b", "a"].sorted().map({ $0.uppercased() } >>> { $0 + "!" } >>> { [$0] }))
print([1, 2, 3].filter({ $0 % 2 } >>> { $0 == 1 }), [1: "a"].map({ $0.value } >>> { $0 + "?" }))
print([1, 2].reduce(0, { $0 + $1 }))
struct P { var n: String; var a: Int }
print([P(n: "x", a: 3)].map({ $0.a } >>> { $0 * 2 } >>> { "\($0)" }), [P(n: "x", a: 3)].contains(where: { $0.a } >>> { $0 > 2 }))
func apply<A, B>(_ a: A, _ f: (A) -> B) -> B { f(a) }
print(apply(3, { $0 + 1 } >>> { Double($0) } >>> { $0 / 8 }), apply("q", { $0 + "w" } >>> { $0.count }))
// expect: <9> 6!
// expect: [4, 9] ["<4>", "<9>"] [4, 9] [4, 6] ["4", "6"]
// expect: ["<4>", "<6>"] [false, true]
// expect: ["bb"]
// expect: 4.0
// expect: 8
// expect: 9 9 5
// expect: [7, 9] [6]
// expect: [2] ["4"]
// expect: -3
// expect: [["A!"], ["B!"]]
// expect: [1, 3] ["a?"]
// expect: 3
// expect: ["6"] true
// expect: 0.5 2
