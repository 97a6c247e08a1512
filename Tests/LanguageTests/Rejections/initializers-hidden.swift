struct B { private var x: Int }
_ = B()
_ = B(x: 1)
struct C { private var x = 1; var y: Int }
_ = C()
_ = C(y: 1)
struct D { private var x = 1; var y = 1 }
_ = D()
struct E { fileprivate var y: Int }
_ = E()
struct F { private let y: Int ; let z: Int}
_ = F()
_ = F(z: 1)
struct Outer { struct In { private var x: Int } ; let i = In() }
// expect error 2:5: 'B' initializer is inaccessible due to 'private' protection level
// expect error 2:7: missing argument for parameter 'x' in call
// expect error 3:5: 'B' initializer is inaccessible due to 'private' protection level
// expect error 5:5: 'C' initializer is inaccessible due to 'private' protection level
// expect error 5:7: missing argument for parameter 'y' in call
// expect error 6:5: 'C' initializer is inaccessible due to 'private' protection level
// expect error 10:7: missing argument for parameter 'y' in call
// expect error 12:5: 'F' initializer is inaccessible due to 'private' protection level
// expect error 12:6: missing arguments for parameters 'y', 'z' in call
// expect error 13:5: 'F' initializer is inaccessible due to 'private' protection level
// expect error 13:7: missing argument for parameter 'y' in call
// expect error 14:59: 'Outer.In' initializer is inaccessible due to 'private' protection level
// expect error 14:62: missing argument for parameter 'x' in call
