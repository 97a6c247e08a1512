struct Matrix {
  let rows: Int, columns: Int
  private var cells: [Double]
  init(rows: Int, columns: Int) { self.rows = rows; self.columns = columns; cells = Array(repeating: 0, count: rows * columns) }
  subscript(row: Int, column: Int) -> Double {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }
  subscript(row row: Int) -> [Double] { Array(cells[row * columns..<(row + 1) * columns]) }
  static subscript(identity n: Int) -> Matrix { var m = Matrix(rows: n, columns: n); for i in 0..<n { m[i, i] = 1 }; return m }
}
var m = Matrix[identity: 2]
m[0, 1] = 5
m[1, 0] += 2.5
print(m[row: 0], m[row: 1], m[1, 1])
// expect: [1.0, 5.0] [2.5, 1.0] 1.0
