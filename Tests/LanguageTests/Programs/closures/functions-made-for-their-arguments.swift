func compose<A, B, C>(_ first: @escaping (A) -> B, _ second: @escaping (B) -> C) -> (A) -> C {
  { second(first($0)) }
}
func flip<A, B, C>(_ function: @escaping (A, B) -> C) -> (B, A) -> C { { function($1, $0) } }
func read() -> Int { 1 }
func read() -> String { "text" }
func same<T: Equatable>(_ one: T) -> (T) -> Bool { { $0 == one } }
print(compose(Int.init, { $0 ?? -1 })("12"), compose(String.init, \.count)(12345), compose({ $0 + 1 }, { "n\($0)" })(1))
print(flip(-)(1, 10), flip { "\($0)\($1)" }(1, "a"), same(3)(4), same("a")("a"))
print(read() + 1, read() + "x", 1 + read(), "x" + read())
let number: Int = read()
print(number, read() as String)
// expect: 12 5 n2
// expect: 9 a1 false true
// expect: 2 textx 2 xtext
// expect: 1 text
