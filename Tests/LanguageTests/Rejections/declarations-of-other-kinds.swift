struct S { var t: Int = 1 { get { 2 } } }
enum E { var a = 1; case x }
enum N { case n, e(Int) }
let c2 = N.n(3)
let c3: N = .n(3)
class A {}
class B: A {}
let d = A() as B
switch N.n { case .n(let x): print(x); default: break }
// expect error 1:25: variable with getter/setter cannot have an initial value
// expect error 2:14: enums must not contain stored properties
// expect error 4:12: enum case 'n' has no associated values
// expect error 5:14: enum case 'n' has no associated values
// expect error 8:13: 'A' is not convertible to 'B'
// expect error 9:20: pattern with associated values does not match enum case 'n'
