class Sequence2 {
  var (a, b) = (1, 0)
  let (name, size): (String, Int) = ("fib", 3)
  static var (low, high) = (0, 9)
  func next() -> Int { (a, b) = (a + b, a); return a }
}
let sequence = Sequence2()
print(sequence.next(), sequence.next(), sequence.next(), sequence.a, sequence.b, sequence.name, sequence.size)
Sequence2.low += 1
print(Sequence2.low, Sequence2.high)
struct Point {
  var (x, y) = (1.5, 2.5)
  private(set) var (first, (second, _)) = (1, (2, 3))
  var (number, text): (Int8, String) = (7, "seven")
}
var point = Point()
point.x += 1
print(point, point.text)
struct Size { var (width, height) = (1, 2), depth = 3 }
struct Edge {
  let (from, to): (Int, Int)
  init(_ end: Int) { from = 0; to = end }
}
print(Size(), Size(width: 2, height: 5), Edge(4))

// The elements of a tuple may get their values one by one.
let status: (code: Int, text: String)
status.code = 6
status.text = "fine"
print(status)
struct Robot {
  var place: (x: Int, y: Int)
  let size: (Int, Int)
  init(_ list: [Int]) {
    place.x = list[0]
    self.place.y = list[1]
    if list.count > 2 { size = (list[2], 0) } else { size.0 = 1; size.1 = 2 }
  }
}
print(Robot([3, 4]), Robot([5, 6, 7]).size)
final class Frame {
  var origin: (Double, Double)
  init() { origin.1 = 2; origin.0 = origin.1 * 2 }
}
func local(_ flag: Bool) -> (Int, String?) {
  var result: (Int, String?)
  result.0 = 3
  result.1 = flag ? "yes" : nil
  return result
}
print(Frame().origin, local(true), local(false))
// expect: 1 2 3 3 2 fib 3
// expect: 1 9
// expect: Point(x: 2.5, y: 2.5, first: 1, second: 2, number: 7, text: "seven") seven
// expect: Size(width: 1, height: 2, depth: 3) Size(width: 2, height: 5, depth: 3) Edge(from: 0, to: 4)
// expect: (code: 6, text: "fine")
// expect: Robot(place: (x: 3, y: 4), size: (1, 2)) (7, 0)
// expect: (4.0, 2.0) (3, Optional("yes")) (3, nil)
