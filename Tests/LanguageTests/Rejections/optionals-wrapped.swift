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
// expect error 1: cannot convert value of type 'Int' to specified type 'Bool'
// expect error 3: cannot convert value of type 'Int' to specified type 'String'
// expect error 4: cannot convert value of type 'Int' to specified type 'String??'
// expect error 6: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 7: cannot convert return expression of type 'Int' to return type 'String'
// expect error 8: cannot convert return expression of type 'Int' to return type 'String'
// expect error 10: cannot convert value of type 'String' to closure result type 'Int'
// expect error 11: cannot convert value of type 'String' to closure result type 'Int'
// expect error 12: declared closure result 'Int' is incompatible with return type '()'
// expect error 13: cannot convert value of type '()' to closure result type 'Int'
// expect error 15: cannot assign value of type 'String' to subscript of type 'Int'
// expect error 17: cannot assign value of type 'String' to subscript of type 'Int'
// expect error 18: cannot assign value of type 'String' to subscript of type 'Int'
// expect error 21: cannot assign value of type 'String' to subscript of type 'Int'
// expect error 23: value of optional type '(min: Int, max: Int)?' must be unwrapped to refer to member 'max' of wrapped base type '(min: Int, max: Int)'
