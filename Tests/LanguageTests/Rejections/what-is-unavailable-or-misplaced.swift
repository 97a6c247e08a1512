func s17() -> Never { print("a"); print("b") }
func s18() -> Never { fatalError() }
func s19(_ b: Bool) -> Never { if b { fatalError() } else { s18() } }
func s20(_ b: Bool) -> Never { if b { fatalError() } }
struct N { func stop() -> Never { print(1) }; static func end() -> Never { while true {} } }
let never: () -> Never = { print(2) }
func s21() -> Never { }
func s22() -> Never { return }
protocol P31 { struct X { } ; enum Y { case a } ; class Z { } ; typealias W = Int }
var v: Int = 3 { get { 1 } }
struct S { var w: Int = 3 { return 1 } ; var x: Int = 3 { get { 1 } set { } } }
func k() { var l: Int = 3 { get { 1 } }; print(l) }
class C { var a: Int ; init(a: Int) { self.a = a } }
class D: C { let b: Int ; override init(a: Int) { b = 1 ; super.init(a: b) ; super.init(a: b) } }
class E2: C { init(x: Bool) { if x { super.init(a: 1) }; super.init(a: 2) } }
class F2: C { convenience init(x: Bool) { self.init(a: 1); self.init(a: 2) } }
@available(*, unavailable) func f88() { }
func d88() { f88() }
@available(*, unavailable, message: "use g") func f89() { }
func d89() { f89() }
struct U { @available(*, unavailable) var x: Int { 3 } ; @available(*, unavailable) init(a: Int) { } ; init() { } 
  @available(*, unavailable, renamed: "go") func stop() {}; func go() {}; @available(*, unavailable) static func make() -> U { U() } }
@available(*, unavailable) struct Old {}
class V { @available(*, unavailable) required init?(coder: Int) { fatalError() }; init() {} }
let vv = V(coder: 3), ww = V()
@available(*, deprecated, renamed: "f91") func f90() { }
func d90() { f90() }
func outer() {
  @available(*, unavailable, renamed: "inner2") func inner() { }
  func inner2() { }
  inner(); inner2()
}
// expect error 5:35: cannot convert return expression of type '()' to return type 'Never'
// expect error 6:28: cannot convert value of type '()' to closure result type 'Never'
// expect error 8:23: non-void function should return a value
// expect error 9:23: type 'X' cannot be nested in protocol 'P31'
// expect error 9:36: type 'Y' cannot be nested in protocol 'P31'
// expect error 9:57: type 'Z' cannot be nested in protocol 'P31'
// expect error 10:14: variable with getter/setter cannot have an initial value
// expect error 11:25: variable with getter/setter cannot have an initial value
// expect error 11:55: variable with getter/setter cannot have an initial value
// expect error 12:25: variable with getter/setter cannot have an initial value
// expect error 18:14: 'f88()' is unavailable
// expect error 20:14: 'f89()' is unavailable: use g
// expect error 25:10: 'init(coder:)' is unavailable
// expect error 31:3: 'inner()' has been renamed to 'inner2'
