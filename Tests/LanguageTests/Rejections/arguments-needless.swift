func f(a: Int, b: Int) {}
f(a: 1, a: 2, b: 3)
f(x: 1, a: 2, b: 3)
f(a: 1, b: 2, a: 3)
f(a: 1, 2, b: 3)
f(1, a: 2, b: 3)
func g(_ n: Int, b: Int) {}
g(1, 2, b: 3)
g(1, a: 2, b: 3)
g(1, b: 2, b: 3, c: 4)
g(1, x: 3, b: 2, b: 3)
f(b: 1, a: 2, c: 3)
// expect error 2:12: extra argument 'a' in call
// expect error 3:6: extra argument 'x' in call
// expect error 4:18: extra argument 'a' in call
// expect error 5:9: extra argument in call
// expect error 6:3: extra argument in call
// expect error 8:6: extra argument in call
// expect error 9:9: extra argument 'a' in call
// expect error 10:2: extra arguments at positions #3, #4 in call
// expect error 11:2: extra arguments at positions #2, #4 in call
// expect error 12:18: extra argument 'c' in call
