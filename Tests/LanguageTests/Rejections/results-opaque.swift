protocol P { func p() }
struct A: P { func p() {} }
struct B {}
func f() -> some P { B() }
func g() -> some P { 1 }
var h: some P { "x" }
func i(_ b: Bool) -> some P { if b { return A() } else { return B() } }
func j() -> some Equatable { B() }
struct C: P { func p() {} }
func k(_ b: Bool) -> some P { if b { return A() }; return C() }
func l() -> any P { B() }
func m(_ x: some P) {}
m(B())
m(1)
// expect error 4:22: return type of global function 'f()' requires that 'B' conform to 'P'
// expect error 5:22: return type of global function 'g()' requires that 'Int' conform to 'P'
// expect error 6:17: return type of var 'h' requires that 'String' conform to 'P'
// expect error 7:65: return type of global function 'i' requires that 'B' conform to 'P'
// expect error 8:30: return type of global function 'j()' requires that 'B' conform to 'Equatable'
// expect error 10:6: function declares an opaque return type 'some P', but the return statements in its body do not have matching underlying types
// expect error 11:21: return expression of type 'B' does not conform to 'P'
// expect error 13:1: global function 'm' requires that 'B' conform to 'P'
// expect error 14:1: global function 'm' requires that 'Int' conform to 'P'
