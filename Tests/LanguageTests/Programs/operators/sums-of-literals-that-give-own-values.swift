indirect enum Node: ExpressibleByArrayLiteral, CustomStringConvertible {
    case number(Int), list([Node])
    init(arrayLiteral elements: Node...) { self = .list(elements) }
    var description: String {
        switch self {
        case .number(let n): "\(n)"
        case .list(let nodes): "(" + nodes.map(\.description).joined(separator: " ") + ")"
        }
    }
}
func + (node: Node, rest: ArraySlice<Node>) -> Node { if case .list(let nodes) = node { .list(nodes + rest) } else { node } }
func show(_ node: Node, _ depth: Int) { print(node, depth) }
let nodes: [Node] = [.number(1), .number(2), .list([])]
show([.number(0), .list(Array(nodes.dropFirst()))] + nodes.dropFirst(2), 1)
let made: Node = [.number(9)] + nodes.prefix(1)
func joined() -> Node { [.number(7)] + nodes[1...] }
print(made, joined())
let array: [Node] = [.number(8)] + nodes.dropFirst()
print(array, [.number(5)] + nodes)
// expect: (0 (2 ()) ()) 1
// expect: (9 1) (7 2 ())
// expect: [8, 2, ()] [5, 1, 2, ()]
