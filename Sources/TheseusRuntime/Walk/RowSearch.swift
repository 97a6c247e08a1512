/// Finds the rows of a `ForEach` again in the order of new data.
///
/// The row of an element mostly stands behind that of the element before, which is looked at first: asking the table
/// for each of 100,000 rows behind one that was inserted took two thirds of the time.
struct RowSearch {
  private let rows: [RowNode]
  private var next = 0
  /// How many of the rows were found.
  private var count = 0

  /// Begins with the rows as they stood.
  init(_ rows: [RowNode]) { self.rows = rows }

  /// The row of an id; nil if there is none.
  mutating func row(of key: IdentityKey, in node: ForEachNode) -> RowNode? {
    if next < rows.count, case .row(let old) = rows[next].key, old == key {
      next += 1
      return claimed(rows[next - 1], in: node)
    }
    guard let row = node.rowsByID[key] else { return nil }
    next = row.index + 1
    return claimed(row, in: node)
  }

  /// The rows that were not found, in order; it looks no further than it must.
  func missed(in node: ForEachNode) -> [RowNode] {
    var result: [RowNode] = []
    var rest = rows.count - count
    for row in rows {
      if rest == 0 { break }
      guard row.round != node.round else { continue }
      result.append(row)
      rest -= 1
    }
    return result
  }

  private mutating func claimed(_ row: RowNode, in node: ForEachNode) -> RowNode {
    if row.round != node.round { count += 1 }
    return row
  }
}
