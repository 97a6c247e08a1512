import TheseusTrace

extension Trace {
  /// Fills in how one tree differs from another, as an undo tells it: handles that are new, gone or kept, and values that changed.
  mutating func compare(_ before: ViewTree, with after: ViewTree) {
    let old = before.listedNodes
    let new = after.listedNodes
    let oldHandles = Set(old.compactMap(\.node))
    let newHandles = Set(new.compactMap(\.node))
    for node in new {
      guard let view = node.reference else { continue }
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
      guard let view = node.reference, !newHandles.contains(view.node) else { continue }
      removed.append(Existence(view: view, identity: node.identity, rule: .position))
      state += node.state.map { StateEvent(view: view, property: $0.name, kind: $0.kind, event: .lost, old: $0.value) }
    }
    compareState(old, new)
    tree = after
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
