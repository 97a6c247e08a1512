func outer() {
  struct Oops: Error {}
  func typed<E: Error>(_ act: () throws(E) -> Int) throws(E) -> Int { act() }
  func go(_ act: () throws -> Void) rethrows { act() }
  func twice(_ act: () throws -> Int) rethrows -> Int { try act() + 1 }
  print(twice { throw Oops() })
  print(typed { () throws(Oops) -> Int in throw Oops() })
}
outer()
// expect error 3:71: call can throw but is not marked with 'try'
// expect error 4:48: call can throw but is not marked with 'try'
// expect error 6:9: call can throw, but it is not marked with 'try' and the error is not handled
// expect error 7:9: call can throw, but it is not marked with 'try' and the error is not handled
