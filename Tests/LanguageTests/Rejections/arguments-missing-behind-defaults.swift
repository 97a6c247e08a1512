func q(a: Int = 1, b: Int, c: Int, d: Int) {}
q(b: 1, d: 3)
func v(_ a: Int..., b: Int, c: Int) {}
v(1, 2, 3, c: 3)
v(b: 3)
v(1, 2, b: 3)
func w(_ a: Int..., b: Int = 3, c: Int, d: Int = 4) {}
w(1, 2, d: 3)
w(1, 2, b: 3, d: 3)
w(d: 3)
func x(a: Int = 1, b: Int = 2, c: Int, _ f: () -> Void) {}
x { }
x() { }
x(a: 1) { }
x(b: 1) { }
x(a: 2, b: 1) { }
func y(a: Int, b: Int, f: () -> Void, g: () -> Void) {}
y(a: 1) { } g: { }
y(b: 1) { } g: { }
y { } g: { }
y(a: 1, b: 2) { }
struct S { init(a: Int, b: Int) {}; subscript(a: Int, b c: Int) -> Int { 3 }; func m(a: Int, b: Int) {} }
_ = S()
_ = S(a: 1)
S(b: 1)
S(a: 1, b: 2)[1]
S(a: 1, b: 2)[b: 1]
S(a: 1, b: 2).m(a: 1)
S(a: 1, b: 2).m()
S.init(b: 3)
class C { init(a: Int, b: Int) {} }
class D: C { init() { super.init(a: 1) } }
// expect error 2:13: missing argument for parameter 'c' in call
// expect error 4:4: missing argument for parameter 'b' in call
// expect error 5:7: missing argument for parameter 'c' in call
// expect error 6:7: missing argument for parameter 'c' in call
// expect error 8:7: missing argument for parameter 'c' in call
// expect error 9:7: missing argument for parameter 'c' in call
// expect error 10:7: missing argument for parameter 'c' in call
// expect error 12:6: missing argument for parameter 'c' in call
// expect error 13:8: missing argument for parameter 'c' in call
// expect error 14:12: missing argument for parameter 'c' in call
// expect error 15:12: missing argument for parameter 'c' in call
// expect error 16:13: missing argument for parameter 'c' in call
// expect error 18:7: missing argument for parameter 'b' in call
// expect error 19:3: missing argument for parameter 'a' in call
// expect error 20:3: missing arguments for parameters 'a', 'b' in call
// expect error 21:18: missing argument for parameter 'g' in call
// expect error 23:6: missing arguments for parameters 'a', 'b' in call
// expect error 24:11: missing argument for parameter 'b' in call
// expect error 25:3: missing argument for parameter 'a' in call
// expect error 26:16: missing argument for parameter 'b' in subscript
// expect error 27:15: missing argument for parameter #1 in subscript
// expect error 28:21: missing argument for parameter 'b' in call
// expect error 29:16: missing arguments for parameters 'a', 'b' in call
// expect error 30:8: missing argument for parameter 'a' in call
// expect error 32:38: missing argument for parameter 'b' in call
