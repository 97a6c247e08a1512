struct Box<T> { var value: T? }
func open(_ box: Box) {}
func make() -> Box { Box(value: 1) }
func all(_ boxes: [Box], _ open: (Box) -> Int) {}
func list(_ items: Array) {}
struct Shelf<T> {
  func copy(_ other: Shelf) -> Shelf { other }
  func boxes(_ box: Box) {}
}
extension Box { func same(_ other: Box) -> Box { other } }
let box: Box = Box(value: "a")
// expect error 2:18: reference to generic type 'Box' requires arguments in <...>
// expect error 3:16: reference to generic type 'Box' requires arguments in <...>
// expect error 4:20: reference to generic type 'Box' requires arguments in <...>
// expect error 4:35: reference to generic type 'Box' requires arguments in <...>
// expect error 5:20: reference to generic type 'Array' requires arguments in <...>
// expect error 8:21: reference to generic type 'Box' requires arguments in <...>
