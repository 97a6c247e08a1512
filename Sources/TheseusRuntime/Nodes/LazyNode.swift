import TheseusGraph
import TheseusInterpreter

/// A row of a lazy container.
protocol LazyRow: ViewNode {
  /// Whether the container shows other rows.
  var isScrolledAway: Bool { get set }
}

/// One or several rows of a lazy container: a view that is written in it, or data.
protocol RowPart: ViewNode {
  /// The lazy container.
  var lazy: LazyNode? { get set }
  /// The position of its first row.
  var start: Int { get set }
  /// How many rows it is; nil if that is known only once its body or its closures ran.
  var rowCount: Int? { get }
}

/// What a lazy container knows of its rows: how many there are, and which of them can be seen.
///
/// A row is made when it can be seen first, and kept until its place ends or its id leaves the data (semantics 11.1).
final class LazyNode: ViewNode {
  /// What is known of the rows of a container.
  enum Kind {
    /// Rows that are scrolled away disappear, and a group's label and what it discloses are rows.
    case list
    /// Rows that are scrolled away say nothing (semantics 2.10), and a group is one row.
    case stack
  }

  /// `List`, `Table`, `LazyVStack`.
  let name: String
  /// Whether it is a list.
  let kind: Kind
  /// The position of the first row that can be seen.
  var first = 0
  /// How many rows there are.
  var count = 0
  /// The rows of data inside, in order.
  private(set) var lists: [ForEachNode] = []
  /// The rows that are written in it, in order.
  private(set) var staticRows: [StaticRowNode] = []
  /// What its own content consists of, in order; what a body or a closure makes stands below.
  private(set) var parts: [any RowPart] = []
  /// Whether its own content is being walked.
  var isWalked = false
  /// Whether rows have to be counted whose number was not known when they were met.
  var awaitsCount = false

  /// Makes a container that shows its first rows.
  init(
    _ name: String, _ kind: Kind, at place: Place, below parent: ViewNode, in graph: ViewGraph,
    environment: EnvironmentFrame
  ) {
    (self.name, self.kind) = (name, kind)
    super.init(at: place, below: parent, in: graph, lifetime: parent.lifetime, environment: environment)
  }

  /// Forgets its rows, which a walk will meet again.
  func beginWalk() {
    (isWalked, awaitsCount, parts) = (true, false, [])
    beginCount()
  }

  /// Forgets how many rows there are.
  func beginCount() { (count, lists, staticRows) = (0, [], []) }

  /// Notes what the walk of its own content met.
  func meet(_ part: any RowPart) { parts.append(part) }

  /// Counts rows behind those that were counted before.
  func add(_ part: any RowPart) {
    part.start = count
    count += part.rowCount ?? 0
    switch part {
    case let list as ForEachNode: lists.append(list)
    case let row as StaticRowNode: staticRows.append(row)
    default: break
    }
  }

  override func run(in graph: ViewGraph) throws { try graph.refill(self) }
}
