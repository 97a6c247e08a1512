struct Point { var x = 0, y = 0 }
struct Shape { var points = [Point(), Point(x: 1, y: 1)]; var name: String? = "s"; var origin: Point { get { points[0] } set { print("set origin"); points[0] = newValue } } }
func bump(_ n: inout Int) { n += 1 }
func move(_ p: inout Point, dx: Int) { p.x += dx }
var shape = Shape()
bump(&shape.points[1].x)
move(&shape.points[0], dx: 5)
move(&shape.origin, dx: 1)
print(shape.points)
func clear(_ s: inout String?) { s = nil }
func append(_ s: inout String) { s += "!" }
append(&shape.name!)
print(shape.name ?? "nil")
clear(&shape.name)
print(shape.name ?? "nil")
var table = ["a": [1, 2]]
func grow(_ list: inout [Int]) { list.append(list.count) }
grow(&table["a"]!)
grow(&table["b", default: []])
print(table["a"]!, table["b"]!)
var tuple = (left: 1, right: [2])
bump(&tuple.left)
grow(&tuple.right)
print(tuple)
func exchange<T>(_ a: inout T, _ b: inout T) { let t = a; a = b; b = t }
var p = 1, q = 2
exchange(&p, &q)
swap(&p, &q)
exchange(&p, &q)
print(p, q)
var grid = [[1, 2], [3, 4]]
bump(&grid[1][0])
for row in grid.indices { grow(&grid[row]) }
print(grid)
grid.swapAt(0, 1)
print(grid)
func update(_ body: (inout Point) throws -> Void) rethrows -> Point { var p = Point(x: 9, y: 9); try body(&p); return p }
print(update { $0.x = 0 }, update { $0 = Point() })
class Box { var value = 1 { didSet { print("box", oldValue, value) } } }
let box = Box()
bump(&box.value)
var computed: Int { get { box.value * 10 } set { box.value = newValue / 10 } }
bump(&computed)
computed += 20
print(box.value)
func nested(_ n: inout Int) { func inner() { n *= 2 }; inner(); inner() }
var seven = 7
nested(&seven)
print(seven)
// expect: set origin
// expect: [main.Point(x: 6, y: 0), main.Point(x: 2, y: 1)]
// expect: s!
// expect: nil
// expect: [1, 2, 2] [0]
// expect: (left: 2, right: [2, 1])
// expect: 2 1
// expect: [[1, 2, 2], [4, 4, 2]]
// expect: [[4, 4, 2], [1, 2, 2]]
// expect: Point(x: 0, y: 9) Point(x: 0, y: 0)
// expect: box 1 2
// expect: box 2 2
// expect: box 2 4
// expect: 4
// expect: 28
