import TheseusGraph
import TheseusInterpreter
import TheseusProgram

extension ViewGraph {
  /// Shows what a dynamic part of a body decided upon.
  func walkContainer(
    _ kind: ContainerNode.Kind, key: ChildKey?, content: Value?, at place: Place, _ cursor: inout Cursor,
    range: SourceRange? = nil
  ) throws {
    let (parent, environment) = (cursor.parent, cursor.environment)
    let (container, _) = try take(ContainerNode.self, at: place, &cursor) {
      ContainerNode(kind, at: place, below: parent, in: self, environment: environment)
    }
    guard container.status == .live else { return }
    container.range = range
    container.transition = cursor.transition
    try show(key, modified(content ?? .none, by: cursor.rowModifiers), in: container)
    container.isSettled = true
  }

  private func show(_ key: ChildKey?, _ content: Value, in container: ContainerNode) throws {
    if let current = container.current, let key, current.key.isSame(as: key) {
      if current.handle > 0 { record.note(.visited(current, pass: pass)) }
      try walkContent(of: current, content)
      return
    }
    if let old = container.current {
      container.current = nil
      container.firstChild = nil
      let transition =
        container.kind == .anyView ? nil : explainedTransition(of: old.content ?? .none, below: old, for: .removal)
      try dismiss(old, by: transition, from: container) { container.leaving.append($0) }
      requestAppearanceCheck(above: container)
    }
    guard let key else { return }
    let child: ChildNode
    if let index = container.leaving.firstIndex(where: { $0.key.isSame(as: key) }) {
      child = container.leaving.remove(at: index)
      revive(child)
    } else {
      child = ChildNode(key, at: .content, below: container, in: self, environment: container.environment)
      if container.isSettled { record.note(.placed(child, pass: pass)) }
      try noteInsertion(of: child, content, canMove: container.kind != .anyView && container.isSettled)
    }
    container.current = child
    container.firstChild = child
    try walkContent(of: child, content)
    listPrimitive(child, content, isExplicit: container.kind == .id || standsForRow(container))
    requestAppearanceCheck(above: container)
  }

  /// Lets a child leave: at once without a transition, otherwise in the next pass or at the end of the animation.
  func dismiss<Child: ChildNode>(
    _ child: Child, by transition: ViewTransition?, from container: ViewNode, keep: (Child) -> Void
  ) throws {
    guard let transition, subviewSource == nil else { return try end(child) }
    let current = try transaction(for: container)
    let isAnimated = current.isAnimated || transition.animation != nil
    let end = isAnimated ? now + duration(of: transition.animation ?? current.animation) : nil
    keep(child)
    park(child, until: end)
    try endUnmoved(of: child)
  }

  /// Lets a child stay while it leaves: up to a time, or up to the next pass.
  func park(_ child: ChildNode, until end: VirtualTime?) {
    child.departure = ChildNode.Departure(at: end)
    forEachNode(below: child) { node in
      guard node.status == .live else { return }
      node.status = .leaving
      if let preference = node as? PreferenceNode { preferencesChanged(by: preference) }
    }
    parked.append(ParkedChild(child: child, pass: pass))
    scheduleWakeUp(at: end)
    if end != nil { record.keep(.removing(child, pass: pass)) }
  }

  /// Puts a leaving child back, with its state.
  func revive(_ child: ChildNode) {
    parked.removeAll { $0.child === child }
    if let ended = child.departure?.ended.values, !ended.isEmpty { cutOff(Array(ended)) }
    child.departure = nil
    var stack: [ViewNode] = [child]
    while let node = stack.popLast() {
      // What had begun to leave by itself goes on to leave (R: DynamicContainer removes each item when its own animations ended).
      if let inner = node as? ChildNode, inner.departure != nil { continue }
      node.pushChildren(onto: &stack)
      node.status = .live
      if let preference = node as? PreferenceNode { preferencesChanged(by: preference) }
      if let view = node as? CompositeNode { dependencies.mark(view.id) }
    }
    record.note(.revived(child, pass: pass))
  }

  /// Ends the children whose time has come.
  func endParked() throws -> Bool {
    let hasCovered = try endPushes()
    let due = parked.filter { $0.end.map { $0 <= now } ?? true }
    guard !due.isEmpty else { return hasCovered }
    parked.removeAll { parked in due.contains { $0.child === parked.child } }
    for entry in due where entry.child.status == .leaving {
      release(entry.child)
      // One that no animation held up ended because of what its own pass evaluated, however many passes came behind it.
      try end(entry.child, pass: entry.end == nil ? entry.pass : pass)
      if let parent = entry.child.parent { requestAppearanceCheck(above: parent) }
      if let presentation = entry.child.parent as? PresentationNode { dismissed(from: presentation) }
    }
    actions += try checkAppearances()
    return true
  }

