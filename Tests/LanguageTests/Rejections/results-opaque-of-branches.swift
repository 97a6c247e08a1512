protocol P {}
struct A: P {}
struct B: P {}
func row(_ n: Int) -> some P { if n > 1 { A() } else { B() } }
func row2(_ n: Int) -> some P { n > 1 ? A() : B() }
func row3(_ n: Int) -> some P { if n > 1 { return A() } else { return B() } }
func row4(_ n: Int) -> some P { switch n { case 1: A()
  default: B() } }
var pr: some P { if 1 > 2 { A() } else { B() } }
var pn: some P { A(); B() }
func fn() -> some P { A(); B() }
func fi(_ n: Int?) -> some P { if let n { A() } }
// expect error 4:43: branches have mismatching types 'A' and 'B'
// expect error 5:41: result values in '? :' expression have mismatching types 'A' and 'B'
// expect error 6:6: function declares an opaque return type 'some P', but the return statements in its body do not have matching underlying types
// expect error 7:52: branches have mismatching types 'A' and 'B'
// expect error 9:29: branches have mismatching types 'A' and 'B'
// expect error 10:16: function declares an opaque return type, but has no return statements in its body from which to infer an underlying type
// expect error 11:6: function declares an opaque return type, but has no return statements in its body from which to infer an underlying type
// expect error 12:6: function declares an opaque return type, but has no return statements in its body from which to infer an underlying type
