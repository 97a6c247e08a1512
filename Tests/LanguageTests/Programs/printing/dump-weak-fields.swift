final class Node {
  weak var next: Node?
  var name = "n"
  unowned var owner: Node?
}
let node = Node()
dump(Node())
node.next = node
dump(node)
for child in Mirror(reflecting: node).children { print(child.label ?? "-", child.value is Node, type(of: child.value)) }
struct Link { weak var node: Node? }
dump(Link(node: node))
dump(Link(node: nil))
// expect: ▿ main.Node #0
// expect:   - next: nil
// expect:   - name: "n"
// expect:   - owner: nil
// expect: ▿ main.Node #0
// expect:   ▿ next: Optional(main.Node)
// expect:     ▿ some: main.Node #0
// expect:   - name: "n"
// expect:   - owner: nil
// expect: next true Optional<Node>
// expect: name false String
// expect: owner false Optional<Node>
// expect: ▿ main.Link
// expect:   ▿ node: Optional(main.Node)
// expect:     ▿ some: main.Node #0
// expect:       ▿ next: Optional(main.Node)
// expect:         ▿ some: main.Node #0
// expect:       - name: "n"
// expect:       - owner: nil
// expect: ▿ main.Link
// expect:   - node: nil
