protocol Sized {}
extension Double: Sized {}
extension Array where Element: Sized {
  func sized() -> Int { 2 }
}
extension Array: Sized where Element: Sized {}
print([1].sized(), [1.5].sized(), [[1]].sized(), [[1.5]].sized(), [[[2]]].sized())
// expect: 2 2 2 2 2
