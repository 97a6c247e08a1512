func foo() { print("foo") }
struct S { func bar(_ n: Int) -> Int { n } ; static func make() -> S { S() } }
let f = { print("f") }
foo
S().bar
S.make
f
print
foo()
let g = foo
_ = foo
// expect error 4:1: function is unused
// expect error 5:5: function is unused
// expect error 6:1: function is unused
// expect error 7:1: function is unused
// expect error 8:1: function is unused
