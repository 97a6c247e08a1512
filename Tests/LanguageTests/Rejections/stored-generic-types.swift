struct Box<Value> {}
class Node<Value> {
  var next: Node?
  struct Link { var node: Node }
}

struct Shelf {
  let box: Box
  var other: Box?
  var boxes: [Box]
  let made: Box = Box<Int>()
  var node: Node<Int>
}
// expect error 8:12: reference to generic type 'Box' requires arguments in <...>
// expect error 9:14: reference to generic type 'Box' requires arguments in <...>
// expect error 10:15: reference to generic type 'Box' requires arguments in <...>
