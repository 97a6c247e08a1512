struct Board {
  let size: Int
  var columns: [Bool]
  var rising: [Bool]
  var falling: [Bool]
  var solutions = 0

  init(size: Int) {
    self.size = size
    columns = Array(repeating: false, count: size)
    rising = Array(repeating: false, count: 2 * size)
    falling = Array(repeating: false, count: 2 * size)
  }

  mutating func place(row: Int) {
    guard row < size else {
      solutions += 1
      return
    }
    for column in 0..<size {
      let (up, down) = (row + column, row - column + size)
      if columns[column] || rising[up] || falling[down] { continue }
      columns[column] = true
      rising[up] = true
      falling[down] = true
      place(row: row + 1)
      columns[column] = false
      rising[up] = false
      falling[down] = false
    }
  }
}

var counts: [Int] = []
for size in 4...8 {
  var board = Board(size: size)
  board.place(row: 0)
  counts.append(board.solutions)
}
print(counts.map(String.init).joined(separator: " "))
