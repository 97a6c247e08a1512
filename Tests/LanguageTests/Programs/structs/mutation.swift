struct Point: Equatable { var x: Int; var y: Int }
struct Line { var start: Point; var end: Point
  var length: Int { abs(end.x - start.x) + abs(end.y - start.y) }
  mutating func shift(by amount: Int) {
    start.x += amount
    end.x += amount
  }
}
func abs(_ n: Int) -> Int { n < 0 ? -n : n }
var line = Line(start: Point(x: 0, y: 0), end: Point(x: 3, y: 4))
var copy = line
copy.shift(by: 10)
copy.end.y = 100
print(line.length, copy.length)
print(line.start == Point(x: 0, y: 0), line.start == copy.start)
print(line)
print(copy)
struct Counter {
  private(set) var count = 0
  static var made = 0
  init() { Counter.made += 1 }
  init(from start: Int) { self.init(); count = start }
  mutating func increment() -> Int { count += 1; return count }
  subscript(offset: Int) -> Int { get { count + offset } set { count = newValue - offset } }
  var double: Int { get { count * 2 } set { count = newValue / 2 } }
}
var c = Counter(from: 5)
print(c.increment(), c.increment())
c[3] = 20
print(c[0], c.double)
c.double = 50
print(c.count, Counter.made)
var points = [Point(x: 1, y: 1), Point(x: 2, y: 2)]
points[0].x = 9
points[1].y += 5
print(points)
for var p in points { p.x = 0; print(p.x, p.y) }
func grow(_ p: inout Point) { p.x *= 2; p.y *= 2 }
grow(&points[0])
grow(&line.start)
print(points[0], line.start)
struct Observed { var v = 0 { willSet { print("will", newValue) } didSet { print("did", oldValue, v) } } }
var o = Observed()
o.v = 5
o.v += 1
struct Lazy { lazy var value: Int = { print("computing"); return 42 }() }
var lazyOne = Lazy()
print(lazyOne.value, lazyOne.value)
// expect: 7 103
// expect: true false
// expect: Line(start: main.Point(x: 0, y: 0), end: main.Point(x: 3, y: 4))
// expect: Line(start: main.Point(x: 10, y: 0), end: main.Point(x: 13, y: 100))
// expect: 6 7
// expect: 17 34
// expect: 25 1
// expect: [main.Point(x: 9, y: 1), main.Point(x: 2, y: 7)]
// expect: 0 1
// expect: 0 7
// expect: Point(x: 18, y: 2) Point(x: 0, y: 0)
// expect: will 5
// expect: did 0 5
// expect: will 6
// expect: did 5 6
// expect: computing
// expect: 42 42
