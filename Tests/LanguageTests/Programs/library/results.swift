import Foundation
enum Failure: Error, Equatable { case negative(Int), empty }
func root(_ n: Int) -> Result<Int, Failure> { n < 0 ? .failure(.negative(n)) : .success(Int(Double(n).squareRoot())) }
print(root(9), root(-4))
print(root(16).map { $0 + 1 }, root(-1).map { $0 + 1 }, root(4).flatMap { root($0 - 10) }, root(-2).mapError { _ in Failure.empty })
switch root(25) { case .success(let value): print("ok", value); case .failure(let error): print("bad", error) }
do { print(try root(36).get()); print(try root(-36).get()) } catch { print("caught", error) }
let caught = Result { try root(-3).get() }
print((try? caught.get()) as Any, root(1) == .success(1))
// expect: success(3) failure(main.Failure.negative(-4))
// expect: success(5) failure(main.Failure.negative(-1)) failure(main.Failure.negative(-8)) failure(main.Failure.empty)
// expect: ok 5
// expect: 6
// expect: caught negative(-36)
// expect: nil true
