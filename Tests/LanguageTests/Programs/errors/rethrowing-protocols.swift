// `@rethrows` lets what conforms say whether its members throw.
@rethrows protocol Source {
  associatedtype Value
  func load() throws -> Value
}

extension Source {
  func twice() rethrows -> (Value, Value) { (try load(), try load()) }
}

struct Fixed: Source {
  func load() -> Int { 7 }
}

struct Failing: Source {
  struct Failure: Error {}
  func load() throws -> Int { throw Failure() }
}

print(Fixed().twice())
do {
  print(try Failing().twice())
} catch {
  print(error)
}
// expect: (7, 7)
// expect: Failure()
