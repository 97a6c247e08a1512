func f(a: Int) {}
func f(c: Int) {}
f()
func g(a: Int, b: Int) {}
func g(c: Int) {}
g()
func h(a: Int, b: Int) {}
func h(c: Int) {}
h(a: 1)
h(b: 1)
func k(c: Int) {}
func k(a: Int, b: Int) {}
k()
func l(_ c: Int) {}
func l(_ a: Int, b: Int) {}
l()
struct I { init(a: Int) {}; init(b: String) {} }
_ = I()
class J { func m(_ a: Int) {}; func m(b: Int) {} }
J().m()
// expect error 3:3: missing argument for parameter 'a' in call
// expect error 6:3: missing argument for parameter 'c' in call
// expect error 9:7: missing argument for parameter 'b' in call
// expect error 10:3: missing argument for parameter 'a' in call
// expect error 13:3: missing argument for parameter 'c' in call
// expect error 16:3: missing argument for parameter #1 in call
// expect error 18:7: missing argument for parameter 'a' in call
// expect error 20:7: missing argument for parameter #1 in call
