import TheseusGraph
import TheseusInterpreter

/// A row of a lazy container that is written in it, and not made from data: what it shows is made when it can be seen first.
final class StaticRowNode: ViewNode, LazyRow, RowPart {
  var start = 0
  weak var lazy: LazyNode?
  /// How many rows it is: as many as the view's body makes views; nil if the type does not say it, so that each of them is a row below.
  var width: Int? = 1
  /// The view, as the body around it made it.
  var view: Value
  /// Whether it could be seen before.
  var isMade: Bool
  var isScrolledAway = false

  /// Makes a row that was never seen.
  init(_ view: Value, at place: Place, below parent: ViewNode, in graph: ViewGraph, environment: EnvironmentFrame) {
    self.view = view
    isMade = false
    super.init(at: place, below: parent, in: graph, lifetime: parent.lifetime, environment: environment)
    graph.staticRowCount += 1
  }

  var rowCount: Int? { width }

  override var rowPart: (any RowPart)? { self }

  override func willEnd(in graph: ViewGraph) throws { graph.staticRowCount -= 1 }

  override func holdsObjects(in graph: ViewGraph) -> Bool { graph.mayKeepObjects(view) }

  override func letGo(in graph: ViewGraph) {
    super.letGo(in: graph)
    view = .none
  }
}
