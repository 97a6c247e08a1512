func s17() -> Never { print("a"); print("b") }
func s18() -> Never { fatalError() }
func s19(_ b: Bool) -> Never { if b { fatalError() } else { s18() } }
func s20(_ b: Bool) -> Never { if b { fatalError() } }
let never: () -> Never = { let a = 1; print(a) }
class C { var a: Int ; init(a: Int) { self.a = a } }
class D: C { let b: Int ; override init(a: Int) { b = 1 ; super.init(a: b) ; super.init(a: b) } }
class E2: C { init(x: Bool) { if x { super.init(a: 1) }; super.init(a: 2) } }
class F2: C { convenience init(x: Bool) { self.init(a: 1); self.init(a: 2) } }
// expect error 1:46: global function with uninhabited return type 'Never' is missing call to another never-returning function on all paths
// expect error 4:54: global function with uninhabited return type 'Never' is missing call to another never-returning function on all paths
// expect error 5:48: closure with uninhabited return type 'Never' is missing call to another never-returning function on all paths
// expect error 7:84: 'super.init' called multiple times in initializer
// expect error 8:64: 'super.init' called multiple times in initializer
