func s(_ a: inout Int, _ b: inout Int) {}
func t(_ a: inout Int, _ b: Int) {}
func u(_ a: Int, _ b: inout Int, c: inout Int) {}
var x = 1
var z = 2
let y = 2
s(x, z)
s(x, y)
s(y, x)
s(y, y)
s(&x, y)
s(y, &x)
s(x, &y)
s(&y, x)
s(&y, &y)
t(x, 3)
t(y, 3)
u(1, x, c: z)
u(1, 2, c: z)
u(1, z, c: 2)
s(x, 3)
s(3, x)
s(&x + 1, &z)
s(x + 1, z)
s(&x, 3)
// expect error 7:3: passing value of type 'Int' to an inout parameter requires explicit '&'
// expect error 7:6: passing value of type 'Int' to an inout parameter requires explicit '&'
// expect error 8:3: passing value of type 'Int' to an inout parameter requires explicit '&'
// expect error 9:1: cannot pass immutable value as inout argument: 'y' is a 'let' constant
// expect error 9:6: passing value of type 'Int' to an inout parameter requires explicit '&'
// expect error 10:1: cannot pass immutable value as inout argument: 'y' is a 'let' constant
// expect error 11:1: cannot pass immutable value as inout argument: 'y' is a 'let' constant
// expect error 12:1: cannot pass immutable value as inout argument: 'y' is a 'let' constant
// expect error 13:3: passing value of type 'Int' to an inout parameter requires explicit '&'
// expect error 13:6: cannot pass immutable value as inout argument: 'y' is a 'let' constant
// expect error 14:3: cannot pass immutable value as inout argument: 'y' is a 'let' constant
// expect error 14:7: passing value of type 'Int' to an inout parameter requires explicit '&'
// expect error 15:3: cannot pass immutable value as inout argument: 'y' is a 'let' constant
// expect error 15:7: cannot pass immutable value as inout argument: 'y' is a 'let' constant
// expect error 16:3: passing value of type 'Int' to an inout parameter requires explicit '&'
// expect error 17:1: cannot pass immutable value as inout argument: 'y' is a 'let' constant
// expect error 18:6: passing value of type 'Int' to an inout parameter requires explicit '&'
// expect error 18:12: passing value of type 'Int' to an inout parameter requires explicit '&'
// expect error 19:12: passing value of type 'Int' to an inout parameter requires explicit '&'
// expect error 20:6: passing value of type 'Int' to an inout parameter requires explicit '&'
// expect error 21:3: passing value of type 'Int' to an inout parameter requires explicit '&'
// expect error 22:6: passing value of type 'Int' to an inout parameter requires explicit '&'
// expect error 23:3: '&' used with non-inout argument of type 'Int'
// expect error 24:10: passing value of type 'Int' to an inout parameter requires explicit '&'
// expect error 25:1: cannot pass immutable value as inout argument: literals are not mutable
