class Box<V> {
  var value: V
  init(value: V) { self.value = value }
}
extension Box { func text() -> String { "plain" } }
extension Box where V: Comparable { func text() -> String { "comparable" } }
struct Plain {}
final class Sorted<T: Comparable>: Box<T> {}
final class Any1<T>: Box<T> {}
final class List<T>: Box<[T]> {}
extension Box where V: Collection { var count: Int { value.count } }
extension Box { var count: Int { 1 } }
print(Sorted(value: 1).text(), Box(value: 1).text(), Any1(value: Plain()).text())
print(List(value: [1, 2]).count, Box(value: 3).count)
// expect: comparable comparable plain
// expect: 2 1
