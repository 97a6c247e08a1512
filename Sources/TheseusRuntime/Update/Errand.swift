/// The action on whose behalf code runs: what it writes is its work, in tasks and queues too.
final class Errand {
  /// Who began it.
  private enum Beginning {
    /// A lifecycle action; a task that sleeps does not keep its modifier alive.
    case lifecycle(LifecycleKind, WeakModifier)
    /// The action of a control.
    case control(String)
  }
  private struct WeakModifier {
    weak var node: ViewNode?
  }
  private let beginning: Beginning
  private var update: Int

  /// Begins an errand of a lifecycle action that fires in an update.
  init(_ kind: LifecycleKind, of node: ViewNode, in update: Int) {
    (beginning, self.update) = (.lifecycle(kind, WeakModifier(node: node)), update)
  }

  /// Begins an errand of the action of a control.
  init(of control: String, in update: Int) { (beginning, self.update) = (.control(control), update) }

  /// Goes on in an update that cancels its task: what the task then writes follows from that.
  func goOn(in update: Int) { self.update = update }

  /// Who wrote in an update of an input: in a later one than that of the action it is the task that the input let go on.
  func origin(in update: Int, of input: WriteOriginRecord) -> WriteOriginRecord {
    if update == self.update {
      guard case .lifecycle(let kind, let modifier) = beginning, let node = modifier.node else { return input }
      return .lifecycle(kind, node)
    }
    guard let task else { return input }
    switch input {
    case .action(let control): return .resumed(task, by: control)
    case .input: return .resumed(task, by: nil)
    default: return input
    }
  }

  private var task: TaskRecord? {
    switch beginning {
    case .lifecycle(let kind, let modifier): modifier.node.map { .lifecycle(kind, $0) }
    case .control(let control): .action(control)
    }
  }
}
