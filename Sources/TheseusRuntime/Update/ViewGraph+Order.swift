import TheseusGraph

extension ViewGraph {
  /// Orders what belongs to nodes: children before their parents, siblings as declared (semantics 4.6, 11.1).
  func inPostorder<Element>(_ elements: [Element], _ node: (Element) -> ViewNode) -> [Element] {
    guard elements.count > 1 else { return elements }
    var forest = Forest()
    for (index, element) in elements.enumerated() {
      forest.positions[ObjectIdentifier(node(element)), default: []].append(index)
    }
    for element in elements { forest.add(node(element), in: dependencies) }
    return forest.postorder().map { elements[$0] }
  }
}

/// Some of the nodes of a tree, each below the nearest of them that stands above it.
private struct Forest {
  /// The positions of what belongs to a node.
  var positions: [ObjectIdentifier: [Int]] = [:]
  private var children: [ObjectIdentifier?: [(way: [Int32], node: ObjectIdentifier)]] = [:]
  private var added: Set<ObjectIdentifier> = []

  /// Takes in a node, with the slots that lead to it from the nearest one above.
  mutating func add(_ node: ViewNode, in graph: Graph) {
    guard added.insert(ObjectIdentifier(node)).inserted else { return }
    var way = [graph.slot(of: node.id)]
    var current = node.parent
    while let outer = current, positions[ObjectIdentifier(outer)] == nil {
      way.append(graph.slot(of: outer.id))
      current = outer.parent
    }
    children[current.map { ObjectIdentifier($0) }, default: []].append((way.reversed(), ObjectIdentifier(node)))
  }

  /// The positions, children before their parents.
  func postorder() -> [Int] {
    var result: [Int] = []
    var stack: [(node: ObjectIdentifier?, isDone: Bool)] = [(nil, false)]
    while let (node, isDone) = stack.popLast() {
      if isDone {
        if let node { result += positions[node] ?? [] }
        continue
      }
      stack.append((node, true))
      let inner = (children[node] ?? []).sorted { $0.way.lexicographicallyPrecedes($1.way) }
      for child in inner.reversed() { stack.append((child.node, false)) }
    }
    return result
  }
}
