/// Columns of text, each as wide as its widest cell.
struct PageTable {
  private let heads: [String]
  private let rows: [[StyledLine]]

  /// Makes a table; every row has as many cells as there are heads.
  init(heads: [String], rows: [[StyledLine]]) {
    self.heads = heads
    self.rows = rows
  }

  /// The lines; the last column gives way if the page is too narrow.
  func lines(width: Int, mark: String) -> [StyledLine] {
    let titles = heads.map { StyledLine($0, .heading) }
    let all = [titles] + rows
    let widths = heads.indices.map { column in
      min(all.map { $0[column].width }.max() ?? 0, column == heads.count - 1 ? width : max(width / 3, 8))
    }
    return all.map { cells in
      var line = StyledLine("  ")
      var end = 2
      for (column, cell) in cells.enumerated() {
        line.append(cell.shortenedInTheMiddle(to: widths[column], mark: mark))
        end += widths[column] + 2
        if column < cells.count - 1 { line.pad(to: end, minimum: 1) }
      }
      return line.clipped(to: width, mark: mark).trimmed
    }
  }
}
