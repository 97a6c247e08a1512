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
      case .animated(let node, let old, let new):
        trace.changes += graph.interpolations(from: old, to: new, in: node).map { change in
          Trace.ScreenChange(
            view: reference(listed(node)), change: .interpolates, property: change.property, old: words(change.old),
            new: words(change.new))
        }
      default: break
      }
    }
    trace.events += record.retirement?.events ?? []
  }

  private mutating func addChange(_ change: Trace.ScreenChange.Change, of child: ChildNode, _ transition: String) {
    let tops = outermostListed(child)
    for node in tops.isEmpty ? [listed(child)] : tops {
      trace.changes.append(Trace.ScreenChange(view: reference(node), change: change, transition: transition))
    }
  }
}
