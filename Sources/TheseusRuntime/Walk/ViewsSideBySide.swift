import TheseusInterpreter

/// One of several views side by side that come and go together, each by its own transition.
struct SideBySideView {
  /// Its node; nil for what remembers nothing.
  let node: ViewNode?
  /// The outermost transition that is written around it alone.
  var written: Value?
  /// The transition that is written around it and others.
  var around: Value?
}

extension ViewGraph {
  /// The positions of the views that the content of a child consists of, by their nodes; none where it is one view.
  func positionsSideBySide(in child: ChildNode) -> [ObjectIdentifier: Int] {
    guard let content = child.content, isSideBySide(content) else { return [:] }
    let positions = views(in: content, at: .content, below: child).enumerated().compactMap { position, view in
      view.node.map { (ObjectIdentifier($0), position) }
    }
    return Dictionary(positions) { first, _ in first }
  }

  /// Whether content is written as several views, or as one `ForEach`.
  func isSideBySide(_ content: Value) -> Bool {
    guard let record = content.record else { return false }
    let shape = shapes[record.function]
    switch shape.role {
    case .tuple, .forEach, .outline: return true
    case .group: return isSideBySide(record.argument(0))
    default: return !isLeaf(record, shape) && isSideBySide(record.argument(0))
    }
  }

  /// The views that stand side by side in a view at a place: those of a list, the rows of a `ForEach`, what a branch shows.
  func views(in view: Value, at place: Place, below node: ViewNode) -> [SideBySideView] {
    func own(at place: Place) -> ViewNode? { node.children.first { $0.place == place } }
    func rows(at place: Place) -> [SideBySideView] {
      (own(at: place) as? ForEachNode)?.distinctRows.map { SideBySideView(node: $0) } ?? []
    }
    guard let record = view.record else { return view.isNil ? [] : [SideBySideView(node: own(at: place))] }
    let shape = shapes[record.function]
    switch shape.role {
    case .tuple: return record.elements.enumerated().flatMap { views(in: $1, at: place.child($0), below: node) }
    case .group: return views(in: record.argument(0), at: place.child(0), below: node)
    case .forEach: return rows(at: place)
    case .outline: return rows(at: place.child(0))
    case .branch, .optional, .id, .anyView:
      guard let child = (own(at: place) as? ContainerNode)?.current, let content = child.content else { return [] }
      return views(in: content, at: .content, below: child)
    default:
      guard !isLeaf(record, shape) else { return [SideBySideView(node: own(at: place))] }
      let base = record.argument(0)
      let inner =
        own(at: place).map { views(in: base, at: .content, below: $0) }
        ?? views(in: base, at: place.child(0), below: node)
      guard case .transition = shape.role else { return inner }
      return inner.map { inner in
        isSideBySide(base)
          ? SideBySideView(node: inner.node, written: inner.written, around: inner.around ?? record.argument(1))
          : SideBySideView(node: inner.node, written: record.argument(1), around: inner.around)
      }
    }
  }

  /// Whether a view is no modifier, or one with a body, so that what is written in it is not beside its neighbours.
  private func isLeaf(_ record: Record, _ shape: ViewShape) -> Bool {
    if case .modifier = shape.role, compositeType(of: record.argument(1)) != nil { return true }
    return !shape.isModifier
  }
}
