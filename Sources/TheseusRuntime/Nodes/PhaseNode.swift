import TheseusGraph
import TheseusInterpreter

/// A `PhaseAnimator` or `phaseAnimator`: content for one phase after the other.
final class PhaseNode: ContentNode, ModifyingNode {
  /// What the modifier is applied to; nothing for the view.
  var applied: AppliedContent?
  /// The phases.
  var phases: [Value] = []
  /// Which phase is shown.
  var index = 0
  /// Gives the animation towards a phase.
  var animation: Value?
  /// The value whose change begins a round; without one the rounds never end.
  var trigger: Value?
  /// What waits for the next phase.
  var job: Executor.Job?
  /// What the content depends on besides what it reads.
  let source: SourceID

  /// Makes a node for a closure.
  init(
    _ name: String, closure: Value, at place: Place, below parent: ViewNode, in graph: ViewGraph,
    environment: EnvironmentFrame
  ) {
    source = graph.dependencies.addSource(in: parent.lifetime)
    super.init(name, closure: closure, arguments: [], at: place, below: parent, in: graph, environment: environment)
    graph.dependencies.read(source, by: id, for: .sticky)
  }

  override func willEnd(in graph: ViewGraph) throws { job?.cancel() }

  override func holdsObjects(in graph: ViewGraph) -> Bool {
    super.holdsObjects(in: graph) || graph.mayKeepObjects(animation) || graph.mayKeepObjects(trigger)
      || phases.contains { graph.mayKeepObjects($0) } || contents.contains { graph.mayKeepObjects($0) }
  }

  override func letGo(in graph: ViewGraph) {
    super.letGo(in: graph)
    (contents, phases, animation, trigger) = ([], [], nil, nil)
  }
}
