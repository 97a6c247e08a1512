struct Cell { var n: Int; var tags: [String] = [] }
struct Grid { var cells: [[Cell]]; var named: [String: Cell] = [:]; subscript(i: Int, j: Int) -> Cell { get { cells[i][j] } set { cells[i][j] = newValue } } }
var g = Grid(cells: [[Cell(n: 1), Cell(n: 2)], [Cell(n: 3), Cell(n: 4)]])
g.cells.swapAt(0, 1)
g.cells[0][1].n *= 10
g[1, 0].tags.append("t")
g[1, 0].tags[0] += "!"
g.named["a"] = Cell(n: 5)
g.named["a"]?.n += 1
g.named["b"]?.n += 1
g.named["c", default: Cell(n: 0)].tags.append("new")
(g[0, 0].n, g[0, 1].n) = (g[0, 1].n, g[0, 0].n)
print(g.cells.map { $0.map(\.n) }, g[1, 0].tags, g.named["a"]!.n, g.named["b"] as Any, g.named["c"]!.tags)
for i in g.cells.indices { for j in g.cells[i].indices { g.cells[i][j].n += i + j } }
for var cell in g.cells[0] { cell.n = 0 }
print(g.cells.map { $0.map(\.n) })
var maybe: Cell? = Cell(n: 1)
maybe?.tags += ["q"]
maybe!.n -= 5
if var m = maybe { m.n = 100; print(m.n) }
print(maybe!)
// expect: [[40, 3], [1, 2]] ["t!"] 6 nil ["new"]
// expect: [[40, 4], [2, 4]]
// expect: 100
// expect: Cell(n: -4, tags: ["q"])
