func f() {
    print("a"
    print("b")
    let c = [1, 2
    return
}
func g() {
    print([1
        2], [3 4])
    print("a" "b")
    print("a"
    if true {}
}
func h -> Int { 3 }
func i() {
    let b =
    let c =   
}
func j() {
    let y = true ? 1
    let z = (true ? 1)
    let d = ["a": 1, "b": 2
    let e = 3
}
// expect error 2:14: expected ',' separator
// expect error 4:18: expected ']' in container literal expression
// expect error 8:13: expected ',' separator
// expect error 9:16: expected ',' separator
// expect error 10:15: expected ',' separator
// expect error 12:5: expected ')' in expression list
// expect error 14:8: expected '(' in argument list of function declaration
// expect error 16:12: expected initial value after '='
// expect error 17:12: expected initial value after '='
// expect error 20:18: expected ':' after '? ...' in ternary expression
// expect error 21:19: expected ':' after '? ...' in ternary expression
// expect error 22:28: expected ']' in container literal expression
