// A lazy value of a type that only the wrapper says.
func make<T>() -> T { 3 as! T }
@propertyWrapper struct W<T> {
    lazy var value: T = make()
    var wrappedValue: T { mutating get { value } }
}
struct S { @W var n: Int }
var s = S()
print(s.n)
struct L<T> { lazy var v: T = make() }
var l = L<Int>()
print(l.v)
var l2 = L<Int>(v: 5)
print(l2.v)
// expect: 3
// expect: 3
// expect: 5
