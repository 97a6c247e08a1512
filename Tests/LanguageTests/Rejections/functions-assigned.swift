class V { func honk() -> String { "a" }; static func st() {}; var cl: () -> Void = {}; func two(_ a: Int) {}; func self1() { honk = { "b" }; self.honk = { "b" } } }
struct S { func m() {}; mutating func n() { m = { } } }
let v = V()
v.honk = { "x" }
V.st = { }
v.cl = { }
func glob() {}
glob = { }
func outer() { func inner() {}; inner = { } }
var s = S()
s.m = { }
v.two = { _ in }
v.honk += { "x" }
protocol P { func m() }
func f(p: P) { p.m = { } }
// expect error 1:126: cannot assign to value: 'honk' is a method
// expect error 1:147: cannot assign to value: 'honk' is a method
// expect error 2:45: cannot assign to value: 'm' is a method
// expect error 4:3: cannot assign to value: 'honk' is a method
// expect error 5:3: cannot assign to value: 'st' is a method
// expect error 8:1: cannot assign to value: 'glob' is a function
// expect error 9:33: cannot assign to value: 'inner' is a function
// expect error 11:3: cannot assign to value: 'm' is a method
// expect error 12:3: cannot assign to value: 'two' is a method
// expect error 13:8: binary operator '+=' cannot be applied to two '() -> String' operands
// expect error 15:18: cannot assign to value: 'm' is a method
