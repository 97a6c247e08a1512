let x = 1
let x = 2
func f() {}
func f() {}
func g(_ a: Int) {}
func g(_ a: String) {}
struct T { var a = 1
 var a = 2
 func m() {}
 func m() {} }
struct T {}
enum D { case one, two, one }
func h() { let y = 1
 let y = 2
 print(y) }
func k(a: Int, a: Int) {}
protocol Pr { func q()
 func q() }
// expect error 2:5: invalid redeclaration of 'x'
// expect error 4:6: invalid redeclaration of 'f()'
// expect error 8:6: invalid redeclaration of 'a'
// expect error 10:7: invalid redeclaration of 'm()'
// expect error 11:8: invalid redeclaration of 'T'
// expect error 12:25: invalid redeclaration of 'one'
// expect error 14:6: invalid redeclaration of 'y'
// expect error 16:16: invalid redeclaration of 'a'
// expect error 18:7: invalid redeclaration of 'q()'
