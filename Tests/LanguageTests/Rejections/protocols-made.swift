protocol P { func f() }
let p = P()
extension P { var x = 1 }
// expect error 2:9: 'any P' cannot be constructed because it has no accessible initializers
// expect error 3:19: extensions must not contain stored properties
