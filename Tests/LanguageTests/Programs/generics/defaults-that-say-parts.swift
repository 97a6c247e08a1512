// Default arguments that say what generic parameters inside of a parameter's type stand for (SE-0347).
protocol Shape {
  init()
  var name: String { get }
}
struct Circle: Shape {
  let name = "circle"
}

struct Frame<Content: Shape> {
  let make: () -> Content
  init(_ make: @escaping () -> Content = { Circle() }) { self.make = make }
}
print(Frame().make().name)

func count<S: Shape>(_ shapes: [S] = [Circle(), Circle()]) -> Int { shapes.count }
func convert<S: Shape, Result>(_ change: (S) -> Result = { (circle: Circle) in circle.name }) -> Result { change(S()) }
func type<S: Shape>(of shape: S? = Circle()) -> String { "\(Swift.type(of: shape))" }
func table<Key: Hashable, Item>(_ items: [Key: Item] = [1: "one"]) -> String { "\(Swift.type(of: items))" }
func total<Numbers: Collection>(_ numbers: () -> Numbers = { [1, 2] }) -> Int where Numbers.Element == Int {
  numbers().reduce(0, +)
}
func first<Item>(_ pair: (Item, Item) = (1, 2)) -> Item { pair.0 }
func late<Item>(_ item: @autoclosure () -> Item = 4.5) -> Item { item() }
func fresh<S: Shape>(_ type: S.Type, _ shape: S = .init()) -> String { shape.name }
print(count(), convert(), type(), table(), total(), first(), late(), fresh(Circle.self))
print(count([Circle()]), convert { (circle: Circle) in 3 }, total { Set([4]) }, first(("a", "b")))
// expect: circle
// expect: 2 circle Optional<Circle> Dictionary<Int, String> 3 1 4.5 circle
// expect: 1 3 4 a
