let a: String = { print("x"); return 42 }()
struct S { lazy var v: String = { print("computing"); return 42 }() }
struct T { let v: String = { 42 }() }
class C { lazy var w: Int = { "a" }() }
func f() -> String { return { 42 }() }
func g(_ s: String) {}
g({ 42 }())
var b: String
b = { 42 }()
// expect error 1:38: cannot convert value of type 'Int' to closure result type 'String'
// expect error 2:62: cannot convert value of type 'Int' to closure result type 'String'
// expect error 3:30: cannot convert value of type 'Int' to closure result type 'String'
// expect error 4:31: cannot convert value of type 'String' to closure result type 'Int'
// expect error 5:31: cannot convert value of type 'Int' to closure result type 'String'
// expect error 7:5: cannot convert value of type 'Int' to closure result type 'String'
// expect error 9:7: cannot convert value of type 'Int' to closure result type 'String'
