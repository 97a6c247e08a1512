enum Outcome<Value, Failure> {
  case success(value: Value)
  case failure(error: Failure)
}
func show(_ outcome: Outcome<String, Never>) -> String {
  switch outcome {
  case .success(let value): value
  }
}
print(show(.success(value: "done")))
let sure: Result<Int, Never> = .success(3)
switch sure {
case .success(let number): print(number)
}
enum Empty {}
func either(_ value: Outcome<Empty, Int>) -> Int {
  switch value {
  case .failure(let code): return code
  }
}
print(either(.failure(error: 4)))
// expect: done
// expect: 3
// expect: 4
