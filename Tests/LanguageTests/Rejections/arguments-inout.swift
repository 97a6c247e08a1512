func swap2<T>(_ a: inout T, _ b: inout T) {}
func grow(_ x: inout Int) { x += 1 }
func sum(_ xs: Int...) -> Int { xs.reduce(0, +) }
func apply(_ f: (Int) -> Int, to x: Int) -> Int { f(x) }
var u = 1
let k = 1
swap2(&u, u)
grow(u)
grow(k)
grow(1)
_ = sum([1, 2])
_ = apply { $0 }
_ = [1].append(2)
_ = !1
let o: Int? = 1
let e = o ?? "x"
// expect error 7:11: passing value of type 'Int' to an inout parameter requires explicit '&'
// expect error 8:6: passing value of type 'Int' to an inout parameter requires explicit '&'
// expect error 9:1: cannot pass immutable value as inout argument: 'k' is a 'let' constant
// expect error 10:1: cannot pass immutable value as inout argument: literals are not mutable
// expect error 11:9: cannot pass array of type '[Int]' as variadic arguments of type 'Int'
// expect error 12:17: missing argument for parameter 'to' in call
// expect error 13:9: cannot use mutating member on immutable value of type '[Int]'
// expect error 14:6: integer literal value '1' cannot be used as a boolean; did you mean 'true'?
// expect error 16:11: binary operator '??' cannot be applied to operands of type 'Int?' and 'String'
