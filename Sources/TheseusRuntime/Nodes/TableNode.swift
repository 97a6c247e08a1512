import TheseusGraph
import TheseusInterpreter

/// A `Table`: what its columns show of a value, for the rows that stand below.
final class TableNode: ViewNode {
  /// The columns, as the builder made them.
  var columns: Value
  /// The closure that makes the cells of a row from its value.
  var cells: Value
  /// The closure that makes the row of an element, where the table makes its rows from data.
  let row: Value

  /// Makes a table without rows.
  init(
    columns: Value, cells: Value, row: Value, at place: Place, below parent: ViewNode, in graph: ViewGraph,
    environment: EnvironmentFrame
  ) {
    (self.columns, self.cells, self.row) = (columns, cells, row)
    super.init(at: place, below: parent, in: graph, lifetime: parent.lifetime, environment: environment)
  }

  override func holdsObjects(in graph: ViewGraph) -> Bool { graph.mayKeepObjects(cells) }

  override func letGo(in graph: ViewGraph) {
    super.letGo(in: graph)
    (columns, cells) = (.none, .none)
  }
}

/// A `TableRow`: a cell for each column of the table that it stands in.
final class TableRowNode: ContentNode {
  override func holdsObjects(in graph: ViewGraph) -> Bool {
    super.holdsObjects(in: graph) || arguments.contains(where: graph.mayKeepObjects)
  }
}
