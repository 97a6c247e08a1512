func pair() -> (Int, Int) { (1, 2) }
struct Point {
  var (x, y) = (1, 2.5)
  static let (zero, one): (Int, String) = (0, "one")
  var total: Double { Double(x) + y }
}
class Box {
  let (width, height): (Int, Int)
  private var ((a, b), c) = ((1, "b"), [3])
  init(size: Int) {
    width = size
    height = size * 2
    a += 1
    c.append(4)
  }
  var text: String { "\(width)x\(height) \(a) \(b) \(c)" }
}
var point = Point()
point.x += 4
print(point, point.total, Point.zero, Point.one, Box(size: 3).text)
// expect: Point(x: 5, y: 2.5) 7.5 0 one 3x6 2 b [3, 4]
