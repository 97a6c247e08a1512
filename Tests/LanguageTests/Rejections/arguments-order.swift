func move(from a: Int, to b: Int) {}
move(to: 1, from: 2)
move(1, 2)
move(from: 1)
move(from: 1, to: 2, by: 3)
move(from: 1, too: 2)
func one(_ a: Int) {}
one(a: 1)
one()
one("x")
struct S { var a: Int
 var b: String }
let s = S(b: "x", a: 1)
let t = S(a: 1)
let u = S(1, "x")
let v = S(a: "1", b: 1)
// expect error 2:13: argument 'from' must precede argument 'to'
// expect error 3:5: missing argument labels 'from:to:' in call
// expect error 4:13: missing argument for parameter 'to' in call
// expect error 5:26: extra argument 'by' in call
// expect error 6:5: incorrect argument label in call (have 'from:too:', expected 'from:to:')
// expect error 8:4: extraneous argument label 'a:' in call
// expect error 9:5: missing argument for parameter #1 in call
// expect error 10:5: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 13:19: argument 'a' must precede argument 'b'
// expect error 14:15: missing argument for parameter 'b' in call
// expect error 15:10: missing argument labels 'a:b:' in call
// expect error 16:14: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 16:22: cannot convert value of type 'Int' to expected argument type 'String'
