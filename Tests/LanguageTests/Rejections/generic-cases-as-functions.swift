enum Outcome<T> { case ok(T), fail(Error) }
struct Box<T> { var v: T; init(_ v: T) { self.v = v }; static func make(_ x: T) -> Box<T> { Box(x) } }
func id<T>(_ x: T) -> T { x }
func two<A, B>(_ a: A, _ b: B) -> A { a }
let q = Outcome.ok
let p = Optional.some
let r = id
let s = two
let t = Box.init
let u = Box.make
let v = [Outcome.ok]
let w = (Outcome.ok, 1)
let x = Outcome<Int>.ok
let a = [1].map(Outcome.ok)
let b = Result.success
let c = Box.make(3)
let d = Optional.none
let e = print
// expect error 5:9: generic parameter 'T' could not be inferred
// expect error 6:9: generic parameter 'Wrapped' could not be inferred
// expect error 7:9: generic parameter 'T' could not be inferred
// expect error 8:9: generic parameter 'A' could not be inferred
// expect error 8:9: generic parameter 'B' could not be inferred
// expect error 9:9: generic parameter 'T' could not be inferred
// expect error 10:9: generic parameter 'T' could not be inferred
// expect error 11:10: generic parameter 'T' could not be inferred
// expect error 12:10: generic parameter 'T' could not be inferred
// expect error 15:9: generic parameter 'Failure' could not be inferred
// expect error 15:9: generic parameter 'Success' could not be inferred
// expect error 17:9: generic parameter 'Wrapped' could not be inferred
