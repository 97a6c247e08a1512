// What is consumed moves: its object ends where the new owner does.
final class Door {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("end of", name) }
}
func drop() {
  let door = Door("a")
  print("before")
  _ = consume door
  print("after")
}
drop()
func take(_ door: consuming Door) { print("take", door.name) }
func give() {
  let door = Door("b")
  take(consume door)
  print("given")
}
give()
func move() {
  var door = Door("c")
  let other = consume door
  print("other", other.name)
  door = Door("d")
  print("again", door.name)
}
move()
struct List {
  var numbers = [1, 2, 3]
  consuming func longer() -> List {
    var copy = self
    copy.numbers.append(4)
    return copy
  }
}
func grow() {
  let list = List()
  var other = consume list
  other.numbers.append(9)
  print(other.numbers, (consume other).longer().numbers)
  let number = 3
  print(consume number + 1)
}
grow()
func optional(_ door: Door?) {
  var door = door
  if let inner = consume door { print("inner", inner.name) }
  door = nil
  print(door == nil)
}
optional(Door("e"))
// expect: before
// expect: end of a
// expect: after
// expect: take b
// expect: end of b
// expect: given
// expect: other c
// expect: again d
// expect: end of c
// expect: end of d
// expect: [1, 2, 3, 9] [1, 2, 3, 9, 4]
// expect: 4
// expect: inner e
// expect: true
// expect: end of e
