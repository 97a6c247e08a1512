// Classes, protocols and anything at all: which function takes an object.
class A {}
class B: A {}
class C: B {}
protocol P: AnyObject {}
extension B: P {}
func g(_ x: A) -> String { "A" }
func g(_ x: B) -> String { "B" }
func g(_ x: AnyObject) -> String { "AO" }
print(g(A()), g(B()), g(C()))
func h(_ x: A) -> String { "A" }
func h(_ x: Any) -> String { "Any" }
print(h(A()), h(B()), h(C()), h(1))
func i(_ x: A) -> String { "A" }
func i(_ x: any P) -> String { "P" }
print(i(A()))
func j<T: A>(_ x: T) -> String { "T: A" }
func j<T: AnyObject>(_ x: T) -> String { "T: AO" }
func j<T>(_ x: T) -> String { "T" }
print(j(A()), j(C()), j(1))
func k(_ x: A?) -> String { "A?" }
func k(_ x: AnyObject) -> String { "AO" }
print(k(A()), k(C()), k(nil))
func l(_ x: [A]) -> String { "[A]" }
func l(_ x: [Any]) -> String { "[Any]" }
func l(_ x: [AnyObject]) -> String { "[AO]" }
print(l([A()]), l([C()]), l([1]))
func m(_ x: A) -> String { "A" }
func m<T>(_ x: T) -> String { "T" }
print(m(A()), m(B()))
func n(_ x: AnyObject?) -> String { "AO?" }
func n(_ x: Any?) -> String { "Any?" }
print(n(A()), n(1), n(nil))
func o(_ x: AnyHashable) -> String { "AH" }
func o(_ x: Any) -> String { "Any" }
print(o(1), o(A()), o("a"))
// expect: A B B
// expect: A A A Any
// expect: A
// expect: T: A T: A T
// expect: AO AO A?
// expect: [A] [A] [Any]
// expect: A A
// expect: AO? Any? AO?
// expect: Any Any Any
