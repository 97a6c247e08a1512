import TheseusGraph
import TheseusInterpreter

/// A row of a lazy container.
protocol LazyRow: ViewNode {
  /// Whether the container shows other rows.
  var isScrolledAway: Bool { get set }
}

/// What a lazy container knows of its rows: how many there are, and which of them can be seen.
///
/// A row is made when it can be seen first, and kept until its place ends or its id leaves the data (semantics 11.1).
final class LazyNode: ViewNode {
  /// `List`, `LazyVStack`.
  let name: String
  /// The position of the first row that can be seen.
  var first = 0
  /// How many rows there are.
  var count = 0
  /// The rows of data inside, in order.
  var lists: [ForEachNode] = []
  /// The rows that are written in it, in order.
  var staticRows: [StaticRowNode] = []

  /// Makes a container that shows its first rows.
  init(_ name: String, at place: Place, below parent: ViewNode, in graph: ViewGraph, environment: EnvironmentFrame) {
    self.name = name
    super.init(at: place, below: parent, in: graph, lifetime: parent.lifetime, environment: environment)
  }

  /// Whether rows that are scrolled away disappear, as those of a list do; a lazy stack says nothing (semantics 2.10).
  var rowsDisappear: Bool { name == "List" }

  override func run(in graph: ViewGraph) throws { try graph.refill(self) }
}
