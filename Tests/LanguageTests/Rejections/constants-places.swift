struct S { var n = 0
 mutating func up() { n += 1 } }
let s = S()
s.n = 3
s.up()
func f(_ a: Int) { a = 2 }
for i in 0..<3 { i = 5 }
let arr = [1]
arr.append(2)
arr[0] = 3
func g(_ s: S) { s.up() }
var k = 1
func h(_ x: inout Int) {}
h(k)
let c = 1
h(&c)
class K { let v = 1 
 var w: Int { 3 } }
let o = K()
o.v = 2
o.w = 3
// expect error 4:3: cannot assign to property: 's' is a 'let' constant
// expect error 5:3: cannot use mutating member on immutable value: 's' is a 'let' constant
// expect error 6:20: cannot assign to value: 'a' is a 'let' constant
// expect error 7:18: cannot assign to value: 'i' is a 'let' constant
// expect error 9:5: cannot use mutating member on immutable value: 'arr' is a 'let' constant
// expect error 10:4: cannot assign through subscript: 'arr' is a 'let' constant
// expect error 11:20: cannot use mutating member on immutable value: 's' is a 'let' constant
// expect error 14:3: passing value of type 'Int' to an inout parameter requires explicit '&'
// expect error 16:3: cannot pass immutable value as inout argument: 'c' is a 'let' constant
// expect error 20:3: cannot assign to property: 'v' is a 'let' constant
// expect error 21:3: cannot assign to property: 'w' is a get-only property
