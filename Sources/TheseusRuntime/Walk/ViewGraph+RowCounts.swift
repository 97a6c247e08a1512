import TheseusInterpreter

/// Rows of a lazy container whose number no type says: those of an `if`, an `AnyView`, a `ForEach` in a body or in the closure of another.
/// To count them, the bodies and closures around them run, whether their rows can be seen or not (WWDC23 10160).
extension ViewGraph {
  /// Gives rows their position behind those that the walk of a container met; what stands behind rows that are not counted yet waits.
  func enter(_ part: any RowPart, in lazy: LazyNode) {
    part.lazy = lazy
    if lazy.isWalked { lazy.meet(part) }
    if part.rowCount == nil { hasUncountedRows = true }
    if lazy.isWalked, !lazy.awaitsCount, part.rowCount != nil { lazy.add(part) } else { awaitCount(of: lazy) }
  }

  private func awaitCount(of lazy: LazyNode) {
    lazy.awaitsCount = true
    if !uncounted.contains(where: { $0 === lazy }) { uncounted.append(lazy) }
  }

  /// Counts the rows of a container, when all bodies ran that make some, and makes those that can be seen.
  func countRows(of lazy: LazyNode) throws {
    guard lazy.status == .live, lazy.awaitsCount else { return }
    lazy.awaitsCount = false
    lazy.beginCount()
    var stack: [ViewNode] = lazy.parts.reversed()
    while let node = stack.popLast() {
      guard node.status == .live else { continue }
      if let part = node.rowPart, part.lazy === lazy {
        lazy.add(part)
        (part as? ForEachNode)?.starts = []
        if part.rowCount != nil { continue }
      }
      if let row = node as? RowNode, let list = row.parent as? ForEachNode { list.starts.append(lazy.count) }
      if node is PresentationNode { stack += node.children.reversed() } else { node.pushChildren(onto: &stack) }
    }
    lazy.first = min(lazy.first, lastFirst(of: lazy))
    try refill(lazy)
  }

  /// Walks below a node that is walked apart from the body around it: what stands there may be views of a container's content, or rows.
  func inList<Result>(around node: ViewNode, _ work: () throws -> Result) rethrows -> Result {
    try inSource(around: node) { try inRows(around: node, work) }
  }

  /// Walks below a node that is walked apart from the body around it, as rows of a lazy container if it is that.
  func inRows<Result>(around node: ViewNode, _ work: () throws -> Result) rethrows -> Result {
    guard hasUncountedRows, subviewSource == nil, let lazy = lazyContainer(around: node) else { return try work() }
    awaitCount(of: lazy)
    let scope = lazyScope
    lazyScope = lazy
    defer { lazyScope = scope }
    return try work()
  }

  /// The lazy container of which each view that stands below a node is a row.
  private func lazyContainer(around node: ViewNode) -> LazyNode? {
    neighborhood(of: node).flatMap { rows(below: $0)?.lazy }
  }

  /// Whether a child is rows of a list, which inserts and removes them by animations of its own.
  func isRowOfList(_ child: ChildNode) -> Bool {
    let part = child.parent?.rowPart ?? firstRows(below: child)
    return part?.lazy?.kind == .list
  }

  /// The first of what stands below a child and could be rows of a container around it: no layout is in between.
  private func firstRows(below child: ChildNode) -> (any RowPart)? {
    var stack: [ViewNode] = []
    child.pushChildren(onto: &stack)
    while let node = stack.popLast() {
      guard !node.isIsolated else { continue }
      if let part = node.rowPart { return part }
      node.pushChildren(onto: &stack)
    }
    return nil
  }

  /// The rows of a lazy container, not counted yet, that the views below a node are some of.
  func rows(below node: ViewNode) -> (any RowPart)? {
    var current: ViewNode? = node
    while let outer = current {
      if let part = outer.rowPart { return part.rowCount == nil ? part : nil }
      current = neighborhood(of: outer)
    }
    return nil
  }

  /// The node whose views stand beside those below a node, if no layout and no presentation is in between.
  private func neighborhood(of node: ViewNode) -> ViewNode? {
    guard !node.isIsolated, let outer = node.parent, !(outer is PresentationNode && node is ChildNode) else {
      return nil
    }
    return outer
  }
}
