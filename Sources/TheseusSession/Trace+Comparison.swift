import TheseusTrace

extension Trace {
  /// Fills in how one tree differs from another, as an undo tells it: handles that are new, gone or kept, and values that changed.
  mutating func compare(_ before: ViewTree, with after: ViewTree) {
    let old = before.listedNodes
    let new = after.listedNodes
    let oldHandles = Set(old.compactMap(\.node))
    let newHandles = Set(new.compactMap(\.node))
    // A row that stands for two equal ids is at two places.
    var seen: Set<Int> = []
    for node in new {
      guard let view = node.reference, seen.insert(view.node).inserted else { continue }
      if oldHandles.contains(view.node) {
        kept.append(ViewRun(view))
      } else {
        created.append(Existence(view: view, identity: node.identity, rule: .position))
        state += node.state.map {
          StateEvent(view: view, property: $0.name, kind: $0.kind, event: .created, new: $0.value)
        }
      }
    }
    for node in old {
      guard let view = node.reference, !newHandles.contains(view.node), seen.insert(view.node).inserted else {
        continue
      }
      removed.append(Existence(view: view, identity: node.identity, rule: .position))
      state += node.state.map { StateEvent(view: view, property: $0.name, kind: $0.kind, event: .lost, old: $0.value) }
    }
    compareState(old, new)
    tree = ViewTree(root: after.root.map { Self.merge(before.root, into: $0, alive: newHandles, &moved) })
  }

  /// A tree with what ended put back where it stood, as removed; notes which rows stand elsewhere.
  private static func merge(
    _ old: ViewTree.Node?, into new: ViewTree.Node, alive: Set<Int>, _ moved: inout [Move]
  ) -> ViewTree.Node {
    guard let old, old.identity == new.identity else { return new }
    if case .forEach = new.kind { moved += moves(from: old, to: new) }
    var result = new
    // Containers beside each other may have the same path: the first is the first.
    var before: [String: [ViewTree.Node]] = [:]
    for child in old.children.reversed() { before[child.identity, default: []].append(child) }
    result.children = new.children.map { merge(before[$0.identity]?.popLast(), into: $0, alive: alive, &moved) }
    var gone = Dictionary(grouping: old.children.indices) { old.children[$0].identity }
    for child in new.children where gone[child.identity]?.isEmpty == false { gone[child.identity]?.removeFirst() }
    for index in gone.values.joined().sorted() {
      let child = old.children[index]
      let listed = ViewTree(root: child).listedNodes
      guard !listed.isEmpty, !listed.contains(where: { $0.node.map(alive.contains) ?? false }) else { continue }
      result.children.insert(removed(child), at: min(index, result.children.count))
    }
    return result
  }

  /// The rows of a `ForEach` that moved.
  private static func moves(from old: ViewTree.Node, to new: ViewTree.Node) -> [Move] {
    var before: [Int: Int] = [:]
    for (position, row) in old.rows.enumerated() { for node in row { before[node.node ?? 0] = position } }
    let rows = new.rows
    let kept = rows.enumerated().compactMap { position, row in
      row.first.flatMap { before[$0.node ?? 0] }.map { (from: $0, to: position) }
    }
    return RowOrder.moved(of: kept).flatMap { index in
      rows[kept[index].to].compactMap { node in
        node.reference.map { Move(view: $0, identity: node.identity, from: kept[index].from, to: kept[index].to) }
      }
    }
  }

  private static func removed(_ node: ViewTree.Node) -> ViewTree.Node {
    var result = node
    result.presence = .removed
    result.children = node.children.map(removed)
    return result
  }

  private mutating func compareState(_ old: [ViewTree.Node], _ new: [ViewTree.Node]) {
    let before = Dictionary(
      old.compactMap { node in node.node.map { ($0, node) } }, uniquingKeysWith: { first, _ in first })
    for node in new {
      guard let view = node.reference, let earlier = before[view.node] else { continue }
      for property in node.state {
        guard let value = earlier.state.first(where: { $0.name == property.name })?.value, value != property.value
        else {
          continue
        }
        state.append(
          StateEvent(
            view: view, property: property.name, kind: property.kind, event: .changed, old: value, new: property.value))
      }
    }
  }
}

extension ViewTree.Node {
  /// The outermost listed views of each row of a `ForEach`.
  fileprivate var rows: [[ViewTree.Node]] {
    var rows: [(slot: String?, nodes: [ViewTree.Node])] = []
    for child in children {
      if rows.isEmpty || child.slot == nil || rows[rows.count - 1].slot != child.slot { rows.append((child.slot, [])) }
      rows[rows.count - 1].nodes += child.outermostListed
    }
    return rows.map(\.nodes)
  }

  private var outermostListed: [ViewTree.Node] { node == nil ? children.flatMap(\.outermostListed) : [self] }
}
