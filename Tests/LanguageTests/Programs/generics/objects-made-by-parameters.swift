// What `T(…)` makes is an object of the class that `T` stands for: its own initializer runs, and its properties get their values.
class Shape {
  let name: String
  required init(_ name: String) { self.name = name }
  static func make<T: Shape>(_: T.Type = T.self) -> T { T("made") }
  func describe() -> String { name }
}
class Rectangle: Shape {
  var width = 1.0
  var height: Double
  required init(_ name: String) {
    height = 2
    super.init(name)
    width += 3
  }
  override func describe() -> String { "\(super.describe()) \(width)x\(height)" }
}
class Square: Rectangle { lazy var area = width * width }
class Plain: Shape { var corners = [1, 2] }

func call<T: Shape>(_ type: T.Type) -> T { T("call") }
func initialize<T: Shape>(_ type: T.Type) -> T { T.init("init") }
func implicit<T: Shape>() -> T { .init("implicit") }
func either<T: Shape>(_ type: T.Type) -> T { Shape("no") as? T ?? T("either") }
struct Factory<T: Shape> {
  func one() -> T { T("one") }
  static func two() -> T { T.init("two") }
}
final class Shelf<T: Shape> {
  var items: [T] = []
  func fill() -> Self { items = [T("first"), .init("second")]; return self }
}
protocol Maker { associatedtype Product: Shape }
extension Maker { func build() -> Product { Product("built") } }
struct Squares: Maker { typealias Product = Square }

print(call(Rectangle.self).describe(), call(Plain.self).corners, call(Shape.self).describe())
print(initialize(Square.self).describe(), initialize(Square.self).area)
let plain: Plain = implicit(), made: Square = .make()
print(plain.corners, made.describe(), Shape.make(Plain.self).corners)
print(either(Square.self).describe(), either(Shape.self).describe())
print(Factory<Square>().one().area, Factory<Plain>.two().corners, Shelf<Rectangle>().fill().items.map { $0.describe() })
print(Squares().build().describe(), Squares().build().area)
// expect: call 4.0x2.0 [1, 2] call
// expect: init 4.0x2.0 16.0
// expect: [1, 2] made 4.0x2.0 [1, 2]
// expect: either 4.0x2.0 no
// expect: 16.0 [1, 2] ["first 4.0x2.0", "second 4.0x2.0"]
// expect: built 4.0x2.0 16.0
