// What the end of a chain is wanted as says what a function takes that a closure is given: the promise of a future.
struct Outcome<Value, Failure: Error> {
  let result: () -> Result<Value, Failure>
}
struct Pledge<Value, Failure: Error> {
  let work: (@escaping (Result<Value, Failure>) -> Void) -> Void
  init(_ work: @escaping (@escaping (Result<Value, Failure>) -> Void) -> Void) { self.work = work }
  func erased() -> Outcome<Value, Failure> {
    Outcome {
      var result: Result<Value, Failure>?
      self.work { result = $0 }
      return result!
    }
  }
}
struct Offline: Error {}
func load(_ count: Int, _ given: Error?) -> Outcome<[Int], Error> {
  Pledge { promise in
    if count == 0 {
      let error = Offline()
      promise(Result.failure(error))
    } else if let given {
      promise(.failure(given))
    } else {
      promise(Result.success([count]))
    }
  }
  .erased()
}
func found(_ count: Int) -> Outcome<Int?, Error> {
  Pledge { promise in promise(.success(count)) }.erased()
}
func checked(_ count: Int) -> Outcome<Int, Error> {
  return Pledge { promise in
    if count == 1 { return promise(.failure(Offline())) }
    promise(.success(count))
  }.erased()
}
for outcome in [load(0, nil), load(1, nil), load(1, Offline())] {
  switch outcome.result() {
  case .success(let values): print(values)
  case .failure(let error): print(type(of: error))
  }
}
print(found(3).result(), (try? checked(1).result().get()) as Any, (try? checked(2).result().get()) as Any)
// expect: Offline
// expect: [1]
// expect: Offline
// expect: success(Optional(3)) nil Optional(2)
