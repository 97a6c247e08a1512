// An `&` that passes nothing.
infix operator <->
func <-> (a: inout Int, b: inout Int) { (a, b) = (b, a) }
func change(_ n: inout Int) -> Int { n += 1; return n }
var a = 1, b: Int? = 2, list = [1]
let c = &a + 1
let d = 1 + &a
&a += 1
let e = &a
let f = [&a]
let g = (&a, 1)
print("\(&a)")
&list.append(2)
let i = &b ?? 3
let k = { &a }
if &a > 3 { print("large") }
let l = change(&a) + change(&list[0])
// expect error 6:9: '&' used with non-inout argument of type 'Int'
// expect error 7:13: '&' used with non-inout argument of type 'Int'
// expect error 8:1: '&' may only be used to pass an argument to inout parameter
// expect error 9:9: '&' may only be used to pass an argument to inout parameter
// expect error 10:10: '&' may only be used to pass an argument to inout parameter
// expect error 11:10: '&' may only be used to pass an argument to inout parameter
// expect error 12:10: '&' used with non-inout argument of type 'Int'
// expect error 13:1: '&' may only be used to pass an argument to inout parameter
// expect error 14:9: '&' used with non-inout argument of type 'Int?'
// expect error 15:11: '&' may only be used to pass an argument to inout parameter
// expect error 16:4: '&' used with non-inout argument of type 'Int'
