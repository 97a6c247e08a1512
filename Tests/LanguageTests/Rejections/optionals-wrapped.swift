let a: Bool? = 3
let n = 5
let b: String? = n
let c: String??? = 5
func f(_ s: String?) {}
f(5)
func g(_ n: Int) -> String? { 5 }
func g2(_ n: Int) -> String? { return n }
var late: () -> Int = { 1 }
late = { print("x"); return "a" }
late = { () -> Int in print("x"); return "a" }
late = { () -> Int in print("x") }
late = { print("x") }
var dict = ["a": 1]
dict["a"] = "b"
var list = [1, 2]
list[0] = "x"
list[0] = n > 3 ? "a" : "b"
struct G { var cells = [1]; subscript(i: Int) -> Int { get { cells[i] } set { cells[i] = newValue } } }
var grid = G()
grid[0] = "q"
let t: (min: Int, max: Int)? = (1, 2)
print(t.max)
// expect error 1:16: cannot convert value of type 'Int' to specified type 'Bool'
// expect error 3:18: cannot convert value of type 'Int' to specified type 'String'
// expect error 4:20: cannot convert value of type 'Int' to specified type 'String??'
// expect error 6:3: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 7:31: cannot convert return expression of type 'Int' to return type 'String'
// expect error 8:39: cannot convert return expression of type 'Int' to return type 'String'
// expect error 10:29: cannot convert value of type 'String' to closure result type 'Int'
// expect error 11:42: cannot convert value of type 'String' to closure result type 'Int'
// expect error 12:16: declared closure result 'Int' is incompatible with return type '()'
// expect error 13:10: cannot convert value of type '()' to closure result type 'Int'
// expect error 15:13: cannot assign value of type 'String' to subscript of type 'Int'
// expect error 17:11: cannot assign value of type 'String' to subscript of type 'Int'
// expect error 18:17: cannot assign value of type 'String' to subscript of type 'Int'
// expect error 21:11: cannot assign value of type 'String' to subscript of type 'Int'
// expect error 23:7: value of optional type '(min: Int, max: Int)?' must be unwrapped to refer to member 'max' of wrapped base type '(min: Int, max: Int)'
