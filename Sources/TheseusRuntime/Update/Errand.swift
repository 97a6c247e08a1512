/// The lifecycle action on whose behalf code runs: what it writes is its work, in tasks and queues too, while its update lasts.
final class Errand {
  /// The action.
  let kind: LifecycleKind
  /// Its modifier; a task that sleeps does not keep it alive.
  private weak var node: ViewNode?
  private var update: Int

  /// Begins an errand of an action that fires in an update.
  init(_ kind: LifecycleKind, of node: ViewNode, in update: Int) {
    (self.kind, self.node, self.update) = (kind, node, update)
  }

  /// Goes on in an update that cancels its task: what the task then writes follows from that.
  func goOn(in update: Int) { self.update = update }

  /// Who wrote; nil in a later update, where the action itself is no news.
  func origin(in update: Int) -> WriteOriginRecord? {
    guard update == self.update, let node else { return nil }
    return .lifecycle(kind, node)
  }
}
