// A required property whose type is another protocol is met by one of that protocol's type, with and without 'any'.
protocol Renderer { func draw(_ shape: String) -> String }
protocol Shape { var renderer: Renderer { get set }; func draw() -> String }
protocol Drink { func cost() -> Double }
protocol DrinkDecorator: Drink { var wrapped: Drink { get } }
protocol Holder { var held: any Drink { get }; var last: Renderer? { get }; var all: [Drink] { get } }
protocol Failing { associatedtype Failure: Error; var failure: Failure { get } }

struct Vector: Renderer { func draw(_ shape: String) -> String { "lines of a \(shape)" } }
struct Raster: Renderer { func draw(_ shape: String) -> String { "pixels of a \(shape)" } }

class Circle: Shape {
  var renderer: Renderer
  init(renderer: Renderer) { self.renderer = renderer }
  func draw() -> String { renderer.draw("circle") }
}

struct Tea: Drink { func cost() -> Double { 1 } }
struct Milk: DrinkDecorator { let wrapped: any Drink; func cost() -> Double { wrapped.cost() + 0.5 } }
class Sugar: DrinkDecorator {
  var wrapped: Drink
  init(_ drink: Drink) { wrapped = drink }
  func cost() -> Double { wrapped.cost() + 0.25 }
}
struct Tray: Holder { var held: Drink; var last: (any Renderer)?; var all: [any Drink] { [held, Tea()] } }
struct Spilled: Error {}
struct Report: Failing { var failure: any Error }

var circle: Shape = Circle(renderer: Vector())
print(circle.draw())
circle.renderer = Raster()
print(circle.draw())
print(Sugar(Milk(wrapped: Tea())).cost())
let tray = Tray(held: Sugar(Tea()), last: nil)
print(tray.held.cost(), tray.last == nil, tray.all.map { $0.cost() })
print(Report(failure: Spilled()).failure)
// expect: lines of a circle
// expect: pixels of a circle
// expect: 1.75
// expect: 1.25 true [1.25, 1.0]
// expect: Spilled()
