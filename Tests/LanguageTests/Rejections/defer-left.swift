struct Failure: Error {}
func risk() throws {}
func wait() async {}
func first() throws {
  defer { try risk() }
  print("first")
}
func second() {
  defer { try risk() }
  print("second")
}
func third() throws {
  defer { throw Failure() }
  print("third")
}
func fourth() {
  defer { return }
  print("fourth")
}
func fifth() {
  defer {
    do { try risk() } catch { print(error) }
    try? risk()
    [1].forEach { _ in return }
  }
  print("fifth")
}
// expect error 5:15: call can throw, but errors cannot be thrown out of a defer body
// expect error 9:15: call can throw, but errors cannot be thrown out of a defer body
// expect error 13:11: errors cannot be thrown out of a defer body
// expect error 17:11: 'return' cannot transfer control out of a defer statement
