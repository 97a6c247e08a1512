func double(_ xs: inout [Int]) { for i in xs.indices { xs[i] *= 2 } }
func bump(_ x: inout Int) { x += 100 }
var a = [1, 2, 3]
double(&a); print(a)
bump(&a[1]); print(a)
a[0] += 5; a[2] -= 1; print(a)
a.swapAt(0, 1)
print(a)
var grid = [[0, 0], [0, 0]]
grid[1][0] = 5; grid[0].append(7); bump(&grid[1][1]); print(grid)
struct Item { var name: String; var tags: [String] = [] }
var items = [Item(name: "a"), Item(name: "b")]
items[0].tags.append("x"); items[1].name += "!"
for i in items.indices { items[i].tags.append("\(i)") }
print(items)
var dict = ["k": [1]]
dict["k"]!.append(2); dict["k"]?[0] = 9; dict["new", default: []].append(3)
print(dict["k"]!, dict["new"]!)
var copy = a; copy[0] = -1; print(a[0], copy[0])
var (x, y) = (1, 2); (x, y) = (y, x + y); print(x, y); swap(&x, &y); print(x, y)
a.withUnsafeMutableBufferPointer { $0[0] = 77 }
print(a[0])
// expect: [2, 4, 6]
// expect: [2, 104, 6]
// expect: [7, 104, 5]
// expect: [104, 7, 5]
// expect: [[0, 0, 7], [5, 100]]
// expect: [main.Item(name: "a", tags: ["x", "0"]), main.Item(name: "b!", tags: ["1"])]
// expect: [9, 2] [3]
// expect: 104 -1
// expect: 2 3
// expect: 3 2
// expect: 77
