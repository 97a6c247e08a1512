class Node {
  let name: String
  init(_ name: String) { self.name = name }
  func greet() -> String { "hello from \(name)" }
  deinit { print("\(name) is gone") }
}

protocol Greeter: AnyObject { func greet() -> String }
extension Node: Greeter {}

// A weak variable holds an optional, whether that is written or not.
weak var top = Node("top")
print(top?.name ?? "nobody")

func visit() {
  var node: Node? = Node("one")
  weak var same = node
  unowned let owner = node!
  print(same?.greet() ?? "nobody", owner.name)
  node = nil
  print(same?.greet() ?? "nobody", same == nil)
}

func meet() {
  let node = Node("two")
  weak var same = node
  let greeter: any Greeter = node
  weak var other = greeter
  let ask = { other?.greet() ?? "nobody" }
  if let same { print(same === node) }
  print(ask(), type(of: same))
}

visit()
meet()
// expect: top is gone
// expect: nobody
// expect: hello from one one
// expect: one is gone
// expect: nobody true
// expect: true
// expect: hello from two Optional<Node>
// expect: two is gone
