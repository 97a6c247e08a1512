import TheseusInterpreter
import TheseusTrace

extension TraceBuilder {
  /// What began, ended, is leaving and was put back.
  mutating func addIdentities() {
    trace.removed += record.reload?.removed ?? []
    // What was put back with a child may have been put back by itself, too.
    var revived: Set<ObjectIdentifier> = []
    for event in record.events {
      switch event {
      case .created(let node, _, let pass):
        let rule = ruleOfBeginning(node)
        begun.append((node, rule))
        trace.created.append(
          Trace.Existence(view: reference(node), identity: paths.text(of: node), rule: rule, pass: pass))
      case .removed(let node, let pass): addEnd(of: node, pass)
      case .removing(let child, let pass):
        for node in graph.outermostListed(leavingWith: child) where !isEnded(node, before: child) {
          trace.removing.append(
            Trace.Existence(view: reference(node), identity: paths.text(of: node), rule: rule(of: child), pass: pass))
        }
      case .revived(let child, let pass):
        for node in graph.outermostListed(child)
        where node.status == .live && node.birth != graph.update && revived.insert(ObjectIdentifier(node)).inserted {
          trace.revived.append(
            Trace.Existence(view: reference(node), identity: paths.text(of: node), rule: rule(of: child), pass: pass))
        }
      default: break
      }
    }
  }

  /// The child that a node was in, side by side with others that still leave, when it ended.
  private func leavingChild(around node: ViewNode) -> ChildNode? {
    var current = node.parent
    while let outer = current, outer.status != .live {
      if let child = outer as? ChildNode, isEnded(node, before: child) { return child }
      current = outer.parent
    }
    return nil
  }

  /// Whether a node is below one of several views that ended while the others leave.
  private func isEnded(_ node: ViewNode, before child: ViewNode) -> Bool {
    guard let ended = (child as? ChildNode)?.departure?.ended, !ended.isEmpty else { return false }
    var current: ViewNode? = node
    while let inner = current, inner !== child {
      if ended[ObjectIdentifier(inner)] != nil { return true }
      current = inner.parent
    }
    return false
  }

  private mutating func addEnd(of root: ViewNode, _ pass: Int) {
    let outer = (leavingChild(around: root) ?? root as? ChildNode).map(rule) ?? .position
    var inner: [ViewNode] = []
    graph.forEachNode(below: root) { if $0.handle > 0, !isEnded($0, before: root) { inner.append($0) } }
    for node in inner {
      let isOutermost = !hasListed(between: node, and: root)
      let rule: IdentityRule = isOutermost ? outer : .parent
      ended.append((node, rule, pass))
      trace.removed.append(
        Trace.Existence(view: reference(node), identity: paths.text(of: node), rule: rule, pass: pass))
    }
  }

  private func hasListed(between node: ViewNode, and root: ViewNode) -> Bool {
    if node === root { return false }
    var current = node.parent
    while let inner = current {
      if inner.handle > 0 { return true }
      if inner === root { return false }
      current = inner.parent
    }
    return false
  }

  /// The rule by which a child of a dynamic container is told from others.
  func rule(of child: ChildNode) -> IdentityRule {
    switch child.key {
    case .leaf: .branch
    case .some: .optional
    case .id: .id
    case .type: .anyView
    case .row: .forEach
    case .presented, .tab: .presentation
    }
  }

  /// The rule of the nearest dynamic container above that changed in this update (decisions, "Trace").
  private func ruleOfBeginning(_ node: ViewNode) -> IdentityRule {
    if record.reload != nil { return graph.ruleOfBeginningByEdit(node) }
    var current: ViewNode? = node
    var nearest: IdentityRule?
    while let inner = current {
      if inner !== node, inner.handle > 0, inner.birth == graph.update { return nearest ?? .parent }
      if let child = inner as? ChildNode, child.birth == graph.update {
        let rule = rule(of: child)
        // A container that is new itself did not change; what made it new may have. A new `.id` decided nothing.
        if child.parent?.birth != graph.update { return rule }
        if rule != .id { nearest = nearest ?? rule }
      }
      if inner is StaticRowNode, inner.birth == graph.update, inner.parent?.birth != graph.update {
        return nearest ?? .position
      }
      if inner is SuggestionsNode, inner.birth == graph.update, inner.parent?.birth != graph.update {
        return nearest ?? .presentation
      }
      if inner is RootNode { return nearest ?? .root }
      current = inner.parent
    }
    return nearest ?? .position
  }

  /// The kept rows outside the longest run that kept its order.
  mutating func addMoves() {
    for case .matched(_, let before, let after, let pass) in record.events {
      let (before, after) = changedParts(before, after)
      if before.isEmpty || after.isEmpty { continue }
      var positions: [ObjectIdentifier: Int] = [:]
      for (index, row) in zip(before.indices, before) { positions[ObjectIdentifier(row)] = index }
      var seen: Set<ObjectIdentifier> = []
      // A row that stands for two equal ids moves once at most.
      let kept = zip(after.indices, after).compactMap { index, row in
        seen.insert(ObjectIdentifier(row)).inserted
          ? positions[ObjectIdentifier(row)].map { (row: row, from: $0, to: index) } : nil
      }
      for entry in RowOrder.moved(of: kept.map { ($0.from, $0.to) }).map({ kept[$0] }) {
        movedRows.insert(ObjectIdentifier(entry.row))
        for node in graph.outermostListed(entry.row) {
          trace.moved.append(
            Trace.Move(
              view: reference(node), identity: paths.text(of: node), from: entry.from, to: entry.to, pass: pass))
        }
      }
    }
  }

  /// What is left of two lists without the rows that both begin and end with, none of which moved.
  private func changedParts(_ before: [RowNode], _ after: [RowNode]) -> (ArraySlice<RowNode>, ArraySlice<RowNode>) {
    var start = 0
    while start < before.count, start < after.count, before[start] === after[start] { start += 1 }
    var (oldEnd, newEnd) = (before.count, after.count)
    while oldEnd > start, newEnd > start, before[oldEnd - 1] === after[newEnd - 1] {
      (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
    }
    return (before[start..<oldEnd], after[start..<newEnd])
  }
}
