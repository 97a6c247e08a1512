func compose<A, B, C>(_ first: @escaping (A) -> B, _ second: @escaping (B) -> C) -> (A) -> C { { second(first($0)) } }
let next = compose({ $0 + 1 }, String.init)
print(next(4))
print(compose({ Double($0) }, { String($0) })(3 as Int))
let double: (Int) -> String = compose({ $0 * 2 }, { "<\($0)>" })
print(double(5))
let parse = compose(Int.init as (String) -> Int?, { $0 ?? -1 })
print(parse("9"), parse("x"))
print(compose({ (x: Int) in x + 1 }, { $0 * 10 })(1))
print(compose({ (x: Int) in "\(x)" }, \.count)(12345))
func pipe<A, B>(_ value: A, _ change: (A) -> B) -> B { change(value) }
print(pipe(3, String.init), pipe("42", Int.init) ?? 0)
struct User { var name: String }
print(compose(User.init, { $0.name.count })("Anna"))
func both<A, B>(_ first: (Int) -> A, _ second: (Int) -> B) -> (A, B) { (first(1), second(2)) }
print(both({ $0 + 1 }, { "\($0)" }), both(String.init, Double.init))
// expect: 5
// expect: 3.0
// expect: <10>
// expect: 9 -1
// expect: 20
// expect: 5
// expect: 3 42
// expect: 4
// expect: (2, "2") ("1", 2.0)
