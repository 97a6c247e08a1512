protocol P {}
struct S<T: Hashable> {
  init(_ value: T) {}
}
func compare<T: Equatable>(_ a: T, _ b: T) {}
func take<T: P>(_ value: T) {}
func count<T: Hashable>(_ value: T, _ n: Int = 0) {}
func nothing() {}
_ = S(())
compare((), ())
take(())
count(nothing())
count(print("x"))
// expect error 9:5: type '()' cannot conform to 'Hashable'
// expect error 10:1: type '()' cannot conform to 'Equatable'
// expect error 11:1: type '()' cannot conform to 'P'
// expect error 12:1: type '()' cannot conform to 'Hashable'
// expect error 13:1: type '()' cannot conform to 'Hashable'
