struct Box<T> { var v: T }
func kp<R, V>(_ r: R, _ k: KeyPath<R, V>) {}
kp("a", 3)
kp("a", "b")
func bx<T>(_ b: Box<T>) {}
func ar<T>(_ a: [T]) {}
ar(3)
ar("x")
func di<K, V>(_ d: [K: V]) {}
di(3)
func op<T>(_ o: T?) {}
func se<T>(_ s: Set<T>) {}
se(3)
se("a")
struct N { var n = 1 }
ar(N())
func pa<A, B>(_ a: (A, B)) {}
pa(3)
func fu<A, B>(_ f: (A) -> B) {}
fu(3)
fu(N())
func two<A, B>(_ a: A, _ b: Box<B>) {}
struct G<X> { init<Y>(_ x: X, by y: Box<Y>) {} }
[1].sorted(by: 3)
// expect error 3:1: generic parameter 'V' could not be inferred
// expect error 3:9: cannot convert value of type 'Int' to expected argument type 'KeyPath<String, V>'
// expect error 4:1: generic parameter 'V' could not be inferred
// expect error 4:9: cannot convert value of type 'String' to expected argument type 'KeyPath<String, V>'
// expect error 7:4: cannot convert value of type 'Int' to expected argument type '[Int]'
// expect error 8:4: cannot convert value of type 'String' to expected argument type '[String]'
// expect error 10:1: generic parameter 'K' could not be inferred
// expect error 10:1: generic parameter 'V' could not be inferred
// expect error 10:4: cannot convert value of type 'Int' to expected argument type '[K : V]'
// expect error 13:4: cannot convert value of type 'Int' to expected argument type 'Set<Int>'
// expect error 14:4: cannot convert value of type 'String' to expected argument type 'Set<String>'
// expect error 16:4: cannot convert value of type 'N' to expected argument type '[N]'
// expect error 18:1: generic parameter 'A' could not be inferred
// expect error 18:1: generic parameter 'B' could not be inferred
// expect error 18:4: cannot convert value of type 'Int' to expected argument type '(A, B)'
// expect error 20:1: generic parameter 'A' could not be inferred
// expect error 20:1: generic parameter 'B' could not be inferred
// expect error 20:4: cannot convert value of type 'Int' to expected argument type '(A) -> B'
// expect error 21:1: generic parameter 'A' could not be inferred
// expect error 21:1: generic parameter 'B' could not be inferred
// expect error 21:4: cannot convert value of type 'N' to expected argument type '(A) -> B'
// expect error 24:16: cannot convert value of type 'Int' to expected argument type '(Int, Int) throws -> Bool'
