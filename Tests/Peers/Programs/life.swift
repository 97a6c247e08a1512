struct Cell: Hashable {
  var x: Int
  var y: Int
}

func neighbours(of cell: Cell) -> [Cell] {
  var result: [Cell] = []
  for dy in -1...1 {
    for dx in -1...1 where dx != 0 || dy != 0 { result.append(Cell(x: cell.x + dx, y: cell.y + dy)) }
  }
  return result
}

func next(_ alive: Set<Cell>) -> Set<Cell> {
  var counts: [Cell: Int] = [:]
  for cell in alive {
    for neighbour in neighbours(of: cell) { counts[neighbour, default: 0] += 1 }
  }
  var result: Set<Cell> = []
  for (cell, count) in counts where count == 3 || count == 2 && alive.contains(cell) { result.insert(cell) }
  return result
}

var alive: Set<Cell> = [
  Cell(x: 1, y: 0), Cell(x: 3, y: 1), Cell(x: 0, y: 2), Cell(x: 1, y: 2), Cell(x: 4, y: 2), Cell(x: 5, y: 2),
  Cell(x: 6, y: 2),
]
var most = 0
for _ in 0..<120 {
  alive = next(alive)
  most = max(most, alive.count)
}
print(alive.count, most, alive.map(\.x).min() ?? 0, alive.map(\.y).max() ?? 0)
