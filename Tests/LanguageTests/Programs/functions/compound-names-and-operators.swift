func f1(a: Int, b: Int) -> Int { a + b }
func f4(a: Int, b: Int) -> Int { 1 }
func f4(c: Double, d: Double) -> Int { 2 }
print(f1(a:b:)(1, 2), f4(a:b:)(1, 2), f4(c:d:)(1.5, 2))
struct S { var v = 0; init(a: Int, b: Int) { v = a * b }; init(value: Int) { v = value }; func m(x: Int, y: Int) -> Int { v + x + y }; static func st(q: Int) -> Int { q }
  init(foo: Int) { self.init(value:)(foo) } }
let s = S(a: 2, b: 3)
print(s.m(x:y:)(1, 2), S.init(a:b:)(3, 4).v, S.st(q:)(5))
print((+)(1, 2), (==)(0, 0), (-)(5, 3), (<)(1, 2), ["b", "a"].sorted(by: (<)))
infix operator ^^^
func ^^^ (l: String, r: String) -> String { l + r }
struct T { static func ^^^ (l: T, r: T) -> String { "T" } }
print((^^^)("a", "b"), (^^^)(T(), T()), "x" ^^^ "y")
// expect: 3 1 2
// expect: 9 12 5
// expect: 3 true 2 true ["a", "b"]
// expect: ab T xy
