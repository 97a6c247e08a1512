enum Outcome<Value, Problem: Error> {
  case success(Value), failure(Problem)
  func get() throws -> Value {
    switch self {
    case .success(let v): return v
    case .failure(let p): throw p
    }
  }
  func map<T>(_ f: (Value) -> T) -> Outcome<T, Problem> {
    switch self {
    case let .success(v): return .success(f(v))
    case let .failure(p): return .failure(p)
    }
  }
}
enum Trouble: Error { case small, large(Int) }
func half(_ n: Int) -> Outcome<Int, Trouble> {
  n % 2 == 0 ? .success(n / 2) : n > 10 ? .failure(.large(n)) : .failure(.small)
}
for n in [4, 5, 15] {
  do { print(try half(n).map { $0 * 100 }.get()) }
  catch Trouble.large(let x) { print("large", x) }
  catch { print("caught", error) }
}
enum Either<L, R> { case left(L), right(R)
  var swapped: Either<R, L> { switch self { case .left(let l): .right(l); case .right(let r): .left(r) } } }
extension Either where L == R { var value: L { switch self { case .left(let v), .right(let v): v } } }
let e: Either<Int, String> = .right("r")
print(e, e.swapped, Either<Int, Int>.left(3).value)
let r: Result<Int, Trouble> = .failure(.small)
switch r { case .success(let n): print(n); case .failure(.small): print("small"); case .failure(let t): print(t) }
print((try? r.get()) as Any, r.map { $0 + 1 }, r.mapError { _ in Trouble.large(0) })
let caught = Result { try half(15).get() }
print(caught)
if case .failure(let error as Trouble) = caught { print(error) }
print([half(2), half(3)])
// expect: 200
// expect: caught small
// expect: large 15
// expect: right("r") left("r") 3
// expect: small
// expect: nil failure(main.Trouble.small) failure(main.Trouble.large(0))
// expect: failure(main.Trouble.large(15))
// expect: large(15)
// expect: [main.Outcome<Swift.Int, main.Trouble>.success(1), main.Outcome<Swift.Int, main.Trouble>.failure(main.Trouble.small)]
