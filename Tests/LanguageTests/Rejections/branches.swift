let n = 5
let h3: String = if n > 3 { 1 } else { "b" }
let h4: String = n > 3 ? 1 : "b"
let h5: String = n > 3 ? 1 : 2
func f(_ s: String) {}
f(n > 3 ? n : "b")
func h2(_ x: Bool) -> String { if x { 1 } else { "b" } }
func h6(_ x: Bool) -> String { x ? 1 : "b" }
func h7(_ x: Bool) -> String { x ? "a" : n }
var fib: (Int) -> String = { "\($0)" }
fib = { n in n < 2 ? n : fib(n - 1) + fib(n - 2) }
// expect error 2:29: cannot convert value of type 'Int' to specified type 'String'
// expect error 3:24: cannot convert value of type 'Int' to specified type 'String'
// expect error 4:24: cannot convert value of type 'Int' to specified type 'String'
// expect error 6:11: result values in '? :' expression have mismatching types 'Int' and 'String'
// expect error 7:39: cannot convert value of type 'Int' to specified type 'String'
// expect error 8:34: cannot convert return expression of type 'Int' to return type 'String'
// expect error 9:34: cannot convert return expression of type 'Int' to return type 'String'
// expect error 11:22: result values in '? :' expression have mismatching types 'Int' and 'String'
