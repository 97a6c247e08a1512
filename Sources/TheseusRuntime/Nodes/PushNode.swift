import TheseusGraph
import TheseusInterpreter
import TheseusProgram

/// What pushes a view of its own onto a stack: a link with a destination, `navigationDestination` with a binding.
final class PushNode: ViewNode {
  /// The destination, or what makes it; its argument is the item.
  var destination: Value = .none
  /// The binding that decides, if there is one.
  var binding: Value?
  /// The value of the binding that stands for this link, of `init(destination:tag:selection:label:)`.
  var tag: Value?
  /// Whether the binding holds an item.
  var isItem = false
  /// The item that is pushed.
  var item: Value?
  /// Where it stands.
  var range: SourceRange?
  /// Whether it has pushed its destination.
  var isActive = false

  /// Makes a node that pushes nothing.
  init(at place: Place, below parent: ViewNode, in graph: ViewGraph, environment: EnvironmentFrame) {
    super.init(at: place, below: parent, in: graph, lifetime: parent.lifetime, environment: environment)
  }

  override func run(in graph: ViewGraph) throws { try graph.decide(self) }

  override func willEnd(in graph: ViewGraph) throws { graph.setActive(false, self) }

  override func holdsObjects(in graph: ViewGraph) -> Bool {
    [destination, binding, tag, item].contains(where: graph.mayKeepObjects)
  }

  override func letGo(in graph: ViewGraph) {
    super.letGo(in: graph)
    (destination, binding, tag, item) = (.none, nil, nil, nil)
  }
}
