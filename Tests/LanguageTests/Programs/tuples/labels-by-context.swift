// A tuple has the labels of the type that is wanted, or none where others beside it have none.
typealias Point = (x: Int, y: Int)
let p: Point = (1, 2)
func add(a: Point, b: Point) -> Point { (a.x + b.x, a.y + b.y) }
func + (a: Point, b: Point) -> Point { (a.x + b.x, a.y + b.y) }
print([p, p].reduce((0, 0), add), [p, p].reduce((0, 0), +), [p, p].reduce((x: 0, y: 0), +))
let sum = [p, p].reduce((0, 0)) { $0 + $1 }
print(sum, type(of: sum))
let pairs = [(1, 2)]
print(pairs.reduce((x: 0, y: 0)) { ($0.0 + $1.0, $0.1 + $1.1) }, pairs.reduce(p) { ($0.0 + $1.0, $0.1 + $1.1) })
print(pairs.reduce(p, +), pairs.reduce((0, 0), +))
func either<T>(_ value: T, _ make: () -> T) -> T { make() }
print(either(p) { (3, 4) }, either((3, 4)) { p }, either(p) { p })
let plain: (Point, Point) -> (Int, Int) = add
print(plain(p, p))
func show(_ point: Point) { print(point) }
let shown: ((Int, Int)) -> Void = show
shown((5, 6))
[(1, 2), (3, 4)].forEach(show)
print(pairs.map { $0 as Point }, [p].map { ($0.x, $0.y) }, [[(1, 2)], [p]], [p, (1, 2)])
// expect: (2, 4) (2, 4) (x: 2, y: 4)
// expect: (2, 4) (Int, Int)
// expect: (1, 2) (2, 4)
// expect: (x: 2, y: 4) (1, 2)
// expect: (3, 4) (1, 2) (x: 1, y: 2)
// expect: (2, 4)
// expect: (x: 5, y: 6)
// expect: (x: 1, y: 2)
// expect: (x: 3, y: 4)
// expect: [(x: 1, y: 2)] [(1, 2)] [[(1, 2)], [(1, 2)]] [(1, 2), (1, 2)]
