func f() { let x: Int = "a"; x = 3 }
func g() { let y = unknown(); y = 3 }
func h() { let z = 3; z = 4; var w: Int = "b"; w = "c" }
struct S { let a: Int = "x" ; mutating func m() { a = 3 } }
let q: Int = "a"
q = 3
// expect error 1:25: cannot convert value of type 'String' to specified type 'Int'
// expect error 1:30: cannot assign to value: 'x' is a 'let' constant
// expect error 2:20: cannot find 'unknown' in scope
// expect error 3:23: cannot assign to value: 'z' is a 'let' constant
// expect error 3:43: cannot convert value of type 'String' to specified type 'Int'
// expect error 3:52: cannot assign value of type 'String' to type 'Int'
// expect error 4:25: cannot convert value of type 'String' to specified type 'Int'
// expect error 4:51: cannot assign to property: 'a' is a 'let' constant
// expect error 5:14: cannot convert value of type 'String' to specified type 'Int'
// expect error 6:1: cannot assign to value: 'q' is a 'let' constant
