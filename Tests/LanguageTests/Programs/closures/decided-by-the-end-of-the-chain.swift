let a: Result<String?, any Error> = Result<Int, any Error>.success(1).map { $0 > 0 ? "x" : "y" }.mapError { $0 }
print(a)
struct Box<T> { var v: T; func map<U>(_ f: (T) -> U) -> Box<U> { Box<U>(v: f(v)) }; func same() -> Box<T> { self } }
let b: Box<String?> = Box(v: 1).map { x in if x > 0 { return nil }; return "a" }.same()
print(b)
let c: Box<Any> = Box(v: 1).map { $0 + 1 }.same().same()
print(c)
let d: Box<Double?> = Box(v: 1).map { _ in 2 }.same()
print(d)
// expect: success(Optional("x"))
// expect: Box<Optional<String>>(v: nil)
// expect: Box<Any>(v: 2)
// expect: Box<Optional<Double>>(v: Optional(2.0))
