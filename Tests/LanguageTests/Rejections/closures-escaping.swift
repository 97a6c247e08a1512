var saved: [() -> Void] = []
func f(_ c: () -> Void) { saved.append(c) }
var one: (() -> Void)?
func g(_ c: () -> Void) { one = c }
func h(_ c: () -> Void) -> () -> Void { c }
func i(_ c: () -> Void) -> () -> Void { return { c() } }
class K { var c: () -> Void; init(_ c: () -> Void) { self.c = c } }
func esc(_ c: @escaping () -> Void) {}
func j(_ c: () -> Void) { esc(c) }
func k(_ c: () -> Void) { esc { c() } }
func l(_ c: () -> Void) { let d = c; d() }
func m(_ c: (Int) -> Int) -> [Int] { [1].map(c) }
func n(_ c: () -> Void) { func inner() { c() }; inner() }
// expect error 2:40: converting non-escaping parameter 'c' to generic parameter 'Element' may allow it to escape
// expect error 4:31: assigning non-escaping parameter 'c' to an '@escaping' closure
// expect error 5:41: using non-escaping parameter 'c' in a context expecting an '@escaping' closure
// expect error 7:61: assigning non-escaping parameter 'c' to an '@escaping' closure
// expect error 9:31: passing non-escaping parameter 'c' to function expecting an '@escaping' closure
