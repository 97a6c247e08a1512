import TheseusGraph
import TheseusInterpreter

/// Suggestions of a search: what they show is made when a search begins first, and kept.
final class SuggestionsNode: ViewNode {
  /// The view, as the body around it made it.
  var view: Value
  /// Whether a search ever began.
  var isMade = false

  /// Makes suggestions that nobody has asked for.
  init(_ view: Value, at place: Place, below parent: ViewNode, in graph: ViewGraph, environment: EnvironmentFrame) {
    self.view = view
    super.init(at: place, below: parent, in: graph, lifetime: parent.lifetime, environment: environment)
  }

  override func run(in graph: ViewGraph) throws { try graph.makeSuggestions(of: self) }

  override func holdsObjects(in graph: ViewGraph) -> Bool { graph.mayKeepObjects(view) }

  override func letGo(in graph: ViewGraph) {
    super.letGo(in: graph)
    view = .none
  }
}
