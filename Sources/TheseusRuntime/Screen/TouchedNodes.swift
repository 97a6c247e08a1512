/// The nodes that an update touched, with those above them.
struct TouchedNodes {
  private var nodes: Set<ObjectIdentifier> = []
  private var rows: [ObjectIdentifier: [RowNode]] = [:]

  /// Takes in a node and those above it.
  mutating func insert(_ node: ViewNode) {
    var current: ViewNode? = node
    while let inner = current, nodes.insert(ObjectIdentifier(inner)).inserted {
      if let row = inner as? RowNode, let list = inner.parent { rows[ObjectIdentifier(list), default: []].append(row) }
      current = inner.parent
    }
  }

  /// Whether a node is among them.
  func contains(_ node: ViewNode) -> Bool { nodes.contains(ObjectIdentifier(node)) }

  /// The rows of a `ForEach` among them, in no particular order.
  func rows(of list: ForEachNode) -> [RowNode] { rows[ObjectIdentifier(list)] ?? [] }
}

/// The rows of a `ForEach` that the tree of a trace may show: few of many, found without a look at the others.
struct TouchedRows {
  /// One of them.
  struct Entry {
    /// The row.
    let row: RowNode
    /// How it is shown.
    let role: Role
  }

  /// How a row is shown.
  enum Role {
    /// With everything that was touched in it.
    case whole
    /// If anything in it was touched.
    case touched
    /// In the name of all rows of a run that was skipped.
    case run(ArraySlice<RowNode>)
  }

  /// The rows, in order, with removed ones where they stood.
  private(set) var entries: [Entry] = []

  /// A run of skipped rows that is longer than this is shown as one.
  private static let longestShownRun = 3

  /// Up to so many rows that are gone stand where they stood; more of them would cut a run into too many lines.
  private static let shownGaps = 8

  /// Finds the rows of a list; `skipped` are runs of positions, `removed` rows that ended, in order.
  init(of list: ForEachNode, _ touched: TouchedNodes, _ skipped: [Range<Int>], _ removed: [ChildNode]) {
    // What ends as a whole shows all that ends with it.
    guard list.status == .live else {
      entries = list.distinctRows.map { Entry(row: $0, role: .touched) }
      return
    }
    var roles: [Int: Role] = [:]
    // The index of a row that is gone is that of another one now.
    for row in touched.rows(of: list) where row.status == .live { roles[row.index] = .touched }
    // What happened to a row in one pass is shown, though it was skipped in another.
    let places = roles.keys.sorted()
    let skipped = skipped.flatMap { $0.without(places) }
    for run in skipped where run.count <= Self.longestShownRun { for index in run { roles[index] = .whole } }
    let runs = Self.disjoint(skipped.filter { $0.count > Self.longestShownRun })
    roles = roles.filter { index, _ in !Self.contains(index, runs) }
    let gone = Self.placed(removed, among: list.rows.count)
    let gaps = gone.count <= Self.shownGaps ? Set(gone.map(\.place)).sorted() : []
    for run in runs.flatMap({ $0.cut(at: gaps) }) { roles[run.lowerBound] = .run(list.rows[run]) }
    var next = 0
    // A row that stands for two equal ids is at places which its index does not tell.
    for place in list.reportedDuplicates.isEmpty ? roles.keys.sorted() : Array(list.rows.indices) {
      guard list.rows.indices.contains(place), let role = roles[list.rows[place].index] else { continue }
      while next < gone.count, gone[next].place <= place {
        entries.append(Entry(row: gone[next].row, role: .touched))
        next += 1
      }
      let row = list.rows[place]
      entries.append(Entry(row: row, role: row.status == .live ? role : .touched))
    }
    entries += gone[next...].map { Entry(row: $0.row, role: .touched) }
  }

  /// The runs in order; of two that overlap, which are of different passes, the first.
  private static func disjoint(_ runs: [Range<Int>]) -> [Range<Int>] {
    let sorted = runs.enumerated().sorted { ($0.element.lowerBound, $0.offset) < ($1.element.lowerBound, $1.offset) }
    var result: [(offset: Int, run: Range<Int>)] = []
    for (offset, run) in sorted {
      guard let last = result.last, last.run.overlaps(run) else {
        result.append((offset, run))
        continue
      }
      if offset < last.offset { result[result.count - 1] = (offset, run) }
    }
    return result.map(\.run)
  }

  private static func contains(_ index: Int, _ runs: [Range<Int>]) -> Bool {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].upperBound <= index { low = middle + 1 } else { high = middle }
    }
    return low < runs.count && runs[low].contains(index)
  }

  /// Removed rows with the number of rows before them that are still there.
  private static func placed(_ removed: [ChildNode], among count: Int) -> [(row: RowNode, place: Int)] {
    let rows = removed.compactMap { $0 as? RowNode }
    return rows.enumerated().map { ($0.element, max(0, min($0.element.index, count + $0.offset) - $0.offset)) }
      .sorted { $0.1 < $1.1 }
  }
}

extension ArraySlice<RowNode> {
  /// The rows, each once: one that stands for two equal ids is at two places.
  var distinct: [RowNode] {
    var seen: Set<ObjectIdentifier> = []
    return filter { seen.insert(ObjectIdentifier($0)).inserted }
  }
}

extension Range<Int> {
  /// What is left without some numbers, which are sorted.
  func without(_ numbers: [Int]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = lowerBound
    for number in numbers where contains(number) {
      if start < number { result.append(start..<number) }
      start = number + 1
    }
    return start < upperBound ? result + [start..<upperBound] : result
  }

  /// The pieces between some numbers, which are sorted; each of the numbers begins a piece.
  fileprivate func cut(at numbers: [Int]) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = lowerBound
    for number in numbers where number > start && number < upperBound {
      pieces.append(start..<number)
      start = number
    }
    return pieces + [start..<upperBound]
  }
}
