/// Columns of text, each as wide as its widest cell.
struct PageTable {
  private let heads: [String]
  private let rows: [[StyledLine]]

  /// Makes a table; every row has as many cells as there are heads.
  init(heads: [String], rows: [[StyledLine]]) {
    self.heads = heads
    self.rows = rows
  }

  /// The lines; on a narrow page the widest columns give way.
  func lines(width: Int, mark: String) -> [StyledLine] {
    let titles = heads.map { StyledLine($0, .heading) }
    let all = [titles] + rows
    let widths = widths(of: all, page: width)
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

  /// Each column as wide as its widest cell; if the page is too narrow for that, the widest column becomes narrower, until all fit.
  private func widths(of rows: [[StyledLine]], page: Int) -> [Int] {
    var widths = heads.indices.map { column in rows.map { $0[column].width }.max() ?? 0 }
    let room = page - 2 * heads.count
    while widths.reduce(0, +) > room, let widest = widths.max(), widest > 8, let column = widths.lastIndex(of: widest) {
      widths[column] -= 1
    }
    return widths
  }
}
