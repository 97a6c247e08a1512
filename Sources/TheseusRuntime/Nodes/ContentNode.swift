import TheseusGraph
import TheseusInterpreter

/// A closure that a view calls for its content, with reads of its own: `GeometryReader`, `ScrollViewReader`, `overlayPreferenceValue`.
class ContentNode: ViewNode {
  /// The closure.
  var closure: Value
  /// What it is called with.
  var arguments: [Value]
  /// The name of the view that calls it.
  let name: String

  /// Makes a node for a closure.
  init(
    _ name: String, closure: Value, arguments: [Value], at place: Place, below parent: ViewNode, in graph: ViewGraph,
    environment: EnvironmentFrame
  ) {
    self.name = name
    self.closure = closure
    self.arguments = arguments
    super.init(at: place, below: parent, in: graph, lifetime: parent.lifetime, environment: environment)
  }

  override func run(in graph: ViewGraph) throws { try graph.evaluate(self) }

  override func holdsObjects(in graph: ViewGraph) -> Bool { graph.mayKeepObjects(closure) }

  override func letGo(in graph: ViewGraph) {
    super.letGo(in: graph)
    (closure, arguments) = (.none, [])
  }
}
