struct Grid {
  let rows, columns: Int
  private var cells: [Int]
  init(rows: Int, columns: Int) { (self.rows, self.columns) = (rows, columns); cells = Array(repeating: 0, count: rows * columns) }
  subscript(row: Int, column: Int) -> Int {
    get { cells[row * columns + column] }
    set { print("set", row, column, newValue); cells[row * columns + column] = newValue }
  }
  subscript(row row: Int) -> [Int] { Array(cells[row * columns..<(row + 1) * columns]) }
  subscript(name: String) -> Int { name == "count" ? cells.count : -1 }
  static subscript(size: Int) -> Grid { Grid(rows: size, columns: size) }
  subscript(filter predicate: (Int) -> Bool) -> [Int] { cells.filter(predicate) }
  subscript(default value: Int, at i: Int = 0) -> Int { cells.indices.contains(i) ? cells[i] : value }
}
var grid = Grid(rows: 2, columns: 3)
grid[0, 1] = 5
grid[1, 2] += 7
let taken = grid[1, 2]
grid[0, 0] -= taken
print(grid[row: 0], grid[row: 1], grid["count"], grid["x"], Grid[2].columns)
print(grid[filter: { $0 > 0 }], grid[default: 9, at: 100], grid[default: 9])
(grid[0, 0], grid[0, 1]) = (grid[0, 1], grid[0, 0])
class Registry { private var items: [String: [Int]] = [:]
  subscript(key: String, default d: @autoclosure () -> [Int]) -> [Int] { get { items[key] ?? d() } set { items[key] = newValue } }
  subscript<T>(as type: T.Type) -> [T] { items.values.joined().compactMap { $0 as? T } } }
let registry = Registry()
registry["a", default: [0]].append(1)
registry["b", default: []] += [2, 3]
print(registry["a", default: []], registry["b", default: []], registry[as: Int.self].sorted(), registry[as: String.self])
var nested: [String: [[Int]]] = ["x": [[1], [2]]]
nested["x"]?[1].append(9)
nested["x"]![0][0] = 100
nested["y"]?[0] = []
nested["z", default: [[]]][0].append(1)
print(nested["x"]!, nested["y"] as Any, nested["z"]!)
struct Flags: OptionSet { let rawValue: Int; static let a = Flags(rawValue: 1), b = Flags(rawValue: 2)
  subscript(flag: Flags) -> Bool { get { contains(flag) } set { if newValue { insert(flag) } else { remove(flag) } } } }
var flags: Flags = [.a]
flags[.b] = true
flags[.a].toggle()
print(flags.rawValue, flags[.b], flags[.a])
// expect: set 0 1 5
// expect: set 1 2 7
// expect: set 0 0 -7
// expect: [-7, 5, 0] [0, 0, 7] 6 -1 2
// expect: [5, 7] 9 -7
// expect: set 0 0 5
// expect: set 0 1 -7
// expect: [0, 1] [2, 3] [0, 1, 2, 3] []
// expect: [[100], [2, 9]] nil [[1]]
// expect: 2 true false
