class Node {
  let name: String
  var next: Node?
  weak var parent: Node?
  init(_ name: String, next: Node? = nil) { self.name = name; self.next = next; print("+\(name)") }
  deinit { print("-\(name)") }
}
func scope() {
  let a = Node("a")
  let b = Node("b")
  a.next = b
  b.parent = a
  print("in scope", b.parent?.name ?? "none")
}
scope()
print("after scope")
var head: Node? = Node("1", next: Node("2", next: Node("3")))
print(head?.next?.next?.name ?? "-")
head?.next = nil
print("cut")
head = nil
print("cleared")
var array: [Node]? = [Node("x"), Node("y")]
array?.removeFirst()
print("removed")
array = nil
class Owner {
  var callback: (() -> Void)?
  let id: Int
  init(id: Int) { self.id = id }
  func connectWeakly() { callback = { [weak self] in print("called", self?.id ?? -1) } }
  deinit { print("owner", id, "gone") }
}
var owner: Owner? = Owner(id: 1)
owner!.connectWeakly()
let callback = owner!.callback!
callback()
owner = nil
callback()
for index in 1...2 { let n = Node("loop\(index)"); _ = n.name }
print("done")
// expect: +a
// expect: +b
// expect: in scope a
// expect: -a
// expect: -b
// expect: after scope
// expect: +3
// expect: +2
// expect: +1
// expect: 3
// expect: -2
// expect: -3
// expect: cut
// expect: -1
// expect: cleared
// expect: +x
// expect: +y
// expect: -x
// expect: removed
// expect: -y
// expect: called 1
// expect: owner 1 gone
// expect: called -1
// expect: +loop1
// expect: -loop1
// expect: +loop2
// expect: -loop2
// expect: done
