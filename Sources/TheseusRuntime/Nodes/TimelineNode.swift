import TheseusGraph
import TheseusInterpreter

/// A `TimelineView`.
final class TimelineNode: ContentNode {
  /// The schedule.
  var schedule = Value.none
  /// Where in the schedule's dates it is.
  var cursor = Value.none
  /// What waits for the next date.
  var job: Executor.Job?

  /// Makes a node for a closure.
  init(
    _ closure: Value, at place: Place, below parent: ViewNode, in graph: ViewGraph, environment: EnvironmentFrame
  ) {
    super.init(
      "TimelineView", closure: closure, arguments: [], at: place, below: parent, in: graph, environment: environment)
  }

  override func willEnd(in graph: ViewGraph) throws { job?.cancel() }

  override func holdsObjects(in graph: ViewGraph) -> Bool {
    super.holdsObjects(in: graph) || graph.mayKeepObjects(schedule) || graph.mayKeepObjects(cursor)
  }

  override func letGo(in graph: ViewGraph) {
    super.letGo(in: graph)
    (schedule, cursor) = (.none, .none)
  }
}
