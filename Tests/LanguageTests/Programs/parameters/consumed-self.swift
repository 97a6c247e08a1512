struct Cell {
  var match: Int?
  var log: [String] = []

  consuming func matching(_ match: Int?) -> Cell {
    self.match = match
    log.append("matched")
    return self
  }

  consuming func cleared() -> Cell {
    match = nil
    let cell = self
    return cell
  }
}

let cell = Cell()
print(cell.matching(3), cell.matching(4).cleared())
print(cell)
// expect: Cell(match: Optional(3), log: ["matched"]) Cell(match: nil, log: ["matched"])
// expect: Cell(match: nil, log: [])
