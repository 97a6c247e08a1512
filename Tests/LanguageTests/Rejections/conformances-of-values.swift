protocol P { func p() }
protocol Q: P {}
struct B {}
struct C: P { func p() {} }
func f(_ p: any P) {}
f(B())
let a: any P = B()
var b: any P = C()
b = B()
let c: [any P] = [C(), B()]
func g() -> any P { return B() }
let d = B() as any P
let e: any P & Q = C()
f(1)
let h: any P = "x"
let i: (any P)? = B()
let j: [String: any P] = ["a": B()]
func k(_ p: (any P)?) {}
k(B())
let l: any Error = B()
func m() throws { throw B() }
let n: any Hashable = B()
struct W { var p: any P }
let o = W(p: B())
// expect error 6:3: argument type 'B' does not conform to expected type 'P'
// expect error 7:16: value of type 'B' does not conform to specified type 'P'
// expect error 9:5: cannot assign value of type 'B' to type 'any P'
// expect error 10:24: cannot convert value of type 'B' to expected element type 'any P'
// expect error 11:28: return expression of type 'B' does not conform to 'P'
// expect error 12:9: cannot convert value of type 'B' to type 'any P' in coercion
// expect error 13:20: value of type 'C' does not conform to specified type 'Q'
// expect error 14:3: argument type 'Int' does not conform to expected type 'P'
// expect error 15:16: value of type 'String' does not conform to specified type 'P'
// expect error 16:19: value of type 'B' does not conform to specified type 'P'
// expect error 17:32: cannot convert value of type 'B' to expected dictionary value type 'any P'
// expect error 19:3: argument type 'B' does not conform to expected type 'P'
// expect error 20:20: value of type 'B' does not conform to specified type 'Error'
// expect error 21:25: thrown expression type 'B' does not conform to 'Error'
// expect error 22:23: value of type 'B' does not conform to specified type 'Hashable'
// expect error 24:14: argument type 'B' does not conform to expected type 'P'