  /// Takes a child out of the list of those that its container lets go.
  private func release(_ child: ChildNode) {
    switch child.parent {
    case let container as ContainerNode: container.leaving.removeAll { $0 === child }
    case let rows as ForEachNode: rows.leaving.removeAll { $0 === child }
    case let presentation as PresentationNode: presentation.leaving.removeAll { $0 === child }
    default: break
    }
  }

  /// Takes nodes that ended away from where they stood, those of each parent at once.
  func cutOff(_ nodes: [ViewNode]) {
    let ended = Set(nodes.map { ObjectIdentifier($0) })
    var parents: Set<ObjectIdentifier> = []
    for node in nodes {
      guard let parent = node.parent, parents.insert(ObjectIdentifier(parent)).inserted else { continue }
      if let list = parent as? ForEachNode {
        for case .row(let key) in list.rows.lazy.filter({ ended.contains(ObjectIdentifier($0)) }).map(\.key) {
          list.rowsByID[key] = nil
        }
        list.rows.removeAll { ended.contains(ObjectIdentifier($0)) }
      } else {
        unlink(ended, below: parent)
      }
    }
  }

  private func unlink(_ ended: Set<ObjectIdentifier>, below parent: ViewNode) {
    let rest = parent.children.filter { !ended.contains(ObjectIdentifier($0)) }
    parent.firstChild = rest.first
    for (node, next) in zip(rest, rest.dropFirst()) { node.nextSibling = next }
    rest.last?.nextSibling = nil
  }

  /// Whether an `if`, a `switch` or an `AnyView` is the outermost view of a row or of what has an `.id`, so that its children stand for it.
  private func standsForRow(_ container: ContainerNode) -> Bool {
    guard let child = nearestChild(above: container), beginsWithContainer(child.content ?? .none),
      firstNode(below: child, where: { $0 is ContainerNode }) === container
    else { return false }
    switch child.key {
    case .row, .id: return true
    default: return (child.parent as? ContainerNode).map(standsForRow) ?? false
    }
  }

  /// The child of a dynamic container in which a node stands, if no view with a body and no closure stands between them.
  private func nearestChild(above node: ViewNode) -> ChildNode? {
    var current = node.parent
    while let inner = current, !inner.isHolder, !(inner is ContentNode), !(inner is PlacementNode) {
      if let child = inner as? ChildNode { return child }
      current = inner.parent
    }
    return nil
  }

  /// Whether the outermost view of a content, modifiers apart, shows one of several children or none.
  private func beginsWithContainer(_ content: Value) -> Bool {
    var value = content
    while let record = value.record {
      let shape = shapes[record.function]
      switch shape.role {
      case .branch, .optional, .anyView: return true
      case .modifier where compositeType(of: record.argument(1)) != nil: return false
      default:
        guard shape.isModifier else { return false }
        value = record.argument(0)
      }
    }
    return value.isNil
  }

  /// Numbers the outermost primitive of an explicit identity, if no view with a body stands there.
  func listPrimitive(_ child: ChildNode, _ content: Value, isExplicit: Bool) {
    guard isExplicit, child.handle == 0, subviewSource == nil, primitiveName(of: content) != nil else { return }
    if let inheritance, inheritance.passOn(to: child, content, in: self) { return }
    list(child)
    record.note(.created(child, value: nil, pass: pass))
  }

  /// The name of the outermost primitive of a row's content; nil where the row begins with a view or modifier of the program, or with no view.
  func primitiveName(of content: Value) -> String? {
    var value = content
    while let record = value.record {
      let shape = shapes[record.function]
      switch shape.role {
      case .tuple, .group, .branch, .optional, .anyView, .id, .forEach, .outline, .dataList: return nil
      case .modifier:
        if compositeType(of: record.argument(1)) != nil { return nil }
        value = record.argument(0)
      default:
        if !shape.isModifier { return shape.name == "EmptyView" ? nil : shape.name }
        value = record.argument(0)
      }
    }
    if case .opaque(let opaque) = value { return opaque.base == nil ? opaque.name : nil }
    return subview(in: value).flatMap { primitiveName(of: $0.content ?? .none) }
  }
}
