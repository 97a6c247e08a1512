/// What hides views that are there: a menu until it opens, suggestions until a search begins, a detail that a push covers.
final class Curtain {
  /// Whether what is behind it is on the screen.
  private(set) var isOpen: Bool
  private var nodes: [WeakNode] = []

  /// Makes a curtain.
  init(isOpen: Bool) { self.isOpen = isOpen }

  /// Hides a new node as it hides the others.
  func enter(_ node: ViewNode) {
    nodes.removeAll { $0.node == nil || $0.node?.status == .removed }
    nodes.append(WeakNode(node: node))
    node.isAway = !isOpen
  }

  /// Whether a node stands behind it.
  func hides(_ node: ViewNode) -> Bool { nodes.contains { $0.node === node } }

  /// Opens or closes it; actions on appearance follow.
  func set(isOpen: Bool, in graph: ViewGraph) {
    guard self.isOpen != isOpen else { return }
    self.isOpen = isOpen
    for node in nodes.compactMap(\.node) where node.status == .live {
      graph.setAway(!isOpen, node)
      if isOpen, let suggestions = node as? SuggestionsNode { graph.begin(suggestions) }
    }
  }

  /// A node that is not kept alive.
  private struct WeakNode {
    weak var node: ViewNode?
  }
}

extension ViewGraph {
  /// The curtain before a part of a view; nil before most.
  func curtain(before index: Int, of shape: ViewShape, at place: Place, below parent: ViewNode) -> Curtain? {
    if shape.raisedParts.contains(index) { return Curtain(isOpen: false) }
    if shape.suggestions.contains(index) { return search(at: place, below: parent)?.suggestions }
    guard case .content(let word?) = shape.uses[index] else { return nil }
    guard word == "detail", shape.name == "NavigationSplitView" else { return nil }
    return (parent as? PresentationNode)?.navigation?.detail
  }

  /// The search that suggestions belong to: of the modifier itself, inside what it is applied to, or around it.
  private func search(at place: Place, below parent: ViewNode) -> SearchNode? {
    if let own = child(of: parent, at: place) as? SearchNode { return own }
    let base = child(of: parent, at: place.child(0))
    if let inner = base.flatMap({ firstNode(below: $0) { $0 is SearchNode } }) as? SearchNode { return inner }
    var current: ViewNode? = parent
    while let node = current {
      if let search = node as? SearchNode { return search }
      current = node.parent
    }
    return nil
  }
}
