struct Store {
  private struct Shelf { static let count = 1 }
  private enum Kind { case plain }
  struct Open { static let count = 2 }
  fileprivate struct Hidden {}
  func use() { print(Shelf.count, Kind.plain) }
}
extension Store { func more() { print(Store.Shelf.count) } }
_ = Store.Shelf()
print(Store.Shelf.count)
print(Store.Kind.plain)
print(Store.Open.count, Store.Hidden())
// expect error 9:11: 'Shelf' is inaccessible due to 'private' protection level
// expect error 10:13: 'Shelf' is inaccessible due to 'private' protection level
// expect error 11:13: 'Kind' is inaccessible due to 'private' protection level
