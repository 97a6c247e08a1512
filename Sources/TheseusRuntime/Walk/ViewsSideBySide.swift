/// The views side by side that the content of a child consists of, each with its position.
enum ViewsSideBySide {
  /// One view.
  case one
  /// The rows of a `ForEach`.
  case rows([ObjectIdentifier: Int])
  /// The elements of a tuple, by the places of each and of what its modifiers are applied to.
  case elements([Place: Int])

  /// Which of them a node below the child belongs to; nil where it is one view.
  func position(of node: ViewNode, below child: ChildNode) -> Int? {
    switch self {
    case .one: return nil
    case .rows(let positions):
      var current: ViewNode? = node
      while let inner = current, inner !== child {
        if let position = positions[ObjectIdentifier(inner)] { return position }
        current = inner.parent
      }
      return nil
    case .elements(let positions):
      var outermost = node
      while let parent = outermost.parent, parent !== child { outermost = parent }
      return positions[outermost.place]
    }
  }
}
