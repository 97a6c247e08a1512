import TheseusInterpreter
import TheseusTrace

extension TraceBuilder {
  /// Lifecycle actions, and what changes on the screen by an animation.
  mutating func addEvents() {
    for event in record.events {
      switch event {
      case .lifecycle(let node, let kind, let pass):
        guard let known = Trace.LifecycleEvent.Kind(rawValue: kind.rawValue) else { continue }
        let attachment = attachment(of: node)
        trace.events.append(
          Trace.LifecycleEvent(view: reference(attachment.view), event: known, on: attachment.on, pass: pass))
      case .object(let name, let isEnd, let near, let pass):
        guard let view = near.map(listed) ?? graph.root.map(listed), view.handle > 0 else { continue }
        trace.events.append(
          Trace.LifecycleEvent(view: reference(view), event: isEnd ? .deinit : .`init`, on: name, pass: pass))
      case .inserted(let child, let name, let pass):
        let names = transitions(of: child, insertedBy: name)
        guard names.contains(where: { $0 != nil }) else { continue }
        addChange(.inserted, of: child, names, pass)
        addPhase("willAppear", of: child, names, pass)
      case .removing(let child, let pass):
        let names = transitionsOfLeaving(child)
        guard names.contains(where: { $0 != nil }) else { continue }
        addChange(.removed, of: child, names, pass)
        addPhase("didDisappear", of: child, names, pass)
      case .revived(let child, let pass) where !graph.isRowOfList(child):
        addPhase("identity", of: child, transitionsOfLeaving(child), pass)
      case .animated(let node, let old, let new, let pass):
        trace.changes += graph.interpolations(from: old, to: new, in: node).map { change in
          Trace.ScreenChange(
            view: reference(listed(node)), change: .interpolates, on: change.view, property: change.property,
            old: graph.evaluator.screenValue(change.old), new: graph.evaluator.screenValue(change.new), pass: pass)
        }
      default: break
      }
    }
    trace.events += record.retirement?.events ?? []
  }

  /// The transitions by which the views of a child came, side by side: one written in the body of the child is known only afterwards.
  func transitions(of child: ChildNode, insertedBy name: String?) -> [String?] {
    if graph.isRowOfList(child) { return [] }
    return child.status == .removed ? [name] : transitions(of: child, for: .insertion)
  }

  /// The transitions by which the views of a child leave, side by side; none for what is presented, and for rows of a list.
  func transitionsOfLeaving(_ child: ChildNode) -> [String?] {
    child.parent is PresentationNode || graph.isRowOfList(child) ? [] : transitions(of: child, for: .removal)
  }

  private func transitions(of child: ChildNode, for direction: ViewTransition.Direction) -> [String?] {
    graph.transitions(of: child.content ?? .none, below: child, for: direction).map { $0?.name }
  }

  /// The transitions of the views of a child went into a phase (DOC:transitionphase); those with `.identity` have none.
  private mutating func addPhase(_ phase: String, of child: ChildNode, _ transitions: [String?], _ pass: Int) {
    let tops = graph.outermostListed(child)
    let positions = graph.positionsSideBySide(in: child)
    for node in tops.isEmpty ? [listed(child)] : tops {
      let position = position(of: node, below: child, among: positions)
      guard !transitions.indices.contains(position) || transitions[position] != nil else { continue }
      trace.events.append(
        Trace.LifecycleEvent(view: reference(node), event: .transition, phase: phase, pass: pass))
    }
  }

  /// Which of the views side by side below a child a node belongs to.
  private func position(of node: ViewNode, below child: ChildNode, among positions: [ObjectIdentifier: Int]) -> Int {
    guard !positions.isEmpty else { return 0 }
    var current: ViewNode? = node
    while let inner = current, inner !== child {
      if let position = positions[ObjectIdentifier(inner)] { return position }
      current = inner.parent
    }
    return 0
  }

  /// Adds what became of the views of a child, each with its own transition; those with `.identity` do not move.
  private mutating func addChange(
    _ change: Trace.ScreenChange.Change, of child: ChildNode, _ transitions: [String?], _ pass: Int
  ) {
    let tops = graph.outermostListed(child)
    let positions = graph.positionsSideBySide(in: child)
    for node in tops {
      let position = position(of: node, below: child, among: positions)
      guard let transition = transitions.indices.contains(position) ? transitions[position] : transitions.first ?? nil
      else { continue }
      trace.changes.append(
        Trace.ScreenChange(view: reference(node), change: change, transition: transition, pass: pass))
    }
    guard tops.isEmpty, let transition = transitions.lazy.compactMap({ $0 }).first else { return }
    trace.changes.append(
      Trace.ScreenChange(
        view: reference(listed(child)), change: change, on: child.content.flatMap(word), transition: transition,
        pass: pass))
  }
}
