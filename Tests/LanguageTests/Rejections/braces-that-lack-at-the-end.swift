struct B { func f() { print("a") }
// expect error 2:1: expected '}' in struct
