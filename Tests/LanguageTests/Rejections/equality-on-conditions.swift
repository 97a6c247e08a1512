struct NE {}
struct Wrapper<T> { let v: T }
extension Wrapper: Equatable where T: Equatable {}
enum E: Error { case a }
let r: Result<Int, Error> = .success(1)
print(r == r)
let q: Result<NE, E> = .success(NE())
print(q == .success(NE()))
print(Wrapper(v: NE()) == Wrapper(v: NE()))
let w = Wrapper(v: NE())
print(w == w)
let o: NE? = NE()
print(o == o)
print(["a": NE()] == [:])
print((NE(), 1) == (NE(), 1))
// expect error 6:9: binary operator '==' cannot be applied to two 'Result<Int, any Error>' operands
// expect error 8:9: operator function '==' requires that 'NE' conform to 'Equatable'
// expect error 9:24: operator function '==' requires that 'NE' conform to 'Equatable'
// expect error 11:9: operator function '==' requires that 'NE' conform to 'Equatable'
// expect error 13:9: operator function '==' requires that 'NE' conform to 'Equatable'
// expect error 14:19: operator function '==' requires that 'NE' conform to 'Equatable'
// expect error 15:17: binary operator '==' cannot be applied to two '(NE, Int)' operands
