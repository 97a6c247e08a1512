func f0<T>(_ x: T, in a: [T]) {}
func f1<T: Hashable>(_ x: T, in a: [T]) {}
func f2<T: Equatable>(_ x: T, in a: [T]) {}
func g0<T>(_ a: [T], _ x: T) {}
func g1<T: Hashable>(_ a: [T], _ x: T) {}
func h0<T>(_ a: ClosedRange<T>, _ x: T) {}
func p<T>(_ x: T...) {}
func p1<T: Hashable>(_ x: T...) {}
func k0<T>(_ x: T, _ f: (T) -> Int) {}
func e0<T>(_ x: T, _ y: T) {}
func e1<T: Hashable>(_ x: T, _ y: T) {}
struct W<T> { var a: T, b: [T] }
let ns = [1], n = 1, ss = ["a"]
f0("a", in: [1])
f0("a", in: ns)
f1("a", in: [1])
f1("a", in: ns)
f1(n, in: ["a"])
f2("a", in: ns)
g0([1], "a")
g0(ns, "a")
g1([1], "a")
g1(ns, "a")
h0(1...2, "a")
p(1, "a")
p1(1, "a")
k0(1, { (s: String) in 1 })
e0(1, "a")
e1(1, "a")
_ = W(a: 1, b: ["a"])
_ = W(a: "a", b: ns)
e0(ns, ss)
e0([1], ["a"])
// expect error 15:4: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 16:14: cannot convert value of type 'Int' to expected element type 'String'
// expect error 17:4: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 18:12: cannot convert value of type 'String' to expected element type 'Int'
// expect error 19:4: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 21:8: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 22:5: cannot convert value of type 'Int' to expected element type 'String'
// expect error 23:8: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 24:11: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 25:1: conflicting arguments to generic parameter 'T' ('String' vs. 'Int')
// expect error 26:1: conflicting arguments to generic parameter 'T' ('String' vs. 'Int')
// expect error 27:4: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 28:1: conflicting arguments to generic parameter 'T' ('String' vs. 'Int')
// expect error 29:1: conflicting arguments to generic parameter 'T' ('String' vs. 'Int')
// expect error 31:10: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 32:1: conflicting arguments to generic parameter 'T' ('[Int]' vs. '[String]')
