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
      case .inserted(let child, let transition): addChange(.inserted, of: child, transition)
      case .removing(let child, _):
        addChange(
          .removed, of: child,
          graph.transition(of: child.content ?? .none, below: child).map(graph.evaluator.text) ?? "")
      case .animated(let node, let old, let new): addInterpolations(old, new, in: node)
      default: break
      }
    }
  }

  private mutating func addChange(_ change: Trace.ScreenChange.Change, of child: ChildNode, _ transition: String) {
    let tops = outermostListed(child)
    for node in tops.isEmpty ? [listed(child)] : tops {
      trace.changes.append(Trace.ScreenChange(view: reference(node), change: change, transition: transition))
    }
  }

  /// Compares the modifiers of two evaluations: a value that differs moves from one to the other.
  private mutating func addInterpolations(_ old: Value, _ new: Value, in node: ViewNode) {
    switch (old, new) {
    case (.tuple(let a), .tuple(let b)):
      for (x, y) in zip(a.values, b.values) { addInterpolations(x, y, in: node) }
    case (.record(let a), .record(let b)):
      guard a.function == b.function else { return }
      let shape = graph.shapes[a.function]
      for index in a.arguments.indices where index < b.arguments.count && index < shape.uses.count {
        addInterpolation(of: index, a.arguments[index], b.arguments[index], shape, in: node)
      }
    default: return
    }
  }

  private mutating func addInterpolation(
    of index: Int, _ old: Value, _ new: Value, _ shape: ViewShape, in node: ViewNode
  ) {
    switch shape.uses[index] {
    case .base, .content: addInterpolations(old, new, in: node)
    case .value:
      guard shape.isModifier, isAnimatable(shape), !graph.areEqualValues(old, new) else { return }
      let label = shape.labels[index].map { " \($0)" } ?? ""
      trace.changes.append(
        Trace.ScreenChange(
          view: reference(listed(node)), change: .interpolates, property: shape.name + label, old: words(old),
          new: words(new)))
    default: break
    }
  }

  private func isAnimatable(_ shape: ViewShape) -> Bool {
    switch shape.role {
    case .generic, .environmentShortcut: true
    default: false
    }
  }
}
