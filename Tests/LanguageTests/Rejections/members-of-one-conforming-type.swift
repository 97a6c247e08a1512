protocol P { }; struct X: P { }; struct Y: P { }
extension P where Self == X { func f() {}; var v: Int { 1 }; static var s: X { X() } }
Y().f()
print(Y().v)
X().f()
func k<T: P>(_ t: T) { t.f() }
// expect error 3:5: referencing instance method 'f()' on 'P' requires the types 'Y' and 'X' be equivalent
// expect error 4:11: property 'v' requires the types 'Y' and 'X' be equivalent
// expect error 6:26: referencing instance method 'f()' on 'P' requires the types 'T' and 'X' be equivalent
