struct Oops: Error {}
func outer() {
  func twice<T>(_ make: () throws -> T) rethrows -> [T] { [try make(), try make()] }
  func go(_ act: () throws -> Void) rethrows { try act() }
  func either(_ first: Bool, _ second: @autoclosure () throws -> Bool) rethrows -> Bool { first ? true : try second() }
  func fail() throws -> Bool { throw Oops() }
  func typed<E: Error>(_ act: () throws(E) -> Int) throws(E) -> Int { try act() }
  print(twice { 3 })
  go { print("x") }
  print(either(false, 2 > 1), typed { 4 })
  do { try go { throw Oops() } } catch { print("caught", error) }
  do { print(try twice { () throws -> Int in throw Oops() }) } catch { print("caught", error) }
  do { print(try either(false, fail())) } catch { print("caught", error) }
  let n = 5
  func adding(_ change: (Int) throws -> Int) rethrows -> Int { try change(n) + n }
  print([1, 2].map { item in adding { $0 * item } })
}
outer()
// expect: [3, 3]
// expect: x
// expect: true 4
// expect: caught Oops()
// expect: caught Oops()
// expect: caught Oops()
// expect: [10, 15]
