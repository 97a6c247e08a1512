struct Con<L: Hashable> {}
extension Con { struct Loc { let r: Int; init(_ r: Int) { self.r = r } } }
extension Con.Loc { static func at(_ r: Int) -> Con.Loc { return Con.Loc(r) } }
print(Con<String>.Loc.at(3).r)  // 3

struct Tree<Value> {
  var root: Node?

  init(_ value: Value) { root = Node(value) }

  final class Node {
    var value: Value
    var children: [Node] = []

    init(_ value: Value) { self.value = value }
  }

  enum Order { case depth, breadth }
}

extension Tree.Node {
  var tree: Tree { Tree(value) }
  func same(_ other: Tree.Node, in order: Tree.Order = Tree.Order.depth) -> (Tree.Node, Tree.Order) { (other, order) }
}

let node = Tree(3).root!
print(node.tree.root!.value, node.same(node).1)
// expect: 3
// expect: 3 depth
