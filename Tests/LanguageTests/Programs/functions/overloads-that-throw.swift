// Overloaded functions given to what takes functions that throw: the types decide, not whether they throw.
func label(_ number: Int) -> String { "int \(number)" }
func label(_ text: String) -> String { "text \(text)" }
func label(_ number: Double) throws -> Int { Int(number) }

let ofInt: (Int) -> String = label
let ofText: (String) -> String = label
let ofDouble: (Double) throws -> Int = label
print(ofInt(1), ofText("a"), try ofDouble(2.5))
print([1, 2].map(label), ["a"].map(label), try [2.5].map(label))

func apply<T, U>(_ value: T, _ f: (T) throws -> U) rethrows -> U { try f(value) }
print(apply(1, label), apply("b", label), try apply(1.5, label))

struct Point { let x: Int; let y: Int }
extension Point {
  init(_ pair: (Int, Int)) { (x, y) = pair }
  init?(text: String) {
    guard let x = Int(text) else { return nil }
    self.init(x: x, y: x)
  }
}
let make: (Int, Int) -> Point = Point.init
print(make(1, 2), [(3, 4)].map(Point.init), zip([5], [6]).map(Point.init(x:y:)))
print(["7", "x"].map(Point.init(text:)).map { $0?.x ?? 0 }, ["8", "y"].compactMap(Point.init(text:)))
// expect: int 1 text a 2
// expect: ["int 1", "int 2"] ["text a"] [2]
// expect: int 1 text b 1
// expect: Point(x: 1, y: 2) [main.Point(x: 3, y: 4)] [main.Point(x: 5, y: 6)]
// expect: [7, 0] [main.Point(x: 8, y: 8)]
