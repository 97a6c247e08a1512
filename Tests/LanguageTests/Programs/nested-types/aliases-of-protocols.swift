// A name alone means the type around a type before an alias of a protocol that the type conforms to.
protocol Loader {
  typealias Result = Swift.Result<[Int], any Error>
  func load(_ completion: (Loader.Result) -> Void)
}
protocol Keeper {
  typealias Outcome = Int
  typealias Note = [String]
  func keep() -> Int
}
typealias Outcome = String

final class Store {
  typealias SaveResult = Result<Void, any Error>
  func save(_ completion: (SaveResult) -> Void) { completion(.success(())) }
  func name(_ completion: (Result<String, any Error>) -> Void) { completion(.success("a")) }
  func outcome() -> Outcome { "text" }
}
extension Store: Loader {
  func load(_ completion: (Loader.Result) -> Void) { completion(.success([1])) }
}
extension Store: Keeper {
  func keep() -> Int { 1 }
  func kept() -> Outcome { "kept" }
  func notes() -> Note { ["only the protocol's"] }
}
struct Box: Keeper {
  struct Outcome { var value = 2 }
  func keep() -> Int { Outcome().value }
}

func first<T: Keeper>(of keeper: T, in notes: T.Note) -> T.Outcome { notes.count + keeper.keep() }
func most(_ counts: [Keeper.Outcome]) -> Keeper.Outcome { counts.max() ?? 0 }

Store().save { print($0) }
Store().load { print($0) }
Store().name { print($0) }
print(Store().outcome(), Store().kept(), Store().notes(), Store().keep(), Box().keep())
print(first(of: Store(), in: ["a", "b"]), most([1, 4, 2]))
// expect: success()
// expect: success([1])
// expect: success("a")
// expect: text kept ["only the protocol\'s"] 1 2
// expect: 3 4
