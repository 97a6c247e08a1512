func both(_ a: inout Int, _ b: inout Int) {}
func whole(_ a: inout Inner, _ b: inout Int) {}
func part(_ a: inout Int, _ b: inout Inner) {}
struct Inner {
  var list = [1, 2]
  var other = [3]
  var pair = (1, 2)
  var computed: Int {
    get { 1 }
    set {}
  }
  mutating func exchange() {
    swap(&list[0], &list[1])
    swap(&list[0], &other[0])
    swap(&pair.0, &pair.1)
    both(&list[0], &computed)
  }
}
struct Outer {
  var inner = Inner()
  static var list = [1, 2]
  static func exchange() { swap(&list[0], &list[1]) }
}
final class Model {
  var inner = Inner()
  var list = [1, 2]
  func exchange() {
    swap(&list[0], &list[1])
    swap(&inner.list[0], &inner.list[1])
    swap(&inner.list[0], &list[1])
  }
}
class Open {
  var list = [1, 2]
  final var fixed = [1, 2]
  func exchange() {
    swap(&list[0], &list[1])
    swap(&fixed[0], &fixed[1])
  }
}
var top = Outer()
swap(&top.inner.list[0], &top.inner.list[1])
func local(_ given: inout Outer) {
  var outer = Outer()
  swap(&outer.inner.list[0], &outer.inner.list[1])
  whole(&outer.inner, &outer.inner.list[0])
  part(&outer.inner.list[0], &outer.inner)
  both(&outer.inner.computed, &outer.inner.list[0])
  both(&outer.inner.pair.0, &outer.inner.pair.0)
  swap(&given.inner.list[0], &given.inner.list[1])
  let model = Model()
  swap(&model.list[0], &model.list[1])
}
extension Array {
  mutating func exchange() { swap(&self[0], &self[1]) }
}
// expect error 13:10: overlapping accesses to 'self.list', but modification requires exclusive access; consider calling MutableCollection.swapAt(_:_:)
// expect error 16:10: overlapping accesses to 'self.list', but modification requires exclusive access; consider copying to a local variable
// expect error 22:33: overlapping accesses to 'list', but modification requires exclusive access; consider calling MutableCollection.swapAt(_:_:)
// expect error 28:10: overlapping accesses to 'list', but modification requires exclusive access; consider calling MutableCollection.swapAt(_:_:)
// expect error 29:10: overlapping accesses to 'inner.list', but modification requires exclusive access; consider calling MutableCollection.swapAt(_:_:)
// expect error 38:10: overlapping accesses to 'fixed', but modification requires exclusive access; consider calling MutableCollection.swapAt(_:_:)
// expect error 42:6: overlapping accesses to 'top.inner.list', but modification requires exclusive access; consider calling MutableCollection.swapAt(_:_:)
// expect error 45:8: overlapping accesses to 'outer.inner.list', but modification requires exclusive access; consider calling MutableCollection.swapAt(_:_:)
// expect error 46:9: overlapping accesses to 'outer.inner', but modification requires exclusive access; consider copying to a local variable
// expect error 47:8: overlapping accesses to 'outer.inner.list', but modification requires exclusive access; consider copying to a local variable
// expect error 48:8: overlapping accesses to 'outer.inner', but modification requires exclusive access; consider copying to a local variable
// expect error 49:8: overlapping accesses to 'outer.inner.pair.0', but modification requires exclusive access; consider copying to a local variable
// expect error 50:8: overlapping accesses to 'given.inner.list', but modification requires exclusive access; consider calling MutableCollection.swapAt(_:_:)
// expect error 52:8: overlapping accesses to 'list', but modification requires exclusive access; consider calling MutableCollection.swapAt(_:_:)
// expect error 55:35: overlapping accesses to 'self', but modification requires exclusive access; consider calling MutableCollection.swapAt(_:_:)
