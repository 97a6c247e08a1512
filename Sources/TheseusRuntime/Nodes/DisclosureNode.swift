import TheseusGraph
import TheseusInterpreter

/// The content of a `DisclosureGroup`, which exists while it is expanded.
final class DisclosureNode: ViewNode {
  /// Makes the content.
  var closure: Value
  /// The binding that says whether it is expanded, if there is one.
  var binding: Value?
  /// The modifiers around a group in a list, which each of its rows gets for itself, the outermost first.
  var rowModifiers: [Value] = []
  /// Whether it is expanded, where no binding says so.
  var isExpanded = false

  /// Makes a node for a content closure.
  init(
    _ closure: Value, at place: Place, below parent: ViewNode, in graph: ViewGraph, environment: EnvironmentFrame
  ) {
    self.closure = closure
    super.init(at: place, below: parent, in: graph, lifetime: parent.lifetime, environment: environment)
  }

  /// The child that stands below while it is expanded.
  var container: ContainerNode? { firstChild as? ContainerNode }

  override func run(in graph: ViewGraph) throws { try graph.disclose(self) }

  override func holdsObjects(in graph: ViewGraph) -> Bool {
    graph.mayKeepObjects(closure) || graph.mayKeepObjects(binding) || rowModifiers.contains(where: graph.mayKeepObjects)
  }

  override func letGo(in graph: ViewGraph) {
    super.letGo(in: graph)
    (closure, binding, rowModifiers) = (.none, nil, [])
  }
}
