func add(a: Int, b: Int): Int {
    return a + b
}
let x Int = 5
var y String = "a"
if add(a: 1, b: 2) > 3 and true { print("a") }
if add(a: 1, b: 2) > 3 then { print("a") }
while true then { break }
for i in 0 ..< 3 step 2 { print(i) }
switch 3 { case 1 print("a"); default: break }
func f() -> Int throws { 3 }
func g() -> Int async { 3 }
class A {
    var x = 1
    init { x = 3 }
}
let z = 4
if z > 3 { print("a") }
else if { print("b") }
// expect error 1:25: expected '->' after function parameter tuple
// expect error 4:7: found an unexpected second identifier in constant declaration; is there an accidental break?
// expect error 5:7: found an unexpected second identifier in variable declaration; is there an accidental break?
// expect error 6:24: expected '{' after 'if' condition
// expect error 7:24: expected '{' after 'if' condition
// expect error 8:12: expected '{' after 'while' condition
// expect error 9:18: expected '{' to start the body of for-each loop
// expect error 10:19: expected ':' after 'case'
// expect error 11:17: 'throws' may only occur before '->'
// expect error 12:17: 'async' may only occur before '->'
// expect error 15:10: expected '(' for initializer parameters
// expect error 19:6: missing condition in 'if' statement
