import TheseusTrace

extension ViewTree.Node {
  /// The tree with the listed views of some handles marked as removed; nil if nothing in it is.
  func marking(removed handles: Set<Int>) -> ViewTree.Node? {
    var result = self
    result.children = children.compactMap { $0.marking(removed: handles) }
    if let node, handles.contains(node) { return markedRemoved() }
    return result.children.isEmpty ? nil : result
  }

  private func markedRemoved() -> ViewTree.Node {
    var result = self
    result.presence = .removed
    result.children = children.map { $0.markedRemoved() }
    return result
  }

  /// This tree with what another one marks as removed, at the places where it stood.
  func showing(_ gone: ViewTree.Node) -> ViewTree.Node {
    var result = self
    guard gone.presence != .removed else {
      // The root itself is another one.
      return ViewTree.Node(.container, "root", children: [gone, self])
    }
    for (position, child) in gone.children.enumerated() {
      if child.presence != .removed,
        let match = result.children.firstIndex(where: { $0.identity == child.identity && $0.isAtPlace(of: child) })
      {
        result.children[match] = result.children[match].showing(child)
      } else {
        let views = child.removedViews
        result.children.insert(contentsOf: views, at: min(position, result.children.count))
      }
    }
    return result
  }

  /// Whether it is of the kind that stood there: a `ForEach` that takes its ids from elsewhere shows the rows that ended, too.
  private func isAtPlace(of other: ViewTree.Node) -> Bool {
    if case .forEach = kind, case .forEach = other.kind { return true }
    return kind == other.kind
  }

  private var removedViews: [ViewTree.Node] {
    presence == .removed ? [self] : children.flatMap(\.removedViews)
  }
}
