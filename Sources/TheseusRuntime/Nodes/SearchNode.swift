import TheseusGraph
import TheseusInterpreter

/// `.searchable(text:)`: whether its field is in use, which stands in the environment of what it is applied to.
final class SearchNode: ViewNode {
  /// The values that it writes; also in `environment`.
  private(set) var frame: EnvironmentFrame
  /// What the text is kept in.
  var text: Value = .none
  /// What says whether the field is in use, if the program wants to know and to decide.
  var presented: Value?
  /// Whether the field is in use.
  var isSearching = false
  /// What hides the suggestions while the field is not in use.
  let suggestions = Curtain(isOpen: false)

  /// Makes a node whose field is not in use.
  init(at place: Place, below parent: ViewNode, in graph: ViewGraph, environment: EnvironmentFrame) {
    frame = EnvironmentFrame(outer: environment)
    super.init(at: place, below: parent, in: graph, lifetime: parent.lifetime, environment: frame)
  }

  override func run(in graph: ViewGraph) throws { try graph.followPresentation(of: self) }

  override func holdsObjects(in graph: ViewGraph) -> Bool {
    graph.mayKeepObjects(text) || graph.mayKeepObjects(presented)
  }

  override func letGo(in graph: ViewGraph) {
    super.letGo(in: graph)
    (text, presented, frame) = (.none, nil, graph.systemEnvironment)
  }
}

/// What a `dismissSearch` action leads to.
final class SearchLocation: NativeObject {
  /// The search that ends.
  weak var node: SearchNode?

  /// Makes a way to end a search.
  init(_ node: SearchNode) {
    self.node = node
    super.init(type: .unknown)
  }
}
