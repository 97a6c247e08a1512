import TheseusGraph
import TheseusInterpreter

/// What is other than in the match before for all rows of a `ForEach`.
enum RowsChange {
  /// Nothing: only an element can differ.
  case none
  /// The modifiers that each row gets for itself.
  case modifiers
  /// The closure, or something else that makes it run for every row.
  case closure
}

/// A `ForEach`: its rows by the ids of its data.
final class ForEachNode: ViewNode, RowPart {
  /// The rows, in order of the data.
  var rows: [RowNode] = []
  /// The rows by id.
  var rowsByID: [IdentityKey: RowNode] = [:]
  /// Rows that are leaving.
  var leaving: [RowNode] = []
  /// The number of elements of a constant range, as at first.
  var initialCount: Int?
  /// The elements, in order, of a lazy container; for a constant range those it began with.
  var elements: [Value] = []
  /// The content closure.
  var closure: Value?
  /// Whether the closure printed, took a random number, made an object or wrote a global or a field: that it runs again is then seen.
  var hasEffects = false
  /// The transition that is written around it.
  var transition: Value?
  /// The modifiers around it whose content each row gets for itself, the outermost first.
  var rowModifiers: [Value] = []
  weak var lazy: LazyNode?
  var start = 0
  /// How many rows of the lazy container one element makes: as many as the closure makes views; nil if the type does not say it.
  var width: Int? = 1
  /// The position of the first row of each element, where elements make different numbers of rows.
  var starts: [Int] = []
  /// The ids of the elements, in a lazy container.
  var keys: [IdentityKey] = []
  /// Ids of rows that were made in another graph with the same program.
  var known: Set<IdentityKey> = []
  /// Whether rows were ever made; before, nothing is animated.
  var isSettled = false
  /// Ids that were reported to occur twice.
  var reportedDuplicates: Set<IdentityKey> = []
  /// Whether an equal element was found again under another id.
  var sawUnstableIDs = false
  /// Counts updates, so that a row knows whether the current one has claimed it.
  var round: Int32 = 0

  /// The rows, each once: a row that stands for two equal ids is at two places.
  var distinctRows: [RowNode] {
    reportedDuplicates.isEmpty ? rows : rows[...].distinct
  }

  /// The position in the lazy container of the first row of an element.
  func position(of index: Int) -> Int {
    if let width { return start + index * width }
    return starts.indices.contains(index) ? starts[index] : start
  }

  override var rowPart: (any RowPart)? { self }

  var rowCount: Int? { width.map { elements.count * $0 } }

  /// Whether its rows are not made before the container has counted those in front of them.
  var waits: Bool { width != nil && lazy?.awaitsCount == true }

  /// Makes a node without rows.
  init(at place: Place, below parent: ViewNode, in graph: ViewGraph, environment: EnvironmentFrame) {
    super.init(at: place, below: parent, in: graph, lifetime: parent.lifetime, environment: environment)
  }

  override func holdsObjects(in graph: ViewGraph) -> Bool { graph.mayKeepObjects(closure) }

  override func letGo(in graph: ViewGraph) {
    super.letGo(in: graph)
    (closure, transition, elements, rowModifiers) = (nil, nil, [], [])
  }
}

/// One row of a `ForEach`: the content closure applied to an element.
final class RowNode: ChildNode, LazyRow {
  /// The element, or the binding to it, that the closure gets.
  var element: Value
  /// What the closure made, where modifiers around the `ForEach` change it.
  var made: Value?
  var isScrolledAway = false
  /// Whether the closure printed, took a random number or made an object, which what it made may hold then.
  var hasEffects = false
  /// Whether it is due only because of those modifiers, so that the closure is not asked again.
  var isOnlyModified = false
  /// The round of its `ForEach` that claimed it last.
  var round: Int32 = 0
  /// Its position among the rows that were made.
  var index = 0
  /// Its position in the data.
  var position = 0

  /// Makes a row.
  init(_ id: IdentityKey, element: Value, below parent: ForEachNode, in graph: ViewGraph) {
    self.element = element
    super.init(.row(id), at: .content, below: parent, in: graph, environment: parent.environment)
  }

  override func run(in graph: ViewGraph) throws { try graph.evaluate(self) }

  override func holdsObjects(in graph: ViewGraph) -> Bool { graph.mayKeepObjects(element) }

  override var contentMayHoldObjects: Bool { hasEffects }

  override func letGo(in graph: ViewGraph) {
    super.letGo(in: graph)
    (element, made) = (.none, nil)
  }
}
