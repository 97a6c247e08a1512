var grid = Array(repeating: Array(repeating: 0, count: 3), count: 2)
grid[1][2] = 5
grid[0] = [1, 2, 3]
for row in grid { print(row.map(String.init).joined(separator: " ")) }
let transposed = (0..<3).map { c in grid.map { $0[c] } }
print(transposed, grid.flatMap { $0 }.reduce(0, +))
var copy = grid
copy[0][0] = 99
print(grid[0][0], copy[0][0], grid == copy)
// expect: 1 2 3
// expect: 0 0 5
// expect: [[1, 0], [2, 0], [3, 5]] 11
// expect: 1 99 false
